// Better ways to answer than a long list: nine regions to press, steps to give away one by one, and on a small screen the selling desk.

import type { Position } from '@adega/wire';
import { useState } from 'react';
import { useChoosing } from '../../table/choosing.tsx';
import { useNarrow } from '../../table/narrow.ts';
import { changedAt, leadsTo } from '../../table/steps.ts';
import { boxOf, useBox } from './box.ts';
import { Deals } from './desk.tsx';
import { regionName, signed, varietyName } from './names.ts';
import { thing } from './paths.ts';
import { VarietyChip } from './pieces.tsx';
import { freeIn, ownedIn, priceOf, REGIONS, type State, stateOf, stepsOf, VARIETIES } from './set.ts';
import { type Say, useSay } from './words.ts';

interface ControlProps {
  readonly position: Position;
  readonly onChoose: (key: string) => void;
}

export function Control({ position, onChoose }: ControlProps) {
  const narrow = useNarrow();
  const asks = position.question?.asks;
  if (asks === 'choose') return <RegionChoice position={position} />;
  if (asks === 'raise') return <Raise key={position.at} position={position} onChoose={onChoose} />;
  if (asks !== 'sell' || !narrow) return null;
  return (
    <div className="turn-desk">
      <Deals position={position} width={420} height={330} />
    </div>
  );
}

/** They press the same things as the map. */
function RegionChoice({ position }: { readonly position: Position }) {
  const { tables } = useBox();
  const say = useSay();
  const s = stateOf(position);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's
    <div className="region-choice" role="group" aria-label={say('vino.choose.label')}>
      <p className="note">{say('vino.choose.lead')}</p>
      {tables.byNumber.map(region => (
        <RegionButton key={REGIONS[region]} say={say} s={s} seat={position.question?.seat ?? 0} region={region} />
      ))}
    </div>
  );
}

/** The offered moves by the steps they give. */
function keysOf(position: Position): ReadonlyMap<string, string> {
  const { game } = boxOf(position);
  const s = stateOf(position);
  return new Map(
    (position.question?.offered ?? []).flatMap(key => {
      const m = game.parse(s, key);
      return 'problem' in m || m.kind !== 'raise' ? [] : [[stepsOf(m.item, VARIETIES.length).join(' '), key] as const];
    }),
  );
}

/** One step after the other, until all that the sold variety fell are given away. */
function Raise({ position, onChoose }: ControlProps) {
  const { tables } = useBox();
  const say = useSay();
  const s = stateOf(position);
  const frame = s.stack.findLast(f => f.kind === 'raise');
  const [steps, setSteps] = useState<readonly number[]>(VARIETIES.map(() => 0));
  const left = (frame?.count ?? 0) - steps.reduce((a, b) => a + b, 0);
  const keys = keysOf(position);
  const key = keys.get(steps.join(' '));
  const goals = [...keys.keys()].map(goal => goal.split(' ').map(Number));
  return (
    <div className="raise-steps">
      <p className="note">{say('vino.raise.left', { left })}</p>
      <ul>
        {VARIETIES.map((id, variety) => {
          if (variety === frame?.item) return null;
          const name = varietyName(say, variety);
          const now = (s.market[variety] as number) + (steps[variety] as number);
          return (
            <li key={id}>
              <VarietyChip say={say} variety={variety} />
              <span className="raise-name">{name}</span>
              <button
                type="button"
                aria-label={say('vino.raise.less', { name })}
                disabled={steps[variety] === 0}
                onClick={() => setSteps(changedAt(steps, variety, -1))}
              >
                −
              </button>
              <output>{signed(now * tables.step)}</output>
              <button
                type="button"
                aria-label={say('vino.raise.more', { name })}
                disabled={!leadsTo(goals, changedAt(steps, variety, 1))}
                onClick={() => setSteps(changedAt(steps, variety, 1))}
              >
                +
              </button>
            </li>
          );
        })}
      </ul>
      <button type="button" className="primary" disabled={key === undefined} onClick={() => key !== undefined && onChoose(key)}>
        {say('vino.raise.go')}
      </button>
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
  return (
    <button
      type="button"
      aria-pressed={roleOf(id).state === 'chosen'}
      // With the second region the move is complete.
      data-key={roleOf(id).completes}
      onClick={event => press(id, event.currentTarget)}
    >
      <span className="region-chip" aria-hidden="true">
        {box.tables.number[region]}
      </span>
      <b>{regionName(say, region)}</b>
      <small>
        {say('vino.choose.region', {
          own: ownedIn(box, s, seat, region),
          free: free.length,
          cheapest: free.length === 0 ? 0 : Math.min(...free.map(v => priceOf(box, v))),
        })}
      </small>
    </button>
  );
}
