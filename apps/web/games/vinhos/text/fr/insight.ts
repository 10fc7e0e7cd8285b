// Ce que Vinhos sait dire d’une position : vins à venir, piles, météo, majorités, foire, prix des autres.

import type { Translated } from '../../../../text/translated.ts';
import type { insight as english } from '../en/insight.ts';

export const insight: Translated<typeof english> = {
  'insight.wines': 'Vins',
  'insight.left': 'À venir',
  'insight.harvests': 'Récolte',
  'insight.majorities': 'Plus de tonneaux',
  'insight.fair': 'Foire',
  'insight.prices': 'Prix',

  'wines.lead':
    'Ce que vaudra chaque vin, année par année, et à la prochaine foire.{cubes, select, yes { Un second nombre, comme dans 5–7 : avec les cubes de renommée qu’on peut y dépenser.} other {}}',
  'wines.of': 'Vins ({name})',
  'wines.none': '{name} n’a pas de vin.',
  'wines.now': 'Maintenant',
  'wines.year': 'Année {n}',
  'wines.extra': 'Dernier tour',
  'wines.fair': 'Foire {n}',
  'wines.worth': '{plain}{best, plural, =0 {} other {–{best}}}',
  'wines.worth-label': '{best, plural, =0 {valeur {plain}} other {valeur {plain}, jusqu’à {best} avec des cubes}}',
  'wines.lost': 'perdu',
  'wines.lost-label': 'perdu à la récolte de l’année {year}',
  'wines.gone': '–',
  'wines.gone-label': 'le vin est alors perdu',
  'wines.goes':
    '{sales, plural, =0 {aucune case de vente} one {# case de vente} other {# cases de vente}}, {exports, plural, =0 {aucune case d’export} one {# case d’export} other {# cases d’export}}',
  'wines.outlet': '{place}{cubes, plural, =0 {} one {, avec # cube} other {, avec # cubes}}',
  'wines.no-barrel': 'Plus de tonneau pour vendre ou exporter.',

  'left.lead': 'Ce que personne n’a encore vu, et les chances que cela vienne ensuite.',
  'left.vineyards': 'Vignobles sous celui qui est visible',
  'left.tile': '{total, plural, =1 {{tile}} other {{tile} : {count} sur {total}}}',
  'left.chance': '{chance, number, percent}',
  'left.empty': 'plus rien',
  'left.order': 'dans cet ordre : {tiles}',
  'left.arranged': 'pile rangée par {name}',
  'left.experts': 'Experts qui peuvent venir ensuite sur une pile',
  'left.expert': '{ability} : 1 chance sur {count}',
  'left.returned': 'puis {experts}',
  'left.none-unseen': 'tous déjà vus',
  'left.vintages': 'Météo qu’une année à venir peut avoir',
  'left.vintage': '{weather}',
  'left.tiles': 'Tuiles de magnat encore dans la pile, combien de chaque',
  'left.action': '{tile} : {count}',
  'left.multipliers': 'Dessous, celles qui rapportent à la fin : {tiles}',
  'left.no-multipliers': 'Dessous, il n’en reste aucune qui rapporte à la fin.',

  'harvest.lead':
    'La qualité que chaque domaine donnerait tel quel : cette année, puis sous chaque météo qui peut venir. Sous une météo : combien de tuiles des années à venir l’ont.',
  'harvest.estate': 'Domaine',
  'harvest.now': 'météo {weather}',
  'harvest.made': 'Cette année',
  'harvest.weather': '{weather}',
  'harvest.weather-label': 'Météo {weather} : {tiles} tuiles de l’année sur {total}',
  'harvest.chance': '{tiles}/{total}',
  'harvest.port': 'porto : {port} de plus',
  'harvest.none': 'Aucun domaine n’a de vignoble.',
  'harvest.of': '{name} : {estate}',

  'majority.column': 'Navire qui porte {hull}',
  'majority.vp': '{vp} PV',
  'majority.free': '{free, plural, =0 {pleine} one {# libre} other {# libres}}',
  'majority.leads': 'en tête',
  'majority.count': '{count, plural, =0 {aucun tonneau} one {# tonneau} other {# tonneaux}}',
  'majority.lacks': 'encore {lacks} pour mener',
  'majority.each': 'maintenant {each} chacun',

  'fair-now.lead':
    'La foire {fair}, fin de l’année {year}, avec les points de foire actuels. Qui n’a présenté aucun vin d’ici là n’a rien.',
  'fair-now.none': 'Il ne reste aucune foire.',
  'fair-now.points': 'Points',
  'fair-now.rank': 'Rang',
  'fair-now.prize': 'Prix',
  'fair-now.presented': 'Présenté',
  'fair-now.yes': 'oui',
  'fair-now.no': 'pas encore',
  'fair-now.vp': '{vp} PV',

  'price.lead':
    'Ce que chaque joueur paierait maintenant pour entrer sur chaque case. « Non » : pas possible pour lui à présent ; pressez pour lire la règle.',
  'price.space': 'Case',
  'price.here': 'est ici',
  'price.sum': '{sum, plural, =0 {gratuit} other {#}}',
  'price.no': 'non',
  'price.label':
    '{name} vers {space} : {sum, plural, =0 {gratuit} one {# Bago} other {# Bagos}} (chemin {distance}, taxe {tax}, joueurs {players}){forbidden, select, no {} other {, impossible à présent}}',
};
