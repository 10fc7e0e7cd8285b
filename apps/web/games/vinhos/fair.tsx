// The coming fair: stands, fair points, prizes.

import type { Position } from '@adega/wire';
import { type Say, useSay } from '../../text/words.ts';
import { standName } from './names.ts';
import { Disc, Panel } from './pieces.tsx';
import { NONE, type State, stateOf, tables } from './set.ts';

export function Fair({ position }: { readonly position: Position }) {
  const say = useSay();
  const s = stateOf(position);
  const byPoints = s.players.map((_, seat) => seat).sort((a, b) => points(s, b) - points(s, a));
  return (
    <Panel id="fair" title={say('fair.heading')}>
      <p className="note">{nextFair(say, s)}</p>
      <ol className="stands">
        {s.stands.map((seat, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a stand is its number
          <li key={n} className={seat === NONE ? undefined : 'taken'} title={standLabel(say, n, position.names[seat])}>
            <span>{say('fair.stand', { n: n + 1, bonus: standName(say, n) })}</span>
            {seat !== NONE && <Disc seat={seat} label={position.names[seat] ?? ''} />}
          </li>
        ))}
      </ol>
      <ul className="fair-points" aria-label={say('fair.points')}>
        {byPoints.map(seat => (
          <FairPoints key={seat} say={say} seat={seat} s={s} name={position.names[seat] ?? ''} />
        ))}
      </ul>
    </Panel>
  );
}

const standLabel = (say: Say, stand: number, name: string | undefined): string =>
  say('fair.stand-label', { n: stand + 1, bonus: standName(say, stand), name: name ?? say('fair.free') });

const points = (s: State, seat: number): number => s.players[seat]?.fairPoints ?? 0;

function nextFair(say: Say, s: State): string {
  const year = tables.fairOfYear.indexOf(s.fairs) + 1;
  const prizes = (tables.prize[s.fairs]?.[s.seats - 2] ?? []).filter(vp => vp > 0);
  return year === 0 ? say('fair.none') : say('fair.next', { year, prizes: prizes.join(' · ') });
}

function FairPoints({ say, seat, s, name }: { readonly say: Say; readonly seat: number; readonly s: State; readonly name: string }) {
  const values = { name, points: points(s, seat), presented: s.players[seat]?.presented === 1 ? 'yes' : 'no' };
  return (
    <li aria-label={say('fair.points-label', values)}>
      <Disc seat={seat} label={name} />
      <span aria-hidden="true">{say('fair.points-of', values)}</span>
    </li>
  );
}
