// Les notes des premiers pas, et le but du jeu.
import type { Translated } from '../../../../text/translated.ts';
import type { firstSteps as english } from '../en/first-steps.ts';

export const firstSteps: Translated<typeof english> = {
  'guide.welcome': 'Six années de vin',
  'guide.welcome.text':
    'Vous avez des domaines viticoles au Portugal. Le vin devient argent quand vous le vendez, points quand vous l’exportez, et renom à trois foires. C’est une vraie partie, vous seul contre Lacerda, que des cartes font jouer. Chaque note nomme une idée et un coup à essayer. Vous êtes libre de faire autre chose.',
  'guide.region': 'Où pousse votre vin',
  'guide.region.text':
    'Votre premier vignoble ne coûte rien. R est rouge, B est blanc, et chaque région a son cadeau, dessiné à côté. Lisboa, numéro 6, donne un chai : un meilleur vin dès la première année. Pressez-la sur la carte, ou dans la liste plus bas.',
  'guide.first-confirm': 'Le dernier moment pour revenir en arrière',
  'guide.first-confirm.text': 'Ensuite vient un tirage. Jusque-là vous pouvez annuler ; Confirmer continue.',
  'guide.tile': 'La faveur d’un magnat',
  'guide.tile.text':
    'Chacune de ces tuiles est une petite action de plus. Elle sert une fois à côté de votre coup ; puis elle se repose jusqu’aux années 4 et 6. Lacerda en a déjà retiré une. Prenez celle qui vous plaît.',
  'guide.grid': 'Neuf cases, deux coups par an',
  'guide.grid.text':
    'À votre tour, vous menez votre pion sur une autre case et faites ce qu’elle dit. L’étiquette d’une case est le prix du chemin : les voisines sont gratuites, les autres coûtent 1, et la case de la taxe 1 de plus.',
  'guide.locked': 'Ce qui n’est pas possible',
  'guide.locked.text':
    'L’export a un cadenas : aucun de vos vins n’est encore assez bon. Pressez-le, et la page dit quelle règle s’y oppose et, si c’est une affaire de nombres, ce qui manque. Cela vaut pour tout ici ; vous ne pouvez rien casser.',
  'guide.quality': 'D’abord du bon vin',
  'guide.quality.text':
    'La qualité : 2 par vignoble, 1 par chai, 2 par œnologue dans un chai, et la météo en haut. Avec un chai de plus et deux œnologues, un domaine comme Lisboa fait un vin de 9 cette année. Commencez par les chais.',
  'guide.wineries': 'Construire',
  'guide.wineries.text':
    'Un chai coûte 3 Bagos et prend un des trois emplacements d’un domaine. Il apporte aussi un cube de renommée à la région : dépensez-le plus tard pour qu’un vin vaille davantage. Construisez-en un là où est votre vignoble, et gardez le reste de votre argent pour le personnel.',
  'guide.after': 'Avant la fin du tour',
  'guide.after.text': 'Vous pourriez encore employer votre tuile de magnat. Gardez-la pour plus tard et finissez le tour.',
  'guide.second': 'Votre second coup',
  'guide.second.text':
    'En solitaire, les deux coups de l’année se suivent. Depuis les chais, œnologues et agriculteurs sont à côté : le chemin est gratuit. Un coup n’est possible que si vous pouvez payer ce que vous y faites.',
  'guide.staff': 'Le personnel',
  'guide.staff.text':
    'Un œnologue coûte 3 et ajoute 2 au vin ; à chacun il faut un chai libre. Engagez-en deux. La flèche sur votre plateau montre la qualité à venir.',
  'guide.over': 'Puis vient le tour de Lacerda',
  'guide.over.text':
    'Finissez votre tour et confirmez. Il joue ses deux coups, et l’année s’achève : un tonneau revient des ventes, le vin est fait, les vins plus vieux avancent.',
  'guide.lacerda': 'Ce qu’a fait Lacerda',
  'guide.lacerda.text':
    'Il ne décide rien : une carte dit où il va, des nombres disent le reste. Lisez-le plus bas pas à pas, ou passez. Il laisse une pièce sur des cases : y entrer vous coûte 1 de plus. Sa zone, à côté de votre plateau, montre quelles cartes peuvent encore venir.',
  'guide.harvest': 'Votre récolte',
  'guide.harvest.text':
    'La bouteille est votre nouveau vin, avec sa qualité. Chaque année il avance d’une place vers la droite. Un entrepôt a deux places, puis le vin est perdu ; une cave en a quatre, et lui donne plus de valeur.',
  'guide.sell': 'Du vin à l’argent',
  'guide.sell.text':
    'L’argent vient des ventes. Chaque vente demande un de vos tonneaux, et un vin de la bonne couleur qui vaut autant que la case l’indique. À l’export, le vin rapporte des points au lieu d’argent. Allez aux ventes.',
  'guide.sales': 'Vendre',
  'guide.sales.text':
    'Pressez votre meilleure bouteille, puis la plus haute case éclairée de sa couleur. S’il manque un peu de valeur, des cubes de sa région s’ajoutent. Ensuite vous pouvez vendre un second vin, ou en rester là.',
  'guide.free': 'Le reste est à vous',
  'guide.free.text':
    'Voilà l’essentiel : de meilleurs domaines, une récolte, une vente, et ainsi de suite. Avant les foires des années 3, 5 et 6, présentez votre meilleur vin au centre. Les tonneaux exportés comptent encore à la fin, pour qui en a le plus dans une colonne. L’onglet Récompenses dit où vous en êtes face à Lacerda.',
  'guide.own-way': 'Votre propre chemin',
  'guide.own-way.text':
    'Aucune note n’a été écrite pour cela, et c’est très bien. La liste plus bas a tout ce que vous pouvez faire maintenant ; pointez un coup pour voir ce qu’il apporte. Les notes reviennent quand elles ont quelque chose à dire.',

  'aim.lead':
    'Faire du vin au Portugal pendant six années, et avoir le plus de points à la fin. L’argent, le bon vin et le renom n’en sont que les moyens.',
  'aim.year': 'Une année',
  'aim.year.moves': 'Chacun joue deux fois : il va sur une case de la grille et fait ce qu’elle dit.',
  'aim.year.maintenance': 'Un tonneau revient des ventes.',
  'aim.year.production': 'Chaque domaine fait un vin ; les vins plus vieux avancent d’une place, ceux qui n’en ont plus sont perdus.',
  'aim.year.fair':
    'Après les années 3, 5 et 6 il y a une foire : des points pour les meilleurs, et des tuiles de magnats à payer avec du vin.',
  'aim.wine': 'Ce qui fait un bon vin',
  'aim.wine.estate': '2 par vignoble, 1 par agriculteur, 1 par chai, 2 par œnologue, et la météo de l’année.',
  'aim.wine.age': 'En cave, il vaut plus chaque année. Les cubes de renommée de sa région s’y ajoutent quand on l’emploie.',
  'aim.use': 'Qu’en faire',
  'aim.use.sell': 'Le vendre au pays : de l’argent, avec lequel on achète tout.',
  'aim.use.export': 'L’exporter : des points aussitôt, et d’autres à la fin pour le plus de tonneaux dans une colonne.',
  'aim.use.present': 'Le présenter à la foire : un vin par foire, avec des experts pour le louer.',
  'aim.use.pay': 'En payer des tuiles de magnats après la foire : des actions de plus, ou des multiplicateurs pour la fin.',
  'aim.points': 'D’où viennent les points',
  'aim.points.now': 'Pendant la partie : l’export et les foires.',
  'aim.points.end': 'À la fin : l’argent, les vins restants, les majorités à l’export, et les multiplicateurs avec un tonneau dessus.',
  'aim.scarce': 'Ce qui est rare',
  'aim.scarce.moves': 'Les coups : deux par an, et un de plus tout à la fin. Prévoyez où sera votre pion ensuite.',
  'aim.scarce.barrels':
    'Les tonneaux : chaque vente et chaque export en prend un. Les vins qui plaisent aux magnats à une foire en font revenir.',
  'aim.alone': 'Seul',
  'aim.alone.lead':
    'Contre Lacerda, vous gagnez des récompenses : pour plus de points et plus d’argent que lui, pour chaque foire gagnée, pour chaque domaine complet, pour les majorités à l’export, et si tous vos tonneaux sont revenus de chez les magnats.',
};
