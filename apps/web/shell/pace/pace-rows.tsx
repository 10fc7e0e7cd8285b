// The pace of a table, in a list of what was chosen for it.

import type { Pace } from '@adega/wire/pace.ts';
import { useSay } from '../../text/words.ts';
import { lateText, paceText } from './words.ts';

export function PaceRows({ pace }: { readonly pace: Pace | undefined }) {
  const say = useSay();
  return (
    <>
      <div>
        <dt>{say('pace.heading')}</dt>
        <dd>{paceText(say, pace)}</dd>
      </div>
      {pace !== undefined && (
        <div>
          <dt>{say('pace.late')}</dt>
          <dd>{lateText(say, pace.late)}</dd>
        </div>
      )}
    </>
  );
}
