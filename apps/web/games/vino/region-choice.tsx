// Nine regions to press, for whoever chooses two of them: what is for sale in each, and what is one's own there.

import type { Position } from '@adega/wire';
import { useChoosing } from '../../table/choosing.tsx';
import { useBox } from './box.ts';
import { regionName } from './names.ts';
import { thing } from './paths.ts';
import { freeIn, isGovernment, ownedIn, priceOf, REGIONS, type State, stateOf } from './set.ts';
import { type Say, useSay } from './words.ts';

/** They press the same things as the map. */
export function RegionChoice({ position }: { readonly position: Position }) {
  const { tables } = useBox();
  const say = useSay();
  const s = stateOf(position);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's
    <div className="region-choice" role="group" aria-label={say('vino.choose.label')}>
      <p className="lead">{say('vino.choose.lead')}</p>
      {tables.byNumber.map(region => (
        <RegionButton key={REGIONS[region]} say={say} s={s} seat={position.question?.seat ?? 0} region={region} />
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
  const box = useBox();
  const { roleOf, press } = useChoosing();
  const id = thing.region(region);
  const free = freeIn(box, s, region);
  const own = ownedIn(box, s, seat, region);
  const cheapest = free.length === 0 ? 0 : Math.min(...free.map(v => priceOf(box, v)));
  const government = free.filter(v => isGovernment(box, v)).length;
  const told = say('vino.choose.region', { own, free: free.length, cheapest, government });
  return (
    <button
      type="button"
      aria-pressed={roleOf(id).state === 'chosen'}
      // With the second region the move is complete.
      data-key={roleOf(id).completes}
      title={told}
      onClick={event => press(id, event.currentTarget)}
    >
      <span className="region-coin" aria-hidden="true">
        {box.tables.number[region]}
      </span>
      <b>{regionName(say, region)}</b>
      <span className="hidden">{told}</span>
      <span className="region-from" aria-hidden="true">
        {free.length === 0 ? say('vino.choose.none') : say('vino.choose.from', { free: free.length, cheapest })}
      </span>
      {own > 0 && (
        <span className="region-own" aria-hidden="true">
          {say('vino.choose.own', { own })}
        </span>
      )}
    </button>
  );
}
