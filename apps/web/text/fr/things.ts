// Les choses du plateau et les joueurs autour, quel que soit le jeu.
import type { things as english } from '../en/things.ts';
import type { Translated } from '../translated.ts';

export const things: Translated<typeof english> = {
  'board.label': 'La position',
  'thing.chosen': '{name}, choisi',
  'chosen.now': '{things} : choisissez maintenant la suite.',
  'chosen.more': '{things} : choisi. Encore {left, plural, one {un} other {#}} à presser ; le dernier joue le tout.',
  'chosen.open': '{things} : c’est choisi, mais pas encore fait. Appuyez sur ce qui est encadré sur le plateau.',
  'chosen.open-next': '{things} : c’est choisi, mais pas encore fait. Appuyez maintenant ici : {next}.',
  'chosen.clear': 'Choisir autre chose',
  'thing.fresh': 'Changé depuis votre dernier tour.',
  'thing.goal': '{name} : le chemin pour {move}',
  'thing.greyed': '{name} : pourquoi pas {move} ?',
  'refusal.heading': 'Impossible pour l’instant : {move}',
  'order.acting': '{name}, à jouer',
  'player.acting': 'à jouer',
  'player.mark': '{name} : toutes les pièces de cette couleur, de cette forme ou à ce numéro sont les siennes.',
  'player.vp': '{vp} PV',
  'player.vp-label': '{name} : {vp} PV si c’était fini',
  'for-me.now': 'Appuyer pour {move}.',
  'for-me.several': 'Appuyer, puis choisir parmi {count} possibilités.',
  'for-me.not-now': 'Pas maintenant : {move}. Appuyer pour savoir pourquoi.',
  'for-me.goal': 'Appuyer pour voir ce qu’il faut pour {move}.',
};
