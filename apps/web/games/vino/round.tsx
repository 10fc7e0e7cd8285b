// Where we are: the round and what it has come to, and the bottles that are left.

import type * as vino from '@adega/vino';
import type { Position } from '@adega/wire';
import { actingSeat } from '../../table/acting-seat.ts';
import type { PartProps } from '../../table/face.ts';
import { Disc } from '../../table/pieces.tsx';
import { useBox } from './box.ts';
import { regionName, varietyName } from './names.ts';
import { BottleShape } from './pieces.tsx';
import { has, membersOf, REGIONS, type State, stateOf } from './set.ts';
import { type Say, useSay } from './words.ts';

/** On a phone above the turn, where the rose with the order is not seen. */
export const GLANCE = 520;
/** Lower, the heading of the page has it already. */
const WITH_WHEN = 80;

export function Round({ position, width, height }: PartProps) {
  const say = useSay();
  const s = stateOf(position);
  const acting = actingSeat(position);
  return (
    <div className={width < 480 ? 'round-strip close' : width === GLANCE ? 'round-strip with-order' : 'round-strip'}>
      {height >= WITH_WHEN && (
        <p className="when">
          <strong>{roundName(say, s)}</strong>
          <span>{phaseName(say, s)}</span>
        </p>
      )}
      {width === GLANCE && (
        <ol
          className="round-order"
          aria-label={say('vino.rose.help', { order: say.list(s.order.map(seat => position.names[seat] ?? '')) })}
        >
          <li className="glance-word" aria-hidden="true">
            {say('vino.glance.order')}
          </li>
          {s.order.map(seat => (
            <li key={seat} className={seat === acting ? 'acting' : undefined}>
              <Disc seat={seat} label={position.names[seat] ?? ''} />
            </li>
          ))}
        </ol>
      )}
      {height < WITH_WHEN && (
        <span className="glance-word bottles-word" aria-hidden="true">
          {say('vino.glance.bottles')}
        </span>
      )}
      <Bottles say={say} s={s} />
    </div>
  );
}

/** Round and phase in one line. */
export function whenOf(say: Say, position: Position): string {
  const s = stateOf(position);
  const phase = phaseName(say, s);
  return phase === '' ? roundName(say, s) : say('vino.when', { round: roundName(say, s), phase });
}

const roundName = (say: Say, s: State): string => (s.round === 0 ? say('vino.round.start') : say('vino.round.n', { n: s.round }));

/** What the round has come to, read off the place in the rules. */
function phaseName(say: Say, s: State): string {
  const frames = [...s.stack, ...s.lanes.flat()];
  const find = <K extends State['stack'][number]['kind']>(...kinds: readonly K[]) =>
    frames.findLast(frame => kinds.some(kind => kind === frame.kind)) as vino.FrameOf<K> | undefined;
  const gift = find('gift', 'take');
  if (gift !== undefined) return say('vino.phase.gift', { region: regionName(say, gift.item) });
  const raising = find('raise', 'lease');
  if (raising !== undefined) return say('vino.phase.sold', { variety: varietyName(say, raising.item) });
  if (find('selling') !== undefined) return say('vino.phase.sell');
  const region = find('region', 'newcomers');
  if (region !== undefined) return say('vino.phase.buy', { region: regionName(say, region.item) });
  if (find('third') !== undefined) return say('vino.phase.third');
  if (find('start') !== undefined) return say('vino.phase.start');
  return find('choose', 'reveal', 'reveals') === undefined ? '' : say('vino.phase.choose');
}

interface Inner {
  readonly say: Say;
  readonly s: State;
}

/** With the last of them the game ends. */
function Bottles({ say, s }: Inner) {
  const { tables } = useBox();
  const all = membersOf(tables.bottles, REGIONS.length).sort((a, b) => (tables.number[a] ?? 0) - (tables.number[b] ?? 0));
  const left = all.filter(region => has(s.bottles, region));
  const help = say('vino.bottles.help', { left: left.length, regions: say.list(left.map(region => regionName(say, region))) });
  return (
    <p className="bottles-left" role="img" aria-label={help} title={help}>
      {all.map(region => (
        <svg key={region} viewBox="-3 0 32 70" aria-hidden="true" className={has(s.bottles, region) ? undefined : 'gone'}>
          <BottleShape />
          <text x="13" y="65">
            {tables.number[region]}
          </text>
        </svg>
      ))}
    </p>
  );
}
