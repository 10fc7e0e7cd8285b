// Les chapitres des premiers pas et leurs notes. Les nombres viennent des composants, par leur chemin.
import type { Translated } from '../../../../text/translated.ts';
import type { course as english } from '../en/course.ts';

export const course: Translated<typeof english> = {
  'learn.part.game': 'Le jeu',

  'learn.aim': 'De quoi il s’agit',
  'learn.aim.lead': 'Six ans, du bon vin, des points : une page à lire.',

  'learn.board': 'Ce que montre le plateau',
  'learn.board.lead': 'Un tour de la table : ce que veut dire chaque signe.',
  'learn.board.years': 'Les années',
  'learn.board.years.text':
    'Vous êtes Ana ; Rui joue contre vous. Une partie dure six ans. Chacun joue deux fois par an : les deux feuilles sous une année sont ses deux manches. Chaque année finit par une récolte, où chaque vignoble fait du vin. Une tente sous une année dit qu’une foire aux vins suit sa récolte.',
  'learn.board.tile': 'La tuile de l’année',
  'learn.board.tile.text':
    'Elle est révélée quand l’année commence. D’abord le temps : tout vin de cette récolte est d’autant meilleur ou moins bon. Puis, après la tente, ce que cherche la prochaine foire : des signes pour le goût, l’arôme, la robe et l’alcool. Qui envoie un expert de cette sorte reçoit un point de foire par signe, et le plus de points de foire gagne la foire.',
  'learn.board.wishes': 'Les magnats',
  'learn.board.wishes.text':
    'Trois riches, les magnats, disent ce qu’ils aimeraient boire : Anabela une couleur, Bruno un vin qui vaut au moins tant, Carolina un vin de certaines régions. La même rosette verte est accrochée à ces régions sur la carte. Chacun garde de vos tonneaux, qu’il vous faut pour vendre du vin, et en rend un pour un vin qui lui plaît.',
  'learn.board.spaces': 'Les neuf cases',
  'learn.board.spaces.text':
    'Ici se déplacent les pions : à chaque tour vous allez sur une autre case et faites ce qu’elle dit. L’étiquette montre ce qu’il vous coûte d’y aller. La monnaie s’appelle Bagos, les pièces d’or.',
  'learn.board.region': 'Une région',
  'learn.board.region.text':
    'La pièce est le prix du vignoble du dessus, rouge ou blanc. En dessous, combien d’autres sont dans la pile : les rouges dans le carré, les blancs dans le rond. À côté du nom, le signe de ce que donne la région. Les carrés en pointillé sont des places pour des cubes de renommée, qui augmentent la valeur du vin d’ici ; le rond bleu ou le carré orange qui suit est un domaine d’un joueur.',
  'learn.board.markets': 'Où va le vin',
  'learn.board.markets.text':
    'Trois maisons achètent du vin contre des Bagos : la maison de fado le vin simple, l’hôtel le meilleur, le caviste le plus grand. Export le paie en points de victoire, qui font gagner. Dans la rangée « Foire » on compte les points de foire, et les lauriers montrent les prix de la prochaine. En dessous, les tuiles des magnats : de petites actions en plus, et des multiplicateurs, qui rapportent des points à la fin.',
  'learn.board.supply': 'Experts et réserve',
  'learn.board.supply.text':
    'Quatre piles d’experts, avec ce que celui du dessus peut faire pour vous. En dessous, ce qui reste : cubes de renommée, chais, caves, œnologues, agriculteurs avec leur chapeau, et porto, qu’apporte un nouveau domaine au Douro et qui améliore un vin du Douro.',
  'learn.board.mine': 'Votre plateau',
  'learn.board.mine.text':
    'Vos domaines : vignes et maisons en haut, bouteilles en bas. Dans la barre à votre nom : les points que vous auriez si la partie s’arrêtait là, vos Bagos, les tonneaux en main, et vos points de foire avec l’étoile ; puis les tonneaux que garde chaque magnat. Posez le pointeur sur n’importe quoi, aussi sur un signe autour de la table, et la page dit ce que c’est.',
  'learn.board.beside': 'À côté du plateau',
  'learn.board.beside.text':
    'Ici vous pouvez consulter : le journal de ce qui s’est passé, les points de chacun, un aperçu de ce qui est là, et ce qui peut venir. « Essayer » joue dans une copie. Pour une première partie, rien de cela n’est nécessaire.',
  'learn.start': 'Avant la première année',
  'learn.start.lead': 'Votre premier vignoble et votre première tuile.',
  'learn.start.money': 'Avant de commencer',
  'learn.start.money.text':
    'L’ordre a été tiré : vous êtes au premier rang. Chacun reçoit des Bagos, la monnaie de ce jeu, d’autant plus qu’il vient tard : à quatre, de {supplies_money_0} à {supplies_money_3}. Vous en avez {supplies_money_0}, Rui un de plus.',
  'learn.start.found': 'Un premier vignoble',
  'learn.start.found.text':
    'Choisissez-en un, gratuit ; tous conviennent. Il apporte une bouteille de vin, un cube de renommée et le don de sa région. Rouge et blanc se valent : seules les Ventes et Anabela demandent une couleur. Lisboa est un bon premier choix : son chai améliore le vin chaque année. Le Douro apporte du porto, et la page demande si vous l’employez pour cette bouteille.',
  'learn.start.take': 'Une première tuile',
  'learn.start.take.text':
    'Puis chacun prend une tuile gratuite : Rui d’abord, car il est dernier dans l’ordre. Une tuile est une petite action en plus de ce que vous faites à votre tour. Une fois employée, elle est retournée. Deux fois dans la partie, au début de l’année {refresh_0} et de l’année {refresh_1}, tout ce qui a servi est remis à l’endroit et peut servir encore une fois. Toutes conviennent ; celle du chai épargne un tour entier.',
  'learn.start.ready': 'Prêt',
  'learn.start.ready.text': 'Votre domaine est sur votre plateau, et votre tuile en dessous. La première année commence.',

  'learn.turn': 'Un tour',
  'learn.turn.lead': 'Neuf cases, ce que coûte le chemin, et ce que la page vous dit.',
  'learn.turn.estate': 'Votre premier domaine',
  'learn.turn.estate.text':
    'La première année vient de commencer. Vous avez un premier vignoble à Lisboa : du raisin rouge, un chai à côté, et une bouteille en dessous.',
  'learn.turn.score': 'Vos points',
  'learn.turn.score.text':
    'PV, ce sont les points de victoire : qui en a le plus à la fin gagne. Ce nombre dit ce que vous auriez si c’était fini maintenant. L’argent compte aussi, par paliers : {money_table_0_1} points dès {money_table_0_0} Bagos, {money_table_1_1} dès {money_table_1_0}, {money_table_2_1} dès {money_table_2_0}, {money_table_3_1} dès {money_table_3_0}. Construire peut donc faire baisser ce nombre pour un moment ; il remonte, et davantage, avec le vin que vous ferez. Pressez-le pour voir d’où il vient.',
  'learn.turn.enter': 'Neuf cases',
  'learn.turn.enter.text':
    'À votre tour vous devez déplacer votre pion sur une autre des neuf cases, et faites ce qu’elle dit. Il est au centre. Envoyez-le sur Chais ; les étiquettes disent ce que coûte chaque case.',
  'learn.turn.build': 'Construire un chai',
  'learn.turn.build.text':
    'Un chai coûte {prices_winery} Bagos et améliore le vin de son domaine de {quality_winery}. Il occupe un des {slots} emplacements du domaine ; {mostWineries} au plus peuvent être des chais. Il apporte aussi un cube de renommée à sa région : la suite dit à quoi il sert. Pressez votre domaine.',
  'learn.turn.done': 'Deux fois au plus',
  'learn.turn.done.text':
    'Dans la plupart des actions vous pouvez faire deux fois la même chose. Un chai suffit pour l’instant : finissez votre tour. Annuler reprend ce que vous avez fait, tant que rien de nouveau n’est retourné.',
  'learn.turn.costs': 'Ce que coûte le chemin',
  'learn.turn.costs.text':
    'Rui a joué, et c’est votre deuxième coup : chacun en a deux par an. Les cases voisines de votre pion sont gratuites, aussi en diagonale ; les autres coûtent {prices_distance}. Là où se tient Rui, vous lui payez {prices_player}. Chaque année une case porte la taxe, et coûte {prices_tax} de plus : le petit nombre au coin d’une case est l’année de sa taxe. Chaque case montre ce qu’elle vous coûterait.',
  'learn.turn.locked': 'Ce qui n’est pas possible',
  'learn.turn.locked.text':
    'Export est fermé : on ne va que là où l’on peut payer le chemin, puis faire au moins une chose. Pressez la case : la page dit ce qui manque. Posez le pointeur sur n’importe quoi d’autre, et elle dit ce que c’est. Vous ne pouvez rien casser.',
  'learn.turn.nine': 'Les neuf',
  'learn.turn.nine.text':
    'Construire : Vignobles (il y a deux cases), Chais, Caves. Engager : Œnologues, agriculteurs, Experts. Employer le vin : Ventes pour l’argent, Export pour les points. Et le centre : passer, ou faire un communiqué de presse, qui présente un vin pour la foire ; on y choisit aussi sa place dans l’ordre. Les chapitres suivants les montrent un à un.',

  'learn.grow': 'Les vignobles',
  'learn.grow.lead': 'Où pousse le raisin, ce que donne une région, et les cubes de renommée.',
  'learn.grow.map': 'La carte',
  'learn.grow.map.text':
    'La première année encore une fois, avec moins d’argent. Chaque région a une pile de vignobles. Celui du dessus est à vendre : raisin rouge ou blanc, et son prix. Un vignoble de plus, c’est {quality_vineyard} de plus à la qualité du vin de son domaine. Les régions hachurées ne sont pas en jeu : à deux joueurs il y en a deux.',
  'learn.grow.gifts': 'Ce que donne une région',
  'learn.grow.gifts.text':
    'Le signe rond à côté du nom d’une région est son don. Vous le recevez avec le premier vignoble d’un domaine, pas avec les suivants ; un nouveau domaine dans la région l’apporte de nouveau.',
  'learn.grow.enter': 'Allez acheter',
  'learn.grow.enter.text':
    'Il y a deux cases Vignobles. Celle du haut porte la taxe de la première année ; prenez celle du bas, qui est gratuite.',
  'learn.grow.second': 'Plus du même',
  'learn.grow.second.text':
    'Un domaine porte des vignobles d’une seule région et d’une seule couleur. Votre premier domaine fait du rouge à Lisboa, et un rouge y est à vendre. Pressez Lisboa sur la carte, puis votre premier domaine.',
  'learn.grow.first': 'Un nouveau domaine',
  'learn.grow.first.text':
    'Vous avez moins de {money_table_1_0} Bagos, un palier de moins : vos points ont donc baissé. Un cube est arrivé à Lisboa : la renommée. Dépensez-le plus tard, et un vin de là vaut {cubeWorth_plain} de plus. Achetez maintenant un deuxième vignoble, dans une autre région, pour un domaine vide. Il apporte le don de sa région : Ribatejo donne un agriculteur. Pressez Ribatejo, puis votre deuxième domaine.',
  'learn.grow.slots': 'Ce que vous avez',
  'learn.grow.slots.text':
    'L’agriculteur est déjà dans le nouveau vignoble. Vous avez {estates} domaines de {slots} emplacements chacun, pour des vignobles et {mostWineries} chais au plus. Par tour vous achetez au plus deux vignobles, de deux régions différentes. Chaque vignoble, chai ou cave que vous payez apporte un cube à sa région, tant qu’il y en a moins de {regions_5_cubeSpaces}.',

  'learn.wine': 'Les gens et le vin',
  'learn.wine.lead': 'Œnologues, agriculteurs, et ce qui fait un bon vin.',
  'learn.wine.parts': 'Un vin par an',
  'learn.wine.parts.text':
    'Plus tard dans la première année : votre domaine a un second vignoble. À la fin de chaque année vient la récolte : tout domaine avec un vignoble fait une bouteille. Sa qualité est la somme de ce qui s’y trouve : {quality_vineyard} par vignoble, {quality_winery} par chai, et les gens y ajoutent. Le temps de l’année ajoute ou retranche ; s’il ne reste rien de la somme, il n’y a pas de vin. L’étiquette blanche avec une flèche, au coin du domaine, montre la qualité qui vient.',
  'learn.wine.enter': 'Engager des gens',
  'learn.wine.enter.text': 'C’est votre dernier coup de l’année. Deux sortes de gens travaillent dans un domaine, et une case a les deux.',
  'learn.wine.enologist': 'Un œnologue',
  'learn.wine.enologist.text':
    'Un œnologue élabore le vin : il coûte {prices_enologist} Bagos, travaille dans un chai, un par chai, et ajoute {quality_enologist} à la qualité. Engagez-en un pour votre domaine.',
  'learn.wine.farmer': 'Un agriculteur',
  'learn.wine.farmer.text':
    'Un agriculteur coûte {prices_farmer}, travaille dans un vignoble, un par vignoble, et ajoute {quality_farmer}. Vous pouvez engager deux personnes par tour, de l’une ou l’autre sorte. Avant chaque récolte vous pouvez les envoyer dans d’autres domaines. C’est le dernier coup de l’année : ensuite vient la récolte.',
  'learn.wine.bottle': 'La récolte',
  'learn.wine.bottle.text':
    'L’année est finie, et votre domaine a fait une bouteille de qualité neuf : deux vignobles à {quality_vineyard}, le chai {quality_winery}, l’œnologue {quality_enologist}, l’agriculteur {quality_farmer}, et le temps {vintages_1_weather}. Le nombre sur une bouteille dit ce que le vin vaut maintenant.',
  'learn.wine.age': 'Le vin plus vieux avance',
  'learn.wine.age.text':
    'Votre vieille bouteille a avancé d’une place vers la droite. Un domaine commence avec un entrepôt de {storage_warehouse_count} places : ce qui est poussé hors de la dernière est perdu. Employez donc votre vin à temps. Les chapitres suivants montrent comment.',

  'learn.sell': 'Les ventes',
  'learn.sell.lead': 'De l’argent pour le vin, des tonneaux dans les maisons, et des cubes qui aident.',
  'learn.sell.shops': 'Trois sortes de maisons',
  'learn.sell.shops.text':
    'La deuxième année ; presque tout votre argent est allé aux gens. L’argent vient des Ventes. La maison de fado achète le vin simple, l’hôtel le meilleur, le caviste le plus grand : rien d’autre ne les distingue. Chaque place achète une bouteille, rouge en haut, blanche en bas. Son nombre dit deux choses à la fois : ce que le vin doit valoir, et les Bagos que vous recevez.',
  'learn.sell.enter': 'Allez vendre',
  'learn.sell.enter.text': 'Vous avez deux bouteilles, et presque pas d’argent. La case Ventes touche votre pion : elle est gratuite.',
  'learn.sell.first': 'Un cube aide',
  'learn.sell.first.text':
    'Votre meilleur vin vaut huit, et la place demande neuf. Il y a des cubes de renommée à Lisboa, et un cube dépensé ajoute {cubeWorth_plain} : au plus {mostCubes} par vin. Ceux qu’il faut partent d’eux-mêmes. Pressez la bouteille, puis le neuf rouge.',
  'learn.sell.second': 'Et l’autre',
  'learn.sell.second.text':
    'Vous pouvez vendre deux bouteilles par tour ; après la deuxième, votre tour finit de lui-même. La vieille vaut trois. Pressez-la, puis le trois rouge.',
  'learn.sell.cubes': 'À qui sont les cubes ?',
  'learn.sell.cubes.text':
    'Les cubes ne sont à personne. Qui a un domaine dans une région peut dépenser les cubes qui s’y trouvent pour un vin de là, qui que ce soit qui les ait apportés ; avec un domaine à Lisboa, Rui aurait donc pu prendre ceux-ci. Une région en porte au plus {regions_5_cubeSpaces}, et ceux qui sont dépensés peuvent revenir.',
  'learn.sell.barrels': 'Vos tonneaux',
  'learn.sell.barrels.text':
    'Chaque vente laisse un de vos tonneaux sur sa place, et personne d’autre ne peut vendre là. Vous en aviez {supplies_barrels} au départ, et plus aucun en main : sans tonneau, pas de vente. À la fin de chaque année il en revient un des Ventes. Les magnats en gardent d’autres ; vous les rencontrerez plus tard.',

  'learn.cellar': 'Les caves',
  'learn.cellar.lead': 'Du vin qui vieillit, et vaut plus.',
  'learn.cellar.full': 'Un entrepôt plein',
  'learn.cellar.full.text':
    'La fin d’une autre deuxième année, avec d’autres vins. Deux bouteilles sont dans votre entrepôt. À la fin de cette année il en vient une nouvelle, et la plus vieille des deux serait perdue. Construisez une cave.',
  'learn.cellar.enter': 'Aux caves',
  'learn.cellar.enter.text': 'La case Caves touche votre pion. Elle porte la taxe de cette année : elle coûte tout de même {prices_tax}.',
  'learn.cellar.build': 'Une cave sous la maison',
  'learn.cellar.build.text':
    'Elle coûte {prices_cellar} Bagos et remplace l’entrepôt ; elle apporte aussi un cube à la région. Elle a {storage_cellar_count} places pour le vin. Pressez les places de votre domaine.',
  'learn.cellar.older': 'Rien n’est perdu',
  'learn.cellar.older.text':
    'L’année est finie : une nouvelle bouteille est venue, les autres ont avancé, aucune n’est perdue. Dans une cave chaque place ajoute à ce que vaut un vin : {storage_cellar_0}, {storage_cellar_1}, {storage_cellar_2} et {storage_cellar_3}. La plus vieille est née avec une qualité de sept, et vaut dix maintenant.',
  'learn.cellar.worth': 'Ce que vaut un vin',
  'learn.cellar.worth.text':
    'Sa valeur est : la qualité avec laquelle il est né, plus sa place dans la cave, plus les cubes de sa région que vous dépensez. Deux régions sont à part : Minho n’a pas de cave, et Dão en donne une avec le premier vignoble.',

  'learn.export': 'L’export',
  'learn.export.lead': 'Des points pour le vin, tout de suite et encore à la fin.',
  'learn.export.ships': 'Du vin pour d’autres pays',
  'learn.export.ships.text':
    'La troisième année : votre cave se remplit. À l’étranger le vin rapporte des points au lieu d’argent, et les points font gagner. Là aussi un nombre dit deux choses : ce que le vin doit valoir, et les points que vous recevez. La couleur ne compte pas. À deux joueurs, trois navires seulement chargent du vin ; les autres sont fermés.',
  'learn.export.enter': 'Allez au quai',
  'learn.export.enter.text': 'Votre plus vieux vin vaut dix : qualité sept, et {storage_cellar_2} pour sa place dans la cave.',
  'learn.export.send': 'Envoyez-le',
  'learn.export.send.text':
    'Pressez la plus vieille bouteille, puis une place avec le nombre dix. Il y en a deux, sur des navires différents : chaque colonne de nombres est un navire. Prenez le navire qui a huit sur sa coque.',
  'learn.export.done': 'Dix points',
  'learn.export.done.text':
    'Dix points tout de suite. Le nombre sur votre plateau a monté davantage, de quinze : vous avez le plus de tonneaux à bord de ce navire, huit de plus à la fin ; et les trois points d’une bouteille qui reste, la moitié de sa qualité, sont partis avec elle. Vous pourriez exporter une deuxième bouteille, comme aux Ventes. Gardez les autres : elles vieillissent. Finissez votre tour.',
  'learn.export.most': 'Encore une fois à la fin',
  'learn.export.most.text':
    'Votre tonneau reste là : ceux de l’Export ne reviennent pas chaque année ; seul un expert peut en faire revenir un, et ses points vous restent. Sur la coque de chaque navire il y a un nombre. À la fin de la partie, qui a le plus de tonneaux à bord d’un navire reçoit ces points en plus ; ceux qui en ont autant les partagent.',

  'learn.experts': 'Les experts',
  'learn.experts.lead': 'De petites aides à votre tour, ou des points à la foire.',
  'learn.experts.who': 'Quatre sortes d’experts',
  'learn.experts.who.text':
    'Retour à la deuxième année. Chaque expert juge une chose : goût, arôme, robe ou alcool. Il y a quatre piles, une pour chacune, et le dessus d’une pile est à engager. Ce qu’il peut faire pour vous est dessiné en dessous. Une flèche sur un expert dit qu’il rapporte un point de plus à une foire.',
  'learn.experts.enter': 'Allez engager',
  'learn.experts.enter.text': 'La case Experts touche votre pion.',
  'learn.experts.first': 'Le premier',
  'learn.experts.first.text':
    'Un expert coûte {prices_expert} Bago. Vous pouvez en engager deux, l’un après l’autre. Prenez l’expert du goût : il peut vous procurer {abilities_cash} Bagos. Le suivant de la pile est alors révélé : la page demande donc encore une fois, car ce qui est vu ne s’annule plus.',
  'learn.experts.second': 'Le second',
  'learn.experts.second.text': 'L’expert de l’alcool peut mettre un cube de renommée dans une région. Prenez-le aussi.',
  'learn.experts.use': 'Employez-en un',
  'learn.experts.use.text':
    'À votre tour vous pouvez employer un expert, et en plus une tuile. Il est alors retourné ; au début de l’année {refresh_0} et de l’année {refresh_1}, tous les experts sont remis à l’endroit et peuvent servir encore une fois. Pressez l’expert du goût sur votre plateau.',
  'learn.experts.later': 'Ou gardez-les pour la foire',
  'learn.experts.later.text':
    'Vous avez récupéré votre argent, et vous avez deux experts ; vous pouvez en garder autant que vous voulez. Un expert sert aussi autrement : à une foire il vante votre vin. Mais il ne doit pas être retourné, et vous le perdez ensuite. Outre l’argent et les cubes, il y a des experts qui rendent un déplacement gratuit, font revenir un tonneau en main, baissent le prix des vignobles, ou vous laissent choisir le vignoble au sommet d’une région.',

  'learn.fair': 'La foire',
  'learn.fair.lead': 'Présenter un vin, gagner des points de foire, plaire aux magnats.',
  'learn.fair.enter': 'Avant la foire',
  'learn.fair.enter.text':
    'La troisième année, son dernier coup. Après les années {fair_years} il y a une foire, et chacun y présente un vin. Cela se fait d’avance, au centre, et s’appelle un communiqué de presse ; qui l’oublie doit le faire au dernier moment, et qui n’a alors pas de vin ne reçoit pas de prix. Rui l’a fait. Allez au centre : il est toujours gratuit.',
  'learn.fair.slot': 'Votre place dans l’ordre',
  'learn.fair.slot.text':
    'Au centre vous choisissez d’abord une place libre dans l’ordre de la manche suivante. Prenez la première. D’ordinaire cela décide qui commence ; cette fois non, car après une foire ce sont les stands qui font l’ordre.',
  'learn.fair.present': 'Choisir un vin',
  'learn.fair.present.text':
    'Maintenant le communiqué de presse. Ce que vaut un vin compte en points de foire ; qui en a le plus à la foire reçoit le prix. Le plus vieux vaut huit, et un cube en fait neuf. Dès que ce tour est fini, la bouteille quitte votre cave : on ne peut plus la vendre. Aux Ventes et à l’Export, il ne part que les cubes nécessaires ; ici vous choisissez combien, jusqu’à {mostCubes}. Pressez cette bouteille, puis un cube.',
  'learn.fair.stand': 'Choisir un stand',
  'learn.fair.stand.text':
    'Chaque stand donne quelque chose : rien, un expert, {fair_stands_2_amount} Bagos ou {fair_stands_3_amount} points de foire. Mieux il donne, plus tard vous venez l’année suivante : après une foire les stands, depuis la gauche, font l’ordre, quelle que soit la place choisie avant. Prenez le dernier.',
  'learn.fair.send': 'Un expert le vante',
  'learn.fair.send.text':
    'La tuile de l’année, en haut, demande certaines des quatre choses que jugent les experts. Pour chacune vous pouvez envoyer un expert de cette sorte, et recevez un point de foire par signe, {vintages_1_features_taste} pour le goût, et un de plus s’il porte une flèche. Puis il est parti. Envoyez-le.',
  'learn.fair.magnates': 'Trois riches',
  'learn.fair.magnates.text':
    'La même tuile dit ce que veulent les trois magnats : Anabela une couleur, Bruno une valeur, Carolina certaines régions. Chacun garde {supplies_magnateBarrels} de vos tonneaux. Un magnat à qui votre vin plaît en rend un ; {magnates_most} au plus le font. Il est rouge : prenez-en un chez Anabela.',
  'learn.fair.again': 'Et un second',
  'learn.fair.again.text': 'Une valeur de neuf suffit aussi à Bruno. Reprenez un tonneau chez lui.',
  'learn.fair.prizes': 'Vous avez gagné',
  'learn.fair.prizes.text':
    'L’année est finie, la foire aussi. Vos quinze points de foire : neuf pour le vin, trois pour le stand et trois pour l’expert. Rui était plus à gauche : il commence la nouvelle année. Le plateau montre déjà les prix suivants.',
  'learn.fair.later': 'Les foires suivantes',
  'learn.fair.later.text':
    'Les points de foire, le nombre à l’étoile, restent pour la foire suivante. Les foires suivantes rapportent plus : après l’année {fair_years_1}, comme vous le voyez ici, {fair_prizes_1_0} et {fair_prizes_1_2} points, après l’année {fair_years_2} {fair_prizes_2_0} et {fair_prizes_2_2}. À trois ou quatre, le deuxième a son propre prix, {fair_prizes_0_1} points à la première foire. Ceux qui sont à égalité partagent les prix. Qui ne présente pas de vin n’en reçoit aucun, si nombreux que soient ses points de foire.',

  'learn.magnates': 'Les tuiles des magnats',
  'learn.magnates.lead': 'Après une foire, le vin achète des actions et des points pour la fin.',
  'learn.magnates.who': 'Après la foire',
  'learn.magnates.who.text':
    'Après la foire de la troisième année ; vous avez toujours vos points de foire, qui comptent encore à la prochaine. Une fois les prix remis, les magnats offrent ces tuiles. À tour de rôle chacun peut en prendre une contre une bouteille de vin, quelle que soit sa valeur, jusqu’à ce que tous aient passé. Rui était le premier, et il a passé.',
  'learn.magnates.take': 'Une action en plus',
  'learn.magnates.take.text':
    'Certaines tuiles sont de petites actions. Prenez celle du chai : elle en construit un pour {magnates_actions_5_price} Bagos au lieu de {prices_winery}, en plus de ce que vous faites.',
  'learn.magnates.pay': 'Payer en vin',
  'learn.magnates.pay.text':
    'N’importe quelle bouteille convient : sa valeur ne compte pas. Donnez la plus vieille, qui vaut ici le moins.',
  'learn.magnates.multiplier': 'Des points pour la fin',
  'learn.magnates.multiplier.text':
    'C’est encore à vous, car Rui a passé. Trois des tuiles sont des multiplicateurs : à la fin de la partie chacun compte quelque chose que vous avez, et rapporte des points pour cela. Prenez celui de la cave : {magnates_multipliers_4_per} points par cave que vous avez. Les vignobles rapporteraient un point de plus aujourd’hui ; mais chaque cave que vous construirez encore compte davantage.',
  'learn.magnates.pay-again': 'Une autre bouteille',
  'learn.magnates.pay-again.text':
    'Il y faut aussi un de vos tonneaux, de ceux que vous avez en main, posé dessus tout de suite. Payez avec la plus vieille des deux bouteilles.',
  'learn.magnates.pass': 'Gardez le reste',
  'learn.magnates.pass.text':
    'Votre meilleur vin vaut plus ailleurs. Et personne ne peut avoir deux tuiles de la même sorte. N’achetez plus rien.',
  'learn.magnates.use': 'Employer une tuile',
  'learn.magnates.use.text':
    'Une nouvelle année commence. Votre tuile d’action est devant vous : une fois par tour vous pouvez en employer une, avant ou après ce que vous faites sur les neuf cases, pas au milieu ; et un expert en plus. Puis elle est retournée, comme un expert. C’est l’année {refresh_0} : toutes viennent d’être remises à l’endroit ; cela arrive encore une fois, au début de l’année {refresh_1}.',

  'learn.end': 'La fin',
  'learn.end.lead': 'Un dernier coup, et d’où viennent tous les points.',
  'learn.end.last': 'Encore un coup',
  'learn.end.last.text':
    'Après les six années : la troisième foire est passée. Chacun a un dernier coup, puis on compte les points. Toutes les cases sont permises ; le centre ne sert plus qu’à passer, car il n’y a plus de foire. Si c’était fini maintenant, vous auriez trois points de moins que Rui.',
  'learn.end.enter': 'L’argent compte aussi',
  'learn.end.enter.text':
    'L’argent rapporte des points à la fin, mais par paliers : dès {money_table_0_0} Bagos {money_table_0_1} points, dès {money_table_1_0} déjà {money_table_1_1}, dès {money_table_2_0} puis {money_table_2_1}, à partir de {money_table_3_0} enfin {money_table_3_1}. Vous en avez douze. Allez aux Ventes.',
  'learn.end.sell': 'Huit Bagos',
  'learn.end.sell.text': 'Pressez votre meilleure bouteille, puis le huit rouge.',
  'learn.end.done': 'Assez',
  'learn.end.done.text':
    'Vous êtes au plus haut palier. Chaque bouteille qui reste rapporte la moitié de sa qualité en points, arrondie en dessous pour chaque bouteille : finissez votre tour.',
  'learn.end.now': 'Le compte',
  'learn.end.now.text':
    'Rui a engagé un expert, et la partie est finie. Vos points : exports et foires pendant la partie ; puis l’argent, la moitié de la qualité de chaque vin, le plus de tonneaux à bord des navires, et les multiplicateurs qui portent un tonneau.',
  'learn.end.count': 'Vous avez gagné',
  'learn.end.count.text':
    'La vente vous a fait passer devant Rui, de quatre points. À égalité, plus de tonneaux à l’Export départagent, puis plus d’argent. C’est tout le jeu : jouez maintenant une partie contre un bot, ou passez aux chapitres pour un seul joueur.',

  'learn.part.alone': 'Seul contre Lacerda',

  'learn.lacerda': 'Lacerda',
  'learn.lacerda.lead': 'Un adversaire joué par des cartes : ce qu’il fait, ce qu’il prend.',
  'learn.lacerda.who': 'Il ne décide rien',
  'learn.lacerda.who.text':
    'La deuxième année d’une autre partie. Seul, vous jouez contre Lacerda. Personne ne gagne ni ne perd : à la fin vous comptez vos récompenses, pour ce que vous avez fait mieux que lui et pour quelques autres choses. Le dernier chapitre les montre. Il n’a pas de domaines : des cartes le déplacent, et voici sa place, avec ses points, son argent, ses tonneaux, et les cartes qui peuvent encore venir. Vous faites vos deux coups de l’année d’affilée, puis il fait les siens. C’est votre second.',
  'learn.lacerda.begins': 'Comment il commence',
  'learn.lacerda.begins.text':
    'Il commence avec deux tonneaux à l’Export, qui lui ont rapporté dix-neuf points. Son nombre est plus haut ici : l’argent et le plus de tonneaux à bord des navires y sont comptés, comme si c’était fini. Quand il doit choisir une région ou une tuile, il retourne une de neuf autres cartes, qui portent les nombres de un à neuf : le nombre dit laquelle. Puis elle est remise avec les autres. Posez le pointeur sur une région pour voir le sien.',
  'learn.lacerda.enter': 'Vendez d’abord',
  'learn.lacerda.enter.text': 'Tout ce que vous savez vaut ici aussi. Allez aux Ventes.',
  'learn.lacerda.sell': 'Une bouteille',
  'learn.lacerda.sell.text':
    'Pressez votre meilleure bouteille, puis le huit rouge : il ne faut pas de cube. Vous pourriez vendre l’autre aussi ; une suffit ici.',
  'learn.lacerda.done': 'C’est à lui',
  'learn.lacerda.done.text': 'Finissez votre tour. Pour chacun de ses deux coups une carte dit sur quelle case il va.',
  'learn.lacerda.first': 'Sa première carte : les gens',
  'learn.lacerda.first.text':
    'Il est allé sur Œnologues, agriculteurs. Là où vous construiriez ou engageriez, il ne fait que retirer des pièces du jeu : ici deux œnologues et deux agriculteurs. Ailleurs ce sont des vignobles, des chais, des caves. Ce qui s’épuise ne revient pas : n’attendez pas trop.',
  'learn.lacerda.second': 'Sa deuxième carte : l’export',
  'learn.lacerda.second.text':
    'Ici il marque vraiment : il a pris deux cubes de renommée de votre région, et mis deux tonneaux sur les places libres les plus hautes, avec un point de plus par cube. Il n’y faut pas de carte de nombre. Aux Ventes il gagne de l’argent : il retourne des cartes de nombre jusqu’à en avoir une au-dessus de deux ; ce nombre, et un de plus par cube qu’il prend, font la valeur de son vin. Avec six et deux cubes il vend au huit, dans la couleur que veut Anabela ; si la place est prise, dans l’autre couleur, ou une place plus bas.',
  'learn.lacerda.centre': 'À la foire',
  'learn.lacerda.centre.text':
    'Au centre il présente un vin qui vaut ce que demande Bruno. Il prend le stand aux {fair_stands_3_amount} points de foire s’il est libre, et envoie les experts qui conviennent. Après une foire il prend aussi des tuiles : les actions quittent le jeu, et chaque multiplicateur qu’il garde, un de ses tonneaux dessus, lui rapporte dix points à la fin.',
  'learn.lacerda.bribe': 'Une pièce reste derrière lui',
  'learn.lacerda.bribe.text':
    'Chaque fois qu’il quitte une case autre que le centre, un Bago de la banque y reste, la pièce au « ! » : y aller vous coûte un de plus, et la pièce s’en va. Il n’y en a jamais plus d’une par case. À sa place, « Retiré » compte ce qu’il a retiré du jeu, « Peut prendre » les cubes qu’il prendrait dans vos régions, « Pièces » celles des cases.',

  'learn.awards': 'Les récompenses',
  'learn.awards.lead': 'Seul, il ne s’agit pas que de points.',
  'learn.awards.won': 'Ce que gagner veut dire',
  'learn.awards.won.text':
    'La toute fin d’une partie en solitaire ; c’est votre dernier coup. À plusieurs, le plus de points gagne. Seul, personne ne gagne ni ne perd : ce qui compte est le nombre de vos récompenses. Avoir plus de points que Lacerda est la plus grande, mais une sorte sur six seulement. Leur somme vous donne un titre : dès cinq récompenses vous êtes snob du vin, dès dix producteur de vin, dès quinze magnat du vin, le plus beau de tous.',
  'learn.awards.sheet': 'La feuille de récompenses',
  'learn.awards.sheet.text':
    'Voici vos récompenses : quatre pour plus de points que Lacerda, deux pour plus d’argent que lui, une pour chaque foire gagnée seul, une pour chaque domaine complet, une pour davantage de points grâce au plus de tonneaux à bord des navires, et une pour n’avoir plus de tonneau chez les magnats. Un domaine est complet quand ses {slots} emplacements sont pris par des vignobles et des chais ; les gens et les caves ne comptent pas. La feuille montre ce que vous avez.',
  'learn.awards.enter': 'Plus d’argent que lui',
  'learn.awards.enter.text': 'Lacerda a deux Bagos de plus que vous. Il n’en dépense jamais. Allez aux Ventes.',
  'learn.awards.sell': 'Vendez',
  'learn.awards.sell.text': 'Pressez votre meilleure bouteille, puis le huit rouge.',
  'learn.awards.done': 'Le dernier mot',
  'learn.awards.done.text': 'Finissez votre tour : Lacerda n’a pas de dernier coup.',
  'learn.awards.title': 'Votre titre',
  'learn.awards.title.text':
    'Neuf récompenses : vous aviez plus de points et plus d’argent que Lacerda, deux foires et un domaine complet. Vous voilà snob du vin ; une de plus, et vous auriez été producteur de vin. Ce qui vous a manqué : les navires de l’Export, et un tonneau resté chez Carolina. Vous savez tout : bonne chance.',
};
