// Vino as the page knows it before somebody plays.

import type { Drawn } from '../../table/drawn.ts';

export const drawn: Drawn = {
  faces: { vino: async () => (await import('./face.ts')).faceVino },
  line: 'vino.line',
  about: async () => (await import('./about.ts')).about,
  rulebooks: { vino: async of => (await import('./rulebook/rulebook.ts')).rulebookOf(of) },
  course: async () => (await import('./course/course.ts')).course,
  sheets: ['vino'],
};
