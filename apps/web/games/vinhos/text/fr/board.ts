// Le plateau de Vinhos : titres, étiquettes, noms courts.

import type { Translated } from '../../../../text/translated.ts';
import type { board as english } from '../en/board.ts';

export const board: Translated<typeof english> = {
  'year.heading': 'Année',
  'year.setup': 'Mise en place',
  'year.of': 'Année {year} sur {years}',
  'year.short': 'Année {year}',
  'year.help':
    'Une partie dure {years} ans. Chaque année, chacun joue deux fois, une fois par manche. Les tentes : les années qui finissent par une foire.',
  'year.phase': '{year} · {phase}',
  'year.extra': 'Tour en plus',
  'round.of': 'Manche {round} sur 2',
  'phase.maintenance': 'Reprise des tonneaux',
  'phase.production': 'Récolte',
  'phase.ending': 'L’année finit',
  'phase.fair': 'Foire {n}',
  'vintage.label': 'Millésime',
  'vintage.weather': 'Météo {weather}',
  'vintage.feature': '{feature} {symbols}',
  'vintage.wants.colour': '{magnate} demande du vin {colour, select, red {rouge} other {blanc}}',
  'vintage.wants.value': '{magnate} demande un vin de valeur {value} ou plus',
  'vintage.wants.regions': '{magnate} demande du vin de l’une de ces régions : {regions}',
  'wishes.label': 'Ce que demandent les magnats',
  'order.this-word': 'ordre',
  'order.next-word': 'après',
  'order.label': 'Ordre',
  'order.next': 'Manche suivante',
  'order.slot': '{n} : {name}',
  'order.free': '{n, selectordinal, one {#er} other {#e}}',

  'quadrel.heading': 'Actions',
  'quadrel.here': '{name} est ici',

  'regions.heading': 'Régions',
  'regions.unturned': 'Le vignoble du dessus n’est pas encore retourné',
  'regions.empty': 'Il n’y a plus de vignoble',
  'regions.below-of':
    'dessous : {red, plural, =0 {} one {# rouge} other {# rouges}}{white, plural, =0 {} one {{red, plural, =0 {} other {, }}# blanc} other {{red, plural, =0 {} other {, }}# blancs}}',
  'regions.arranged':
    'dessous : {red, plural, =0 {} one {# rouge} other {# rouges}}{white, plural, =0 {} one {{red, plural, =0 {} other {, }}# blanc} other {{red, plural, =0 {} other {, }}# blancs}}, dans un ordre connu ({name})',
  'regions.arranged-as': 'dessous, dans l’ordre choisi ({name}) : {tiles}',

  'sales.heading': 'Ventes',
  'sales.colour': '{colour, select, red {Rouge} other {Blanc}}',
  'sales.space': '{colour, select, red {Rouge} other {Blanc}} {value}, {house}',
  'barrel.of': 'tonneau ({name})',
  'barrel.none': 'libre',

  'export.heading': 'Export',
  'export.majority-label':
    'Le plus de tonneaux à bord du navire qui porte {vp} : {vp} PV à la fin{leaders, select, none {} other { ; en tête : {leaders}}}.',
  'export.closed': 'à partir de 3 joueurs',

  'fair.heading': 'Foire',
  'fair.next': 'Fin de l’année {year} : {prizes} PV',
  'fair.year': 'Année {year}',
  'fair.over': 'finies',
  'fair.none': 'Toutes les foires sont passées',
  'fair.stand': '{n} : {bonus}',
  'fair.stand-label': 'Stand {n} : {bonus}, {name}',
  'fair.free': 'libre',
  'fair.points': 'Points de foire',
  'fair.points-of': '{points}{presented, select, yes { ✓} other {}}',
  'fair.points-label':
    '{name} : {points, plural, one {# point de foire} other {# points de foire}}{presented, select, yes {, vin présenté} other {}}',

  'magnates.heading': 'Tuiles des magnats',
  'magnates.left': 'Encore {tiles, plural, one {# tuile} other {# tuiles}} dans la pile',
  'magnates.none': 'Aucune tuile exposée',

  'supply.heading': 'Réserve',
  'supply.cubes': 'Cubes',
  'supply.wineries': 'Chais',
  'supply.cellars': 'Caves',
  'supply.enologists': 'Œnologues',
  'supply.farmers': 'Agriculteurs',
  'supply.ports': 'Porto',
  'experts.count': '×{count}',
  'experts.heading': 'Piles d’experts',

  'player.money': 'Bagos',
  'player.barrels': 'Tonneaux',
  'player.magnates': 'Magnats',
  'player.magnate-barrels': '{a} · {b} · {c}',
  'player.magnate-barrels-label': 'Tonneaux : chez {first} {a}, chez {second} {b}, chez {third} {c}',
  'player.points': 'Foire',
  'player.ports': 'Porto',
  'player.estates': 'Domaines',
  'player.tiles': 'Tuiles de magnat',
  'player.experts': 'Experts',
  'player.none': 'aucun',
  'player.up': 'disponible',
  'player.down': 'déjà employé',
  'player.tile-up': '{tile}',
  'player.tile-down': '{tile} (employée)',
  'player.expert-up': '{expert}',
  'player.expert-down': '{expert} (employé)',
  'player.multiplier': '{tile} → {vp}',
  'player.multiplier-bare': '{tile} (sans tonneau)',

  'estate.heading': '{n}',
  'estate.region': '{region}',
  'estate.slots-label':
    '{vineyards, plural, =0 {aucun vignoble} one {# vignoble} other {# vignobles}} ({farmers, plural, =0 {aucun agriculteur} one {# agriculteur} other {# agriculteurs}}), {wineries, plural, =0 {aucun chai} one {# chai} other {# chais}} ({enologists, plural, =0 {aucun œnologue} one {# œnologue} other {# œnologues}}), {free, plural, =0 {aucune place libre} one {# place libre} other {# places libres}}',
  'estate.waiting': '{cubes, plural, one {# cube en attente} other {# cubes en attente}}',
  'estate.coming': 'prochain vin : qualité {quality}',
  'estate.cellar': 'Cave',
  'estate.warehouse': 'Entrepôt',
  'place.empty': 'place vide, +{bonus}',
  'place.wine': '{wine}, valeur {value}{best, plural, =0 {} other { (jusqu’à #)}}',
};
