// Why nothing came of a passkey, in words.

import type { PasskeyAnswer } from '../store/passkey.ts';
import type { Say } from '../text/words.ts';
import { saidOf } from './account-fields.tsx';

export function passkeySaid(say: Say, wrong: PasskeyAnswer<unknown>['wrong']): string | undefined {
  if (wrong === 'declined') return say('passkey.declined');
  if (wrong === 'no-passkeys') return say('passkey.not-here');
  return saidOf(say, wrong);
}
