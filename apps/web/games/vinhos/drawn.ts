// Vinhos as the page knows it before somebody plays: one drawing for all editions, and one for the solo game.

import { lazy } from 'react';
import type { Drawn } from '../../table/drawn.ts';
import { PACES } from './solo/paces.ts';
import { welcome } from './welcome.ts';

const [QUICK, SOLO] = ['vinhos/2016', 'vinhos/solo'];

/** Those who begin at once do not choose. */
const options = { regions: 'recommended' };

export const drawn: Drawn = {
  faces: {
    [QUICK]: async () => (await import('./face.ts')).face2016,
    'vinhos/reserve': async () => (await import('./face.ts')).faceReserve,
    'vinhos/first': async () => (await import('./face.ts')).faceFirst,
    [SOLO]: async () => (await import('./solo/face.ts')).faceSolo,
  },
  line: 'vinhos.line',
  about: async () => (await import('./about.ts')).about,
  rulebooks: {
    [QUICK]: async of => (await import('./rulebook/rulebook.ts')).rulebookOf('2016', of),
    'vinhos/reserve': async of => (await import('./rulebook/rulebook.ts')).rulebookOf('reserve', of),
    'vinhos/first': async of => (await import('./rulebook/rulebook.ts')).rulebookOf('first', of),
    [SOLO]: async of => (await import('./rulebook/rulebook.ts')).rulebookOf('solo', of),
  },
  course: async () => (await import('./course/course.ts')).course,
  sheets: [QUICK, SOLO],
  atOnce: { play: { game: QUICK, seats: 2, options }, alone: { game: SOLO, seats: 1, options } },
  results: { game: SOLO, Results: lazy(() => import('./solo/results.tsx')) },
  welcome,
  settings: { lacerda: PACES },
  beforehand: [
    () => import('./text/en/words.ts'),
    async () => (await import('./box.ts')).boxOf({ game: QUICK }),
    () => import('./face.ts'),
  ],
};
