// Les parties classées : ce qui y compte, le tableau des joueurs, la page d’un joueur.
import type { rating as english } from '../en/rating.ts';
import type { Translated } from '../translated.ts';

export const rating: Translated<typeof english> = {
  'title.players': 'Joueurs de {game} · Adega',
  'title.player': '{name} · Adega',

  'rated.short': 'Classée',
  'rated.plain': 'Non classée',
  'rated.choice': 'Une partie classée',
  'rated.hint': 'Le résultat change le classement de tous ceux qui jouent, robots compris.',
  'rated.rules':
    'Cette partie est classée. Seuls jouent les gens qui ont un compte et les robots ; il n’y a pas d’indices, rien n’est repris, et personne ne joue pour un autre. Qui abandonne, se lève ou dépasse son temps arrive dernier.',
  'rated.sit-lead': 'Asseyez-vous pour jouer. La partie commence quand toutes les places sont prises.',
  'rated.clock': 'Une partie classée a une pendule, pour qu’elle finisse.',
  'rated.needs-account':
    'Les parties classées sont pour les gens qui ont un compte, afin qu’un classement appartienne à quelqu’un. Un nom et un mot de passe suffisent.',
  'rated.account': 'Se connecter ou créer un compte',
  'rated.without': 'Jouer sans classement',
  'rated.back': 'Retour à la table',
  'rated.as': 'Vous jouez comme {name} : aux tables classées, chacun porte le nom de son compte.',
  'rated.no-hints': 'Classée : pas d’indices, rien n’est repris.',
  'rated.abandon-lead':
    'Tant que chacun n’a pas eu {n, plural, one {# tour} other {# tours}}, tous peuvent convenir d’arrêter, et rien ne compte.',
  'rated.leave-lead': 'La partie est classée : qui se lève arrive dernier, et un robot continue à sa place.',
  'rated.resign-lead':
    'La partie est classée : qui abandonne arrive dernier. À deux, elle est alors finie ; à plus, un robot continue à votre place.',
  'rated.menu': 'Abandonner, se lever…',
  'rated.none': 'Tous ont arrêté cette partie tôt : aucun classement n’a changé.',
  'rated.waiting': 'Les classements sont en cours de calcul…',
  'rated.changes': 'Ce que cette partie a changé',

  'rating.name': 'Joueur',
  'rating.rating': 'Cote',
  'rating.spread': 'À peu près',
  'rating.games': 'Parties',
  'rating.rank': 'Rang',
  'rating.value': '{rating} ± {spread}',
  'rating.provisional': 'provisoire',
  'rating.provisional-hint': 'Provisoire : après quelques parties de plus, ce sera plus sûr.',
  'rating.nobody': 'quelqu’un qui est parti',
  'rating.place-of': '{place, selectordinal, one {#er} other {#e}} sur {of, number}',
  'rating.lost': 'abandon ou temps dépassé',
  'rating.you': '{name} (vous)',

  'players.way': 'Tableau des joueurs',
  'players.heading': 'Joueurs',
  'players.lead':
    'D’après les parties classées. Tout le monde commence à 1500 ; 400 de plus veut dire à peu près dix victoires contre une. Ce qui suit ± dit à quel point c’est sûr : c’est juste dans 19 cas sur 20.',
  'players.games': 'Jeux',
  'players.none': 'Personne n’a encore joué de partie classée ({game}).',
  'players.play': 'Trouver une partie classée',
  'players.ranked': 'Classement',
  'players.provisional': 'Provisoires',
  'players.provisional-lead': 'On en sait trop peu pour leur donner un rang : il faut quelques parties de plus.',
  'players.mine': 'Ma page',

  'player.none': 'Aucun joueur à montrer',
  'player.none-lead': 'Personne de ce nom n’a joué de partie classée, ou personne qui veuille être trouvé.',
  'player.empty': 'Vous n’avez pas encore joué de partie classée.',
  'player.lead': '{n, plural, one {# partie classée} other {# parties classées}}',
  'player.lead-bot': 'Un robot : {hint}',
  'player.chart': 'Cote au fil {n, plural, one {de la dernière partie} other {des # dernières parties}} : de {first} à {last}.',
  'player.chart-note': 'La ligne est la cote, la bande autour dit à quel point elle est sûre.',
  'player.history': 'Dernières parties',
  'player.more': '{n, plural, one {# partie antérieure} other {# parties antérieures}}',
  'player.against': 'Contre',
  'player.look': 'La regarder',
  'player.look-label': 'La regarder : la partie du {date}',
  'player.wins': 'Gagnées',
  'player.page': 'La cote : {name}',

  'standing.heading': 'Classement',
  'standing.lead': 'Ce qu’ont donné vos parties classées, et les dernières d’entre elles.',
  'standing.page': 'Mes cotes et mes parties',
  'standing.listed': 'Je figure au tableau des joueurs',
  'standing.listed-hint':
    'Sinon personne d’autre que vous ne trouve votre page. Ceux qui ont joué contre vous voient toujours votre nom et le résultat parmi leurs parties.',
};
