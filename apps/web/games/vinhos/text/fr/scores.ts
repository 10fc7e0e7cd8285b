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
  'scores.part.majorities': 'Majorités',
  'scores.part.multipliers': 'Multiplicateurs',

  'history.marks': 'Le début des années et des foires',
  'history.mark.year': 'Année {n}',
  'history.mark.fair': 'Foire {n}',
  'history.label.fair': 'Foire {n} – F{n}',
  'history.short.year': '{n}',
  'history.short.fair': 'F{n}',

  'measure.money': 'Bagos',
  'measure.fair-points': 'Points de foire',

  'chart.heading': 'Au fil des années',
};
