// A new year, a harvest, a fair, shown over the board.
export const scenes = {
  'scene.year': 'Year {year} of {years}',
  'scene.weather':
    '{weather, plural, =0 {Mild weather: every wine is as good as its estate.} other {{signed} to the quality of every wine this year.}}',
  'scene.harvest': 'The harvest of year {year}',
  'scene.made': 'A wine of quality {quality}',
  'scene.part.vineyards': 'Vineyards',
  'scene.part.farmers': 'Farmers',
  'scene.part.wineries': 'Wineries',
  'scene.part.enologists': 'Enologists',
  'scene.part.weather': 'Weather',
  'scene.part.port': 'Port',
  'scene.fair': 'The {fair, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} fair',
  'scene.fair-points': '{points, plural, one {# fair point} other {# fair points}}',
  'scene.fair-vp': '+{vp} VP',
  'scene.fair-shared': '+{vp} VP, shared',
  'scene.fair-none': 'no prize',
} as const;
