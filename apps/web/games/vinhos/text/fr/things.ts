// Les choses sur le plateau : leurs noms, et ce qu’on peut dire de chacune.

import type { Translated } from '../../../../text/translated.ts';
import type { things as english } from '../en/things.ts';

export const things: Translated<typeof english> = {
  'quadrel.help': '{help} {price}',
  'thing.plot': 'places, {estate}',
  'thing.enologist': 'œnologues, {estate}',
  'thing.farmer': 'agriculteurs, {estate}',
  'thing.cellar': 'cave, {estate}',
  'thing.no-wine': 'pas de vin',
  'thing.pile': 'experts {feature}',
  'thing.stand': 'stand {n} : {bonus}',
  'thing.slot': 'place {n} de la manche suivante',
  'thing.cubes': '{n, plural, =0 {aucun cube} one {# cube} other {# cubes}}',

  'colour.letter': '{colour, select, red {R} other {B}}',
  'map.drawn':
    'Le Portugal, entre l’Espagne et la mer. Terres, bateau, villes et arbres ne sont qu’un décor : ce qui compte est à côté des noms de régions.',
  'map.spain': 'Espagne',
  'quadrel.taxed': 'Année {year} : venir ici coûte 1 Bago de taxe.',
  'quadrel.tax-year': 'L’année {year}, venir ici est taxé.',
  'quadrel.tax-sign': 'taxe +1',
  'quadrel.cost': '{cost, plural, =0 {gratuit} other {#}}',
  'quadrel.barred': 'impossible : {reason}',
  'quadrel.price-parts':
    'Venir ici {cost, plural, =0 {est gratuit} one {coûte # Bago} other {coûte # Bagos}} pour {name}{distance, plural, =0 {} other {, # pour le long chemin}}{tax, plural, =0 {} other {, # de taxe}}{players, plural, =0 {} other {, # à {to}}}{bribe, plural, =0 {} other {, # pour la pièce posée là}}.',
  'quadrel.bribe': 'Une pièce laissée par Lacerda : venir ici coûte 1 de plus, une fois',

  'help.action.vineyards':
    '{limit, plural, =0 {Acheter des vignobles} other {Acheter jusqu’à # vignobles}} : la tuile visible d’une région, au prix qu’elle porte.',
  'help.action.cellars':
    '{limit, plural, =1 {Aménager une cave} other {Aménager jusqu’à # caves}}, où le vin se garde plus longtemps et gagne davantage.',
  'help.action.wineries': 'Construire jusqu’à {limit} chais, qui donnent de meilleurs vins.',
  'help.action.experts': 'Engager jusqu’à {limit} experts au sommet des piles.',
  'help.action.centre': 'Passer, ou faire un communiqué de presse : présenter un vin pour la foire.',
  'help.action.staff':
    '{farmers, select, yes {Engager jusqu’à {limit} personnes : œnologues pour les chais, agriculteurs pour les vignobles.} other {Engager jusqu’à {limit} œnologues pour les chais.}}',
  'help.action.export':
    '{limit, plural, =0 {Exporter des vins} other {Exporter jusqu’à # vins}} pour des points de victoire, et pour le plus de tonneaux à bord d’un navire.',
  'help.action.sales': '{limit, plural, =0 {Vendre des vins} other {Vendre jusqu’à # vins}} pour de l’argent.',

  'regions.out': '{region} : hors de cette partie.',
  'regions.help':
    '{region}. {gift} {top}{below, select, none {.} other { ({below}).}} Cubes de renommée, qui augmentent la valeur des vins d’ici : {cubes} sur {most}.{estates, plural, =0 {} other { Domaines : {owners}.}}{wanted, select, yes { {magnate} demande du vin d’ici.} other {}}',
  'regions.top': 'Sur la pile, un vignoble {colour, select, red {rouge} other {blanc}} à {cost, plural, one {# Bago} other {# Bagos}}',

  'sales.shelf': '{house}, {colour, select, red {rouge} other {blanc}}',
  'sales.plate-help': 'Ventes : trois maisons qui achètent du vin contre des Bagos. Une vente laisse un de vos tonneaux à sa place.',
  'sales.house-help':
    '{house} : {n, plural, =1 {pour le vin simple} =2 {pour le meilleur vin} other {pour le plus grand vin}}, de valeur {from} à {to}. {pairs, select, yes {Deux de vos tonneaux dans le même lieu peuvent être repris par paire.} other {Rien d’autre ne distingue les trois lieux.}}',
  'sales.help':
    'Un vin {colour, select, red {rouge} other {blanc}} qui vaut au moins {value} se vend ici {value, plural, one {# Bago} other {# Bagos}}{bank, select, yes {, versés au compte} other {}}.{taken, select, yes { Occupée : {name}.} other {}}',
  'export.vp': '{vp}',
  'export.points': '{points} PV',
  'export.plate-help':
    'Export : des navires qui prennent du vin contre des points de victoire, et davantage à la fin pour le plus de tonneaux à bord.',
  'export.column': 'bateau {hull}',
  'export.help':
    'Un vin qui vaut au moins {number} marque ici {points} PV ; son tonneau compte pour le plus de tonneaux à bord du navire qui porte {hull}.{taken, select, yes { Occupée : {name}.} other {}}',

  'fair.stand-help':
    'Stand {n} de la foire, pour qui présente un vin : il apporte {bonus}.{taken, select, yes { Occupé : {name}.} other {}}',
  'fair.prizes-help':
    'La foire à la fin de l’année {year} : le plus de points de foire rapporte {first} PV{others, select, none {} other {, les places suivantes {others}}}. Seul qui présente un vin y participe.',
  'fair.no-bonus': 'rien',
  'fair.plate-help':
    'La foire : les nombres de la guirlande comptent les points de foire de chacun, et les stands sont pour les vins présentés.',
  'fair.bonus': '+{amount}',
  'fair.present-with': 'Présenter avec',
  'fair.cubes': '{n}',
  'fair.cubes-help':
    '{n, plural, =0 {Présenter le vin sans cube de renommée.} one {Retirer # cube de renommée de la région pour augmenter la valeur.} other {Retirer # cubes de renommée de la région pour augmenter la valeur.}}',

  'magnates.short-heading': 'Tuiles',
  'magnates.plate-help':
    'Les tuiles des magnats : de petites actions en plus, et des multiplicateurs qui rapportent des points à la fin. Après une foire, chacune coûte un vin.',
  'magnates.figure':
    '{kind, select, vineyard {−{discount}} points {+{points}} winery {{price}} cellar {{price}} enologist {{price}} farmer {{price}} investment {+1} other {0}}',
  'magnates.per': '{per, plural, =0 {+} other {#}}',
  'magnates.tile-help':
    'Une tuile à prendre : en plus de l’action d’un tour, {deed} ; puis elle est retournée jusqu’au début de l’année 4 ou 6. Après une foire, elle coûte un vin au choix.',
  'magnates.multiplier-help':
    'Des points à la fin, avec un de vos tonneaux dessus : {tile}. Pour {name}, ce sont {vp} PV maintenant. Après une foire, elle coûte un vin au choix.',
  'experts.help':
    '{top, select, none {{feature} : il ne reste personne sur cette pile.} unturned {{feature} : le prochain expert n’est pas encore retourné ; l’engager coûte {price, plural, one {# Bago} other {# Bagos}}.} other {Expert {feature} pour {price, plural, one {# Bago} other {# Bagos}} : il peut {deed}, et est alors retourné jusqu’au début de l’année 4 ou 6 ; ou on l’envoie à une foire pour des points de foire{arrow, select, yes {{tracks, select, yes {, où sa flèche fait monter le marqueur} other {, un de plus que les autres}}} other {}}, et il est parti. {below, plural, =0 {C’est le dernier de sa pile.} other {Encore # dessous.}}}}',
  'supply.cubes-help':
    'Encore {count, plural, one {# cube} other {# cubes}} de renommée : chaque vignoble, chai ou cave en amène un dans une région.',
  'supply.wineries-help': 'Encore {count, plural, one {# chai} other {# chais}} à construire.',
  'supply.cellars-help': 'Encore {count, plural, one {# cave} other {# caves}} à construire.',
  'supply.enologists-help': 'Encore {count, plural, one {# œnologue} other {# œnologues}} à engager.',
  'supply.farmers-help': 'Encore {count, plural, one {# agriculteur} other {# agriculteurs}}.',
  'supply.ports-help':
    'Encore {count, plural, one {# tuile} other {# tuiles}} de porto : un nouveau domaine du Douro en apporte. À une récolte chacune améliore un vin du Douro de {port}.',

  'vintage.weather-help':
    '{sky, select, calm {La météo de l’année ne change rien au vin.} other {La météo de l’année : {weather} à la qualité de chaque vin de sa récolte.}}',
  'vintage.feature-help':
    '{tracks, select, yes {Le marqueur {feature} a monté de {symbols} au début de l’année.} other {{feature} : à cette foire vous pouvez envoyer un expert de cette sorte, pour {symbols, plural, one {# point de foire} other {# points de foire}}.}}',
  'vintage.looks-for': 'Ce que la foire cherche dans un vin présenté cette année : les experts qui s’y connaissent rapportent des points.',
  'wishes.help':
    '{wish}. Qui présente un tel vin peut {rows, select, yes {confier un de ses tonneaux à {magnate}} other {reprendre à {magnate} un de ses tonneaux}}.',
  'vintage.at-least': '{value}+',
  'order.help': 'Qui joue quand : en haut dans cette manche, en bas dans la suivante. L’anneau entoure celui dont c’est le tour.',
  'order.slot-help':
    'Place {n} de la manche suivante : qui passe ou présente un vin prend une place libre.{taken, select, yes { Occupée : {name}.} other {}}',
};
