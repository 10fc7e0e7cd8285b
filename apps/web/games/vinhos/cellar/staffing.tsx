// In production: people are moved between estates, port is poured, and each choice shows the wine that every estate will make.

import type { Position } from '@adega/wire';
import { useMemo, useState } from 'react';
import { Worker } from '../art/estate.tsx';
import { Icon } from '../art/icon.tsx';
import { useBox } from '../box.ts';
import { estateName, estateShort } from '../names.ts';
import { has, membersOf, playerOf, type State, stateOf } from '../set.ts';
import { type Say, useSay } from '../words.ts';
import { codeOf, countsOf, offeredBy, type Placed, placedSo, stepped, sum } from './arrangement.ts';
import { PaleBottle } from './bottle.tsx';

interface Props {
  readonly position: Position;
  readonly onChoose: (key: string) => void;
}

const PLACED: { readonly [asks: string]: Placed } = { 'place-enologists': 'enologists', 'place-farmers': 'farmers' };

/** A control of its own for questions that a list of moves answers badly; nothing for the others. */
export function Staffing({ position, onChoose }: Props) {
  const { question } = position;
  if (question === undefined) return null;
  const key = `${position.at} ${question.seat}`;
  const placed = PLACED[question.asks];
  if (placed !== undefined) return <Placing key={key} kind={placed} position={position} onChoose={onChoose} />;
  return question.asks === 'port' ? <Pouring key={key} position={position} onChoose={onChoose} /> : null;
}

const MEMBER = { enologists: 'enologist', farmers: 'farmer' } as const;

function Placing({ kind, position, onChoose }: Props & { readonly kind: Placed }) {
  const box = useBox();
  const { look } = box;
  const say = useSay();
  const s = stateOf(position);
  const seat = position.question?.seat ?? 0;
  const { estates } = playerOf(s, seat);
  const now = estates.map(estate => estate[kind]);
  const [counts, setCounts] = useState<readonly number[]>(now);
  const offered = useMemo(() => offeredBy(position, kind), [position, kind]);
  const goals = useMemo(() => [...offered.keys()].map(code => countsOf(box, code)), [offered, box]);
  const after = placedSo(s, seat, kind, counts);
  const inHand = sum(now) - sum(counts);
  const asItIs = offered.get(codeOf(now));
  const chosen = offered.get(codeOf(counts));
  const isChanged = codeOf(counts) !== codeOf(now);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's
    <div className="staffing" role="group" aria-label={say(`own.place.${kind}`)}>
      <div className="staffing-do">
        {asItIs !== undefined && (
          <button type="button" className={isChanged ? undefined : 'primary'} data-key={asItIs} onClick={() => onChoose(asItIs)}>
            {say('own.place.as-it-is')}
          </button>
        )}
        {/* There from the beginning: nothing moves under a pointer that presses twice. */}
        <button
          type="button"
          className={isChanged || asItIs === undefined ? 'primary' : undefined}
          data-key={isChanged || asItIs === undefined ? chosen : undefined}
          disabled={chosen === undefined || (!isChanged && asItIs !== undefined)}
          onClick={() => chosen !== undefined && onChoose(chosen)}
        >
          {say('own.place.so')}
        </button>
      </div>
      <Weather say={say} s={s} />
      <ul>
        {estates.map((estate, e) => {
          const most = look.places(s, seat, e, kind);
          if (most === 0) return null;
          const name = estateName(say, s, seat, e);
          const step = (by: 1 | -1) => stepped(counts, goals, e, by);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: an estate is its number
            <li key={e}>
              <span className="staffing-estate">{estateShort(say, s, seat, e)}</span>
              <Stepper
                say={say}
                kind={kind}
                estate={name}
                count={counts[e] ?? 0}
                most={most}
                inHand={inHand}
                fewer={step(-1)}
                more={step(1)}
                onStep={setCounts}
              />
              <Makes
                say={say}
                colour={estate.colour}
                vineyards={estate.vineyards}
                quality={look.coming(after, seat, e)}
                before={look.coming(s, seat, e)}
                value={look.comingValue(after, seat, e)}
              />
            </li>
          );
        })}
      </ul>
      <p className="in-hand" role="status">
        {say(`own.in-hand.${kind}`, { count: inHand })}
      </p>
    </div>
  );
}

const Weather = ({ say, s }: { readonly say: Say; readonly s: State }) => {
  const { tables } = useBox();
  return (
    <p className="staffing-weather">
      <Icon name={(tables.weather[s.vintage] ?? 0) > 0 ? 'sun' : 'rain'} />
      {say('vintage.weather', { weather: say.signed(tables.weather[s.vintage] ?? 0) })}
    </p>
  );
};

