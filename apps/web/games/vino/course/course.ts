// The first steps of Vino.

import type { Course } from '../../../table/course.ts';
import { figuresOf } from '../figures.ts';
import { Sale } from '../rulebook/drawings.tsx';
import { art } from './art.tsx';

const kept = (chapter: string, ...lines: readonly string[]): string[] => lines.map(line => `learn.${chapter}.keep.${line}`);

export const course: Course = {
  game: 'vino',
  figures: figuresOf({ game: 'vino' }),
  parts: [
    {
      id: 'game',
      chapters: [
        { id: 'aim', Art: art('vino.aim.counts') },
        {
          id: 'start',
          Art: art('vino.aim.grow'),
          lesson: async () => (await import('./start.json')).default,
          keep: ['drawn', 'third', 'money'],
        },
        {
          id: 'buy',
          Art: art('vino.aim.round'),
          lesson: async () => (await import('./buy.json')).default,
          keep: ['round', 'owners', 'ties', 'variety', 'cellar'],
        },
        {
          id: 'sell',
          Art: art('vino.aim.sell'),
          lesson: async () => (await import('./sell.json')).default,
          keep: ['once', 'back', 'market', 'order'],
        },
        {
          id: 'bottles',
          Art: art('vino.aim.end'),
          lesson: async () => (await import('./bottles.json')).default,
          keep: ['gift', 'ties', 'back', 'last', 'wins'],
        },
      ],
    },
    { id: 'all', chapters: [{ id: 'sheet', Art: art('vino.aim.grow'), read: 'sheet' }] },
  ],
  sheet: [
    { id: 'aim', lines: ['learn.bottles.keep.wins'] },
    { id: 'start', lines: kept('start', 'drawn', 'third', 'money') },
    { id: 'buy', lines: kept('buy', 'round', 'owners', 'ties', 'variety', 'cellar') },
    { id: 'sale', lines: kept('sell', 'once', 'back', 'market', 'order'), Figure: Sale },
    { id: 'bottles', lines: kept('bottles', 'gift', 'ties', 'back', 'last') },
  ],
};
