// The words that the first page needs, in English: they come with it, all others a moment later.

import { page } from './en/page.ts';
import { shell } from './en/shell.ts';

export const FIRST_WORDS = { ...page, ...shell };
