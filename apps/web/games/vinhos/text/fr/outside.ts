// Ce que disent de Vinhos les pages autour d’une partie : ses noms, la page d’accueil, la préparation, les parties gardées, les réglages.
import type { Translated } from '../../../../text/translated.ts';
import type { outside as english } from '../en/outside.ts';

export const outside: Translated<typeof english> = {
  'game.vinhos': 'Vinhos',
  'game.vinhos/2016': 'Vinhos 2016',
  'game.vinhos/reserve': 'Vinhos Réserve 2010',
  'game.vinhos/first': 'Vinhos, première édition 2010',
  'game.vinhos/solo': 'Vinhos 2016 en solitaire',
  'option.order': 'Ordre au départ',
  'option.order.drawn': 'Tiré au sort',
  'option.order.seats': 'Comme on est assis',
  'setup.order.drawn-hint': 'Comme le veulent les règles',
  'setup.order.seats-hint': 'Contre les règles : la première place commence, les autres suivent dans l’ordre des places',
  'games.option.order.seats': 'le premier joueur a été choisi',
  'option.regions': 'Régions en jeu',
  'option.regions.recommended': 'Recommandées',
  'option.regions.random': 'Tirées au sort',

  'vinhos.line': 'Le Portugal, six années : produire du vin, le vendre, l’exporter, le présenter. Un à quatre joueurs.',
  'vinhos.welcome.promise': 'Faites du vin au Portugal',
  'vinhos.welcome.lead':
    'Six années, seul, contre des robots ou jusqu’à quatre joueurs, en ligne ou devant un écran. Plantez des vignes, laissez vieillir le vin, vendez-le, exportez-le, menez le meilleur à la foire. La page tient les règles et explique chacune.',
  'vinhos.welcome.alone': 'Contre Lacerda, que des cartes font jouer.',
  'vinhos.welcome.plant': 'Planter',
  'vinhos.welcome.plant-lead': 'Achetez des vignobles dans les régions du Portugal. Chais, œnologues et beau temps font un meilleur vin.',
  'vinhos.welcome.age': 'Laisser vieillir',
  'vinhos.welcome.age-lead': 'Chaque récolte donne un vin. Vendez-le jeune, ou laissez-le prendre de la valeur en cave.',
  'vinhos.welcome.sell': 'Vendre et exporter',
  'vinhos.welcome.sell-lead': 'Les maisons du pays paient comptant. L’étranger donne des points, et davantage à qui exporte le plus.',
  'vinhos.welcome.show': 'Gagner la foire',
  'vinhos.welcome.show-lead': 'Après les années 3, 5 et 6, votre meilleur vin va à la foire. Qui a le plus de points gagne.',
  'vinhos.welcome.art': 'Des tonneaux devant un mur d’azulejos bleus, des vignes au-dessus',

  'games.year.vinhos/2016': '{year, plural, =0 {Avant la première année} =7 {Les derniers tours} other {Année # sur 6}}',
  'games.year.vinhos/solo': '{year, plural, =0 {Avant la première année} =7 {Le dernier tour} other {Année # sur 6}}',
  'games.points.vinhos/solo': '{points, plural, one {# récompense} other {# récompenses}}',
  'games.result.vinhos/solo': '{name} : {total, plural, one {# récompense} other {# récompenses}} contre Lacerda',

  'solo.heading': 'Contre Lacerda',
  'solo.summary':
    '{games, plural, one {# partie} other {# parties}} : au mieux {best, plural, one {# récompense} other {# récompenses}}, en moyenne {average}.',
  'solo.chart': 'Récompenses de chacune de vos parties contre Lacerda, la plus ancienne d’abord',
  'solo.table': 'La même chose en tableau',
  'solo.date': 'Jouée',
  'solo.awards': 'Récompenses',
  'solo.title': 'Titre',
  'solo.bar': '{date} : {awards, plural, one {# récompense} other {# récompenses}}, {title}',
  'solo.title.wine-magnate': 'Magnat du vin',
  'solo.title.wine-producer': 'Producteur de vin',
  'solo.title.wine-snob': 'Snob du vin',
  'solo.title.table-wine': 'Producteur de vin de table',

  'setup.game.vinhos/2016': 'Les règles du millésime 2016, sur six années. De deux à quatre joueurs.',
  'setup.moot.vinhos/2016.regions.4': 'À quatre joueurs, toutes les régions sont en jeu.',
  'setup.regions.recommended-hint': 'Ce que les livrets conseillent pour une première partie',
  'setup.regions.random-hint': 'Comme le veulent les règles : le sort décide quelles régions restent dehors',

  'settings.lacerda': 'Le tour de Lacerda, en solitaire',
  'settings.lacerda.step': 'Pas à pas',
  'settings.lacerda.play': 'Tout seul',
  'settings.lacerda.off': 'Dans le journal seulement',
  'settings.lacerda-hint': 'Quoi qu’il en soit, vous pouvez jouer aussitôt.',

  'about.vinhos':
    'Vinhos est un jeu de Vital Lacerda, publié par What’s Your Game? et par Eagle-Gryphon Games. S’il vous plaît, achetez-le.',

  'setup.game.vinhos/reserve':
    'Les règles de 2010 de la boîte Deluxe : une banque, des rangées de magnats, des experts choisis en secret. De deux à quatre.',
  'setup.game.vinhos/first': 'Les règles de la première boîte, avec huit régions et leurs anciens numéros. De deux à quatre.',
  'setup.moot.vinhos/reserve.regions.4': 'À quatre, toutes les régions sont en jeu.',
  'setup.moot.vinhos/first.regions.4': 'À quatre, toutes les régions sont en jeu.',
  'option.estates': 'Domaines',
  'option.estates.four': 'Quatre',
  'option.estates.five': 'Cinq',
  'setup.estates.four-hint': 'Comme dans la règle',
  'setup.estates.five-hint': 'Une variante : de la place pour un domaine de plus',
  'option.maintenance': 'Maintenance',
  'option.maintenance.ordinary': 'Comme d’habitude',
  'option.maintenance.pairs': 'Avec paires',
  'setup.maintenance.ordinary-hint': 'Intérêts et salaires',
  'setup.maintenance.pairs-hint': 'Une variante : chacun reprend d’abord une paire de tonneaux aux ventes',

  'setup.game.vinhos/solo': 'Vous seul contre Lacerda, que jouent des cartes, avec les règles du millésime 2016.',

  'standing.keep-staff': 'Laisser œnologues et fermiers où ils sont',
  'standing.lowest-barrel': 'Reprendre le tonneau de la vente la plus basse',
  'standing.no-tile': 'N’acheter aucune tuile de magnat après une foire',
  'standing.pass-window': 'Ne rien utiliser avant une foire',
  'standing.no-pair': 'Ne reprendre aucune paire de tonneaux à l’entretien',
  'standing.no-benefit': 'Ne plus utiliser d’avantages après la dernière année',
};
