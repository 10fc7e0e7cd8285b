// Points, historique et courbes, dans les mots de Vinhos.
import type { Translated } from '../../../../text/translated.ts';
import type { scores as english } from '../en/scores.ts';

export const scores: Translated<typeof english> = {
  'scores.by.exports': 'aux tonneaux à l’export',
  'scores.by.money': 'à l’argent',
  'scores.part.export': 'Export',
  'scores.part.fair': 'Foires',
  'scores.part.money': 'Argent',
  'scores.part.wines': 'Vins',
  'scores.now-note':
    'L’argent compte à la fin, par paliers : une dépense peut ôter des points maintenant. Le vin qu’elle permet en rapporte plus.',
  'preview.score':
    'Points si la partie finissait là : {now, plural, =0 {inchangé} other {{signed}}}{down, select, yes {. L’argent et le vin comptent à la fin ; ce que vous construisez ou engagez rapporte plus tard} other {}}.',
  'scores.part.majorities': 'Plus de tonneaux à bord',
  'scores.part.multipliers': 'Multiplicateurs',

  'history.marks': 'Le début des années et des foires',
  'history.mark.year': 'Année {n}',
  'history.mark.fair': 'Foire {n}',
  'history.label.fair': 'Foire {n} – F{n}',
  'history.short.year': '{n}',
  'history.short.fair': 'F{n}',

  'measure.money': 'Bagos',
  'measure.fair-points': 'Points de foire',
  'chart.marks': 'Sous chaque courbe : les années, et F1 à F3 pour les foires.',
  'chart.mark.end': 'Dernier tour',

  'chart.heading': 'Au fil des années',
};
