// Two regions are chosen more easily from a list than from all their pairs: nine buttons that press the same things as the map.

import type { Position } from '@adega/wire';
import { useChoosing } from '../../table/choosing.tsx';
import { type Say, useSay } from '../../text/words.ts';
import { regionName } from './names.ts';
import { thing } from './paths.ts';
import { freeIn, ownedIn, priceOf, REGIONS, type State, stateOf, tables } from './set.ts';

export function Control({ position }: { readonly position: Position }) {
  const say = useSay();
  const { question } = position;
  if (question?.asks !== 'choose') return null;
  const s = stateOf(position);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's
    <div className="region-choice" role="group" aria-label={say('vino.choose.label')}>
      <p className="note">{say('vino.choose.lead')}</p>
      {tables.byNumber.map(region => (
        <RegionButton key={REGIONS[region]} say={say} s={s} seat={question.seat} region={region} />
      ))}
    </div>
  );
}

interface Props {
  readonly say: Say;
  readonly s: State;
  readonly seat: number;
  readonly region: number;
}

function RegionButton({ say, s, seat, region }: Props) {
  const { roleOf, press } = useChoosing();
  const id = thing.region(region);
  const free = freeIn(s, region);
  return (
    <button
      type="button"
      aria-pressed={roleOf(id).state === 'chosen'}
      // With the second region the move is complete.
      data-key={roleOf(id).completes}
      onClick={event => press(id, event.currentTarget)}
    >
      <span className="region-chip" aria-hidden="true">
        {tables.number[region]}
      </span>
      <b>{regionName(say, region)}</b>
      <small>
        {say('vino.choose.region', {
          own: ownedIn(s, seat, region),
          free: free.length,
          cheapest: free.length === 0 ? 0 : Math.min(...free.map(priceOf)),
        })}
      </small>
    </button>
  );
}
