// Scores, history and charts, in the words of Vinhos.
export const scores = {
  'scores.by.exports': 'by barrels in export',
  'scores.by.money': 'by money',
  'scores.part.export': 'Export',
  'scores.part.fair': 'Fairs',
  'scores.part.money': 'Money',
  'scores.part.wines': 'Wines',
  'scores.part.majorities': 'Majorities',
  'scores.part.multipliers': 'Multipliers',

  'history.marks': 'Where the years and fairs begin',
  'history.mark.year': 'Year {n}',
  'history.mark.fair': 'Fair {n}',
  'history.label.fair': 'Fair {n} – F{n}',
  'history.short.year': '{n}',
  'history.short.fair': 'F{n}',

  'measure.money': 'Bagos',
  'measure.fair-points': 'Fair points',

  'chart.heading': 'Over the years',
} as const;
