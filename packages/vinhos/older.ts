// What becomes of records of older rules: docs/rule-changes.md says what changed.

import type { Older } from '@adega/kernel';

/** An expert that went for another one before it was taken (expert.limit, before version 2). */
const SWAPPED = /^hire (\S+) (\S+)$/;
/** What an expert used after the action made compulsory (expert.use, before version 2). */
const FOLLOWED = /^(tile|benefit) /;

export const OLDER: Older = {
  passive: ['end', 'done', 'pass'],
  optional: ['use', 'disinvest', 'tile', 'benefit'],
  onlyThen(rules, { asks, keys }, before) {
    if (rules >= 2) return undefined;
    // Of two wineries the one without a cube went (maintenance.interest).
    if (asks === 'lose-piece') return only(keys.filter(key => !key.endsWith(' cube')));
    const isDue = asks === 'after' && before?.asks === 'after' && before.key.startsWith('use ');
    return isDue ? only(keys.filter(key => FOLLOWED.test(key))) : undefined;
  },
  defaults: rules => (rules < 2 ? { regions: 'recommended' } : {}),
  renewed(rules, text) {
    const [, pile, expert] = (rules < 2 && SWAPPED.exec(text)) || [];
    return pile === undefined ? undefined : [`hire ${pile}`, `discard ${expert}`];
  },
};

const only = (keys: readonly string[]): string | undefined => (keys.length === 1 ? keys[0] : undefined);
