// The grid of actions: markers, the tax, and what each space costs the seat in turn, by part, before anything is touched.

import type { Position } from '@adega/wire';
import { actingSeat } from '../../table/acting-seat.ts';
import { useRuleText } from '../../table/rule.tsx';
import { ThingButton, useThing } from '../../table/thing.tsx';
import { Azulejo } from './art/azulejo.tsx';
import { Icon } from './art/icon.tsx';
import { type Box, boxOf, useBox } from './box.ts';
import { farmersHired, limitOf, spaceName } from './names.ts';
import { thing } from './paths.ts';
import { Coin, Panel, Pawn } from './pieces.tsx';
import { has, playerOf, SPACE_ACTIONS, type State, stateOf } from './set.ts';
import { type Say, useSay } from './words.ts';

export function Quadrel({ position }: { readonly position: Position }) {
  const { tables } = useBox();
  const say = useSay();
  const s = stateOf(position);
  const seat = payer(position, s);
  const name = seat === undefined ? undefined : position.names[seat];
  return (
    <Panel id="quadrel" title={say('quadrel.heading')} note={name !== undefined && <PriceKey say={say} name={name} />}>
      <ul className="quadrel-grid">
        {tables.spaceAction.map((_, space) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a space is its number
          <li key={space}>
            <Space say={say} position={position} s={s} space={space} seat={seat} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Whose prices the tags show, and what their coins are for. */
const PriceKey = ({ say, name }: { readonly say: Say; readonly name: string }) => (
  <span className="price-key">
    {say('quadrel.prices-for', { name })}
    <span>
      <Coin kind="distance" /> {say('quadrel.way')}
    </span>
    <span>
      <Coin kind="tax" /> {say('quadrel.tax-key')}
    </span>
  </span>
);

/** Whose prices the tags show: whoever is in turn. */
function payer(position: Position, s: State): number | undefined {
  const { look } = boxOf(position);
  if (s.year === 0 || position.waiting.for === 'nobody' || look.isOffGrid(s)) return undefined;
  return s.turn.seat >= 0 ? s.turn.seat : actingSeat(position);
}

interface SpaceProps {
  readonly say: Say;
  readonly position: Position;
  readonly s: State;
  readonly space: number;
  readonly seat: number | undefined;
}

function Space(props: SpaceProps) {
  const box = useBox();
  const { say, position, s, space } = props;
  const year = box.tables.yearSpace.indexOf(space) + 1;
  const tax = s.tax === space;
  const action = SPACE_ACTIONS[box.tables.spaceAction[space] as number] ?? 'centre';
  const here = s.players.flatMap((p, seat) => (p.at === space ? [seat] : []));
  return (
    <ThingButton id={thing.space(space)} className={tax ? 'space taxed' : 'space'} help={helpOf(box, props, action)}>
      <Azulejo centre={space === box.tables.centre} />
      <span className="space-top">
        {year > 0 && (
          <span className="space-year" title={say('quadrel.year', { year })}>
            {say('quadrel.numeral', { year })}
          </span>
        )}
        {tax && (
          <span className="tax-coin" title={say('quadrel.tax')}>
            <Coin kind="tax" />
            {say('quadrel.tax')}
          </span>
        )}
        {s.lacerda !== null && has(s.lacerda.bribes, space) && (
          <span className="bribe" role="img" aria-label={say('quadrel.bribe')} title={say('quadrel.bribe')} data-bribe={space}>
            <Coin kind="bribe" />
          </span>
        )}
      </span>
      <Icon name={action} className="space-icon" />
      <span className="space-name">{spaceName(say, box, space)}</span>
      <span className="space-foot">
        <PriceTag {...props} />
      </span>
      <span className="pawns">
        {here.map(seat => (
          <Pawn key={seat} seat={seat} label={say('quadrel.here', { name: position.names[seat] ?? '' })} />
        ))}
      </span>
    </ThingButton>
  );
}

/** What the space is for, and what it costs to come here. */
function helpOf(box: Box, props: SpaceProps, action: (typeof SPACE_ACTIONS)[number]): string {
  const { say } = props;
  const help = say(`help.action.${action}`, { limit: limitOf(box, action), farmers: farmersHired(box) });
  const price = priceOf(props);
  return price === undefined ? help : say('quadrel.help', { price: price.label, help });
}

interface Price {
  readonly cost: number;
  readonly distance: number;
  readonly tax: number;
  /** Who is paid for standing there. */
  readonly others: readonly number[];
  /** Solo: for the Bago that the automa left there. */
  readonly bribe: number;
  readonly label: string;
}

/** What the way there costs, part by part; undefined where nobody is to move, or stands there already. */
function priceOf({ say, position, s, space, seat }: SpaceProps): Price | undefined {
  const box = boxOf(position);
  if (seat === undefined || playerOf(s, seat).at === space) return undefined;
  const { distance, tax, players, bribe } = box.look.entering(s, seat, space);
  const others = players > 0 ? s.players.flatMap((p, other) => (other !== seat && p.at === space ? [other] : [])) : [];
  const to = say.list(others.map(other => position.names[other] ?? ''));
  const cost = distance + tax + players + bribe;
  const name = position.names[seat] ?? '';
  return {
    cost,
    distance,
    tax,
    others,
    bribe,
    label: say('quadrel.price-parts', { space: spaceName(say, box, space), cost, distance, tax, players, bribe, to, name }),
  };
}

/** The price as a tag with coins, each with the mark of whom it goes to; or that the space is barred, with the reason. */
function PriceTag(props: SpaceProps) {
  const { say, space } = props;
  const { state, refused } = useThing(thing.space(space));
  const ruleText = useRuleText();
  const price = priceOf(props);
  if (price === undefined) return null;
  if (state === 'greyed') {
    const reason = ruleText(refused[0]?.refusal.rule ?? '');
    return (
      <span className="price barred" role="img" aria-label={say('quadrel.barred', { reason })} title={reason}>
        <Icon name="lock" />
      </span>
    );
  }
  const { cost, distance, tax, others, bribe, label } = price;
  return (
    <span className={cost === 0 ? 'price free' : 'price'} role="img" aria-label={label} title={label}>
      {cost === 0 ? say('quadrel.price', { cost }) : <Coins distance={distance} tax={tax} others={others} bribe={bribe} />}
    </span>
  );
}

const Coins = ({ distance, tax, others, bribe }: Pick<Price, 'distance' | 'tax' | 'others' | 'bribe'>) => (
  <>
    {Array.from({ length: distance }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: coins in a row
      <Coin key={`d${i}`} kind="distance" />
    ))}
    {Array.from({ length: tax }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: coins in a row
      <Coin key={`t${i}`} kind="tax" />
    ))}
    {others.map(other => (
      <Coin key={other} kind="player" to={other} />
    ))}
    {bribe > 0 && <Coin kind="bribe" />}
  </>
);
