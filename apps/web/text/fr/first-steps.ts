// Les notes des premiers pas, et la page qui dit de quoi il s’agit.
import type { firstSteps as english } from '../en/first-steps.ts';
import type { Translated } from '../translated.ts';

export const firstSteps: Translated<typeof english> = {
  'guide.heading': 'Premiers pas',
  'guide.try': 'Essayez : {move}.',
  'guide.press': 'Pressez « {label} ».',
  'guide.elsewhere': 'Ce dont il s’agit est marqué en vert sous un autre onglet, plus haut.',
  'guide.touch': 'Touchez un coup, puis Confirmer en bas.',
  'guide.on': 'Continuer',
  'guide.back': 'Retour',
  'guide.do': 'Faites-le pour moi',
  'guide.close': 'Plus de notes',
  'guide.close-sign': '×',
  'guide.finish': 'Continuer sans aide',

  'title.aim': 'Le but de {game} · Adega',
  'aim.link': 'Quel est le but ?',
  'aim.short': 'Le but',
  'aim.games': 'Jeux',
  'aim.heading': 'Quel est le but de {game}',
  'aim.begin': 'Jouer les premiers pas',
  'aim.begin-hint': 'Une dizaine de minutes, une vraie partie avec des notes.',
  'aim.rules': 'Toutes les règles',
};
