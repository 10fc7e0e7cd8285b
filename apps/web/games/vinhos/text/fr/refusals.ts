// Ce que compte un refus. Ce que dit la règle se trouve dans rules.ts.
import type { Translated } from '../../../../text/translated.ts';
import type { refusals as english } from '../en/refusals.ts';

export const refusals: Translated<typeof english> = {
  // Ce qui manque ; précédé de la sorte d’élément quand on en a désigné un.
  'short.money': 'Il vous faut {needs, plural, one {# Bago} other {# Bagos}} et vous {has, plural, =0 {n’en avez pas} other {en avez #}}.',
  'short.region.money':
    '{thing} coûte {needs, plural, one {# Bago} other {# Bagos}}, vous {has, plural, =0 {n’en avez pas} other {en avez #}}.',
  'short.space.money':
    '{thing} : au moins cher il faut {needs, plural, one {# Bago} other {# Bagos}}, vous {has, plural, =0 {n’en avez pas} other {en avez #}}.',
  'short.plot.money':
    '{part, select, winery {Un chai} other {Le vignoble}} coûte {needs, plural, one {# Bago} other {# Bagos}}, vous {has, plural, =0 {n’en avez pas} other {en avez #}}.',
  'short.cellar.money':
    'Une cave coûte {needs, plural, one {# Bago} other {# Bagos}}, vous {has, plural, =0 {n’en avez pas} other {en avez #}}.',
  'short.enologist.money':
    'Un œnologue coûte {needs, plural, one {# Bago} other {# Bagos}}, vous {has, plural, =0 {n’en avez pas} other {en avez #}}.',
  'short.farmer.money':
    'Un agriculteur coûte {needs, plural, one {# Bago} other {# Bagos}}, vous {has, plural, =0 {n’en avez pas} other {en avez #}}.',
  'short.pile.money':
    'Un expert coûte {needs, plural, one {# Bago} other {# Bagos}}, vous {has, plural, =0 {n’en avez pas} other {en avez #}}.',
  'short.barrel':
    'Il vous faut {needs, plural, one {un tonneau} other {# tonneaux}} et vous {has, plural, =0 {n’en avez pas} other {en avez #}} en réserve.',
  'short.value': 'Le vin doit valoir {needs} et atteint {has}.',
  'short.space.value': 'Votre meilleur vin pour cela atteint {has}, la case libre la plus basse demande {needs}.',
  'short.tile.value': 'Votre meilleur vin pour cela atteint {has}, la case libre la plus basse demande {needs}.',
  'short.extra.value': 'Votre meilleur vin pour cela atteint {has}, la case libre la plus basse demande {needs}.',
  'short.sale.value': 'Elle demande un vin de valeur {needs} ; votre meilleur de cette couleur atteint {has}.',
  'short.export.value': 'Elle demande un vin de valeur {needs} ; votre meilleur atteint {has}.',
  'short.wine.value': 'Ce vin atteint {has}, la case libre la plus basse demande {needs}.',
  'short.vineyard': 'Il ne reste aucun vignoble dans la pile.',
  'short.fitting-vineyard': 'Aucun vignoble visible ne convient à vos domaines.',
  'short.winery': 'Il ne reste aucun chai dans la réserve.',
  'short.cellar': 'Il ne reste aucune cave dans la réserve.',
  'short.enologist': 'Il ne reste aucun œnologue dans la réserve.',
  'short.farmer': 'Il ne reste aucun agriculteur dans la réserve.',
  'short.expert': 'Il ne reste aucun expert dans la pile.',
  'short.space.expert': 'Il ne reste aucun expert dans les piles.',
  'short.staff': 'Il ne reste personne à engager.',
  'short.slot': 'Ce domaine n’a plus de place libre.',
  'short.space.slot': 'Aucun de vos domaines n’a de place libre pour cela.',
  'short.tile.slot': 'Aucun de vos domaines n’a de place libre pour cela.',
  'short.extra.slot': 'Aucun de vos domaines n’a de place libre pour cela.',
  'short.warehouse': 'Une cave y est déjà construite.',
  'short.space.warehouse': 'Aucun de vos domaines ne peut recevoir une autre cave.',
  'short.tile.warehouse': 'Aucun de vos domaines ne peut recevoir une autre cave.',
  'short.extra.warehouse': 'Aucun de vos domaines ne peut recevoir une autre cave.',
  'short.empty-winery': 'Chaque chai y a son œnologue, ou il n’y en a pas.',
  'short.space.empty-winery': 'Aucun de vos chais ne manque d’œnologue.',
  'short.tile.empty-winery': 'Aucun de vos chais ne manque d’œnologue.',
  'short.empty-vineyard': 'Chaque vignoble y a son agriculteur, ou il n’y en a pas.',
  'short.tile.empty-vineyard': 'Aucun de vos vignobles ne manque d’agriculteur.',
  'short.empty-place': 'Aucun de vos chais ne manque d’œnologue, et aucun de vos vignobles d’un agriculteur à engager.',
  'short.free-space': 'La place est prise.',
  'short.space.free-space': 'Aucune case n’y est libre pour vos vins.',
  'short.tile.free-space': 'Aucune case n’y est libre pour vos vins.',
  'short.extra.free-space': 'Aucune case n’y est libre pour vos vins.',
  'short.cube':
    'Il vous faut {needs, plural, one {un cube de renommée} other {# cubes de renommée}} et vous {has, plural, =0 {n’en atteignez aucun} other {en atteignez #}}.',
  'short.wine': 'Vous n’avez pas de vin.',
  'short.tile':
    '{has, plural, one {Une tuile par tour, et vous en avez utilisé une.} other {# tuiles par tour, et vous en avez utilisé autant.}}',
  'short.way': 'Ce trajet ne coûte rien : gardez l’expert.',
  'short.shortfall': 'Vous pouvez payer le trajet et un vignoble sans lui : employez-le une fois sur place.',
  'short.entering': 'On le retourne avec un déplacement qui coûte quelque chose, pas seul.',
  'short.vineyard-action': 'Il aide dans l’action Vignobles, avant le premier achat, et pas avec une tuile de magnat.',
  'short.ability':
    '{has, plural, =0 {Aucun expert ne peut aider ici.} one {Un expert aide par tour, et c’est fait.} other {# experts aident par tour, et c’est fait.}}',

  'part.entering': 'un déplacement',
  'part.free-move': 'le trajet',
  'part.vineyard-action': 'une action Vignobles',
  'part.discount': 'sa remise',
  'part.distance': 'le long chemin',
  'part.tax': 'taxe',
  'part.players': 'joueurs présents',
  'part.action': 'l’action elle-même',
  'part.vineyard': 'vignoble',
  'part.winery': 'chai',
  'part.cellar': 'cave',
  'part.enologist': 'œnologue',
  'part.farmer': 'agriculteur',
  'part.expert': 'expert',
  'part.barrel': 'tonneau',
  'part.staff': 'une personne engagée',
  'part.slot': 'place',
  'part.warehouse': 'entrepôt',
  'part.empty-winery': 'chai',
  'part.empty-vineyard': 'vignoble',
  'part.free-space': 'case',
  'part.cube': 'cubes',
  'part.wine': 'vin',
  'part.tile': 'celle-ci',
  'part.space': 'la case',
  'part.used': 'déjà employé',
  'part.fitting-vineyard': 'vignoble',
  'part.empty-place': 'place',
  'part.ability': 'celle-ci',
};
