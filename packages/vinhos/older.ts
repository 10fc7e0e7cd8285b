// What becomes of records of older rules: docs/rule-changes.md says what changed.

import type { Older } from '@adega/kernel';

/** An expert that went for another one before it was taken (expert.limit, before version 2). */
const SWAPPED = /^hire (\S+) (\S+)$/;

export const OLDER: Older = {
  passive: ['end', 'done', 'pass'],
  defaults: rules => (rules < 2 ? { regions: 'recommended' } : {}),
  renewed(rules, text) {
    const [, pile, expert] = (rules < 2 && SWAPPED.exec(text)) || [];
    return pile === undefined ? undefined : [`hire ${pile}`, `discard ${expert}`];
  },
};
