// Les chapitres des premiers pas, et la page qui dit de quoi il s’agit.
import type { firstSteps as english } from '../en/first-steps.ts';
import type { Translated } from '../translated.ts';

export const firstSteps: Translated<typeof english> = {
  'title.learn': 'Premiers pas : {game} · Adega',
  'learn.heading': 'Premiers pas : {game}',
  'learn.lead':
    'Des chapitres courts : une idée, et pour l’essayer une vraie position, pas toujours celle où finit le chapitre d’avant. Commencez par celui que vous voulez ; ce navigateur retient ce que vous avez fait.',
  'learn.begin': 'Commencer : {chapter}',
  'learn.done': '{done} chapitres sur {count}',
  'learn.is-done': 'fait',
  'learn.number': 'Chapitre {n}',
  'learn.all': 'Tous les chapitres',
  'learn.next': 'Chapitre suivant : {chapter}',
  'learn.step': '{chapter} · étape {n} sur {count}',
  'learn.try': 'À vous : {move}.',
  'learn.press': 'Pressez « {label} ».',
  'learn.elsewhere': 'Ce dont il s’agit est sous un autre onglet, plus haut.',
  'learn.touch': 'Touchez-le, puis Confirmer en bas.',
  'learn.on': 'Continuer',
  'learn.back': 'Retour',
  'learn.do': 'Faites-le pour moi',
  'learn.close': 'Ranger les notes',
  'learn.close-sign': '×',
  'learn.open': 'Montrer les notes',
  'learn.undo': 'Reprendre le coup',
  'learn.again': 'Recommencer le chapitre',
  'learn.confirm': 'Encore une pression',
  'learn.confirm.text':
    'Une nouveauté que personne ne connaît va être retournée : la page vous attend. Jusqu’à ce que vous pressiez le bouton rouge, vous pouvez annuler.',
  'learn.astray': 'Un autre chemin',
  'learn.astray.text':
    'Vous avez fait autre chose, et c’est permis : jouez comme vous voulez. Pour continuer le chapitre, reprenez le coup ou recommencez.',

  'title.aim': 'Le but de {game} · Adega',
  'aim.link': 'Quel est le but ?',
  'aim.short': 'Le but',
  'aim.games': 'Jeux',
  'aim.heading': 'Quel est le but de {game}',
  'aim.begin': 'Premiers pas, par chapitres',
  'aim.begin-hint': 'Deux ou trois minutes chacun, sur de vraies positions.',
  'aim.rules': 'Toutes les règles',

  'title.book': 'Les règles à lire : {game} · Adega',
  'title.card': 'Aide-mémoire : {game} · Adega',
  'book.heading': 'Les règles : {game}',
  'book.lead':
    'Avec nos propres mots, du début à la fin. Sous chaque paragraphe, les règles qu’il raconte, une à une, et parfois une position à essayer.',
  'book.contents': 'Sommaire',
  'book.besides': 'À lire d’abord : {game}',
  'book.try': 'Essayer',
  'book.card': 'Aide-mémoire',
  'book.link': 'Lire les règles',
  'card.short': 'Règles en bref',
  'card.help': 'Les règles en bref. La touche C l’ouvre aussi.',
  'card.heading': '{game} : en bref',
  'card.print': 'Imprimer',
  'card.close': 'Fermer',
  'card.book': 'Tout lire',
};
