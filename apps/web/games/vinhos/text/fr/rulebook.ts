// Le livre de règles à lire, et l’aide-mémoire. Les nombres viennent des composants, par leur chemin.
import type { Translated } from '../../../../text/translated.ts';
import type { rulebook as english } from '../en/rulebook.ts';

export const rulebook: Translated<typeof english> = {
  'book.aim': 'De quoi il s’agit',
  'book.aim.goal':
    'Chacun possède des domaines viticoles au Portugal. Au bout de {quadrel_years_count} ans, qui a le plus de points de victoire a gagné. L’argent, le bon vin et un bon nom sont les chemins pour y arriver.',
  'book.aim.cycle':
    'Chaque année vos domaines font du vin. Ce que vous faites d’une bouteille décide de la partie : vendue au pays, elle rapporte de l’argent pour des domaines plus grands et meilleurs ; envoyée à l’étranger, des points ; montrée à l’une des trois foires, des points et la faveur de trois riches, les magnats.',
  'book.aim.reserve':
    'C’est le jeu de 2010 dans sa forme plus tardive. À la différence de l’édition de 2016 il y a une banque avec un compte et des placements, les gens reçoivent un salaire, les magnats ont des rangées sur le plateau au lieu de tuiles, et les experts de la foire sont choisis en secret.',
  'book.aim.first':
    'C’est la première édition. Elle se joue comme Reserve, avec une banque et les rangées des magnats, mais avec {regions_count} régions dans un ordre à elles, sans agriculteurs, et avec un ordre tiré au sort au départ.',

  'book.setup': 'Avant la première année',
  'book.setup.order':
    'L’ordre du tour est tiré au sort. À moins de quatre joueurs certaines régions sont hors jeu : celles qui sont recommandées, ou tirées au sort. Chaque région en jeu a une pile de vignobles, deux rouges et deux blancs ; on ne voit que celui du dessus. Tous les pions sont au centre des neuf cases.',
  'book.setup.vineyard-2016':
    'Dans l’ordre, chacun prend le vignoble du dessus d’une région, pour rien, comme début d’un premier domaine. Il apporte un cube de renommée à la région, le don de la région, et un premier petit vin. L’argent de départ : {supplies_money_0} Bagos pour le premier dans l’ordre, un de plus par place suivante.',
  'book.setup.vineyard-2010':
    'Dans l’ordre, chacun achète le vignoble du dessus d’une région comme début d’un premier domaine. Il apporte un cube de renommée à la région, le don de la région, et un premier petit vin.',
  'book.setup.reserve':
    'Qui choisit une région de petit numéro vient plus tôt dans l’ordre : avant tous ceux qui n’ont pas encore choisi, et avant ceux des numéros plus grands. De l’argent s’ajoute selon l’ordre qui en résulte.',
  'book.setup.tiles':
    'Puis, du dernier dans l’ordre au premier, chacun prend une tuile d’action des magnats, parmi celles qui sont exposées.',
  'book.setup.barrels-2016':
    'Chacun a {supplies_barrels} tonneaux en main, et {supplies_magnateBarrels} de plus chez chacun des trois magnats. Ceux-là, il faut les regagner.',
  'book.setup.barrels-2010':
    'Chacun a {supplies_barrels} tonneaux en main, {bank_start} Bagos sur un compte à la banque, et un placement qui rapporte un intérêt chaque année.',

  'book.year': 'L’année',
  'book.year.phases':
    'Une année a deux manches. Dans chaque manche chacun joue un tour, dans l’ordre ; puis l’ordre peut changer. Après la seconde, l’année se clôt : entretien, récolte, et certaines années une foire.',
  'book.year.start-2016':
    'À son début une tuile de millésime est retournée. Elle dit le temps de l’année, quelles sortes d’experts la prochaine foire demande, et ce que veulent les magnats. Avant les années {refresh} tous les experts et toutes les tuiles d’action employés se réveillent.',
  'book.year.start-2010':
    'À son début une tuile de millésime est retournée ; la première année, une tuile sans signes. Elle dit le temps, fait monter les marqueurs des quatre critères selon ses symboles, et dit ce que veulent les magnats. Avant les années {refresh} tous les experts employés se réveillent.',
  'book.year.maintenance-2016': 'À l’entretien chacun reprend un tonneau des Ventes, s’il en a un là. Lequel, c’est votre choix.',
  'book.year.maintenance-2010':
    'À l’entretien le compte change du nombre de votre placement, et chaque œnologue en reçoit {bank_salary}. Ce qui n’est pas payé est perdu : un œnologue s’en va, ou un chai, puis un vignoble est abandonné. Chaque fois que le compte tombe à rien, cela coûte {bank_loss} points.',
  'book.year.production':
    'À la récolte tous les vins avancent d’une place, et ce qui est poussé hors de la dernière est perdu. Puis vous pouvez envoyer vos gens dans d’autres domaines. Puis chaque domaine avec un vignoble fait un vin, dans sa première place.',

  'book.turn': 'Un tour',
  'book.turn.move':
    'Vous devez déplacer votre pion sur une autre des neuf cases, et faire ce qu’elle dit. Vous ne pouvez aller que là où vous pouvez payer le chemin et ce que vous y faites, au moins une fois.',
  'book.turn.costs':
    'Une case qui touche votre pion, aussi en diagonale, est gratuite ; toute autre coûte {prices_distance}. À chacun dont le pion s’y trouve vous payez {prices_player}. La case du marqueur de l’année coûte {prices_tax} de plus. Le centre est toujours gratuit.',
  'book.turn.helpers-2016':
    'En plus vous pouvez employer un expert et une tuile d’action par tour. Les experts aident presque à tout moment ; une tuile s’emploie avant le déplacement, ou avant ou après l’action, pas au milieu.',
  'book.turn.helpers-2010':
    'En plus vous pouvez employer autant d’experts que vous voulez, et une fois par tour la faveur d’un magnat. Avant une action vous pouvez aussi reprendre des paires de tonneaux des Ventes, et à tout moment vendre des placements contre de l’argent comptant.',

  'book.build': 'Les domaines',
  'book.build.vineyards-2016':
    'Vignobles : achetez-en un ou deux, de régions différentes. Un domaine porte des vignobles d’une région et d’une couleur, et a {slots} emplacements pour les vignobles et les chais ensemble. Vous avez {estates} domaines. Celui dont tous les emplacements sont pris est un domaine complet.',
  'book.build.vineyards-2010':
    'Vignobles : achetez-en autant que vous voulez, au plus un par région. Un domaine porte des vignobles d’une région et d’une couleur, et a {slots} emplacements pour les vignobles et les chais ensemble. Vous avez {estates} domaines. Celui dont tous les emplacements sont pris est un domaine complet.',
  'book.build.cubes':
    'Chaque vignoble, chai et cave apporte un cube de renommée à sa région, tant qu’il y a des cubes et de la place : {regions_0_cubeSpaces} cubes par région. Ce qui est construit dans un domaine sans vignoble garde son cube jusqu’à ce qu’une région vienne.',
  'book.build.gifts':
    'Le premier vignoble d’un domaine apporte le don de sa région, chaque fois qu’un domaine y commence ; les suivants, non.',
  'book.build.wineries':
    'Chais : construisez-en un ou deux, à {prices_winery} chacun, dans des emplacements libres ; au plus {mostWineries} par domaine. Un chai peut venir avant le premier vignoble.',
  'book.build.cellars-2016':
    'Caves : construisez-en une ou deux, à {prices_cellar} chacune, à la place d’un entrepôt. Les vins gardent leur place. Un domaine du Minho n’a jamais de cave.',
  'book.build.cellars-2010':
    'Caves : construisez-en une, à {prices_cellar}, à la place d’un entrepôt. Les vins gardent leur place. Un domaine du Minho n’a jamais de cave.',
  'book.build.staff-2016':
    'Œnologues et agriculteurs : engagez une ou deux personnes, comme vous voulez. Un œnologue coûte {prices_enologist} et travaille dans un chai, un agriculteur coûte {prices_farmer} et travaille dans un vignoble, un dans chacun.',
  'book.build.staff-2010':
    'Œnologues : engagez-en un ou deux, à {prices_enologist} chacun ; ils travaillent dans les chais, un dans chacun. Chaque année chacun coûte un salaire de {bank_salary}.',

  'book.wine': 'Le vin',
  'book.wine.quality':
    'La qualité d’un vin nouveau est la somme de ce qui travaille pour lui dans son domaine, et du temps de l’année. À moins d’un, il n’y a pas de vin. Un domaine du Douro apporte des tuiles de porto : chacune améliore un vin du Douro, une fois.',
  'book.wine.age':
    'Un vin reste dans un domaine jusqu’à ce qu’on l’emploie ou qu’il soit perdu. Un entrepôt a {storage_warehouse_count} places et n’ajoute rien ; une cave en a {storage_cellar_count}, et plus un vin a avancé, plus il vaut.',
  'book.wine.value':
    'La valeur d’un vin est sa qualité, plus ce qu’ajoute sa place dans une cave, plus les cubes de renommée de sa région que vous dépensez : {cubeWorth_plain} chacun, au plus {mostCubes} par vin. Un cube de l’Alentejo compte {cubeWorth_alentejo}, et un vin de l’Algarve vaut {algarve} de plus. Là où une case demande une valeur, vous dépensez autant de cubes qu’il faut, pas plus. Qui a un domaine dans la région peut employer ses cubes.',
  'book.wine.origin': 'Un vin garde la région et la couleur avec lesquelles il a été fait.',

  'book.use': 'Employer le vin',
  'book.use.sales-2016':
    'Ventes : vendez un ou deux vins. Mettez un tonneau de votre main sur une case libre de la couleur du vin, dont sa valeur atteint le nombre, donnez le vin, et prenez autant de Bagos que dit le nombre.',
  'book.use.sales-2010':
    'Ventes : vendez autant de vins que vous voulez. Mettez un tonneau de votre main sur une case libre de la couleur du vin, dont sa valeur atteint le nombre, donnez le vin, et ajoutez le nombre à votre compte, qui tient {bank_most} au plus.',
  'book.use.pairs':
    'À votre tour, avant une action, vous pouvez reprendre des paires de vos tonneaux, chaque paire d’une seule maison. Pour chaque paire mettez deux cubes de renommée dans deux régions différentes.',
  'book.use.export-2016':
    'Export : envoyez un ou deux vins à l’étranger. Mettez un tonneau sur une case libre dont la valeur atteint le nombre, et marquez ce nombre tout de suite. La couleur ne compte pas. À deux joueurs certains navires ne prennent rien.',
  'book.use.export-2010':
    'Export : envoyez autant de vins que vous voulez à l’étranger. Mettez un tonneau sur une case libre dont la valeur atteint le nombre, et marquez les points de sa rangée tout de suite. La couleur ne compte pas.',
  'book.use.majority':
    'Les tonneaux restent à l’Export. À la fin, qui en a le plus à bord d’un navire reçoit les points de sa coque ; les égaux les partagent, arrondis en dessous.',

  'book.bank': 'La banque',
  'book.bank.cash':
    'Vous payez comptant. Les ventes vont sur votre compte. Sur la case de la banque vous faites passer de l’argent de l’un à l’autre, autant que vous voulez, et vous pouvez placer.',
  'book.bank.invest':
    'Un placement fait monter votre marqueur d’un pas : son prix est pris sur le compte. Le nombre où il se trouve est votre intérêt de chaque année, et peut être négatif. Redescendre rapporte de l’argent comptant, à tout moment.',

  'book.experts': 'Les experts',
  'book.experts.hire':
    'Experts : engagez-en un ou deux, à {prices_expert} chacun. Il y a quatre piles, une par critère : goût, arôme, robe et alcool. Prenez le dessus d’une pile, et regardez ce qui vient avant d’en prendre un second.',
  'book.experts.limit': 'Vous pouvez en avoir {mostExperts} au plus. Un expert dont on se sépare va sous sa pile.',
  'book.experts.abilities': 'Chaque expert connaît un art sur six. Retournez-le pour l’employer.',
  'book.experts.rest':
    'Un expert employé reste chez vous, face cachée, jusqu’au prochain réveil avant les années {refresh}. Seuls ceux qui sont éveillés peuvent aider à une foire.',

  'book.fair': 'La foire',
  'book.fair.centre':
    'Au centre vous choisissez d’abord une place libre dans l’ordre de la manche suivante. Puis, une fois par foire, vous pouvez y présenter un vin. Qui n’a pas choisi de place garde son rang parmi les autres.',
  'book.fair.present-2016':
    'Présenter un vin rapporte des points de foire : sa valeur, avec jusqu’à {mostCubes} cubes si vous voulez, et {trasOsMontes} de plus pour un vin de Trás-os-Montes.',
  'book.fair.present-2010':
    'Présenter un vin rapporte des points de foire là où sa valeur dépasse {fair_beyond} : un par point au-delà, et {trasOsMontes} pour un vin de Trás-os-Montes. Meilleur il est, plus vous pouvez jouer d’experts à la foire.',
  'book.fair.stands-2016': 'Puis choisissez un stand libre, et prenez ce qu’il donne.',
  'book.fair.stands-2010':
    'Puis choisissez un stand libre : il montre deux critères, rapporte leurs points de ce moment, et donne encore quelque chose.',
  'book.fair.sent':
    'Pour chaque critère de la tuile de millésime vous pouvez envoyer un expert éveillé de cette sorte : il rapporte autant de points de foire que la tuile a de symboles de son critère, un de plus s’il a une flèche, puis il est parti.',
  'book.fair.played':
    'À la foire même, tous choisissent en secret lesquels de leurs experts des deux critères du stand ils jouent, autant que leur vin le permet. D’abord chaque flèche fait monter son critère, puis chaque expert marque les points du sien. Puis ils sont partis.',
  'book.fair.magnates-2016':
    'La tuile de millésime dit ce que veulent les magnats : l’un une couleur, l’un une valeur, l’un certaines régions. Jusqu’à {magnates_most} à qui votre vin plaît vous rendent un tonneau chacun.',
  'book.fair.magnates-2010':
    'La tuile de millésime dit ce que veulent les magnats : l’un une couleur, l’un une valeur, l’un certaines régions. Chez {magnates_most} au plus à qui votre vin plaît, vous pouvez mettre un tonneau de votre main ; pas la première année.',
  'book.fair.late':
    'Qui a un vin et n’en a présenté aucun doit le faire quand la foire commence. Qui n’en a pas ne participe pas, et ne reçoit rien.',
  'book.fair.prizes':
    'La foire a lieu après les années {fair_years}. Les points de foire ne se perdent jamais : ils comptent pour toutes les foires à venir. Les points de victoire vont aux meilleurs ; les égaux partagent ce que rapportent leurs places, arrondi en dessous. À quatre, le dernier prend un expert à la place.',
  'book.fair.order-2016': 'Après la foire les stands font le nouvel ordre, de gauche à droite.',
  'book.fair.order-2010': 'Après la foire, qui a le moins de points de foire vient en premier dans le nouvel ordre.',

  'book.magnates': 'Les magnats',
  'book.magnates.buy':
    'Après une foire, dans le nouvel ordre et un à la fois, chacun peut acheter une tuile exposée contre un vin quelconque, ou passer pour de bon. Personne ne peut avoir deux tuiles de la même sorte. Puis de nouvelles tuiles viennent.',
  'book.magnates.tiles':
    'Les tuiles d’action sont des actions en plus, une par tour. Une tuile employée se repose, face cachée, jusqu’aux années {refresh}.',
  'book.magnates.multipliers':
    'Les multiplicateurs comptent quelque chose à la fin de la partie. Chacun demande un de vos tonneaux dessus, de votre main, quand vous l’achetez.',
  'book.magnates.rows':
    'Une fois par tour vous pouvez user d’une faveur : donnez un vin quelconque, et déplacez un de vos tonneaux dans la rangée d’un magnat, depuis le magnat ou une action supplémentaire, vers une autre action supplémentaire, que vous faites tout de suite, ou vers un multiplicateur.',
  'book.magnates.slots':
    'Un multiplicateur a deux places, un tonneau chacune ; un tonneau y reste. Certains marquent tout de suite, les autres à la fin. On ne peut être qu’une fois sur chaque multiplicateur.',

  'book.end': 'La fin',
  'book.end.last-2016': 'Après la troisième foire chacun a encore un tour, sans présentation. Puis la partie est finie.',
  'book.end.last-2010':
    'Après la troisième foire chacun peut user des faveurs des magnats, une à la fois et tour après tour, jusqu’à ce que tous aient passé. Puis la partie est finie.',
  'book.end.score-2016':
    'Aux points des exports et des foires s’ajoutent : l’argent selon la table ci-dessous ; la moitié de la qualité de chaque vin, arrondie en dessous ; le plus de tonneaux à bord des navires ; et les multiplicateurs qui portent un tonneau.',
  'book.end.score-2010':
    'Aux points marqués s’ajoutent : le compte selon la table ci-dessous ; le plus de tonneaux à bord des navires ; et les multiplicateurs qui comptent à la fin.',
  'book.end.tie': 'Égalité ? Plus de tonneaux à l’Export départagent, puis plus d’argent. Encore égaux : on partage la place.',

  'book.solo': 'Seul contre Lacerda',
  'book.solo.who':
    'Tout est comme dans le jeu de 2016 à deux joueurs, sauf ce qui est dit ici. Lacerda n’a pas de domaines. Il a tous ses tonneaux devant lui, un expert de chaque sorte, et de l’argent qu’il ne dépense jamais. Il commence avec deux tonneaux à l’Export, retire un vignoble et une tuile, et se déplace selon deux paquets de cartes : neuf pour les cases, neuf avec des nombres.',
  'book.solo.turns':
    'Chacun de vous fait ses deux tours de l’année d’affilée. Pour chacun des siens une carte est retournée, et il va sur cette case. Il ne paie aucun chemin ; ce qu’il vous devrait, la banque le paie. Vous le payez comme n’importe qui. Les cartes sont remélangées après chaque foire.',
  'book.solo.bribe':
    'Quand il quitte une case autre que le centre, il y laisse un Bago. Y aller vous coûte autant de plus, une fois, même avec un déplacement gratuit.',
  'book.solo.takes':
    'Sur Vignobles, Chais, Caves et Œnologues il retire des pièces du jeu pour de bon ; des nombres disent de quelles régions, et des cubes y viennent. Sur Experts il prend le dessus de chaque pile que montre la tuile de millésime.',
  'book.solo.markets':
    'À l’Export et aux Ventes il prend d’abord deux cubes de renommée de celle de vos régions qui en a le plus. À l’Export il met des tonneaux sur les cases libres les plus hautes et les marque, avec un point de plus par cube. Aux Ventes un nombre et les cubes disent combien il gagne. Chaque année un de ses tonneaux revient.',
  'book.solo.fair':
    'Au centre il veut être premier, et présente un vin de la valeur demandée, avec le meilleur stand et tous les experts qui conviennent. Une foire a un trophée pour qui la gagne ; à égalité, personne ne l’a. Ensuite il prend des tuiles selon des nombres ; chacun de ses multiplicateurs vaut dix points.',
  'book.solo.awards': 'À la fin ce sont les récompenses qui comptent, pas les points seuls. Plus vous en avez, meilleur est votre titre.',

  'book.fig.grow': 'Les domaines font pousser le raisin, et font un vin par an',
  'book.fig.age': 'Dans une cave il devient meilleur',
  'book.fig.money': 'pour l’argent',
  'book.fig.points': 'pour les points',
  'book.fig.fame': 'pour la foire et les magnats',
  'book.fig.players': '{n, plural, one {# joueur} other {# joueurs}}',
  'book.fig.supplies': 'En jeu',
  'book.fig.regions': 'Régions',
  'book.fig.vintage': 'Le temps est dévoilé',
  'book.fig.round': 'Manche {n} : un tour pour chacun',
  'book.fig.maintenance': 'Entretien',
  'book.fig.production': 'Récolte',
  'book.fig.fair': 'Foire, les années {years}',
  'book.fig.year': 'année {n}',
  'book.fig.you': 'vous',
  'book.fig.free': 'gratuit',
  'book.fig.grid': 'Ce que coûterait un chemin depuis le coin en haut à droite. Les années disent où est la taxe.',
  'book.fig.gifts': 'Les régions et leurs dons',
  'book.fig.region': 'Région',
  'book.fig.region-numbered': 'Région (numéro sur les cartes de Lacerda)',
  'book.fig.price': 'Vignoble',
  'book.fig.gift': 'Don',
  'book.fig.part.vineyard': 'chaque vignoble',
  'book.fig.part.farmer': 'chaque agriculteur',
  'book.fig.part.winery': 'chaque chai',
  'book.fig.part.enologist': 'chaque œnologue',
  'book.fig.part.port': 'porto (Douro)',
  'book.fig.weather': 'le temps',
  'book.fig.lost': 'perdu',
  'book.fig.houses': 'Qui achète',
  'book.fig.red': 'Rouge',
  'book.fig.white': 'Blanc',
  'book.fig.columns': 'Les navires de l’Export : ce qu’un vin doit valoir',
  'book.fig.two':
    'Les navires de l’Export : ce qu’un vin doit valoir. À deux joueurs, seuls les navires {ships} prennent du vin, comptés depuis la gauche.',
  'book.fig.of-two': 'Les navires de l’Export qui prennent du vin à deux joueurs : ce qu’il doit valoir',
  'book.fig.vp': '{n, plural, one {# point} other {# points}}',
  'book.fig.majority': 'Le plus de tonneaux',
  'book.fig.steps': 'Placement',
  'book.fig.step': '{from} à {to}',
  'book.fig.invest': 'coûte',
  'book.fig.disinvest': 'rend',
  'book.fig.ability.cash': 'À tout moment de votre tour.',
  'book.fig.ability.free-move': 'Ce chemin ne coûte rien.',
  'book.fig.ability.renown': 'Un cube de renommée dans une région.',
  'book.fig.ability.retrieve-barrel': 'Des Ventes, de l’Export ou d’un multiplicateur ; les points restent.',
  'book.fig.ability.reorder-vineyards': 'Regardez la pile d’une région, et rangez-la comme vous voulez.',
  'book.fig.ability.vineyard-discount': 'Chaque vignoble de cette action est moins cher.',
  'book.fig.prizes': 'Points',
  'book.fig.after': 'Année {year}',
  'book.fig.place': '{n}.',
  'book.fig.prizes-two': 'À deux joueurs : colonne {first} pour le meilleur, colonne {second} pour l’autre.',
  'book.fig.rows': 'Les rangées des magnats',
  'book.fig.magnate': 'Magnat',
  'book.fig.extra': 'Actions supplémentaires',
  'book.fig.multipliers': 'Multiplicateurs',
  'book.fig.bagos': 'Bagos',
  'book.fig.from': 'dès {from}',
  'book.fig.points-for': 'Points',
  'book.fig.awards': 'Récompenses',
  'book.fig.award': 'Pour',
  'book.fig.most': 'au plus',
  'book.fig.title': '{title} : dès {from}',

  'card.year': 'L’année',
  'card.year.rounds': 'Deux manches, un tour chacune pour tout le monde.',
  'card.year.end': 'Puis un tonneau revient des Ventes, la récolte, et après les années {fair_years} une foire.',
  'card.year.end-2010': 'Puis intérêts et salaires, la récolte, et après les années {fair_years} une foire.',
  'card.move': 'Se déplacer',
  'card.move.free': 'Ce qui touche votre pion, et le centre : gratuit.',
  'card.move.costs': 'Sinon {prices_distance}. Chaque pion là-bas : {prices_player} à qui il est. Taxe de l’année : {prices_tax}.',
  'card.move.centre': 'Il faut se déplacer, et faire ce que dit la case.',
  'card.spaces': 'Les neuf cases',
  'card.spaces.vineyards': 'Vignobles : {limits_vineyards} au plus, régions différentes',
  'card.spaces.vineyards-2010': 'Vignobles : à volonté, un par région',
  'card.spaces.wineries': 'Chais : {limits_wineries} au plus, {prices_winery} chacun',
  'card.spaces.cellars': 'Caves : {limits_cellars} au plus, {prices_cellar} chacune',
  'card.spaces.cellars-2010': 'Cave : une, {prices_cellar}',
  'card.spaces.staff': 'Au plus {limits_staff} personnes : œnologue {prices_enologist}, agriculteur {prices_farmer}',
  'card.spaces.staff-2010': 'Œnologues : {limits_staff} au plus, {prices_enologist} chacun, et {bank_salary} par an',
  'card.spaces.experts': 'Experts : {limits_experts} au plus, {prices_expert} chacun',
  'card.spaces.sales': 'Ventes : {limits_sales} vins au plus, pour l’argent',
  'card.spaces.sales-2010': 'Ventes : des vins à volonté, sur le compte',
  'card.spaces.export': 'Export : {limits_export} vins au plus, pour les points',
  'card.spaces.export-2010': 'Export : des vins à volonté, pour les points',
  'card.spaces.bank': 'Banque : déposer, retirer, placer',
  'card.spaces.centre': 'Centre : l’ordre, et un vin par foire',
  'card.helpers': 'En plus',
  'card.helpers.one': 'Un expert et une tuile par tour ; ce qui a servi est remis à l’endroit avant les années {refresh}.',
  'card.helpers.any': 'Des experts à volonté (remis à l’endroit avant les années {refresh}), une faveur d’un magnat.',
  'card.quality': 'Qualité d’un vin nouveau',
  'card.value': 'Valeur',
  'card.value.sum': 'Qualité + place + jusqu’à {mostCubes} cubes de sa région.',
  'card.regions': 'Régions',
  'card.fair': 'La foire',
  'card.fair.points': 'Valeur + stand + experts dont le signe est sur la tuile de l’année.',
  'card.fair.points-2010': 'Valeur au-delà de {fair_beyond} + stand + experts, en secret.',
  'card.magnates': 'Magnats',
  'card.magnates.wishes': 'Un vin qui leur plaît : jusqu’à {magnates_most} tonneaux rendus.',
  'card.magnates.wishes-2010': 'Un vin qui leur plaît : jusqu’à {magnates_most} tonneaux chez eux.',
  'card.magnates.tiles': 'Après une foire : une tuile contre un vin. Un multiplicateur veut aussi un tonneau.',
  'card.magnates.rows': 'Une faveur : un vin, et un tonneau avance dans la rangée.',
  'card.export': 'Export',
  'card.end': 'À la fin',
  'card.end.sum': 'Exports et foires + argent + moitié de chaque qualité + plus de tonneaux à bord + multiplicateurs.',
  'card.end.sum-2010': 'Points marqués + compte + plus de tonneaux à bord + multiplicateurs.',
  'card.solo': 'Récompenses',
  'card.solo.awards': 'Seul, ce sont elles qui comptent, pas les points.',
};
