// What Reserve says besides: the words of the first edition.

export { words2010 } from './words-first.ts';
