// Trouver avec qui jouer.
import type { lobby as english } from '../en/lobby.ts';
import type { Translated } from '../translated.ts';

export const lobby: Translated<typeof english> = {
  'title.lobby': 'Trouver une partie · Adega',
  'lobby.heading': 'Jouer avec d’autres',
  'lobby.private': 'Une table pour vos amis',
  'lobby.mine': 'Vos parties',
  'lobby.find': 'Trouver une partie',
  'lobby.find-lead': 'Dites à quoi vous aimeriez jouer. Qui veut la même chose s’assied avec vous ; vous n’avez pas besoin d’attendre ici.',
  'lobby.find-go': 'Trouver une partie',
  'lobby.open': 'Tables ouvertes',
  'lobby.none-open': 'Personne n’attend en ce moment. Appuyez sur « Trouver une partie », et la prochaine personne vous trouvera.',
  'lobby.none-fits': 'Aucune table ouverte ne convient.',
  'lobby.running': 'Parties à regarder',
  'lobby.free': 'libre',
  'lobby.sit': 'S’asseoir',
  'lobby.look': 'Regarder d’abord',
  'lobby.watch': 'Regarder',
  'lobby.own': 'avec d’autres nombres',
  'lobby.listed': 'Tout le monde peut venir',
  'lobby.listed-hint': 'La table figure dans la liste des tables ouvertes, et ses places libres se prennent sans le lien.',
  'lobby.experience': 'Pour qui',
  'lobby.experience.any': 'Tout le monde est bienvenu',
  'lobby.experience.new': 'Pour apprendre',
  'lobby.experience.old': 'Pour qui connaît le jeu',
  'lobby.filter.any': 'toutes',
  'lobby.filter.game': 'Jeu',
  'lobby.filter.seats': 'Joueurs',
  'lobby.filter.pace': 'Rythme',
  'lobby.filter.language': 'Langue',
  'lobby.filter.experience': 'Pour qui',
};
