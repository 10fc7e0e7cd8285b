// Les plateaux des joueurs : ce qui y est dessiné, une phrase d’aide pour chaque chose.

import type { Translated } from '../../../../text/translated.ts';
import type { own as english } from '../en/own.ts';

export const own: Translated<typeof english> = {
  'own.boards': 'Plateaux des joueurs',

  'own.region.tras-os-montes': 'Montes',
  'own.region.minho': 'Minho',
  'own.region.douro': 'Douro',
  'own.region.dao': 'Dão',
  'own.region.ribatejo': 'Ribatejo',
  'own.region.lisboa': 'Lisboa',
  'own.region.setubal': 'Setúbal',
  'own.region.alentejo': 'Alentejo',
  'own.region.algarve': 'Algarve',

  'own.means': 'Ce qu’a {name}',
  'own.word.money': '{n, plural, one {Bago} other {Bagos}}',
  'own.word.barrels': '{n, plural, one {fût} other {fûts}}',
  'own.word.fair': 'à la foire',
  'own.word.account': 'en banque',
  'own.money': '{money, plural, one {# Bago} other {# Bagos}}',
  'own.money.help':
    'Argent en main : tout se paie avec lui.{bank, select, yes {} other { À la fin il rapporte des points par paliers de Bagos : {steps}. Ce serait {vp} maintenant.}}',
  'own.money.step': '{points} dès {money}',
  'own.account': '{account, plural, one {# Bago} other {# Bagos}} sur le compte',
  'own.account.help': 'Sur le compte : les ventes y sont versées. Intérêts de {interest} par an, puis un salaire par œnologue.',
  'own.barrels': '{barrels, plural, =0 {aucun tonneau} one {# tonneau} other {# tonneaux}} en réserve',
  'own.barrels.help':
    'Les tonneaux disponibles : chaque vente, chaque export et chaque multiplicateur en demande un{rows, select, yes {, chaque magnat aussi} other {}}.',
  'own.magnates.help':
    'Tonneaux de ce joueur encore chez les magnats : {first} {a}, {second} {b}, {third} {c}. Un vin au goût de l’un d’eux, présenté au centre, fait revenir un tonneau.',
  'own.points': '{points, plural, one {# point de foire} other {# points de foire}}{presented, select, yes {, vin présenté} other {}}',
  'own.points.help':
    '{points, plural, one {# point} other {# points}} pour la prochaine foire{presented, select, yes {, et un vin est présenté} other { ; aucun vin n’est encore présenté}}.',
  'own.ports': '{ports, plural, one {# tuile de porto} other {# tuiles de porto}}',
  'own.ports.help': 'À la récolte, une tuile de porto améliore de 3 un vin du Douro.',

  'own.marker.help': 'Un domaine en région {region} : son propriétaire peut y employer les cubes de renommée.',
  'own.plot.help':
    'Le terrain du domaine : {slots}. Son vin gagne {vineyard} par vignoble et {winery} par chai, et davantage avec des gens.',
  'own.waiting.help':
    'Des cubes de renommée pour les bâtiments d’un domaine qui n’a pas encore de vignoble, donc pas de région. Ils iront dans celle de son premier vignoble.',
  'own.farmer.help': 'Un agriculteur travaille dans un vignoble et améliore son vin de 1.',
  'own.enologist.help': 'Un œnologue travaille dans un chai et améliore le vin de 2.',
  'own.farmer.next': 'Un vignoble sans agriculteur : la place du prochain engagé, qui améliorera son vin de 1.',
  'own.enologist.next': 'Un chai sans œnologue : la place du prochain engagé, qui améliorera le vin de 2.',
  'own.coming': '{value, plural, =0 {aucun vin à la prochaine récolte} other {prochain vin : vaut #, qualité {quality}}}',
  'own.coming.help':
    '{value, plural, =0 {Tel qu’il est, et avec la météo de l’année, ce domaine ne donne aucun vin.} other {Tel qu’il est, et avec la météo de l’année, ce domaine donne à la récolte un vin qui vaut # (qualité {quality}).}}{port, plural, =0 {} other { Une tuile de porto, dépensée alors, l’améliore de #.}}',
  'own.cellar': 'Cave',
  'own.cellar.help': 'Une cave garde un vin quatre ans : à chaque récolte il descend d’une place, et il y vaut davantage.',
  'own.warehouse': 'Entrepôt',
  'own.warehouse.help': 'Un entrepôt garde un vin deux ans et n’ajoute rien. On peut creuser une cave à sa place.',
  'own.place.empty': 'place vide, +{bonus}',
  'own.place.help':
    '{bonus, plural, =0 {Une place pour un vin.} other {Un vin couché ici vaut # de plus.}} À chaque récolte il descend d’une place ; de la dernière, il est perdu.',
  'own.place.bonus': '{bonus}',
  'own.wine.help':
    'Un {wine}, vaut {value}{best, plural, =0 {} other {, jusqu’à # avec des cubes de renommée}} : il peut aller à toute place qui en demande autant ou moins. Les points sont sa qualité, qui ne change jamais.{bonus, select, none {} other { Sa place donne {bonus}.}}',

  'own.tiles': 'Experts et tuiles de magnat',
  'own.expert.help':
    '{up, select, no {Il a servi et est retourné : il aidera de nouveau une fois remis à l’endroit, au début de l’année 4 ou 6. } never {Il a servi et reste retourné jusqu’à la fin. } other {}}Expert {feature} : il peut {deed} ; un seul expert aide par tour.{arrow, select, yes { {tracks, select, yes {À la foire, sa flèche fait monter le marqueur de son critère.} other {À la foire, il rapporte un point de plus.}}} other {}}{up, select, no {} never {} other { Employé, il est retourné ; il est remis à l’endroit au début des années 4 et 6.}}',
  'own.used': '{count, plural, one {# tuile utilisée} other {# tuiles utilisées}}',
  'own.used.help': 'Utilisées, et retournées pour l’instant : {names}. Au début des années 4 et 6 toutes sont remises à l’endroit.',
  'own.used.count': '×{count}',
  'own.tile.help':
    '{up, select, no {Elle a servi et est retournée : elle resservira une fois remise à l’endroit, au début de l’année 4 ou 6. } never {Elle a servi et reste retournée jusqu’à la fin. } other {}}Tuile de magnat : en plus de l’action d’un tour, {deed}.{up, select, no {} never {} other { Employée, elle est retournée ; elle est remise à l’endroit au début des années 4 et 6.}}',
  'own.multiplier.help':
    'Des points à la fin : {tile}. {manned, select, yes {Avec son tonneau, elle marque {vp} PV maintenant.} other {Sans tonneau, elle ne marque rien ; avec un tonneau, elle marquerait {vp} PV maintenant.}}',
  'own.multiplier.vp': '{vp}',

  'own.place.enologists': 'Où travaillent vos œnologues',
  'own.place.farmers': 'Où travaillent vos agriculteurs',
  'own.place.so': 'Les placer ainsi',
  'own.place.as-it-is': 'Ne rien changer',
  'own.placed.enologists': '{count} sur {most, plural, one {# place d’œnologue} other {# places d’œnologue}}',
  'own.placed.farmers': '{count} sur {most, plural, one {# place d’agriculteur} other {# places d’agriculteur}}',
  'own.fewer.enologists': 'Un œnologue de moins : {estate}',
  'own.fewer.farmers': 'Un agriculteur de moins : {estate}',
  'own.more.enologists': 'Un œnologue de plus : {estate}',
  'own.more.farmers': 'Un agriculteur de plus : {estate}',
  'own.full.enologists': 'Chaque chai a son œnologue : {estate}.',
  'own.full.farmers': 'Chaque vignoble a son agriculteur : {estate}.',
  'own.no-hand.enologists': 'Aucun œnologue en main pour le {estate}. Retirez-en d’abord un ailleurs.',
  'own.no-hand.farmers': 'Aucun agriculteur en main pour le {estate}. Retirez-en d’abord un ailleurs.',
  'own.nobody.enologists': 'Aucun œnologue ne travaille là : {estate}.',
  'own.nobody.farmers': 'Aucun agriculteur ne travaille là : {estate}.',
  'own.in-hand.enologists': '{count, plural, =0 {Chaque œnologue a sa place.} one {# œnologue à placer} other {# œnologues à placer}}',
  'own.in-hand.farmers':
    '{count, plural, =0 {Chaque agriculteur a sa place.} one {# agriculteur à placer} other {# agriculteurs à placer}}',
  'own.makes': '{quality, plural, =0 {pas de vin} other {vin de qualité #}}{change, select, 0 {} other { ({change})}}',
  'own.makes.nothing': 'pas de vignoble, pas de vin',
  'own.pour': 'Porto pour les vins du Douro',
  'own.pour.here': 'Porto',
  'own.pour.so': '{tiles, plural, =0 {Pas de porto cette année} one {Dépenser # tuile de porto} other {Dépenser # tuiles de porto}}',
  'own.pour.none': 'Pas de porto cette année',

  'own.enlarge': 'Agrandir le plateau : {name}',
};
