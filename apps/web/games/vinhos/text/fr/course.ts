// Les chapitres des premiers pas et leurs notes. Les nombres viennent des composants, par leur chemin.
import type { Translated } from '../../../../text/translated.ts';
import type { course as english } from '../en/course.ts';

export const course: Translated<typeof english> = {
  'learn.part.game': 'Le jeu',

  'learn.aim': 'De quoi il s’agit',
  'learn.aim.lead': 'Six ans, du bon vin, des points : une page à lire.',

  'learn.board': 'Ce que montre le plateau',
  'learn.board.lead': 'Un tour de la table : ce que veut dire chaque signe. Rien à jouer.',
  'learn.board.years': 'Les années',
  'learn.board.years.text':
    'Le début d’une partie : vous êtes Ana, et Rui joue contre vous. Chacune de ses six années a deux manches, les feuilles ; dans chacune, chacun joue un tour. Puis vient la récolte, où chaque domaine fait une bouteille de vin. Une tente : une foire aux vins suit sa récolte.',
  'learn.board.tile': 'La tuile de l’année',
  'learn.board.tile.text':
    'Elle est révélée quand l’année commence. D’abord le temps : tout vin de cette récolte est d’autant meilleur ou moins bon. Puis, après la tente, ce que la foire cherche dans un vin présenté cette année : goût, arôme, robe, alcool. Qui envoie alors un expert de cette sorte reçoit un point de foire par signe. Le plus de points de foire gagne la foire.',
  'learn.board.wishes': 'Les magnats',
  'learn.board.wishes.text':
    'Trois riches, les magnats, disent ce qu’ils aiment boire : Anabela une couleur, Bruno un vin qui vaut au moins tant, Carolina un vin des régions qui portent la même rosette verte sur la carte. Chacun garde de vos tonneaux, qu’il vous faut pour vendre du vin, et en rend un pour un vin qui lui plaît.',
  'learn.board.spaces': 'Les neuf cases',
  'learn.board.spaces.text':
    'Ici se déplacent les pions : à chaque tour vous allez sur une autre case et faites ce qu’elle dit. L’étiquette montre ce qu’il vous coûte d’y aller. La monnaie s’appelle Bagos, les pièces d’or.',
  'learn.board.region': 'Une région',
  'learn.board.region.text':
    'La pièce : le prix du vignoble du dessus. En dessous, combien d’autres sont dans la pile : rouges dans le carré, blancs dans le rond. Le signe à côté du nom : le don de la région. Les carrés en pointillé : des places pour des cubes de renommée, qui augmentent la valeur du vin d’ici. La marque colorée : un domaine.',
  'learn.board.markets': 'Où va le vin',
  'learn.board.markets.text':
    'Trois maisons achètent du vin contre des Bagos : la maison de fado le vin simple, l’hôtel le meilleur, le caviste le plus grand. En dessous, Export paie en points de victoire, qui font gagner : chaque colonne est un navire, et le laurier sur sa coque compte à la fin.',
  'learn.board.tiles': 'La foire et les tuiles',
  'learn.board.tiles.text':
    'Dans la rangée « Foire » on compte les points de foire ; les lauriers montrent les prix de la prochaine, et les stands ce qu’ils donnent à qui y présente un vin. En dessous, les tuiles des magnats : de petites actions en plus, et des multiplicateurs, qui rapportent des points à la fin. La pile bleu foncé dit combien viendront encore.',
  'learn.board.supply': 'Experts et réserve',
  'learn.board.supply.text':
    'Quatre piles d’experts, combien il y en a, et ce que celui du dessus peut faire pour vous. En dessous, ce qui reste : cubes de renommée, chais, caves, œnologues, agriculteurs avec leur chapeau, et porto, qu’apporte un nouveau domaine au Douro et qui améliore un vin du Douro.',
  'learn.board.mine': 'Votre plateau',
  'learn.board.mine.text':
    'Vos domaines : vignes et maisons en haut, bouteilles en bas. Dans la barre à votre nom : vos points si c’était fini, vos Bagos, les tonneaux en main, vos points de foire avec l’étoile ; puis les tonneaux que garde chaque magnat. Posez le pointeur sur n’importe quoi, ou tenez-y le doigt : la page dit ce que c’est.',
  'learn.board.keep.aim': 'Le plus de points de victoire (PV) gagne. L’argent, le vin et la renommée n’y sont que des chemins.',
  'learn.board.keep.years': '{quadrel_years_count} années ; dans chacune deux tours pour chacun, puis la récolte.',
  'learn.board.keep.fair': 'Une foire après les années {fair_years}.',
  'learn.board.keep.money': 'La monnaie s’appelle Bagos.',
  'learn.board.keep.point': 'Posez le pointeur sur un signe, ou tenez-y le doigt : la page dit ce que c’est.',

  'learn.start': 'Avant la première année',
  'learn.start.lead': 'Votre premier vignoble et votre première tuile.',
  'learn.start.money': 'Avant de commencer',
  'learn.start.money.text':
    'Avant la première année d’une nouvelle partie. L’ordre a été tiré : vous êtes au premier rang. L’argent suit l’ordre, un Bago de plus par rang : vous en avez {supplies_money_0}, Rui {supplies_money_1}.',
  'learn.start.found': 'Un premier vignoble',
  'learn.start.found.text':
    'Choisissez-en un, gratuit ; tous conviennent. Il apporte une bouteille de vin, pour laquelle la météo ne compte pas encore, un cube de renommée et le don de sa région, à lire ci-dessous. Lisboa est un bon premier choix : son chai améliore le vin chaque année.',
  'learn.start.take': 'Une première tuile',
  'learn.start.take.text':
    'Puis chacun prend une tuile gratuite : Rui d’abord, car il est dernier dans l’ordre. Une tuile est une petite action en plus de votre tour. Une fois employée, elle est retournée jusqu’au début de l’année {refresh_0} ou de l’année {refresh_1}. Toutes conviennent ; celle du chai épargne un tour entier.',
  'learn.start.ready': 'Prêt',
  'learn.start.ready.text':
    'Votre plateau : votre domaine est dessus, et votre tuile en dessous. Dans la rangée, de nouvelles tuiles ont remplacé celles qui ont été prises. La première année commence.',
  'learn.start.keep.free': 'Gratuits : un vignoble avec le don de sa région, une bouteille, un cube de renommée et une tuile.',
  'learn.start.keep.money': '{supplies_money_0} Bagos au premier rang, un de plus par rang.',
  'learn.start.keep.barrels': '{supplies_barrels} tonneaux en main, {supplies_magnateBarrels} autres chez chacun des trois magnats.',

  'learn.turn': 'Un tour',
  'learn.turn.lead': 'Neuf cases, ce que coûte le chemin, et quand un tour finit.',
  'learn.turn.estate': 'Votre premier domaine',
  'learn.turn.estate.text':
    'Une nouvelle partie : la première année vient de commencer, et c’est à vous. Vous avez un vignoble à Lisboa avec du raisin rouge, un chai à côté, et une bouteille en dessous.',
  'learn.turn.score': 'Vos points',
  'learn.turn.score.text':
    'PV, ce sont les points de victoire : qui en a le plus à la fin gagne. Ce nombre dit ce que vous auriez si c’était fini. L’argent y compte, par paliers : construire peut donc le faire baisser pour un moment, et le vin que vous ferez le fait remonter. Pressez-le pour voir d’où il vient.',
  'learn.turn.enter': 'Neuf cases',
  'learn.turn.enter.text':
    'À votre tour vous devez déplacer votre pion sur une autre des neuf cases, et faites ce qu’elle dit. Il est au centre. Envoyez-le sur Chais ; les étiquettes disent ce que coûte chaque case.',
  'learn.turn.build': 'Construire un chai',
  'learn.turn.build.text':
    'Un chai coûte {prices_winery} Bagos et améliore le vin de son domaine de {quality_winery}. Il occupe un des {slots} emplacements du domaine ; {mostWineries} au plus peuvent être des chais. Il apporte aussi un cube de renommée à sa région : la suite dit à quoi il sert. Pressez votre domaine.',
  'learn.turn.done': 'Quand un tour finit',
  'learn.turn.done.text':
    'Dans la plupart des actions vous pouvez faire deux fois la même chose. Un tour finit de lui-même quand il n’y reste rien à faire, d’ordinaire après la deuxième ; seulement, avant que du nouveau soit retourné, la page demande. Alors, et tant que vous pourriez continuer, vous pressez « Finir le tour ». Jusque-là, Annuler reprend ce que vous avez fait.',
  'learn.turn.costs': 'Ce que coûte le chemin',
  'learn.turn.costs.text':
    'Rui a joué, et c’est votre deuxième tour de l’année. Les cases voisines de votre pion sont gratuites, aussi en diagonale ; les autres coûtent {prices_distance}. Là où se tient Rui, vous lui payez {prices_player} de plus. Une case porte la taxe de l’année, {prices_tax} de plus : le petit nombre à son coin est cette année. L’étiquette fait la somme.',
  'learn.turn.locked': 'Ce qui n’est pas possible',
  'learn.turn.locked.text':
    'Export est fermé : on ne va que là où l’on peut payer le chemin, puis faire au moins une chose. Pressez la case : la page dit ce qui manque. Posez le pointeur sur n’importe quoi d’autre, et elle dit ce que c’est. Vous ne pouvez rien casser.',
  'learn.turn.nine': 'Les neuf',
  'learn.turn.nine.text':
    'Construire : Vignobles (deux cases), Chais, Caves. Engager : Œnologues, agriculteurs, Experts. Employer le vin : Ventes pour l’argent, Export pour les points. Et le centre : passer, ou faire un communiqué de presse, qui présente un vin pour la foire ; on y choisit aussi sa place dans l’ordre. La suite les montre un à un.',
  'learn.turn.keep.move': 'À son tour on doit aller sur une autre case, et faire ce qu’elle dit.',
  'learn.turn.keep.way':
    'À côté de votre pion : gratuit, et le centre l’est toujours. Sinon {prices_distance}. Par pion qui s’y tient {prices_player} de plus, à son joueur ; pour la taxe de l’année {prices_tax} de plus.',
  'learn.turn.keep.twice': 'D’ordinaire jusqu’à {limits_wineries} fois la même chose par tour.',
  'learn.turn.keep.end':
    'Un tour finit de lui-même quand il n’y reste rien à faire ; avant que du nouveau soit retourné, ou tant qu’il reste une deuxième fois, un expert ou une tuile, pressez « Finir le tour ».',

  'learn.grow': 'Les vignobles',
  'learn.grow.lead': 'Où pousse le raisin, ce que donne une région, et les cubes de renommée.',
  'learn.grow.map': 'La carte',
  'learn.grow.map.text':
    'Une autre partie, sa première année : le même domaine, et douze Bagos. Chaque région a une pile de vignobles. Celui du dessus est à vendre : raisin rouge ou blanc, et son prix. Un vignoble de plus améliore le vin de son domaine de {quality_vineyard}. Les régions hachurées ne sont pas en jeu : à deux joueurs il y en a deux.',
  'learn.grow.gifts': 'Ce que donne une région',
  'learn.grow.gifts.text':
    'Le signe rond à côté du nom d’une région est son don. Vous le recevez avec le premier vignoble d’un domaine, pas avec les suivants ; un nouveau domaine dans la région l’apporte de nouveau. Celui de Minho est un défaut ; ceux de Trás-os-Montes et d’Alentejo durent. Hachurées ici : Setúbal, qui donne des experts, et Algarve, dont le vin vaut plus.',
  'learn.grow.enter': 'Allez acheter',
  'learn.grow.enter.text':
    'Il y a deux cases Vignobles. Celle du haut porte la taxe de la première année ; prenez celle du bas, qui est gratuite.',
  'learn.grow.second': 'Plus du même',
  'learn.grow.second.text':
    'Un domaine porte des vignobles d’une seule région et d’une seule couleur. Votre premier domaine fait du rouge à Lisboa, et un rouge y est à vendre. Pressez Lisboa sur la carte, puis votre premier domaine.',
  'learn.grow.first': 'Un nouveau domaine',
  'learn.grow.first.text':
    'Un cube est arrivé à Lisboa : la renommée. Dépensez-le plus tard, et un vin de là vaut {cubeWorth_plain} de plus. Achetez maintenant un deuxième vignoble, dans une autre région, pour un domaine vide. Il apporte le don de sa région : Ribatejo donne un agriculteur. Pressez Ribatejo, puis votre deuxième domaine.',
  'learn.grow.slots': 'Ce que vous avez',
  'learn.grow.slots.text':
    'C’était le deuxième achat. Il ne restait qu’à presser « Finir le tour », car d’autres vignobles allaient être révélés. L’agriculteur est déjà dans le nouveau. Vous avez {estates} domaines de {slots} emplacements, pour des vignobles et {mostWineries} chais au plus. Chaque vignoble, chai ou cave que vous payez apporte un cube à sa région, tant qu’il y en a moins de {regions_5_cubeSpaces}.',
  'learn.grow.keep.price':
    'Un vignoble coûte de {regions_1_tiles_0_cost} à {regions_2_tiles_0_cost} Bagos ; jusqu’à {limits_vineyards} par tour, de régions différentes.',
  'learn.grow.keep.estate':
    '{estates} domaines de {slots} emplacements : des vignobles d’une région et d’une couleur, et {mostWineries} chais au plus.',
  'learn.grow.keep.gift': 'Le premier vignoble d’un domaine apporte le don de sa région, un autre non.',
  'learn.grow.keep.cube':
    'Chaque vignoble, chai ou cave que l’on paie, et le tout premier vignoble, apporte un cube à sa région : elle en porte au plus {regions_5_cubeSpaces}.',
  'learn.grow.keep.colour': 'Rouge et blanc se valent : seules les Ventes et Anabela demandent une couleur.',

  'learn.wine': 'Les gens et le vin',
  'learn.wine.lead': 'Œnologues, agriculteurs, et ce qui fait un bon vin.',
  'learn.wine.parts': 'Un vin par an',
  'learn.wine.parts.text':
    'Une autre partie, votre dernier tour de sa première année : votre domaine a un second vignoble. À la fin de chaque année vient la récolte : tout domaine avec un vignoble fait une bouteille. Sa qualité est la somme de ce qui se trouve dans le domaine.',
  'learn.wine.sum': 'La somme',
  'learn.wine.sum.text':
    'Chaque vignoble donne {quality_vineyard}, chaque chai {quality_winery}, et les gens y ajoutent. Le temps de l’année ajoute ou retranche ; s’il ne reste rien de la somme, il n’y a pas de vin. L’étiquette blanche avec une flèche, au coin du domaine, montre ce que vaudra le vin qui vient.',
  'learn.wine.enter': 'Engager des gens',
  'learn.wine.enter.text': 'Deux sortes de gens travaillent dans un domaine, et une case a les deux.',
  'learn.wine.enologist': 'Un œnologue',
  'learn.wine.enologist.text':
    'Un œnologue élabore le vin : il coûte {prices_enologist} Bagos, travaille dans un chai, un par chai, et ajoute {quality_enologist} à la qualité. Engagez-en un pour votre domaine.',
  'learn.wine.farmer': 'Un agriculteur',
  'learn.wine.farmer.text':
    'Un agriculteur coûte {prices_farmer}, travaille dans un vignoble, un par vignoble, et ajoute {quality_farmer}. Vous pouvez engager deux personnes par tour : après la deuxième il n’y reste rien à faire. Mais c’est le dernier de l’année, et une nouvelle tuile va être révélée : la page demande donc, et vous pressez « Finir le tour ». Puis vient la récolte. Avant chaque récolte vous pouvez envoyer vos gens dans d’autres domaines.',
  'learn.wine.bottle': 'La récolte',
  'learn.wine.bottle.text':
    'L’année est finie, et votre domaine a fait une bouteille de qualité neuf : deux vignobles à {quality_vineyard}, le chai {quality_winery}, l’œnologue {quality_enologist}, l’agriculteur {quality_farmer}, et le temps {vintages_1_weather}. Le nombre sur une bouteille dit ce que le vin vaut maintenant.',
  'learn.wine.age': 'Le vin plus vieux avance',
  'learn.wine.age.text':
    'Votre vieille bouteille a avancé d’une place vers la droite. Un domaine commence avec un entrepôt de {storage_warehouse_count} places : ce qui est poussé hors de la dernière est perdu. Employez donc votre vin à temps. Les chapitres suivants montrent comment.',
  'learn.wine.keep.quality':
    'Qualité : {quality_vineyard} par vignoble, {quality_farmer} par agriculteur, {quality_winery} par chai, {quality_enologist} par œnologue, {quality_port} pour le porto au Douro, et le temps.',
  'learn.wine.keep.people': 'Un œnologue coûte {prices_enologist}, un par chai ; un agriculteur {prices_farmer}, un par vignoble.',
  'learn.wine.keep.bottle': 'Chaque récolte donne une bouteille à tout domaine qui a un vignoble.',
  'learn.wine.keep.lost':
    'Les vieilles bouteilles avancent d’une place ; hors de la dernière elles sont perdues. Un entrepôt en a {storage_warehouse_count}.',

  'learn.sell': 'Les ventes',
  'learn.sell.lead': 'De l’argent pour le vin, des tonneaux dans les maisons, et des cubes qui aident.',
  'learn.sell.shops': 'Trois sortes de maisons',
  'learn.sell.shops.text':
    'Une autre partie, sa deuxième année : presque tout votre argent est allé aux gens. L’argent vient des Ventes. Les trois sortes de maisons ne diffèrent que par leurs nombres. Chaque place achète une bouteille, rouge en haut, blanche en bas. Son nombre dit deux choses : ce que le vin doit valoir, et les Bagos que vous recevez.',
  'learn.sell.enter': 'Allez vendre',
  'learn.sell.enter.text': 'Vous avez deux bouteilles, et presque pas d’argent. La case Ventes touche votre pion : elle est gratuite.',
  'learn.sell.first': 'Un cube aide',
  'learn.sell.first.text':
    'Votre meilleur vin vaut huit, et la place la plus chère à portée pour le rouge demande neuf. Il y a des cubes de renommée à Lisboa, et un cube dépensé ajoute {cubeWorth_plain} : au plus {mostCubes} par vin. Ceux qu’il faut partent d’eux-mêmes. Pressez la bouteille, puis le neuf rouge.',
  'learn.sell.second': 'Et l’autre',
  'learn.sell.second.text':
    'Vous pouvez vendre deux bouteilles par tour ; après la deuxième, votre tour finit de lui-même. La vieille vaut trois. Pressez-la, puis le trois rouge.',
  'learn.sell.cubes': 'À qui sont les cubes ?',
  'learn.sell.cubes.text':
    'Les cubes ne sont à personne. Qui a un domaine dans une région peut dépenser les cubes qui s’y trouvent pour un vin de là, qui que ce soit qui les ait apportés ; avec un domaine à Lisboa, Rui aurait donc pu prendre ceux-ci. Une région en porte au plus {regions_5_cubeSpaces}, et ceux qui sont dépensés peuvent revenir.',
  'learn.sell.barrels': 'Vos tonneaux',
  'learn.sell.barrels.text':
    'Chaque vente laisse un de vos tonneaux sur sa place, et personne d’autre ne peut vendre là. Vous en aviez {supplies_barrels} au départ, et plus aucun en main : sans tonneau, pas de vente. À la fin de chaque année il en revient un des Ventes. Les magnats en gardent d’autres ; vous les rencontrerez plus tard.',
  'learn.sell.keep.number': 'Le nombre d’une place des Ventes : ce que le vin doit valoir, et les Bagos reçus. La couleur doit convenir.',
  'learn.sell.keep.barrel': 'Chaque vente et chaque export prend un tonneau de votre main : sans tonneau, pas de vente.',
  'learn.sell.keep.back': 'À la fin de chaque année un de vos tonneaux revient des Ventes.',
  'learn.sell.keep.cubes':
    'Un cube de la région du vin, dépensé, ajoute {cubeWorth_plain} : {mostCubes} au plus par vin. Ils servent à tous ceux qui y ont un domaine.',

  'learn.cellar': 'Les caves',
  'learn.cellar.lead': 'Du vin qui vieillit, et vaut plus.',
  'learn.cellar.full': 'Un entrepôt plein',
  'learn.cellar.full.text':
    'Une autre partie, le dernier tour de sa deuxième année. Deux bouteilles sont dans votre entrepôt. À la fin de cette année il en vient une nouvelle, et la plus vieille des deux serait perdue. Construisez une cave.',
  'learn.cellar.enter': 'Aux caves',
  'learn.cellar.enter.text': 'La case Caves touche votre pion. Elle porte la taxe de cette année : elle coûte tout de même {prices_tax}.',
  'learn.cellar.build': 'Une cave sous la maison',
  'learn.cellar.build.text':
    'Elle coûte {prices_cellar} Bagos et remplace l’entrepôt ; elle apporte aussi un cube à la région. Elle a {storage_cellar_count} places pour le vin. Pressez les places de votre domaine. Vous ne pouvez pas en payer une seconde, il ne reste rien à faire : pressez « Finir le tour », et l’année est finie aussi.',
  'learn.cellar.older': 'Rien n’est perdu',
  'learn.cellar.older.text':
    'L’année est finie : une nouvelle bouteille est venue, les autres ont avancé, aucune n’est perdue. Dans une cave chaque place ajoute à ce que vaut un vin : {storage_cellar_0}, {storage_cellar_1}, {storage_cellar_2} et {storage_cellar_3}. La plus vieille est née avec une qualité de sept, et vaut dix maintenant.',
  'learn.cellar.worth': 'Ce que vaut un vin',
  'learn.cellar.worth.text':
    'Sa valeur est : la qualité avec laquelle il est né, plus sa place dans la cave, plus les cubes de sa région que vous dépensez. Deux régions sont à part : un domaine du Minho ne peut avoir de cave, et Dão en donne une avec le premier vignoble.',
  'learn.cellar.keep.price': 'Une cave coûte {prices_cellar}, et a {storage_cellar_count} places au lieu de {storage_warehouse_count}.',
  'learn.cellar.keep.places': 'Ses places ajoutent {storage_cellar} à ce que vaut un vin.',
  'learn.cellar.keep.value': 'Valeur = qualité + place dans la cave + cubes dépensés.',
  'learn.cellar.keep.odd':
    'Minho : pas de cave. Un cube d’Alentejo compte {cubeWorth_alentejo}, un vin d’Algarve vaut {algarve} de plus ; un vin de Trás-os-Montes reçoit {trasOsMontes} points de foire de plus.',

  'learn.export': 'L’export',
  'learn.export.lead': 'Des points pour le vin, tout de suite et encore à la fin.',
  'learn.export.ships': 'Du vin pour d’autres pays',
  'learn.export.ships.text':
    'Une autre partie, sa troisième année : vous avez une cave et trois bouteilles. À l’étranger le vin rapporte des points au lieu d’argent. Là aussi un nombre dit deux choses : ce que le vin doit valoir, et les points reçus. La couleur ne compte pas. À deux joueurs, trois navires seulement chargent du vin ; les autres sont fermés.',
  'learn.export.enter': 'Allez au quai',
  'learn.export.enter.text': 'Votre plus vieux vin vaut dix : qualité sept, et {storage_cellar_2} pour sa place dans la cave.',
  'learn.export.send': 'Envoyez-le',
  'learn.export.send.text':
    'Pressez la plus vieille bouteille, puis une place avec le nombre dix. Il y en a deux, sur des navires différents : chaque colonne de nombres est un navire. Prenez le navire qui a huit sur sa coque.',
  'learn.export.done': 'Dix points',
  'learn.export.done.text':
    'Dix points tout de suite. Votre nombre a monté de quinze : vous avez le plus de tonneaux à bord de ce navire, huit de plus à la fin ; mais les trois points d’une bouteille qui reste, la moitié de sa qualité, sont partis. Vous pourriez en envoyer une deuxième : le tour n’est donc pas fini, finissez-le.',
  'learn.export.most': 'Encore une fois à la fin',
  'learn.export.most.text':
    'Votre tonneau reste là : ceux de l’Export ne reviennent pas chaque année ; seul un expert peut en faire revenir un, et ses points vous restent. Le nombre sur la coque d’un navire : qui a le plus de tonneaux à bord à la fin de la partie reçoit ces points en plus ; à égalité, on les partage.',
  'learn.export.keep.number': 'Le nombre d’une place à l’Export : ce que le vin doit valoir, et les points tout de suite. Toute couleur.',
  'learn.export.keep.most':
    'À la fin, pour le plus de tonneaux à bord d’un navire : les points de sa coque, de {export_columns_4_majority} à {export_columns_0_majority}. À égalité, partagés et arrondis en dessous.',
  'learn.export.keep.barrel': 'Les tonneaux de l’Export y restent : seul un expert en fait revenir un.',
  'learn.export.keep.two': 'À deux joueurs, seuls les trois navires de droite chargent du vin.',

  'learn.experts': 'Les experts',
  'learn.experts.lead': 'De petites aides à votre tour, ou des points à la foire.',
  'learn.experts.who': 'Quatre sortes d’experts',
  'learn.experts.who.text':
    'Une autre partie, sa deuxième année : il vous reste trois Bagos. Chaque expert juge une chose : goût, arôme, robe ou alcool. Il y a quatre piles, et le dessus de chacune est à engager. Ce qu’il peut faire pour vous est dessiné en dessous. Une flèche sur un expert dit qu’il rapporte un point de plus à une foire.',
  'learn.experts.enter': 'Allez engager',
  'learn.experts.enter.text': 'La case Experts touche votre pion.',
  'learn.experts.first': 'Le premier',
  'learn.experts.first.text':
    'Un expert coûte {prices_expert} Bago. Vous pouvez en engager deux, l’un après l’autre. Prenez l’expert du goût : il peut vous procurer {abilities_cash} Bagos. Le suivant de la pile est alors révélé : la page demande donc encore une fois, « Continuer », car ce qui est vu ne s’annule plus.',
  'learn.experts.second': 'Le second',
  'learn.experts.second.text': 'L’expert de l’alcool peut mettre un cube de renommée dans une région. Prenez-le aussi.',
  'learn.experts.use': 'Employez-en un',
  'learn.experts.use.text':
    'Par tour vous pouvez employer un expert, et en plus une tuile : il n’est donc pas fini. L’expert est alors retourné ; au début de l’année {refresh_0} et de l’année {refresh_1}, tous sont remis à l’endroit et peuvent servir encore une fois. Pressez l’expert du goût sur votre plateau.',
  'learn.experts.later': 'Ou gardez-les pour la foire',
  'learn.experts.later.text':
    'Vous avez récupéré votre argent. Il ne restait rien à faire, mais un autre expert allait être révélé : vous avez donc pressé « Finir le tour ». Gardez autant d’experts que vous voulez. À une foire un expert vante votre vin, pour des points de foire ; mais il ne doit pas être retourné, et vous le perdez ensuite.',
  'learn.experts.arts': 'Ce qu’ils savent encore',
  'learn.experts.arts.text':
    'Outre l’argent et les cubes, il y a des experts qui rendent un déplacement gratuit, font revenir en main un tonneau des Ventes, de l’Export ou d’un multiplicateur, baissent le prix des vignobles de {abilities_discount}, ou vous laissent ranger la pile d’une région. Posez le pointeur sur l’un d’eux : la page dit ce qu’il fait.',
  'learn.experts.keep.hire': 'Un expert coûte {prices_expert}, jusqu’à {limits_experts} par tour ; on en emploie un par tour.',
  'learn.experts.keep.arts':
    'Il sait une chose : {abilities_cash} Bagos, un déplacement gratuit, un cube dans une région, un tonneau rendu, des vignobles à {abilities_discount} de moins, ou une pile dans l’ordre voulu.',
  'learn.experts.keep.rest': 'Une fois employé, il est retourné jusqu’au début de l’année {refresh_0} ou {refresh_1}. Une tuile aussi.',
  'learn.experts.keep.praise':
    'À une foire : un point de foire par signe à lui sur la tuile de l’année, un de plus avec une flèche. Puis il est parti.',

  'learn.fair': 'La foire',
  'learn.fair.lead': 'Présenter un vin, gagner des points de foire, plaire aux magnats.',
  'learn.fair.enter': 'Avant la foire',
  'learn.fair.enter.text':
    'Une autre partie, le dernier tour de sa troisième année. Après les années {fair_years} il y a une foire. Chacun y présente un vin, d’avance, au centre : le communiqué de presse. Qui ne l’a pas fait doit le faire quand la foire commence, après la récolte ; sans vin, pas de prix. Allez au centre : il est toujours gratuit.',
  'learn.fair.slot': 'Votre place dans l’ordre',
  'learn.fair.slot.text':
    'Au centre vous choisissez d’abord une place libre dans l’ordre de la manche suivante. Prenez la première. D’ordinaire cela décide qui commence ; cette fois non, car après une foire ce sont les stands qui font l’ordre.',
  'learn.fair.present': 'Choisir un vin',
  'learn.fair.present.text':
    'Maintenant le communiqué de presse : ce que vaut le vin compte en points de foire. Le plus vieux vaut huit, un cube en fait neuf. Ailleurs il ne part que les cubes nécessaires ; ici vous choisissez combien, jusqu’à {mostCubes}. Le tour fini, la bouteille est partie : on ne peut plus la vendre. Pressez-la, puis un cube.',
  'learn.fair.stand': 'Choisir un stand',
  'learn.fair.stand.text':
    'Les stands donnent, depuis la gauche : rien, un expert, {fair_stands_2_amount} Bagos ou {fair_stands_3_amount} points de foire. Mieux il donne, plus tard vous venez l’année suivante : après une foire les stands, depuis la gauche, font l’ordre, quelle que soit la place choisie avant. Prenez le dernier.',
  'learn.fair.send': 'Un expert le vante',
  'learn.fair.send.text':
    'La tuile de l’année, en haut, demande certaines des quatre choses que jugent les experts. Pour chacune vous pouvez envoyer un expert de cette sorte, et recevez un point de foire par signe, {vintages_1_features_taste} pour le goût, et un de plus s’il porte une flèche. Puis il est parti. Envoyez-le.',
  'learn.fair.magnates': 'Trois riches',
  'learn.fair.magnates.text':
    'La même tuile dit ce que veulent les trois magnats : Anabela une couleur, Bruno une valeur, Carolina certaines régions. Chacun garde {supplies_magnateBarrels} de vos tonneaux. Un magnat à qui votre vin plaît en rend un ; {magnates_most} au plus le font. Il est rouge : prenez-en un chez Anabela.',
  'learn.fair.again': 'Et un second',
  'learn.fair.again.text':
    'Une valeur de neuf suffit aussi à Bruno. Reprenez un tonneau chez lui. Il ne reste alors rien à faire : le tour finit de lui-même, l’année aussi, et la foire vient.',
  'learn.fair.prizes': 'Vous avez gagné',
  'learn.fair.prizes.text':
    'L’année est finie, la foire aussi. Vos quinze points de foire : neuf pour le vin, trois pour le stand et trois pour l’expert. Rui était plus à gauche : il commence la nouvelle année. Le plateau montre déjà les prix suivants.',
  'learn.fair.later': 'Les foires suivantes',
  'learn.fair.later.text':
    'Les points de foire, le nombre à l’étoile, restent pour la foire suivante, et les prix montent : {fair_prizes_0_0}, {fair_prizes_1_0} et {fair_prizes_2_0} points au meilleur. À deux, l’autre reçoit {fair_prizes_0_2}, {fair_prizes_1_2} et {fair_prizes_2_2} ; à trois ou quatre, c’est pour le troisième, et le deuxième reçoit {fair_prizes_0_1}, {fair_prizes_1_1} et {fair_prizes_2_1} ; le dernier de quatre, un expert. À égalité, on partage. Qui ne présente pas de vin n’a rien.',
  'learn.fair.keep.press': 'Le communiqué de presse : au centre, une fois par foire, un vin, qui est alors parti.',
  'learn.fair.keep.points':
    'Points de foire : la valeur du vin, avec des cubes si l’on veut, puis stand et experts. Ils restent pour les foires suivantes.',
  'learn.fair.keep.stands':
    'Les stands, depuis la gauche : rien, un expert, {fair_stands_2_amount} Bagos, {fair_stands_3_amount} points de foire. Depuis la gauche, ils font l’ordre après la foire.',
  'learn.fair.keep.prizes':
    'Prix : {fair_prizes_0_0}, {fair_prizes_1_0}, {fair_prizes_2_0} points au meilleur des trois foires ; {fair_prizes_0_2}, {fair_prizes_1_2}, {fair_prizes_2_2} à l’autre de deux. Sans vin, aucun.',
  'learn.fair.keep.barrels': 'Avec le communiqué de presse, jusqu’à {magnates_most} magnats à qui le vin plaît rendent chacun un tonneau.',

  'learn.magnates': 'Les tuiles des magnats',
  'learn.magnates.lead': 'Après une foire, le vin achète des actions et des points pour la fin.',
  'learn.magnates.who': 'Après la foire',
  'learn.magnates.who.text':
    'Une autre partie, juste après la foire de sa troisième année ; Rui était le premier, et il a passé. Les magnats offrent ces tuiles : à tour de rôle chacun peut en prendre une contre une bouteille, quelle que soit sa valeur, jusqu’à ce que tous aient passé. Vos points de foire comptent encore à la prochaine.',
  'learn.magnates.take': 'Une action en plus',
  'learn.magnates.take.text':
    'Certaines tuiles sont de petites actions. Prenez celle du chai : elle en construit un pour {magnates_actions_5_price} Bagos au lieu de {prices_winery}, en plus de ce que vous faites.',
  'learn.magnates.pay': 'Payer en vin',
  'learn.magnates.pay.text':
    'N’importe quelle bouteille convient : sa valeur ne compte pas. Donnez la plus vieille, qui vaut ici le moins.',
  'learn.magnates.multiplier': 'Des points pour la fin',
  'learn.magnates.multiplier.text':
    'Rui a passé : c’est encore à vous. Trois des tuiles sont des multiplicateurs : à la fin de la partie chacun compte quelque chose que vous avez, et rapporte des points. Prenez celui de la cave : {magnates_multipliers_4_per} points par cave. Les vignobles rapporteraient un point de plus aujourd’hui ; mais vous pouvez encore construire des caves.',
  'learn.magnates.pay-again': 'Une autre bouteille',
  'learn.magnates.pay-again.text':
    'Il y faut aussi un de vos tonneaux, de ceux que vous avez en main, posé dessus tout de suite. Payez avec la plus vieille des deux bouteilles.',
  'learn.magnates.pass': 'Gardez le reste',
  'learn.magnates.pass.text':
    'Votre meilleur vin vaut plus ailleurs. Et personne ne peut avoir deux tuiles de la même sorte. N’achetez plus rien.',
  'learn.magnates.use': 'Employer une tuile',
  'learn.magnates.use.text':
    'Une nouvelle année commence. Une fois par tour vous pouvez employer une tuile, avant ou après ce que vous faites sur les neuf cases, pas au milieu ; et un expert en plus. Puis elle est retournée. C’est l’année {refresh_0} : toutes viennent d’être remises à l’endroit ; encore une fois au début de l’année {refresh_1}.',
  'learn.magnates.keep.buy':
    'Après les prix : à tour de rôle, une tuile contre n’importe quelle bouteille, jusqu’à ce que tous aient passé. Jamais deux de la même sorte. Le reste s’en va, et de nouvelles viennent.',
  'learn.magnates.keep.action':
    'Une tuile d’action : une par tour, avant ou après ce que dit la case. Puis elle est retournée jusqu’au début de l’année {refresh_0} ou {refresh_1}.',
  'learn.magnates.keep.multiplier':
    'Un multiplicateur compte à la fin quelque chose que vous avez, pour des points. Il y faut aussi un tonneau de votre main, qui reste dessus : sans tonneau il ne compte pas.',

  'learn.end': 'La fin',
  'learn.end.lead': 'Un dernier coup, et d’où viennent tous les points.',
  'learn.end.last': 'Encore un coup',
  'learn.end.last.text':
    'La fin d’une autre partie : six années sont passées. Vous avez gagné les deux premières foires, Rui la troisième. Chacun a un dernier tour, puis on compte les points. Toutes les cases sont permises ; le centre ne sert plus qu’à passer. Si c’était fini maintenant, vous auriez quatre points de moins que Rui.',
  'learn.end.enter': 'L’argent compte aussi',
  'learn.end.enter.text':
    'L’argent rapporte des points à la fin, mais par paliers : dès {money_table_0_0} Bagos {money_table_0_1} points, dès {money_table_1_0} déjà {money_table_1_1}, dès {money_table_2_0} puis {money_table_2_1}, à partir de {money_table_3_0} enfin {money_table_3_1}. Vous en avez douze. Allez aux Ventes.',
  'learn.end.sell': 'Huit Bagos',
  'learn.end.sell.text': 'Pressez votre meilleure bouteille, puis le huit rouge.',
  'learn.end.done': 'Assez',
  'learn.end.done.text':
    'Vous êtes au plus haut palier. Chaque bouteille qui reste rapporte la moitié de sa qualité en points, arrondie en dessous pour chacune : ne la vendez donc pas. Le tour n’est pas fini tant que vous le pourriez : finissez-le.',
  'learn.end.now': 'Le compte',
  'learn.end.now.text':
    'Rui a engagé un expert, et la partie est finie. Vos points : exports et foires pendant la partie ; puis l’argent, la moitié de la qualité de chaque vin, le plus de tonneaux à bord des navires, et les multiplicateurs qui portent un tonneau.',
  'learn.end.count': 'Vous avez gagné',
  'learn.end.count.text':
    'La vente vous a fait passer devant Rui, de trois points. À égalité, plus de tonneaux à l’Export départagent, puis plus d’argent. C’est tout le jeu : jouez maintenant contre un bot, ou passez aux chapitres pour un seul joueur et à la page qui dit tout.',
  'learn.end.keep.extra': 'Après la troisième foire chacun a un dernier tour : ni communiqué de presse, ni case taxée.',
  'learn.end.keep.money':
    'L’argent à la fin : {money_table_0_1} points dès {money_table_0_0} Bagos, {money_table_1_1} dès {money_table_1_0}, {money_table_2_1} dès {money_table_2_0}, {money_table_3_1} dès {money_table_3_0}.',
  'learn.end.keep.wine': 'Chaque bouteille qui reste : la moitié de sa qualité, arrondie en dessous.',
  'learn.end.keep.now': 'Pendant la partie, seuls les exports et les foires rapportent des points.',
  'learn.end.keep.tie': 'À égalité ? Plus de tonneaux à l’Export, puis plus d’argent.',

  'learn.part.alone': 'Seul contre Lacerda',

  'learn.lacerda': 'Lacerda',
  'learn.lacerda.lead': 'Un adversaire joué par des cartes : ce qu’il fait, ce qu’il prend.',
  'learn.lacerda.who': 'Il ne décide rien',
  'learn.lacerda.who.text':
    'Une partie en solitaire, sa deuxième année. Votre adversaire est Lacerda : il n’a pas de domaines, et des cartes le déplacent. Voici sa place, avec ses points, son argent, ses tonneaux, et les cartes qui peuvent encore venir. Vous faites vos deux tours de l’année d’affilée, puis il fait les siens. C’est votre second.',
  'learn.lacerda.begins': 'Comment il commence',
  'learn.lacerda.begins.text':
    'Il commence sans argent, et avec deux tonneaux à l’Export, qui lui ont rapporté dix-neuf points ; son nombre compte aussi l’argent et le plus de tonneaux à bord, comme si c’était fini. Quand il doit choisir une région ou une tuile, une de neuf cartes de nombre dit laquelle. Posez le pointeur sur une région pour voir le sien.',
  'learn.lacerda.enter': 'Vendez d’abord',
  'learn.lacerda.enter.text': 'Tout ce que vous savez vaut ici aussi. Allez aux Ventes.',
  'learn.lacerda.sell': 'Une bouteille',
  'learn.lacerda.sell.text': 'Pressez votre meilleure bouteille, puis le huit rouge : il ne faut pas de cube.',
  'learn.lacerda.done': 'C’est à lui',
  'learn.lacerda.done.text':
    'Finissez votre tour : vous pourriez encore vendre, il ne finit donc pas de lui-même. Puis deux cartes déplacent Lacerda : ici sur Œnologues, agriculteurs, et de là sur Export. À la récolte votre vieille bouteille sera poussée hors de l’entrepôt, et perdue.',
  'learn.lacerda.first': 'Sa première carte : les gens',
  'learn.lacerda.first.text':
    'Il est d’abord allé sur Œnologues, agriculteurs ; depuis, son pion est reparti. Là où vous construiriez ou engageriez, il ne fait que retirer des pièces du jeu : ici deux œnologues et deux agriculteurs. Ailleurs ce sont des vignobles, des chais, des caves. Ce qui s’épuise ne revient pas : n’attendez pas trop.',
  'learn.lacerda.second': 'Sa deuxième carte : l’export',
  'learn.lacerda.second.text':
    'Il est maintenant sur Export : ici il marque vraiment. Il a pris deux cubes de renommée de celle de vos régions qui en avait le plus, mis deux tonneaux sur les places libres les plus hautes, et reçu un point de plus par cube. Aux Ventes il en va de même pour l’argent : une carte de nombre et les cubes disent ce que vaut son vin.',
  'learn.lacerda.centre': 'À la foire',
  'learn.lacerda.centre.text':
    'Au centre il présente un vin qui vaut ce que demande Bruno. Il prend le stand aux {fair_stands_3_amount} points de foire s’il est libre, et envoie les experts qui conviennent. Après une foire il prend des tuiles : les actions quittent le jeu, et chaque multiplicateur qu’il garde lui rapporte dix points à la fin.',
  'learn.lacerda.bribe': 'Une pièce reste derrière lui',
  'learn.lacerda.bribe.text':
    'Quand il quitte une case autre que le centre, une pièce au « ! » y reste, jamais plus d’une : y aller vous coûte un Bago de plus, et elle s’en va. À sa place, « Retiré » compte ce qu’il a retiré du jeu, « Peut prendre » les cubes qu’il prendrait ensuite, « Pièces » celles des cases.',
  'learn.lacerda.keep.turns': 'Il n’a pas de domaines. Chacun fait ses deux tours de l’année d’affilée ; des cartes disent où il va.',
  'learn.lacerda.keep.takes':
    'Il retire du jeu des pièces et des vignobles, et prend deux cubes dans celle de vos régions qui en a le plus.',
  'learn.lacerda.keep.scores':
    'Ses points viennent de l’Export (dix-neuf au départ), des foires, de l’argent, qu’il ne dépense jamais, et dix par multiplicateur.',
  'learn.lacerda.keep.coin': 'Une pièce au « ! » sur une case : y aller coûte un Bago de plus, une fois.',

  'learn.awards': 'Les récompenses',
  'learn.awards.lead': 'Seul, il ne s’agit pas que de points.',
  'learn.awards.won': 'Ce que gagner veut dire',
  'learn.awards.won.text':
    'La toute fin d’une autre partie en solitaire : votre dernier tour. Seul, personne ne gagne ni ne perd : ce qui compte est le nombre de vos récompenses. Leur somme vous donne un titre : dès cinq récompenses vous êtes snob du vin, dès dix producteur de vin, dès quinze magnat du vin, le plus beau de tous.',
  'learn.awards.sheet': 'La feuille de récompenses',
  'learn.awards.sheet.text':
    'Vos récompenses : quatre pour plus de points que Lacerda, deux pour plus d’argent, une par foire gagnée seul, une par domaine complet, une pour davantage grâce aux navires à la fin, une pour n’avoir plus de tonneau chez les magnats. Un domaine complet a des vignobles et des chais dans ses {slots} emplacements ; les gens ne comptent pas.',
  'learn.awards.enter': 'Plus d’argent que lui',
  'learn.awards.enter.text': 'Lacerda a deux Bagos de plus que vous. Il n’en dépense jamais. Allez aux Ventes.',
  'learn.awards.sell': 'Vendez',
  'learn.awards.sell.text': 'Pressez votre meilleure bouteille, puis le huit rouge.',
  'learn.awards.done': 'Le dernier mot',
  'learn.awards.done.text':
    'Vous pourriez vendre une autre bouteille : finissez donc votre tour vous-même. Lacerda n’a pas de dernier coup.',
  'learn.awards.title': 'Votre titre',
  'learn.awards.title.text':
    'Neuf récompenses : vous aviez plus de points et plus d’argent que Lacerda, deux foires et un domaine complet. Vous voilà snob du vin ; une de plus, et vous auriez été producteur de vin. Ce qui vous a manqué : les navires de l’Export, et un tonneau resté chez Carolina. Vous savez tout : bonne chance.',
  'learn.awards.keep.awards':
    'Récompenses : quatre pour plus de points que lui, deux pour plus d’argent ; une par foire gagnée seul, par domaine complet, pour davantage grâce aux navires à la fin, pour aucun tonneau chez les magnats.',
  'learn.awards.keep.full': 'Un domaine est complet quand vignobles et chais prennent ses {slots} emplacements.',
  'learn.awards.keep.title': 'Dès quinze récompenses magnat du vin, dès dix producteur de vin, dès cinq snob du vin.',

  'learn.part.all': 'Le tout',

  'learn.sheet': 'Tout sur une page',
  'learn.sheet.lead': 'Ce que les chapitres laissent à retenir, à relire et à imprimer.',
  'learn.sheet.aim': 'Le but',
  'learn.sheet.points': 'D’où viennent les points',
  'learn.sheet.spaces': 'Les neuf cases',
  'learn.sheet.spaces.vineyards':
    'Vignobles (deux cases) : jusqu’à {limits_vineyards}, régions différentes, de {regions_1_tiles_0_cost} à {regions_2_tiles_0_cost} chacun',
  'learn.sheet.regions': 'Domaines et régions',
  'learn.sheet.wine': 'Ce que vaut un vin',
  'learn.sheet.markets': 'Ventes et Export',
  'learn.sheet.experts': 'Les experts',
  'learn.sheet.experts.each':
    'Goût, arôme, robe, alcool : chaque sorte a un expert pour chacune de ces choses. Ceux du cube, de l’ordre et des vignobles moins chers portent une flèche.',
  'learn.sheet.fair': 'La foire',
  'learn.sheet.fair.late':
    'Qui a un vin et n’en a présenté aucun doit le faire quand la foire commence, après la récolte. C’est la tuile de l’année où l’on présente qui compte.',
  'learn.sheet.magnates': 'Les magnats',
  'learn.sheet.magnates.before':
    'Avant la foire : la tuile de l’année dit ce qu’ils aiment. Anabela une couleur, Bruno une valeur, Carolina des régions.',
  'learn.sheet.barrels': 'Tonneaux et cubes',
  'learn.sheet.barrels.expert':
    'Ceux de l’Export et des multiplicateurs restent. Un expert en fait revenir un de là ou des Ventes, pas des magnats. Les points de l’Export restent ; un multiplicateur sans tonneau ne compte pas.',
  'learn.sheet.barrels.supply': 'Il y a {cubes} cubes. Ceux qui sont dépensés vont à la réserve et peuvent revenir.',
  'learn.sheet.alone': 'Lacerda et les récompenses',

  'learn.questions': 'À vous d’essayer',
  'learn.questions.lead': 'Douze questions ; chaque réponse dit aussitôt pourquoi.',
  'learn.questions.barrel': 'Vous avez vendu une bouteille. Quand son tonneau revient-il ?',
  'learn.questions.barrel.a': 'Tout de suite, à la fin de mon tour.',
  'learn.questions.barrel.b': 'À la fin d’une année : un des miens revient des Ventes.',
  'learn.questions.barrel.c': 'Seulement quand un magnat le rend.',
  'learn.questions.barrel.why': 'Chaque année, avant la récolte, un tonneau revient des Ventes, et vous choisissez lequel.',
  'learn.questions.way': 'Vous allez sur une case qui ne touche pas votre pion ; un autre s’y tient, sans taxe. Combien cela coûte-t-il ?',
  'learn.questions.way.a': '{prices_distance} pour la distance, et {prices_player} à ce joueur.',
  'learn.questions.way.b': 'Rien.',
  'learn.questions.way.c': '{prices_tax}, qui que ce soit qui s’y tienne.',
  'learn.questions.way.why':
    'La distance va à la banque, et chaque pion présent se paie à son joueur. Seul le centre est toujours gratuit.',
  'learn.questions.turn': 'Vous avez construit un chai et pourriez en construire un autre. Votre tour est-il fini ?',
  'learn.questions.turn.a': 'Oui, il finit de lui-même.',
  'learn.questions.turn.b': 'Oui : un seul chai par tour.',
  'learn.questions.turn.c': 'Non : j’en construis un autre, ou je finis mon tour.',
  'learn.questions.turn.why':
    'Dans la plupart des actions on peut faire deux fois la même chose. Un tour ne finit de lui-même que s’il n’y reste rien à faire et que rien de nouveau n’est retourné ensuite.',
  'learn.questions.quality': 'Deux vignobles, un chai avec un œnologue, temps plus un : que vaut la qualité du nouveau vin ?',
  'learn.questions.quality.a': 'Six.',
  'learn.questions.quality.b': 'Huit.',
  'learn.questions.quality.c': 'Dix.',
  'learn.questions.quality.why':
    'Chaque vignoble {quality_vineyard}, le chai {quality_winery}, l’œnologue {quality_enologist}, et le temps.',
  'learn.questions.value': 'Un vin de qualité six est à la troisième place d’une cave. Que vaut-il sans cubes ?',
  'learn.questions.value.a': 'Neuf.',
  'learn.questions.value.b': 'Six.',
  'learn.questions.value.c': 'Huit.',
  'learn.questions.value.why': 'Les places d’une cave ajoutent {storage_cellar} : la troisième {storage_cellar_2}.',
  'learn.questions.cubes': 'Quels cubes de renommée pouvez-vous dépenser pour un vin ?',
  'learn.questions.cubes.a': 'Seulement ceux que j’ai apportés.',
  'learn.questions.cubes.b': 'Ceux de toute région.',
  'learn.questions.cubes.c': 'Ceux de sa région, qui que ce soit qui les ait apportés, si j’y ai un domaine.',
  'learn.questions.cubes.why': 'Les cubes ne sont à personne ; pour un vin on en dépense {mostCubes} au plus.',
  'learn.questions.empty': 'Vous n’avez aucun tonneau en main. Que ne pouvez-vous pas faire ?',
  'learn.questions.empty.a': 'Construire et engager.',
  'learn.questions.empty.b': 'Vendre et exporter.',
  'learn.questions.empty.c': 'Un communiqué de presse.',
  'learn.questions.empty.why': 'Chaque vente et chaque export laisse un tonneau sur sa place. Un communiqué de presse n’en demande pas.',
  'learn.questions.points': 'La première foire est passée. Que deviennent vos points de foire ?',
  'learn.questions.points.a': 'Ils restent, et comptent à la foire suivante.',
  'learn.questions.points.b': 'Ils repartent de rien.',
  'learn.questions.points.c': 'Ils deviennent des points de victoire.',
  'learn.questions.points.why': 'Les points de foire ne se perdent jamais. Les points de victoire suivent le rang qu’ils vous donnent.',
  'learn.questions.pleased': 'À la foire votre vin plaît aux trois magnats. Combien de tonneaux reviennent ?',
  'learn.questions.pleased.a': 'Un.',
  'learn.questions.pleased.b': 'Deux.',
  'learn.questions.pleased.c': 'Trois.',
  'learn.questions.pleased.why': 'De ceux à qui le vin plaît, {magnates_most} au plus rendent un tonneau chacun.',
  'learn.questions.order': 'Qui commence l’année après une foire ?',
  'learn.questions.order.a': 'Qui l’a gagnée.',
  'learn.questions.order.b': 'Qui a choisi la première place au centre.',
  'learn.questions.order.c': 'Qui a le stand le plus à gauche.',
  'learn.questions.order.why': 'Après une foire ce sont les stands qui font l’ordre, depuis la gauche ; les meilleurs sont à droite.',
  'learn.questions.tile': 'Que coûte un multiplicateur ?',
  'learn.questions.tile.a': 'N’importe quelle bouteille, et un tonneau de la main.',
  'learn.questions.tile.b': 'Une bouteille qui vaut au moins neuf.',
  'learn.questions.tile.c': 'Dix Bagos.',
  'learn.questions.tile.why':
    'Toute tuile coûte une bouteille, quelle que soit sa valeur ; pour un multiplicateur il faut aussi un tonneau, qui reste dessus.',
  'learn.questions.money': 'La partie finit, et vous avez quatorze Bagos. Combien de points est-ce ?',
  'learn.questions.money.a': '{money_table_0_1}.',
  'learn.questions.money.b': '{money_table_1_1}.',
  'learn.questions.money.c': '{money_table_2_1}.',
  'learn.questions.money.why':
    'L’argent compte par paliers : {money_table_1_1} points dès {money_table_1_0} Bagos, et le palier suivant commence à {money_table_2_0}.',
};
