// Une nouvelle manche, les régions choisies, la fin, montrées au-dessus du plateau.
import type { Translated } from '../../../../text/translated.ts';
import type { scenes as english } from '../en/scenes.ts';

export const scenes: Translated<typeof english> = {
  'vino.scene.prices': 'La demande après les ventes',
  'vino.scene.moved': '({steps})',
  'vino.scene.order': 'Ordre de jeu',
  'vino.scene.sold': '{n} {variety} pour {income} lires',
  'vino.scene.nothing': 'rien vendu',
  'vino.scene.least': 'Qui a gagné le moins passe en premier.',
  'vino.scene.bottles':
    '{left, plural, one {Il reste une bouteille : avec elle finit la partie.} other {Il reste # bouteilles ; avec la dernière finit la partie.}}',
  'vino.scene.regions': 'Les régions choisies sont dévoilées',
  'vino.scene.new': 'nouveaux :',
  'vino.scene.end': 'On compte les vignobles, région par région',
};
