// Chaque règle de l’édition 2016 en une ou deux phrases à nous, avec ce qui change en 2010.

import type { Translated } from '../../../../text/translated.ts';
import type { rules as english } from '../en/rules.ts';

export const rules: Translated<typeof english> = {
  'rule.variant.seat-order': 'Notre propre option, seulement à un même écran : rien n’est tiré, on commence dans l’ordre des places.',
  'rule.setup.order': 'L’ordre du tour de départ est tiré au sort.',
  'rule.setup.regions':
    'À deux ou trois joueurs, certaines régions restent hors du jeu. Elles sont tirées au sort ; pour une première partie, les livrets en conseillent.',
  'rule.setup.vintage':
    'Les tuiles de millésime sont mélangées ; l’une d’elles est révélée pour la première année ; dans les éditions de 2010, celle-ci a la tuile 0.',
  'rule.setup.start-vineyard':
    'Dans l’ordre, chacun prend gratuitement (éditions de 2010 : à son prix) le vignoble du sommet d’une région : cube, marqueur et avantage comme d’habitude, et un premier vin aussitôt.',
  'rule.setup.magnate-pick': 'Puis, du dernier au premier, chacun prend une tuile d’action exposée par les magnats ; on complète ensuite.',
  'rule.setup.positions': 'Tous les marqueurs d’action partent du centre de la grille.',
  'rule.year.phases':
    'Une année comprend deux manches de tours, la maintenance et la récolte ; les années 3, 5 et 6 se terminent par une foire.',
  'rule.year.start':
    'À partir de la deuxième, chaque année s’ouvre sur une nouvelle tuile de millésime ; dans les éditions de 2010, ses symboles font monter les marqueurs des critères.',
  'rule.year.refresh': 'Avant les années 4 et 6, experts et tuiles d’action déjà employés se redressent.',
  'rule.year.round': 'Une manche, c’est un tour pour chacun, dans l’ordre ; puis l’ordre peut changer.',
  'rule.order.apply':
    'Après une manche, qui a choisi un numéro prend cette place ; les autres remplissent les places restantes sans changer d’ordre entre eux.',
  'rule.move.must': 'À votre tour, vous menez votre marqueur sur une autre case et faites ce qu’elle indique.',
  'rule.move.adjacent': 'Une case voisine, même par un coin, ne coûte rien ; plus loin, c’est 1 à la banque.',
  'rule.move.players': 'Vous payez 1 à chaque joueur dont le marqueur s’y trouve déjà.',
  'rule.move.tax': 'Entrer sur la case du marqueur d’année coûte 1, payé à la banque.',
  'rule.move.centre-free': 'Entrer au centre ne coûte jamais rien.',
  'rule.move.able': 'On n’entre sur une case que si l’on peut payer le chemin puis faire son action au moins une fois.',
  'rule.move.stay-centre':
    'Qui est au centre ne peut y rester que si aucune autre case n’est possible, même à l’aide de ses experts et de ses tuiles.',
  'rule.order.choose': 'En entrant au centre, on choisit d’abord un numéro libre pour l’ordre de la manche suivante.',
  'rule.vineyard.count': 'L’action achète un ou deux vignobles (éditions de 2010 : autant qu’on veut), tous de régions différentes.',
  'rule.vineyard.place':
    'Un vignoble se paie et prend une place libre d’un domaine, auprès de vignobles de sa région et de sa couleur, ou d’aucun.',
  'rule.vineyard.cube': 'Un nouveau vignoble apporte un cube de renommée à sa région, si la réserve et la région le permettent.',
  'rule.vineyard.first': 'Le premier vignoble d’un domaine le fonde : votre marqueur va sur la carte et la région accorde son avantage.',
  'rule.vineyard.waiting-cubes':
    'Les cubes qui attendaient sur les bâtiments d’un nouveau domaine passent dans sa région ; ceux qui n’y trouvent pas de place repartent.',
  'rule.region.tras-os-montes': 'Un vin de Trás-os-Montes rapporte 2 points de foire de plus quand il est présenté.',
  'rule.region.minho': 'Un domaine du Minho n’a jamais de cave, et ses vignobles ne vont pas là où il y en a une.',
  'rule.region.douro': 'Fonder un domaine du Douro donne deux tuiles de porto. À la récolte, l’une d’elles ajoute 3 à un vin du Douro.',
  'rule.region.dao': 'Fonder un domaine du Dão donne une cave, gratuite et sans cube.',
  'rule.region.ribatejo': 'Fonder un domaine du Ribatejo donne un agriculteur gratuit.',
  'rule.region.lisboa': 'Fonder un domaine de Lisboa donne un chai, gratuit et sans cube.',
  'rule.region.setubal': 'Fonder un domaine de Setúbal donne deux experts gratuits, l’un après l’autre.',
  'rule.region.alentejo': 'Un cube retiré de l’Alentejo compte pour 2.',
  'rule.region.algarve': 'Les vins de l’Algarve valent 1 de plus.',
  'rule.winery.build': 'Un chai coûte 3 et prend une place libre, deux au plus par domaine. Il apporte un cube ; un ou deux par action.',
  'rule.enologist.hire':
    'Engagez une ou deux personnes : un œnologue (3) pour un chai qui n’en a pas, un agriculteur (2) pour un vignoble qui n’en a pas. Éditions de 2010 : œnologues seulement, à 1.',
  'rule.cellar.build':
    'Une cave coûte 3 et recouvre l’entrepôt d’un domaine qui n’en a pas, jamais dans le Minho. Elle apporte un cube ; une ou deux par action. Éditions de 2010 : une seule, à 2.',
  'rule.wine.quality':
    'Qualité : 2 par vignoble, 1 par agriculteur et par chai, 2 par œnologue, 3 pour le porto, plus la météo. En dessous de 1, pas de vin.',
  'rule.wine.value': 'Valeur : la qualité, la place en cave (0, 1, 3, 5), et 1 par cube retiré de sa région, deux cubes au plus.',
  'rule.wine.origin': 'Un vin garde la région et la couleur de sa naissance.',
  'rule.wine.cubes-needed':
    'Pour vendre ou exporter, on ne retire que les cubes dont la case a besoin, et seulement là où l’on a un domaine.',
  'rule.sales.sell':
    'Vendez un ou deux vins (éditions de 2010 : autant qu’on veut) : un tonneau sur une case libre de la couleur, que la valeur atteint ; vous recevez son nombre en Bagos, dans les éditions de 2010 sur le compte jusqu’à sa fin.',
  'rule.export.send':
    'Exportez un ou deux vins (éditions de 2010 : autant qu’on veut) : un tonneau sur une case libre que la valeur atteint ; vous marquez son nombre aussitôt, dans les éditions de 2010 les points de sa rangée.',
  'rule.export.two-players': 'À deux, seuls les navires du cadre du plateau d’export servent.',
  'rule.expert.hire':
    'Engagez un ou deux experts à 1 chacun, au sommet des piles ; on voit le suivant avant de décider d’en prendre un second.',
  'rule.expert.limit':
    '2016 : on garde autant d’experts qu’on veut. Éditions de 2010 : six. Dans la Réserve, on en défausse un avant d’en prendre un septième ; dans la première édition, on défausse le surplus une fois l’embauche finie, nouveaux compris si l’on veut. À six, un expert gratuit peut être refusé.',
  'rule.expert.discard': 'Un expert dépensé va sous sa pile, face visible.',
  'rule.expert.use':
    'Une fois dans votre tour (éditions de 2010 : autant qu’on veut), vous pouvez retourner un expert visible et employer ce qu’il sait faire.',
  'rule.expert.cash':
    'Cet expert rapporte 2 Bagos, à tout moment de votre tour ; dans la première édition, aussi quand vous décidez hors de votre tour.',
  'rule.expert.free-move':
    'Avec cet expert, vous ne payez à ce déplacement ni la distance, ni la taxe, ni les autres joueurs ; il ne sert pas à un déplacement déjà gratuit.',
  'rule.expert.renown':
    'Cet expert pose un cube dans une région où il y a de la place, à tout moment de votre tour ; dans la première édition, avant votre action, une action supplémentaire ou la foire.',
  'rule.expert.retrieve-barrel':
    'Cet expert ramène un de vos tonneaux des ventes, de l’export, d’un multiplicateur ou (éditions de 2010) des magnats, aux mêmes moments que celui du cube ; les points restent marqués.',
  'rule.expert.reorder-vineyards':
    'Aux vignobles, avant n’importe quel achat, cet expert vous laisse ranger une pile dans un ordre que vous seul connaissez.',
  'rule.expert.vineyard-discount':
    'Aux vignobles, avant n’importe quel achat, cet expert rend moins cher de 1 chaque vignoble acheté ensuite dans l’action.',
  'rule.press.once': 'On présente un seul vin par foire ; revenir au centre ne fait plus que changer l’ordre et passer.',
  'rule.press.wine':
    'Vous présentez un de vos vins, avec deux cubes au plus pour la valeur (éditions de 2010 : seulement si chaque cube apporte quelque chose) ; à la fin, il est cédé.',
  'rule.press.points-2016':
    'La valeur compte en points de foire. Puis un stand libre et son bonus, et pour chaque critère du millésime vous pouvez envoyer un expert.',
  'rule.press.magnates':
    'Deux magnats au plus, parmi ceux à qui le vin plaît (couleur, valeur ou région), vous rendent chacun un tonneau ; dans les éditions de 2010, ils en prennent chacun un, sauf en année 1.',
  'rule.magnate.tiles-2016':
    'Une fois dans votre tour, mais jamais au milieu d’une action, vous pouvez employer une tuile d’action visible.',
  'rule.maintenance.2016': 'Qui a des tonneaux aux ventes en reprend exactement un.',
  'rule.production.age': 'Tous les vins avancent d’une place vers la droite ; au-delà de la dernière, ils sont perdus.',
  'rule.production.staff': 'Puis vous pouvez répartir de nouveau œnologues et agriculteurs, un par chai et un par vignoble.',
  'rule.production.make': 'Puis chaque domaine qui a un vignoble produit un vin.',
  'rule.fair.late': 'Avant la foire, qui a un vin et ne l’a pas présenté doit le faire.',
  'rule.fair.rank':
    'Les points de foire classent les joueurs pour des points de victoire ; à égalité, on partage les prix. À quatre, le dernier prend un expert ; dans la Réserve 2010, il peut le refuser.',
  'rule.fair.absent': 'Qui n’a rien présenté n’a pas de prix, et personne ne monte à sa place.',
  'rule.fair.order-2016': 'Les stands, de gauche à droite, donnent le nouvel ordre du tour.',
  'rule.fair.buy-2016':
    'À tour de rôle, cédez un vin contre une tuile de magnat ou passez pour de bon ; jamais deux fois le même symbole, et un multiplicateur demande un tonneau de votre réserve.',
  'rule.end.extra-2016': 'Après la troisième foire, chacun joue encore un tour ; au centre, on ne peut que passer.',
  'rule.end.score-2016':
    'À la fin, marquez l’argent selon son barème, la moitié de la qualité de chaque vin, le plus de tonneaux à bord des navires et les multiplicateurs qui portent un tonneau.',
  'rule.end.tie': 'Une égalité revient à qui a le plus de tonneaux à l’export, puis le plus d’argent ; sinon, le rang est partagé.',
  'rule.flow.together': 'Maintenance, récolte et, dans les éditions de 2010, choix des experts sont décidés par tous en même temps.',
  'rule.flow.reveal': 'La tuile suivante d’une pile est révélée quand quelqu’un peut s’en servir, ou quand le tour est fini.',
  'rule.info.open':
    'Tout est public, sauf l’ordre des piles cachées ; une pile rangée n’est connue que de la personne qui l’a rangée, un choix scellé que de qui l’a fait.',
};