interface StepperProps {
  readonly say: Say;
  readonly kind: Placed;
  readonly estate: string;
  readonly count: number;
  readonly most: number;
  readonly inHand: number;
  readonly fewer: readonly number[] | undefined;
  readonly more: readonly number[] | undefined;
  readonly onStep: (counts: readonly number[]) => void;
}

/** What a press does, or why it does nothing. */
function Stepper({ say, kind, estate, count, most, inHand, fewer, more, onStep }: StepperProps) {
  const isFull = count === most;
  const barred = more === undefined && (isFull || inHand === 0);
  return (
    <span className="stepper">
      <button
        type="button"
        aria-label={say(`own.fewer.${kind}`, { estate })}
        title={say(count === 0 ? `own.nobody.${kind}` : `own.fewer.${kind}`, { estate })}
        aria-disabled={fewer === undefined}
        onClick={() => fewer !== undefined && onStep(fewer)}
      >
        −
      </button>
      <span
        className="stepper-figures"
        role="img"
        aria-label={say(`own.placed.${kind}`, { count, most })}
        title={say(`own.placed.${kind}`, { count, most })}
      >
        {Array.from({ length: most }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: people in a row
          <span key={i} className={i < count ? 'there' : 'absent'}>
            <Worker kind={MEMBER[kind]} />
          </span>
        ))}
      </span>
      <button
        type="button"
        aria-label={say(`own.more.${kind}`, { estate })}
        title={say(barred ? (isFull ? `own.full.${kind}` : `own.no-hand.${kind}`) : `own.more.${kind}`, { estate })}
        aria-disabled={more === undefined}
        onClick={() => more !== undefined && onStep(more)}
      >
        +
      </button>
    </span>
  );
}

interface MakesProps {
  readonly say: Say;
  readonly colour: number;
  readonly vineyards: number;
  readonly quality: number;
  readonly before: number;
  readonly value: number;
}

/** In words, and as the bottle that will come of it. */
function Makes({ say, colour, vineyards, quality, before, value }: MakesProps) {
  if (vineyards === 0) return <span className="makes none">{say('own.makes.nothing')}</span>;
  const change = quality > before ? ' better' : quality < before ? ' worse' : '';
  return (
    <>
      <span className={`makes${change}`}>{say('own.makes', { quality, change: say.signed(quality - before) })}</span>
      <span className="makes-bottle">{value > 0 && <PaleBottle colour={colour} value={value} width={26} height={60} />}</span>
    </>
  );
}

/** Port tiles, each for one Douro estate. */
function Pouring({ position, onChoose }: Props) {
  const box = useBox();
  const say = useSay();
  const s = stateOf(position);
  const seat = position.question?.seat ?? 0;
  const [set, setSet] = useState(0);
  const offered = useMemo(() => offeredBy(position, 'port'), [position]);
  const every = [...offered.keys()].reduce((all, some) => all | some, 0);
  const none = offered.get(0);
  const chosen = offered.get(set);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's
    <div className="staffing" role="group" aria-label={say('own.pour')}>
      <Weather say={say} s={s} />
      <ul>
        {membersOf(every, box.tables.estates).map(e => {
          const on = has(set, e);
          const before = box.look.coming(s, seat, e);
          const quality = box.look.coming(s, seat, e, on);
          return (
            <li key={e}>
              <span className="staffing-estate">{estateName(say, s, seat, e)}</span>
              <button
                type="button"
                className="pour"
                aria-pressed={on}
                aria-disabled={!offered.has(set ^ (1 << e))}
                onClick={() => offered.has(set ^ (1 << e)) && setSet(set ^ (1 << e))}
              >
                <Icon name="port" />
                {say('own.pour.here')}
              </button>
              <Makes
                say={say}
                colour={playerOf(s, seat).estates[e]?.colour ?? 0}
                vineyards={1}
                quality={quality}
                before={before}
                value={box.look.comingValue(s, seat, e, on)}
              />
            </li>
          );
        })}
      </ul>
      <div className="staffing-do">
        <button
          type="button"
          className="primary"
          data-key={chosen}
          disabled={chosen === undefined}
          onClick={() => chosen !== undefined && onChoose(chosen)}
        >
          {say('own.pour.so', { tiles: membersOf(set, box.tables.estates).length })}
        </button>
        {none !== undefined && set !== 0 && (
          <button type="button" data-key={none} onClick={() => onChoose(none)}>
            {say('own.pour.none')}
          </button>
        )}
      </div>
    </div>
  );
}
