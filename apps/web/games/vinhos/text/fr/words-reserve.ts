// Ce que dit en plus Reserve : les mots de la première édition.

export { words2010 } from './words-first.ts';
