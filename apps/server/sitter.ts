// By which name somebody sits down.

import type { Sitter } from '@adega/journal';
import type { Sitting } from '@adega/wire/journal.ts';
import type { Live } from './live.ts';

/** Whoever has an account may sit down by its name, and at a rated table does; undefined where he needs one. */
export function sitterAt({ table: { setup } }: Live, sitting: Sitting, account: string | undefined): Sitter | undefined {
  if (setup.rated) return account === undefined ? undefined : { ...sitting, name: account, account: true };
  return account === sitting.name ? { ...sitting, account: true } : sitting;
}
