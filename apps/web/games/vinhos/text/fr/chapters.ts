// La page des règles : les chapitres du livret et les textes qui le fondent.
import type { Translated } from '../../../../text/translated.ts';
import type { chapters as english } from '../en/chapters.ts';

export const chapters: Translated<typeof english> = {
  'source.S0': 'Livret Deluxe (français)',
  'source.S1': 'Première édition (polonais)',
  'source.S3': 'Résumé de 2016 par un joueur (italien)',
  'source.S4': 'Règles de 2016 (russe)',

  'chapter.setup': 'Mise en place',
  'chapter.year': 'L’année',
  'chapter.move': 'Déplacement',
  'chapter.order': 'Ordre du tour',
  'chapter.variant': 'Variantes',
  'chapter.vineyard': 'Vignobles',
  'chapter.region': 'Régions',
  'chapter.winery': 'Chais',
  'chapter.cellar': 'Caves',
  'chapter.wine': 'Vin',
  'chapter.sales': 'Ventes',
  'chapter.export': 'Export',
  'chapter.expert': 'Experts',
  'chapter.press': 'Communiqué de presse',
  'chapter.magnate': 'Magnats',
  'chapter.maintenance': 'Maintenance',
  'chapter.production': 'Récolte',
  'chapter.fair': 'La foire',
  'chapter.end': 'La fin',
  'chapter.flow': 'Comment cette page joue',
  'chapter.info': 'Qui peut savoir quoi',

  'chapter.enologist': 'Œnologues et agriculteurs',
};
