// Les noms du matériel.

import type { Translated } from '../../../../text/translated.ts';
import type { components as english } from '../en/components.ts';

export const components: Translated<typeof english> = {
  'region.tras-os-montes': 'Trás-os-Montes',
  'region.minho': 'Minho',
  'region.douro': 'Douro',
  'region.dao': 'Dão',
  'region.ribatejo': 'Ribatejo',
  'region.lisboa': 'Lisboa',
  'region.setubal': 'Setúbal',
  'region.alentejo': 'Alentejo',
  'region.algarve': 'Algarve',

  'benefit.tras-os-montes': '+{points} points de foire à la présentation',
  'benefit.minho': 'pas de cave dans ce domaine',
  'benefit.douro': '{ports} tuiles de porto',
  'benefit.dao': 'une cave offerte',
  'benefit.ribatejo': 'un agriculteur offert',
  'benefit.lisboa': 'un chai offert',
  'benefit.setubal': '{experts} experts offerts',
  'benefit.alentejo': 'un cube compte pour {worth}',
  'benefit.algarve': 'valeur des vins +{value}',

  'colour.red': 'rouge',
  'colour.white': 'blanc',

  'feature.taste': 'Goût',
  'feature.aroma': 'Arôme',
  'feature.look': 'Robe',
  'feature.alcohol': 'Alcool',

  'ability.cash': '+{cash} Bagos',
  'ability.free-move': 'déplacement gratuit',
  'ability.renown': 'poser un cube',
  'ability.retrieve-barrel': 'reprendre un tonneau',
  'ability.reorder-vineyards': 'ranger une pile',
  'ability.vineyard-discount': 'vignobles −{discount}',

  'expert.full': '{feature} : {ability}{arrow, select, yes { ▲} other {}}',
  'expert.named': 'expert {feature} ({ability})',

  'action.vineyards': 'Vignobles',
  'action.cellars': 'Caves',
  'action.wineries': 'Chais',
  'action.experts': 'Experts',
  'action.centre': 'Passer ou présenter',
  'action.staff': '{farmers, select, yes {Œnologues, agriculteurs} other {Œnologues}}',
  'action.export': 'Export',
  'action.sales': 'Ventes',
  'space.name': '{which, select, upper {{action} (haut)} lower {{action} (bas)} other {{action}}}',

  'tile.expert': 'expert offert',
  'tile.vineyard': 'vignoble −{discount}',
  'tile.points': '{points} points de foire',
  'tile.sales': 'action de vente',
  'tile.export': 'action d’export',
  'tile.winery': 'chai à {price}',
  'tile.cellar': 'cave à {price}',
  'tile.enologist': 'œnologue à {price}',
  'tile.farmer': 'agriculteur à {price}',

  'multiplier.estates': '{per} par domaine complet{cap, plural, =0 {} other { (# max.)}}',
  'multiplier.wines': '{per} par vin{cap, plural, =0 {} other { (# max.)}}',
  'multiplier.cellars': '{per} par cave{cap, plural, =0 {} other { (# max.)}}',
  'multiplier.magnates': '{per} par tuile de magnat{cap, plural, =0 {} other { (# max.)}}',
  'multiplier.vineyards': '{per} par vignoble{cap, plural, =0 {} other { (# max.)}}',
  'multiplier.experts': '{per} par expert{cap, plural, =0 {} other { (# max.)}}',
  'multiplier.barrels': '{per} par tonneau repris aux magnats{cap, plural, =0 {} other { (# max.)}}',
  'multiplier.enologists': '{per} par œnologue{cap, plural, =0 {} other { (# max.)}}',
  'multiplier.wineries': '{per} par chai{cap, plural, =0 {} other { (# max.)}}',
  'multiplier.farmers': '{per} par agriculteur{cap, plural, =0 {} other { (# max.)}}',
  'multiplier.majorities': '{per} par majorité d’export{cap, plural, =0 {} other { (# max.)}}',
  'multiplier.money': 'davantage pour l’argent',

  'stand.none': 'rien',
  'stand.expert': '{amount, plural, one {un expert} other {# experts}}',
  'stand.money': '{amount, plural, one {# Bago} other {# Bagos}}',
  'stand.points': '{amount, plural, one {# point de foire} other {# points de foire}}',

  'house.casa-de-fados': 'Maison de fado',
  'house.hotel': 'Hôtel',
  'house.enoteca': 'Caviste',

  'magnate.0': 'Anabela',
  'magnate.1': 'Bruno',
  'magnate.2': 'Carolina',

  'estate.number': 'domaine {n}',
  'estate.empty': 'domaine {n} (vide)',
  'estate.plain': 'domaine {n} (sans vignoble)',
  'estate.of': 'domaine {n} ({region}, {colour, select, red {rouge} other {blanc}})',
  'estate.short': '{kind, select, of {Domaine {n} · {region}} empty {Domaine {n} · vide} other {Domaine {n}}}',
  'estate.count': 'domaine {n} : {count}',

  'wine.short': '{colour, select, red {rouge} other {blanc}} {region}, qualité {quality}',
  'wine.at': '{colour, select, red {rouge} other {blanc}} {region}, qualité {quality}, valeur {value} (domaine {n}, place {place})',
  'wine.title': '{colour, select, red {rouge} other {blanc}} {region} {quality}, valeur {value} (domaine {n})',

  'sale.space': '{colour, select, red {rouge} other {blanc}} {value}, {house}',
  'export.space': 'colonne {column}, case {number}',
};
