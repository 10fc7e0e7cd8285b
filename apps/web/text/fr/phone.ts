// Le petit écran.
import type { phone as english } from '../en/phone.ts';
import type { Translated } from '../translated.ts';

export const phone: Translated<typeof english> = {
  'phone.parts': 'Parties de la table',
  'phone.turn': 'Tour',
  'phone.result': 'Bilan',
  'phone.board': 'Plateau',
  'phone.seat': '{n} {name}',
  'phone.seat-asked': '{n} {name}, doit jouer',
  'phone.log': 'Journal',
  'phone.bar': 'Annuler et confirmer',
  'phone.held': 'À confirmer : {move}.',
  'phone.confirm': 'Confirmer',
  'phone.restart': 'Recommencer',
  'phone.board-parts': 'Parties du plateau',
  'phone.window': 'Le plateau, à faire défiler',
  'phone.smaller': 'Réduire le plateau',
  'phone.larger': 'Agrandir le plateau',
  'panel.fold': 'Replier le panneau',
  'panel.fold-help': 'Replier le panneau ou l’ouvrir (P)',
  'zoom.label': 'Taille de la table à l’écran',
  'zoom.whole': 'Entière',
};
