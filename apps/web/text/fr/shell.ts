// Ce que toute page a, l’accueil, les parties gardées, et ce qui est dit du stockage et des nouvelles versions.
import type { shell as english } from '../en/shell.ts';
import type { Translated } from '../translated.ts';

export const shell: Translated<typeof english> = {
  'title.landing': 'Adega · jouer à {game} dans le navigateur, non officiel',
  'title.new': 'Nouvelle partie · Adega',
  'title.scenario': 'Scénario · Adega',
  'title.rules': 'Règles · Adega',
  'title.rule': '{id} · Règles · Adega',
  'title.settings': 'Réglages · Adega',
  'title.about': 'À propos · Adega',
  'title.lost': 'Rien ici · Adega',

  'nav.label': 'Pages',
  'nav.home': 'Parties',
  'nav.new': 'Nouvelle table',
  'nav.online': 'En ligne',
  'nav.rules': 'Règles',
  'nav.settings': 'Réglages',
  'nav.about': 'À propos',
  'nav.menu': 'Menu',
  'nav.skip': 'Aller au contenu',

  'landing.kicker': 'Les jeux de plateau {games}, dans votre navigateur',
  'landing.play': 'Jouer maintenant',
  'landing.play-hint': 'Commence aussitôt, rien à remplir. Gratuit, sans compte.',
  'landing.against': 'Contre',
  'landing.two': 'À deux',
  'landing.two-hint': 'Deux personnes jouent à tour de rôle sur cet appareil.',
  'landing.solo': 'Jouer seul',
  'landing.first': 'Premiers pas',
  'landing.first-of': 'Premiers pas : {game}',
  'landing.first-hint': 'Dix minutes, une vraie partie avec des notes.',
  'landing.aim': 'Quel est le but ?',
  'landing.starting': 'On dresse la table…',
  'landing.setup': 'Préparer une table',
  'landing.fact.offline': 'Fonctionne sans réseau',
  'landing.fact.kept': 'Chaque coup est gardé dans ce navigateur',
  'landing.fact.rules': 'Pressez ce qui est interdit, et lisez pourquoi',
  'landing.steps': 'Ce que l’on fait dans ce jeu',
  'landing.rules': 'Toutes les règles',

  'games.heading': 'Vos parties',
  'games.finished': 'Parties terminées',
  'games.none': 'Aucune partie en cours.',
  'games.when': '{date}, {time}',
  'games.year': '{year, plural, =0 {Avant la première année} =7 {Les derniers tours} other {Année #}}',
  'games.to-move': 'à son tour',
  'games.hints': '{n, plural, one {un conseil demandé} other {# conseils demandés}}',
  'games.points': '{points} PV',
  'games.moves': '{count, plural, =0 {Aucun coup} one {# coup} other {# coups}}',
  'games.go-on': 'Continuer',
  'games.go-on-label': 'Continuer : {game}, {names}, {date}',
  'games.look': 'Regarder',
  'games.look-label': 'Regarder la partie terminée : {game}, {names}, {date}',
  'games.more': 'Plus',
  'games.more-label': 'Plus, pour la partie : {names}',
  'games.rematch': 'Revanche',
  'games.file': 'Enregistrer dans un fichier',
  'games.copy': 'Copier comme texte',
  'games.copied': 'Copié : l’enregistrement de la partie ({names}).',
  'games.not-copied': 'Le navigateur n’a pas permis la copie ; enregistrez plutôt un fichier.',
  'games.delete': 'Supprimer',
  'games.deleted': 'Partie supprimée : {names}.',
  'games.undo': 'Annuler',
  'games.result': '{name} gagne avec {total}',
  'games.result-shared': '{names} partagent la première place avec {total}',
  'games.import': 'Ouvrir une partie enregistrée',

  'start.hints': 'Conseils',
  'start.hints-allowed': 'On peut demander des indices et des estimations',
  'start.hints-hint':
    'Que faire, pourquoi quelqu’un a fait cela, ce que vaut une position : selon le robot le plus fort. Le nombre de demandes est noté avec la partie.',

  'over.rematch': 'Revanche',
  'over.home': 'Toutes les parties',

  'store.memory':
    'Ce navigateur ne garde rien ici (une fenêtre privée ?). Les parties durent jusqu’à la fermeture de la page ; enregistrez-en une pour la garder.',

  'update.ready': 'Une nouvelle version est prête. Elle vient avec la prochaine partie, ou tout de suite.',
  'update.now': 'Mettre à jour',
  'update.later': 'Plus tard',

  'pack.played': 'avec un matériel personnel',

  'lost.heading': 'Il n’y a rien à cette adresse.',
};
