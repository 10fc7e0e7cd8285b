// Les notes des premiers pas de Vino, et le but du jeu.

import type { Translated } from '../../../../text/translated.ts';
import type { firstSteps as english } from '../en/first-steps.ts';

export const firstSteps: Translated<typeof english> = {
  'vino.guide.welcome': 'Du vin de neuf régions',
  'vino.guide.welcome.text':
    'Trois joueurs achètent des vignobles en Italie. Qui en a le plus quand la dernière bouteille est partie gagne. C’est une vraie partie à trois : jouez-la à plusieurs devant cet écran, ou tenez vous-même les trois rôles. Chaque note nomme une idée et un coup à essayer. Vous êtes libre de faire autre chose.',
  'vino.guide.start': 'Ce que vous avez',
  'vino.guide.start.text':
    'Chacun a tiré deux régions et acheté un vignoble dans chacune. La grappe à côté d’une région est le cépage que quelqu’un y cultive ; deux joueurs n’ont jamais le même dans une région. La cave a toujours un vin par vignoble : une vente n’en consomme aucun.',
  'vino.guide.third': 'Un troisième vignoble',
  'vino.guide.third.text':
    'Chacun en achète un de plus, n’importe où. Le prix est écrit sur le vignoble. Les vignobles d’un même cépage se vendent ensemble, où qu’ils soient : prenez un cépage que vous cultivez déjà. Pressez le vignoble sur la carte, ou dans la liste plus bas.',
  'vino.guide.choose': 'Deux régions, en secret',
  'vino.guide.choose.text':
    'Dans un tour, vous n’achetez que dans les deux régions choisies maintenant. Tous choisissent en même temps, et personne ne voit ce que prennent les autres. Là où vous avez des vignobles, vous achetez d’abord, et autant que vous voulez.',
  'vino.guide.sealed': 'Le joueur suivant',
  'vino.guide.sealed.text':
    'Devant un même écran, un rideau cache ce que les autres ont choisi. Choisissez pour ce joueur ce qui convient à son argent et à son cépage : des vignobles bon marché là où il en a déjà.',
  'vino.guide.same': 'Deux dans une région',
  'vino.guide.same.text':
    'La Campanie a déjà un propriétaire, et ce joueur n’y a rien. Choisissez-la quand même, et voyez qui achète d’abord. L’onglet « Qui d’abord » le dit pour toute région.',
  'vino.guide.reveal': 'Tous à la fois',
  'vino.guide.reveal.text': 'Tout le monde a choisi. Jusqu’ici un choix peut être repris ; Confirmer les dévoile tous.',
  'vino.guide.owners': 'Les propriétaires d’abord',
  'vino.guide.owners.text':
    'Les régions viennent par leurs numéros. Dans chacune, les propriétaires achètent avant les nouveaux, qui en a le plus d’abord, et autant qu’ils peuvent payer. Prenez les moins chers, mais gardez un peu : l’argent ne revient qu’avec la vente.',
  'vino.guide.newcomers': 'Nouveau dans une région',
  'vino.guide.newcomers.text':
    'Un nouveau achète un vignoble à la fois, à tour de rôle avec les autres nouveaux, et choisit un cépage que personne ne cultive ici. Achetez-en un, puis passez. Dès le tour suivant, ce joueur est propriétaire ici, lui aussi.',
  'vino.guide.desk': 'Le comptoir de vente',
  'vino.guide.desk.text':
    'Après les achats, chacun peut vendre un cépage. Pour chaque quantité, le comptoir dit trois choses : ce qu’elle rapporte, combien de vignobles de ce cépage sont rendus, et de combien son prix baisse. La demande s’ajoute une fois, quelle que soit la quantité.',
  'vino.guide.much': 'Beaucoup ou peu',
  'vino.guide.much.text':
    'Une grosse vente donne de l’argent pour le tour suivant, mais coûte des vignobles, et ce sont eux qui font gagner. L’étoile marque ce qui vaut le plus si vous rachetez ce que vous perdez. Quatre ne coûtent qu’un vignoble : un bon milieu.',
  'vino.guide.little': 'Les autres vendent',
  'vino.guide.little.text':
    'Le marché a bougé : regardez la demande avant de choisir. Un seul vin ne coûte aucun vignoble, rapporte peu et ne change guère le prix. On peut aussi ne rien vendre et tout garder.',
  'vino.guide.lease': 'Des vignobles sont rendus',
  'vino.guide.lease.text':
    'La vente vous coûte un vignoble du cépage vendu ; vous choisissez lequel. Il est de nouveau à vendre pour tous. Rendez-en un que vous rachèterez bientôt, ou dont vous n’avez pas besoin. Une région où il ne vous reste rien est perdue, avec son cépage.',
  'vino.guide.market': 'Le marché bouge',
  'vino.guide.market.text':
    'Le cépage vendu baisse, et vous en relevez d’autres d’autant de crans, comme vous voulez. Relevez ce que vous vendrez ensuite, plutôt que ce que cultivent les autres.',
  'vino.guide.steps': 'À qui cela profite',
  'vino.guide.steps.text':
    'Les crans doivent être donnés, même par qui ne cultive rien d’autre. Mieux vaut alors un cépage que personne n’a, comme Barbera à présent, ou un cépage que ce joueur vendra au tour suivant.',
  'vino.guide.order': 'Un nouvel ordre',
  'vino.guide.order.text':
    'Qui a gagné le moins joue maintenant le premier ; à égalité, l’ordre reste. Il compte là où des nouveaux se rencontrent, et à la vente : de deux qui vendent le même cépage, le premier trouve le meilleur prix.',
  'vino.guide.bottles': 'Les bouteilles et la fin',
  'vino.guide.bottles.text':
    'Quand le dernier vignoble privé d’une région est acheté, l’État y donne les siens aux propriétaires : un au premier, deux au deuxième, le reste au troisième. La bouteille de la région s’en va. Avec la dernière, la partie finit après les achats de ce tour.',
  'vino.guide.free': 'Le reste est à vous',
  'vino.guide.free.text':
    'Voilà un tour entier : choisir, acheter, vendre, rendre, faire bouger le marché. Le plus de vignobles gagne, puis le plus d’argent. Le comptoir et les onglets à côté du plateau vous aident désormais.',
  'vino.guide.own-way': 'Votre propre chemin',
  'vino.guide.own-way.text':
    'Aucune note n’a été écrite pour cela, et c’est très bien. La liste plus bas a tout ce que vous pouvez faire maintenant ; pointez un coup pour voir ce qu’il apporte. Les notes reviennent quand elles ont quelque chose à dire.',

  'aim.lead': 'Ayez le plus de vignobles en Italie quand la dernière bouteille s’en va. L’argent n’est qu’un moyen.',
  'aim.begin-hint': 'Un tour entier avec des notes, une dizaine de minutes : à trois devant cet écran, ou tenez vous-même les trois rôles.',
  'vino.aim.round': 'Un tour',
  'vino.aim.round.choose': 'Tous choisissent deux régions en secret, en même temps, et n’achètent que là.',
  'vino.aim.round.buy':
    'Région par région, selon leurs numéros : les propriétaires d’abord, qui en a le plus avant les autres, à volonté ; puis les nouveaux, un vignoble à la fois.',
  'vino.aim.round.sell': 'Puis chacun peut vendre un cépage.',
  'vino.aim.round.order': 'Qui a gagné le moins commence le tour suivant.',
  'vino.aim.grow': 'Ce que l’on cultive',
  'vino.aim.grow.variety':
    'Avec votre premier vignoble dans une région, vous y prenez un cépage qui reste : il y sera votre seul, et à vous seul. Sans cépage libre, on n’entre pas.',
  'vino.aim.grow.cellar': 'La cave a toujours un vin par vignoble d’un cépage : une vente ne vide rien.',
  'vino.aim.sell': 'Une vente',
  'vino.aim.sell.income':
    'Un tableau dit ce que rapporte une quantité ; la demande du cépage s’y ajoute une fois, ou s’en retire. Ce qui rapporterait moins que rien ne peut pas se vendre.',
  'vino.aim.sell.lost': 'Le même tableau dit combien de vignobles de ce cépage sont remis en vente : vous choisissez lesquels.',
  'vino.aim.sell.market': 'La demande du cépage vendu baisse, et vous en relevez d’autres d’autant de crans.',
  'vino.aim.end': 'Les bouteilles et la fin',
  'vino.aim.end.gift':
    'Quand le dernier vignoble privé d’une région à bouteille est acheté, l’État y donne les siens : 1 à qui en a le plus, 2 au deuxième, le reste au troisième. La bouteille part.',
  'vino.aim.end.last': 'Quand la dernière bouteille est partie, on finit les achats de ce tour, puis la partie s’arrête.',
  'vino.aim.counts': 'Ce qui compte',
  'vino.aim.counts.vineyards': 'Les vignobles, et rien d’autre : un bon marché autant qu’un cher.',
  'vino.aim.counts.money': 'Entre égaux, le plus d’argent.',
  'vino.aim.advice': 'Trois bons conseils',
  'vino.aim.advice.variety': 'Cultivez le même cépage dans plusieurs régions : tout se vend en une fois.',
  'vino.aim.advice.owner': 'Installez-vous tôt où vous voulez beaucoup : un propriétaire achète d’abord, et plus d’un à la fois.',
  'vino.aim.advice.bottles':
    'Surveillez les bouteilles : le dernier tour est sans vente. Les vignobles rendus avant manquent alors, et l’argent ne vaut guère.',
};
