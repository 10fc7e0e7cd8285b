// Ce que disent de Vino les pages autour d’une partie : ses noms, la préparation, les parties gardées.
import type { Translated } from '../../../../text/translated.ts';
import type { outside as english } from '../en/outside.ts';

export const outside: Translated<typeof english> = {
  'game.vino': 'Vino',
  'vino.line':
    'L’Italie, plus court et plus simple : acheter des vignobles, vendre leur vin, en avoir le plus à la fin. Trois à cinq joueurs.',
  'setup.game.vino':
    'Achetez des vignobles dans toute l’Italie, vendez le vin, et ayez-en le plus quand la dernière bouteille est partie. De trois à cinq joueurs.',
  'games.result.vino': '{name} gagne avec {total, plural, one {# vignoble} other {# vignobles}}',
  'option.money': 'Argent',
  'option.money.open': 'Ouvert',
  'option.money.hidden': 'Caché',
  'setup.money.open-hint': 'Chacun voit ce que chacun possède',
  'setup.money.hidden-hint': 'Seul le vôtre est montré, comme avec des billets empilés',
  'option.stall': 'Si personne n’achète',
  'option.stall.on': 'La partie finit',
  'option.stall.off': 'Elle continue',
  'setup.stall.on-hint': 'Après trois tours de suite sans achat ; elle se compte comme d’habitude',
  'setup.stall.off-hint': 'Comme dans le livret : seule la dernière bouteille finit la partie',
  'games.points.vino': '{points, plural, one {# vignoble} other {# vignobles}}',
  'about.vino': 'Vino est un jeu de Christwart Conrad, publié par Goldsieber.',

  'standing.sell-nothing': 'Ne rien vendre',
  'standing.no-extension': 'N’acheter aucun autre vignoble dans une région à moi',
};
