// Scores, history and charts, in the words of Vinhos.
export const scores = {
  'scores.by.exports': 'by barrels in export',
  'scores.by.money': 'by money',
  'scores.part.export': 'Export',
  'scores.part.fair': 'Fairs',
  'scores.part.money': 'Money',
  'scores.part.wines': 'Wines',
  'scores.now-note':
    'Money counts at the end, in steps: what you spend can take points off now. The wine that you make with it brings more.',
  'preview.score':
    'Points if the game ended then: {now, plural, =0 {unchanged} other {{signed}}}{down, select, yes {. Money and wine count at the end; what you build or hire pays later} other {}}.',
  'scores.part.majorities': 'Most barrels aboard',
  'scores.part.multipliers': 'Multipliers',

  'history.marks': 'Where the years and fairs begin',
  'history.mark.year': 'Year {n}',
  'history.mark.fair': 'Fair {n}',
  'history.label.fair': 'Fair {n} – F{n}',
  'history.short.year': '{n}',
  'history.short.fair': 'F{n}',

  'measure.money': 'Bagos',
  'measure.fair-points': 'Fair points',
  'chart.marks': 'Below each chart: the years, and F1 to F3 for the fairs.',
  'chart.mark.end': 'Last turn',

  'chart.heading': 'Over the years',
} as const;
