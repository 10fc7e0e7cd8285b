// The first steps of Vinhos: the game of 2016 for two, then alone against Lacerda.

import type { Course } from '../../../table/course.ts';
import { figuresOf } from '../figures.ts';
import { portrait, scene } from './art.tsx';
import { Gifts } from './gifts.tsx';
import { FairPrizes } from './prizes.tsx';
import { questions } from './questions.ts';
import { sheet } from './sheet.tsx';
import { Tiles } from './tiles.tsx';

export const course: Course = {
  game: 'vinhos/2016',
  figures: figuresOf({ game: 'vinhos/2016' }),
  asides: { gifts: Gifts, prizes: FairPrizes, tiles: Tiles },
  parts: [
    {
      id: 'game',
      chapters: [
        { id: 'aim', Art: scene('centre') },
        {
          id: 'board',
          Art: scene('vineyards'),
          lesson: async () => (await import('./board.json')).default,
          keep: ['aim', 'years', 'fair', 'money', 'point'],
        },
        {
          id: 'start',
          Art: scene('cellars'),
          lesson: async () => (await import('./start.json')).default,
          keep: ['free', 'money', 'barrels'],
        },
        {
          id: 'turn',
          Art: scene('wineries'),
          lesson: async () => (await import('./turn.json')).default,
          keep: ['move', 'way', 'twice', 'end'],
        },
        {
          id: 'grow',
          Art: scene('vineyards'),
          lesson: async () => (await import('./grow.json')).default,
          keep: ['price', 'estate', 'gift', 'cube', 'colour'],
        },
        {
          id: 'wine',
          Art: scene('staff'),
          lesson: async () => (await import('./wine.json')).default,
          keep: ['quality', 'people', 'bottle', 'lost'],
        },
        {
          id: 'sell',
          Art: scene('sales'),
          lesson: async () => (await import('./sell.json')).default,
          keep: ['number', 'barrel', 'back', 'cubes'],
        },
        {
          id: 'cellar',
          Art: scene('cellars'),
          lesson: async () => (await import('./cellar.json')).default,
          keep: ['price', 'places', 'value', 'odd'],
        },
        {
          id: 'export',
          Art: scene('export'),
          lesson: async () => (await import('./export.json')).default,
          keep: ['number', 'most', 'barrel', 'two'],
        },
        {
          id: 'experts',
          Art: scene('experts'),
          lesson: async () => (await import('./experts.json')).default,
          keep: ['hire', 'arts', 'rest', 'praise'],
        },
        {
          id: 'fair',
          Art: portrait('bruno'),
          lesson: async () => (await import('./fair.json')).default,
          keep: ['press', 'points', 'stands', 'prizes', 'barrels'],
        },
        {
          id: 'magnates',
          Art: portrait('anabela'),
          lesson: async () => (await import('./magnates.json')).default,
          keep: ['buy', 'action', 'multiplier'],
        },
        {
          id: 'end',
          Art: portrait('carolina'),
          lesson: async () => (await import('./end.json')).default,
          keep: ['now', 'money', 'wine', 'extra', 'tie'],
        },
      ],
    },
    {
      id: 'alone',
      chapters: [
        {
          id: 'lacerda',
          Art: portrait('lacerda'),
          lesson: async () => (await import('./lacerda.json')).default,
          keep: ['turns', 'takes', 'scores', 'coin'],
        },
        {
          id: 'awards',
          Art: portrait('look'),
          lesson: async () => (await import('./awards.json')).default,
          keep: ['awards', 'full', 'title'],
        },
      ],
    },
    {
      id: 'all',
      chapters: [
        { id: 'sheet', Art: scene('vineyards-again'), read: 'sheet' },
        { id: 'questions', Art: portrait('taste'), read: 'questions' },
      ],
    },
  ],
  sheet,
  questions,
};
