// Le livre de règles à lire, et l’aide-mémoire. Les nombres viennent des composants, par leur chemin.
import type { Translated } from '../../../../text/translated.ts';
import type { rulebook as english } from '../en/rulebook.ts';

export const rulebook: Translated<typeof english> = {
  'book.aim': 'De quoi il s’agit',
  'book.aim.goal':
    'Chacun achète des vignobles en Italie. Quand la dernière bouteille de l’État est partie, qui a le plus de vignobles a gagné ; à égalité, qui a le plus d’argent.',
  'book.aim.cellar':
    'Dans chaque région vous cultivez un seul cépage, que personne d’autre n’y cultive. Votre cave a toujours un vin par vignoble d’un cépage : une vente ne la vide pas.',

  'book.setup': 'Avant la première manche',
  'book.setup.start':
    'Chacun commence avec {money} en argent. Dans l’ordre, chacun tire deux régions et achète un vignoble dans chacune, avec le cépage qui s’y trouve.',
  'book.setup.third': 'Puis chacun en achète un troisième, n’importe où.',
  'book.setup.regions':
    'Une région a des vignobles privés ; certaines ont aussi des vignobles de l’État, marqués d’une étoile, et une bouteille. Les prix montent le long de la route.',

  'book.buy': 'Acheter',
  'book.buy.choose':
    'Une manche, c’est : choisir, acheter, vendre, nouvel ordre. D’abord tous choisissent deux régions en secret, en même temps. Dans cette manche vous n’achetez que dans ces deux-là.',
  'book.buy.order':
    'Les régions viennent par leur numéro. Dans une région, ceux qui y ont des vignobles achètent d’abord, qui en a le plus avant les autres, chacun autant qu’il veut. De deux qui en ont autant, celui dont le vignoble est le plus loin sur la route passe le premier. Puis les nouveaux achètent, un vignoble à la fois, tour après tour, jusqu’à ce que tous aient passé.',
  'book.buy.pay':
    'Payez le prix du vignoble. Avec le premier dans une région vous prenez un des cépages qui y restent ; s’il n’en reste pas, vous ne pouvez pas y entrer. Personne n’est obligé d’acheter. Personne n’a plus de {mostVineyards} vignobles.',

  'book.sell': 'Vendre',
  'book.sell.sale':
    'Dans l’ordre, chacun peut vendre un cépage, au plus autant qu’il y en a dans la cave. La table dit ce que rapporte la quantité. La demande du cépage, de {market_lowest} à {market_highest}, s’ajoute une fois. Ce qui rapporterait moins que rien ne peut pas être vendu.',
  'book.sell.back':
    'La table dit aussi combien de vignobles de ce cépage vous rendez ; vous choisissez lesquels. Ils sont de nouveau à vendre. Qui rend le dernier d’une région y perd le cépage.',
  'book.sell.market':
    'La demande de ce qui a été vendu baisse d’autant de crans que dit la table. Qui l’a vendu hausse d’autres cépages d’autant de crans, comme il veut.',
  'book.sell.order': 'Qui a gagné le moins dans cette manche commence la suivante ; les égaux gardent leur ordre.',

  'book.end': 'Les bouteilles et la fin',
  'book.end.gift':
    'Quand le dernier vignoble privé d’une région avec une bouteille est acheté, l’État y donne les siens : {gifts_0} à qui en a le plus dans la région, {gifts_1} au deuxième, le reste au troisième. Puis la bouteille est partie. Si le dernier de l’État est acheté avant, la bouteille part tout de suite, sans don.',
  'book.end.last':
    'Quand la dernière bouteille est partie, on achète d’abord dans les régions qui restent à venir dans cette manche ; puis la partie est finie, sans vente.',
  'book.end.stall': 'Une règle à nous : après {stall} manches de suite où personne n’achète, la partie finit aussi.',
  'book.end.open': 'Tout le reste est ouvert : seules les régions sont choisies en secret.',

  'book.fig.regions': 'Les régions',
  'book.fig.region': 'Région',
  'book.fig.private': 'Privés',
  'book.fig.government': 'État',
  'book.fig.prices': 'Prix',
  'book.fig.range': '{least} à {most}',
  'book.fig.varieties': 'Cépages',
  'book.fig.sale': 'Ce que rapporte et coûte une vente de {from} à {to}',
  'book.fig.sold': 'Vendus',
  'book.fig.income': 'Argent',
  'book.fig.back': 'Vignobles rendus',
  'book.fig.falls': 'Baisse',
  'book.fig.more': 'Elle continue : la voici entière à la table, dans À venir > Tarif.',

  'card.round': 'Une manche',
  'card.round.choose': 'Choisir deux régions en secret.',
  'card.round.buy': 'Y acheter, région par région.',
  'card.round.sell': 'Vendre un cépage, si l’on veut.',
  'card.round.order': 'Qui a gagné le moins commence.',
  'card.buy': 'Acheter',
  'card.buy.owners': 'Les propriétaires d’abord, qui a le plus avant les autres, à volonté.',
  'card.buy.newcomers': 'Puis les nouveaux, un vignoble à la fois, jusqu’à ce que tous en aient assez.',
  'card.buy.variety': 'Un cépage par région, celui de personne d’autre là.',
  'card.sell': 'Vendre',
  'card.sell.income': 'L’argent selon la table, et la demande une fois.',
  'card.sell.back': 'Des vignobles sont rendus, selon la table.',
  'card.sell.market': 'Sa demande baisse ; haussez-en d’autres d’autant.',
  'card.end': 'La fin',
  'card.end.gift':
    'Dernier vignoble privé vendu : l’État en donne {gifts_0} à qui y possède le plus, {gifts_1} au deuxième, le reste au troisième. La bouteille part.',
  'card.end.none': 'Le dernier de l’État vendu avant : la bouteille part sans don.',
  'card.end.last': 'Dernière bouteille : on finit d’acheter, et c’est fini.',
  'card.end.wins': 'Le plus de vignobles, puis le plus d’argent.',
  'card.sale': 'Une vente',
  'card.regions': 'Régions',
};
