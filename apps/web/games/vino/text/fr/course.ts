// Les chapitres des premiers pas et leurs notes. Les nombres viennent des composants, par leur chemin.
import type { Translated } from '../../../../text/translated.ts';
import type { course as english } from '../en/course.ts';

export const course: Translated<typeof english> = {
  'learn.part.game': 'Le jeu',

  'learn.aim': 'De quoi il s’agit',
  'learn.aim.lead': 'À la fin seuls les vignobles comptent : une page à lire.',

  'learn.start': 'Avant la première manche',
  'learn.start.lead': 'Deux vignobles dans des régions tirées, et un troisième où l’on veut.',
  'learn.start.money': 'Le début',
  'learn.start.money.text':
    'Vous êtes Ana ; Rui et Eva jouent contre vous. Chacun commence avec {money} lires. Vous êtes première, et avez tiré deux régions : Campania et Abruzzo. Dans chacune vous devez acheter un vignoble, avec le cépage qui y est prêt.',
  'learn.start.drawn': 'Le premier vignoble',
  'learn.start.drawn.text':
    'Chaque panneau avec un prix est un vignoble ; ce peut être n’importe lequel de la région, aussi un vignoble de l’État, avec une étoile. À la fin un vignoble bon marché compte autant qu’un cher. En Campania vous cultivez le Montepulciano : prenez le moins cher.',
  'learn.start.second': 'Et le deuxième',
  'learn.start.second.text': 'De même en Abruzzo, où vous cultivez la Barbera.',
  'learn.start.third': 'Un troisième n’importe où',
  'learn.start.third.text':
    'Rui et Eva ont tiré et acheté aussi. Maintenant chacun achète un troisième vignoble où il veut ; avec le premier d’une région vous choisissez un cépage qui y reste. Tout le vin d’un cépage peut se vendre d’un coup : prenez donc la Calabria et le Montepulciano, que vous avez déjà.',
  'learn.start.ready': 'C’est prêt',
  'learn.start.ready.text':
    'Trois vignobles, donc trois vins dans votre cave : deux de Montepulciano, un de Barbera. Avec le reste de votre argent vous entrez dans la première manche.',
  'learn.start.keep.drawn':
    'Chacun tire deux régions et achète un vignoble dans chacune : n’importe lequel, avec le cépage qui y est prêt. Le dernier de cinq n’en tire qu’une, et choisit l’autre.',
  'learn.start.keep.third':
    'Puis chacun doit en acheter un troisième, où il veut. Avec le premier d’une région on choisit un cépage qui y reste.',
  'learn.start.keep.money': '{money} lires pour commencer ; ensuite l’argent ne vient que des ventes.',

  'learn.buy': 'Choisir et acheter',
  'learn.buy.lead': 'Deux régions en secret, les propriétaires d’abord, un cépage à soi.',
  'learn.buy.map': 'La carte',
  'learn.buy.map.text':
    'La première manche. Les petits panneaux avec un prix sont des vignobles : ceux qui ont la marque d’un joueur sont à lui, les autres sont à vendre. Des flèches suivent la route d’une région, du moins cher au plus cher.',
  'learn.buy.grows': 'Ce qui y pousse',
  'learn.buy.grows.text':
    'Sous le nom d’une région se trouvent les cépages qui peuvent y pousser, et sous chacun la marque de qui le cultive. Vous cultivez le Montepulciano en Campanie et en Calabre.',
  'learn.buy.choose': 'Deux régions, en secret',
  'learn.buy.choose.text':
    'Une manche : choisir, acheter, vendre, un nouvel ordre. Vous n’y achetez que dans les deux régions que vous choisissez maintenant. Tous choisissent en même temps, et personne ne voit ce que prennent les autres. Là où vous avez des vignobles, vous achetez avant les autres. Pressez Campanie et Calabre.',
  'learn.buy.owner': 'Les propriétaires d’abord',
  'learn.buy.owner.text':
    'Les régions viennent par leur numéro. Rui a acheté en Lazio ; voici Campania, que Rui et vous avez choisie. Vous y avez un vignoble : vous achetez d’abord, et autant que vous voulez. Prenez le moins cher.',
  'learn.buy.more': 'Encore un',
  'learn.buy.more.text':
    'Chaque vignoble met un vin de plus dans votre cave, du cépage que vous cultivez là. Ce vin ne s’épuise jamais : votre stock est toujours égal au nombre de vos vignobles.',
  'learn.buy.pass': 'Assez',
  'learn.buy.pass.text':
    'Gardez de l’argent pour la Calabria : il n’en vient d’autre que par la vente. Les achats continuent jusqu’à ce que vous les arrêtiez : pressez le bouton.',
  'learn.buy.next': 'Un nouveau venu',
  'learn.buy.next.text':
    'Rui était nouveau en Campania : il a acheté après vous, et pris un cépage que personne n’y cultivait. À plusieurs nouveaux, chacun achète un vignoble à son tour, puis encore, jusqu’à ce que tous en aient assez. Puis Eva a acheté en Sardegna. Voici la Calabria : achetez-y aussi un vignoble.',
  'learn.buy.pass-again': 'Et arrêtez',
  'learn.buy.pass-again.text': 'Cela suffit pour cette manche.',
  'learn.buy.end': 'Puis tout le monde vend',
  'learn.buy.end.text':
    'Les achats sont finis, et la même manche continue par les ventes : c’est le chapitre suivant. Retenez : deux régions, les propriétaires d’abord, un seul cépage par région, et jamais celui qu’un autre y cultive.',
  'learn.buy.keep.round': 'Une manche : choisir deux régions en secret, y acheter, vendre, un nouvel ordre.',
  'learn.buy.keep.owners':
    'Les propriétaires d’abord, qui en a le plus avant les autres, autant qu’ils veulent. Les nouveaux venus ensuite, un vignoble à la fois, tour à tour, jusqu’à ce que tous en aient assez.',
  'learn.buy.keep.ties': 'À nombre égal passe d’abord celui dont le vignoble est le plus loin sur la route, selon les flèches.',
  'learn.buy.keep.variety': 'Un seul cépage à vous par région, et jamais celui qu’un autre y cultive.',
  'learn.buy.keep.cellar': 'Chaque vignoble est un vin dans votre cave, et le reste : une vente ne vide rien.',

  'learn.sell': 'Vendre',
  'learn.sell.lead': 'De l’argent pour le vin, des vignobles rendus, et un marché qui bouge.',
  'learn.sell.desk': 'Le comptoir de vente',
  'learn.sell.desk.text':
    'Une autre partie, sa première manche : vous avez acheté trois vignobles de plus, Rui et Eva aucun. Une fois par manche vous pouvez vendre un cépage. Au-dessus d’une bouteille : ce qu’elle rapporte avec toutes celles d’avant ; en dessous : combien de vignobles vous rendez pour cela, et de combien la demande de ce cépage baisse.',
  'learn.sell.sell': 'Vendez-en quatre',
  'learn.sell.sell.text':
    'Vous avez cinq vignobles de Montepulciano, donc cinq de ses vins. Quatre rapportent bien et ne coûtent qu’un vignoble. L’étoile est à cinq, qui laissent le plus d’argent ; mais cinq coûtent deux vignobles. Plus tard, quand l’argent d’une grande vente achète plus de vignobles qu’elle n’en coûte, elle vaut la peine.',
  'learn.sell.give': 'Un vignoble rendu',
  'learn.sell.give.text':
    'Vous choisissez celui que vous rendez. N’importe qui peut le racheter. Ne rendez jamais le dernier d’une région sans nécessité : vous y perdriez votre place et votre cépage.',
  'learn.sell.raise': 'Le marché bouge',
  'learn.sell.raise.text':
    'La demande de ce que vous avez vendu baisse, ici de deux crans de {market_step} lires, et vous haussez celle d’autres cépages d’autant de crans. Elle s’ajoute à une vente, ou s’en retranche. Haussez ce que les autres ne cultivent pas : le Pinot Grigio. Pressez sa case sur le marché.',
  'learn.sell.order': 'Un nouvel ordre',
  'learn.sell.order.text':
    'Rui et Eva ont moins vendu que vous. Qui a gagné le moins commence la manche suivante. L’ordre compte entre nouveaux venus, et pour trouver la meilleure demande à la vente.',
  'learn.sell.keep.once': 'Une fois par manche on peut vendre un cépage : plus d’un coup, plus d’argent.',
  'learn.sell.keep.back': 'Une grosse vente coûte des vignobles : ils sont de nouveau à vendre, et vous choisissez lesquels.',
  'learn.sell.keep.market':
    'La demande de ce que vous avez vendu baisse ; vous haussez d’autres cépages d’autant de crans qu’elle a vraiment baissé. Elle reste entre {market_lowest} et {market_highest}, et s’ajoute une fois à une vente, qui ne peut pas tomber au-dessous de zéro.',
  'learn.sell.keep.order':
    'Qui a gagné le moins commence la manche suivante ; qui n’a rien vendu n’a rien gagné, et à égalité l’ordre reste.',

  'learn.bottles': 'Les bouteilles et la fin',
  'learn.bottles.lead': 'Ce que donne l’État, et quand la partie est finie.',
  'learn.bottles.left': 'Le dernier vignoble privé',
  'learn.bottles.left.text':
    'Une autre partie, bien des manches plus tard, peu avant sa fin. Les vignobles avec une étoile sont à l’État ; les autres sont privés. Le nombre sur une bouteille dit combien de privés il reste : dans les Abruzzes un seul. C’est la dernière bouteille, et la partie finit avec elle.',
  'learn.bottles.last': 'Achetez-le',
  'learn.bottles.last.text': 'Quand le dernier vignoble privé d’une région avec une bouteille est acheté, l’État y donne les siens.',
  'learn.bottles.gift': 'Un don',
  'learn.bottles.gift.text':
    'Qui en a le plus dans la région en prend un, le deuxième deux, le troisième le reste. Vous en avez le plus : prenez le plus cher, pour rien. Il est le plus loin sur la route, ce qui départage deux joueurs qui en ont autant. Puis la bouteille disparaît.',
  'learn.bottles.newcomer': 'Les derniers achats',
  'learn.bottles.newcomer.text':
    'La dernière bouteille est partie : on achète encore dans les régions qui restent à venir dans cette manche, et plus personne ne vend. Vous êtes nouvelle en Veneto : prenez un vignoble et un cépage que personne n’y cultive. Seuls les vignobles comptent maintenant.',
  'learn.bottles.another': 'Et encore un',
  'learn.bottles.another.text':
    'L’argent ne sert plus qu’à égalité : achetez tant qu’il y en a. Après celui-ci vous n’en pouvez plus payer, et la partie est finie.',
  'learn.bottles.end': 'La fin',
  'learn.bottles.end.text':
    'Le plus de vignobles gagne ; à égalité, le plus d’argent. Donc : s’installer tôt là où il y a beaucoup à prendre, surveiller les bouteilles, et avoir de l’argent quand part la dernière : cette manche-là n’a pas de vente.',
  'learn.bottles.keep.gift':
    'Le dernier vignoble privé d’une région avec une bouteille est acheté : l’État donne les siens, {gifts_0} à qui en a le plus là, {gifts_1} au deuxième, le reste au troisième, même sans avoir choisi la région. S’ils sont moins nombreux, le reste demeure à vendre.',
  'learn.bottles.keep.ties': 'À nombre égal passe d’abord celui dont le vignoble y est le plus loin sur la route.',
  'learn.bottles.keep.back':
    'Un vignoble privé rendu compte de nouveau sur la bouteille. Si le dernier de l’État est acheté d’abord, la bouteille part aussi : tout de suite, et sans don.',
  'learn.bottles.keep.last':
    'La dernière bouteille est partie : on achète d’abord dans toutes les régions qui restent à venir dans cette manche ; puis personne ne vend, et la partie est finie. Elle finit aussi quand personne n’a acheté pendant trois manches : une règle à nous, sans laquelle elle pourrait ne pas finir.',
  'learn.bottles.keep.wins':
    'Le plus de vignobles gagne, chers ou non ; à égalité le plus d’argent. Personne ne peut en avoir plus de {mostVineyards}.',

  'learn.part.all': 'Le tout',

  'learn.sheet': 'Tout sur une page',
  'learn.sheet.lead': 'Ce que les chapitres laissent à retenir, à relire et à imprimer.',
  'learn.sheet.aim': 'Le but',
  'learn.sheet.start': 'Avant la première manche',
  'learn.sheet.buy': 'Choisir et acheter',
  'learn.sheet.sale': 'Vendre',
  'learn.sheet.bottles': 'Les bouteilles et la fin',
};
