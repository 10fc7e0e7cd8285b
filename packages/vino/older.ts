// What becomes of records of older rules: docs/rule-changes.md says what changed.

import type { Older } from '@adega/kernel';

export const OLDER: Older = { passive: ['pass'] };
