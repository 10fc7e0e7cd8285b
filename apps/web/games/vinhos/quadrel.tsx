// The grid of actions: markers, the tax, and what each space costs the seat in turn, by part, before anything is touched.

import type { Position } from '@adega/wire';
import { actingSeat } from '../../table/acting-seat.ts';
import type { PartProps } from '../../table/face.ts';
import { useRuleText } from '../../table/rule.tsx';
import { ThingButton, useThing } from '../../table/thing.tsx';
import { Azulejo } from './art/azulejo.tsx';
import { isScene, Scene, type SceneName } from './art/scenes.tsx';
import { type Box, boxOf, useBox } from './box.ts';
import { farmersHired, limitOf, spaceName } from './names.ts';
import { thing } from './paths.ts';
import { Coin, Pawn } from './pieces.tsx';
import { has, playerOf, SPACE_ACTIONS, type State, stateOf } from './set.ts';
import { type Say, useSay } from './words.ts';

/** The painted border around the panel, and the joints between its tiles. */
const BORDER = 9;
const JOINT = 3;
const ACROSS = 3;

export function Quadrel({ position, width, height }: PartProps) {
  const { tables } = useBox();
  const say = useSay();
  const s = stateOf(position);
  const seat = payer(position, s);
  const side = (all: number): number => (all - 2 * BORDER - (ACROSS - 1) * JOINT) / ACROSS;
  const size = { width: side(width), height: side(height) };
  return (
    <section id="quadrel" className={size.width < SMALL ? 'quadrel small' : 'quadrel'} aria-labelledby="quadrel-heading">
      <h3 id="quadrel-heading" className="hidden">
        {say('quadrel.heading')}
      </h3>
      <ul>
        {tables.spaceAction.map((_, space) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a space is its number
          <li key={space} style={{ ...size, left: at(space % ACROSS, size.width), top: at(Math.floor(space / ACROSS), size.height) }}>
            <Space say={say} position={position} s={s} space={space} seat={seat} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Tiles narrower than this have a smaller picture. */
const SMALL = 105;

const at = (n: number, side: number): number => BORDER + n * (side + JOINT);

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
    <ThingButton id={thing.space(space)} className={tax ? 'space taxed' : 'space'} help={helpOf(box, props, action, year)}>
      <Azulejo />
      <Scene of={sceneOf(box, space, action)} />
      {year > 0 && <YearLeaf say={say} year={year} tax={tax} />}
      {s.lacerda !== null && has(s.lacerda.bribes, space) && (
        <span className="bribe" role="img" aria-label={say('quadrel.bribe')} title={say('quadrel.bribe')} data-bribe={space}>
          <Coin kind="bribe" />
        </span>
      )}
      <span className="space-name">
        <span>{spaceName(say, box, space)}</span>
      </span>
      <PriceTag {...props} />
      <span className={`pawns here-${here.length}`}>
        {here.map(seat => (
          <Pawn key={seat} seat={seat} label={say('quadrel.here', { name: position.names[seat] ?? '' })} />
        ))}
      </span>
    </ThingButton>
  );
}

/** The same action on two spaces has two pictures. */
function sceneOf(box: Box, space: number, action: string): SceneName {
  const second = box.tables.spaceAction.indexOf(box.tables.spaceAction[space] as number) !== space;
  if (second && isScene(`${action}-again`)) return `${action}-again` as SceneName;
  if (action === 'staff' && farmersHired(box) === 'no') return 'enologists';
  return isScene(action) ? action : 'centre';
}

/** A leaf of the calendar: in that year coming here is taxed; while it is that year, a ribbon that says so. */
const YearLeaf = ({ say, year, tax }: { readonly say: Say; readonly year: number; readonly tax: boolean }) => (
  <span className={tax ? 'space-year taxing' : 'space-year'} title={taxIn(say, year, tax)}>
    {tax ? say('quadrel.tax-sign') : <span aria-hidden="true">{year}</span>}
  </span>
);

const taxIn = (say: Say, year: number, tax: boolean): string => say(tax ? 'quadrel.taxed' : 'quadrel.tax-year', { year });

/** What the space is for, when it is taxed, and what it costs to come here. */
function helpOf(box: Box, props: SpaceProps, action: (typeof SPACE_ACTIONS)[number], year: number): string {
  const { say, s, space } = props;
  const does = say(`help.action.${action}`, { limit: limitOf(box, action), farmers: farmersHired(box) });
  const help = year > 0 ? `${does} ${taxIn(say, year, s.tax === space)}` : does;
  const price = priceOf(props);
  return price === undefined ? help : say('quadrel.help', { help, price: price.label });
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
    label: say('quadrel.price-parts', { cost, distance, tax, players, bribe, to, name }),
  };
}

/** The price as a tag: how much, and to whom it goes, the bank or those who stand there; or that the space is barred, with the reason. */
function PriceTag(props: SpaceProps) {
  const { say, space } = props;
  const { state, refused } = useThing(thing.space(space));
  const ruleText = useRuleText();
  const price = priceOf(props);
  if (price === undefined) return null;
  if (state === 'greyed') {
    const reason = ruleText(refused[0]?.refusal.rule ?? '');
    return <span className="hidden">{say('quadrel.barred', { reason })}</span>;
  }
  const { cost, distance, tax, others, bribe, label } = price;
  return (
    <span className={cost === 0 ? 'price free' : 'price'} role="img" aria-label={label} title={label}>
      <span className="price-figure">{say('quadrel.cost', { cost })}</span>
      {distance + tax > 0 && <Coin kind="bank" />}
      {others.map(other => (
        <Coin key={other} kind="player" to={other} />
      ))}
      {bribe > 0 && <Coin kind="bribe" />}
    </span>
  );
}
