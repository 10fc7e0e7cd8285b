// The games on which scenarios can be played. Apart from the list, because no page needs it before somebody opens one.

import type { Playhouse } from '@adega/kernel';
import { TITLES } from './index.ts';

const houses = await Promise.all(TITLES.map(title => title.scenarios?.()));

export const PLAYHOUSES: readonly Playhouse[] = houses.filter(house => house !== undefined);
