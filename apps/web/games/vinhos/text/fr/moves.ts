// Les coups : un titre par groupe, une étiquette par choix, et une formule à l’infinitif qui dit le coup tout seul.

import type { Translated } from '../../../../text/translated.ts';
import type { moves as english } from '../en/moves.ts';

export const moves: Translated<typeof english> = {
  'move.found.group': 'Votre premier vignoble',
  'move.found.label': '{region}, {colour, select, red {rouge} other {blanc}}{cost, plural, =0 {} one { · # Bago} other { · # Bagos}}',
  'move.found.phrase': 'prendre un premier vignoble ({region})',

  'move.port.group': 'Dépenser des tuiles de porto',
  'move.port.label': '{tiles, plural, =0 {Pas de porto} other {Porto : {estates}}}',
  'move.port.phrase': '{tiles, plural, =0 {ne pas dépenser de porto} one {dépenser une tuile de porto} other {dépenser # tuiles de porto}}',

  'move.take.group': '{asks, select, buy_tile {Acheter une tuile de magnat contre un vin} other {Prendre une tuile de magnat}}',
  'move.take.label': '{tile}{now, plural, =-1 {} other { · # PV maintenant}}',
  'move.take.phrase': '{asks, select, buy_tile {acheter} other {prendre}} la tuile « {tile} »',

  'move.enter.group': 'Où aller',
  'move.enter.label': '{space} · {cost, plural, =0 {gratuit} other {#}}',
  'move.enter.phrase': 'aller sur « {space} »',
  'move.enter-with.group': 'Se déplacer avec l’{expert}',
  'move.enter-with.label': '{space}{cost, plural, =0 {} other { · #}}',
  'move.enter-with.phrase': 'aller sur « {space} » avec l’{expert}',

  'move.stay.group': 'Où aller',
  'move.stay.label': 'Rester au centre',
  'move.stay.phrase': 'rester au centre',

  'move.slot.group': 'Votre place dans la manche suivante',
  'move.slot.label': 'Place {n}',
  'move.slot.phrase': 'choisir la place {n} de la manche suivante',

  'move.buy.group':
    '{region}, {colour, select, red {rouge} white {blanc} other {pas de tuile}}{cost, plural, =-1 {} =0 { · gratuit} one { · # Bago} other { · # Bagos}}',
  'move.buy.kind': 'Acheter un vignoble',
  'move.buy.row': '{cost, plural, =-1 {pas de tuile} =0 {gratuit} one {# Bago} other {# Bagos}}',
  'move.buy.label': '{short}',
  'move.buy.phrase': 'acheter le vignoble {region} pour le {estate}',

  'move.winery.group': 'Construire un chai · {cost, plural, one {# Bago} other {# Bagos}}',
  'move.winery.kind': 'Construire un chai',
  'move.winery.label': '{short}',
  'move.winery.phrase': 'construire un chai dans le {estate}',

  'move.enologist.group': 'Engager un œnologue · {cost, plural, one {# Bago} other {# Bagos}}',
  'move.enologist.kind': 'Engager un œnologue',
  'move.enologist.label': '{short}',
  'move.enologist.phrase': 'engager un œnologue pour le {estate}',

  'move.farmer.group': 'Engager un agriculteur · {cost, plural, one {# Bago} other {# Bagos}}',
  'move.farmer.kind': 'Engager un agriculteur',
  'move.farmer.label': '{short}',
  'move.farmer.phrase': 'engager un agriculteur pour le {estate}',

  'move.cellar.group': 'Aménager une cave · {cost, plural, one {# Bago} other {# Bagos}}',
  'move.cellar.kind': 'Aménager une cave',
  'move.cellar.label': '{short}',
  'move.cellar.phrase': 'aménager une cave dans le {estate}',

  'turn.lead.sales': 'Pressez combien de Bagos un vin doit rapporter. Les cubes de sa région (−) lui ajoutent de la valeur.',
  'turn.lead.export': 'Pressez les points voulus. Les cubes de sa région ajoutent à la valeur du vin.',
  'move.wine.row': 'vaut {value} · {estate}',
  'move.sell.group': 'Vendre le {title}',
  'move.sell.label':
    '{money, plural, one {# Bago} other {# Bagos}}{cubes, plural, =0 {} one { avec # cube {region}} other { avec # cubes {region}}}',
  'move.sell.phrase': 'vendre le {wine} pour {money, plural, one {# Bago} other {# Bagos}}',

  'move.export.group': 'Exporter le {title}',
  'move.export.label':
    'navire qui porte {hull} : {points} PV{cubes, plural, =0 {} one { avec # cube {region}} other { avec # cubes {region}}}',
  'move.export.phrase': 'exporter le {wine} à bord du navire qui porte {hull} pour {points} PV',

  'move.hire.group':
    '{cost, plural, =0 {Prendre un expert sans payer} one {Engager un expert · # Bago} other {Engager un expert · # Bagos}}',
  'move.hire.kind': 'Prendre un expert',
  'move.hire.label': '{expert}',
  'move.hire.none': '{feature} : plus d’expert',
  'move.hire.phrase': 'prendre l’expert {feature} au sommet de sa pile',

  'move.use.group': 'Employer l’{expert}',
  'move.use.label': 'L’employer maintenant',
  'move.use.region': 'région {region}',
  'move.use.barrel': 'depuis {place}',
  'move.use.phrase': 'employer l’{expert}',
  'move.use.region-phrase': 'employer l’{expert} dans la région {region}',
  'move.use.barrel-phrase': 'employer l’{expert} : depuis {place}',
  'move.use.multiplier': 'la tuile « {tile} »',

  'move.arrange.group': 'Les vignobles ({region}) dans un nouvel ordre, le premier au sommet',
  'move.arrange.label': '{tiles}',
  'move.arrange.unknown': '{top} au sommet, le reste inconnu',
  'move.arrange.tile': '{colour, select, red {rouge} other {blanc}} à {cost}',
  'move.arrange.phrase': 'choisir l’ordre des vignobles ({region})',

  'move.tile.group': 'Employer une tuile de magnat',
  'move.tile.label': '{tile}',
  'move.tile.phrase': 'employer la tuile de magnat « {tile} »',

  'move.done.group': 'Continuer',
  'move.done.label':
    '{asks, select, vineyards {Ne plus acheter de vignoble} wineries {Ne plus construire de chai} staff {N’engager personne d’autre} cellars {Ne plus aménager de cave} sales {Ne plus vendre} export {Ne plus exporter} experts {Ne plus engager d’expert} free_experts {Ne pas prendre d’expert} send_expert {N’envoyer aucun expert de cette sorte} collect_barrels {Ne plus reprendre de tonneau} entrust_barrels {Ne plus confier de tonneau} bank {Quitter la banque} fair_window {Passer à la foire} pairs_due {Plus de paire} other {Terminé}}{then, select, over { · finit le tour} window {, puis employer un expert ou une tuile} favours {, puis employer un expert ou une faveur} other {}}',
  'move.done.phrase':
    '{asks, select, vineyards {ne plus acheter de vignoble} wineries {ne plus construire de chai} staff {n’engager personne d’autre} cellars {ne plus aménager de cave} sales {ne plus vendre} export {ne plus exporter} experts {ne plus engager d’expert} free_experts {ne pas prendre d’expert} send_expert {n’envoyer aucun expert de cette sorte} collect_barrels {ne plus reprendre de tonneau} entrust_barrels {ne plus confier de tonneau} bank {quitter la banque} fair_window {passer à la foire} pairs_due {ne plus reprendre de paire} other {continuer}}',

  'move.end.group': 'Continuer',
  'move.end.label': 'Finir le tour',
  'move.end.phrase': 'finir le tour',

  'move.pass.group': 'Continuer',
  'move.pass.label': '{asks, select, buy_tile {Ne plus acheter de tuile} benefit_round {Plus d’avantage} other {Passer}}',
  'move.pass.phrase': '{asks, select, buy_tile {ne plus acheter de tuile} benefit_round {ne plus prendre d’avantage} other {passer}}',

  'move.present.group': 'Présenter le {title}',
  'move.present.label':
    '{cubes, plural, =0 {sans cube} one {avec # cube} other {avec # cubes}} : {points, plural, one {# point de foire} other {# points de foire}}{experts, plural, =-1 {} one {, # expert} other {, # experts}}{magnates, plural, =0 {} other {, plaît à {names}}}',
  'move.present.phrase': 'présenter le {wine}, {cubes, plural, =0 {sans cube} one {avec # cube} other {avec # cubes}}',

  'move.stand.group': 'Choisir un stand à la foire',
  'move.stand.label':
    'Stand {n} : {bonus}{points, plural, =-1 {} one { · # point pour ses deux sortes d’experts} other { · # points pour ses deux sortes d’experts}}',
  'move.stand.phrase': 'prendre le stand {n}',

  'move.send.group': 'Envoyer un expert {feature} pour des points de foire',
  'move.send.label': '{points, plural, one {# point} other {# points}} de foire (l’expert « {ability} »)',
  'move.send.phrase': 'envoyer l’{expert} à la foire',

  'move.collect.group': 'Reprendre un tonneau à un magnat',
  'move.collect.label': '{magnate}',
  'move.collect.phrase': 'reprendre un tonneau chez {magnate}',

  'move.pay.group': 'Payer avec un vin',
  'move.pay.label': '{wine}',
  'move.pay.phrase': 'payer avec le {wine}',

  'move.retrieve.group': 'Reprendre un tonneau aux ventes',
  'move.retrieve.label': 'depuis {place}',
  'move.retrieve.phrase': 'reprendre le tonneau depuis {place}',

  'move.enologists.group': 'Répartir vos œnologues : combien au domaine 1, 2, 3 …',
  'move.enologists.label': 'Œnologues : {places}{same, select, yes { (inchangé)} other {}}',
  'move.enologists.phrase': 'répartir les œnologues : {places}',

  'move.farmers.group': 'Répartir vos agriculteurs : combien au domaine 1, 2, 3 …',
  'move.farmers.label': 'Agriculteurs : {places}{same, select, yes { (inchangé)} other {}}',
  'move.farmers.phrase': 'répartir les agriculteurs : {places}',

  'asks.start-vineyard': 'Choisissez votre premier vignoble',
  'asks.start-port': 'Faire du premier vin un porto ?',
  'asks.magnate-pick': 'Prenez une tuile de magnat',
  'asks.move': 'Déplacez votre pion',
  'asks.vineyards': '{limit, plural, =1 {Achetez un vignoble} =2 {Achetez un ou deux vignobles} other {Achetez des vignobles}}',
  'asks.arrange': 'Choisissez le vignoble du sommet',
  'asks.wineries': '{limit, plural, =1 {Construisez un chai} other {Construisez un ou deux chais}}',
  'asks.staff':
    '{limit, plural, =1 {Engagez qui donne la tuile} other {{farmers, select, yes {Engagez des œnologues ou des agriculteurs} other {Engagez un ou deux œnologues}}}}',
  'asks.cellars': '{limit, plural, =1 {Aménagez une cave} other {Aménagez une ou deux caves}}',
  'asks.sales': '{limit, plural, =2 {Vendez un ou deux vins} other {Vendez des vins}}',
  'asks.export': '{limit, plural, =2 {Exportez un ou deux vins} other {Exportez des vins}}',
  'asks.experts': 'Engagez un ou deux experts',
  'asks.free-experts': 'Prenez un expert',
  'asks.order': 'Choisissez votre place dans la manche suivante',
  'asks.centre': 'Passez, ou présentez un vin',
  'asks.late-press': 'Présentez un vin à la foire',
  'asks.stand': 'Choisissez un stand',
  'asks.send-expert': 'Envoyer un expert à la foire ?',
  'asks.collect-barrels': 'Reprenez des tonneaux aux magnats',
  'asks.after': 'Avant la fin de votre tour',
  'asks.retrieve': 'Reprenez un tonneau des ventes',
  'asks.place-enologists': 'Répartissez vos œnologues',
  'asks.place-farmers': 'Répartissez vos agriculteurs',
  'asks.port': 'Dépenser du porto ?',
  'asks.buy-tile': 'Achetez une tuile de magnat, ou passez',
  'asks.pay-wine': 'Payez la tuile avec un vin',
};
