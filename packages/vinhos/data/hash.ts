// The name of a pack by its content.

import { contentHash } from '@adega/kit/hash.ts';
import type { PackJson } from './schema.ts';

export { canonical, sha256 } from '@adega/kit/hash.ts';

export const packHash = (pack: PackJson): string => contentHash(pack);
