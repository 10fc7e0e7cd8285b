// The players' boards: money, barrels, estates with their wines, experts and tiles, and the score as if the game ended now.

import type { Position } from '@adega/wire';
import { ScoreParts } from '../../table/scores.tsx';
import { type Say, useSay } from '../../text/words.ts';
import { EstateRow } from './estate.tsx';
import { expertName, multiplierName, tileName } from './names.ts';
import { Disc } from './pieces.tsx';
import { actingSeat, has, look, membersOf, playerOf, type State, stateOf, TILE_ACTIONS, tables } from './set.ts';

export function Players({ position }: { readonly position: Position }) {
  const s = stateOf(position);
  return (
    <div className={`players players-${s.seats}`}>
      {s.players.map((_, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <PlayerBoard key={seat} position={position} s={s} seat={seat} />
      ))}
    </div>
  );
}

interface Props {
  readonly position: Position;
  readonly s: State;
  readonly seat: number;
}

function PlayerBoard({ position, s, seat }: Props) {
  const say = useSay();
  const name = position.names[seat] ?? '';
  const acting = actingSeat(position) === seat;
  return (
    <section className={acting ? 'panel player acting' : 'panel player'} aria-labelledby={`player-${seat}`}>
      <header>
        <h3 id={`player-${seat}`}>
          <Disc seat={seat} label={name} />
          <span>{name}</span>
          {acting && <small className="to-move">{say('player.acting')}</small>}
        </h3>
        <ScoreParts score={position.scores.find(score => score.seat === seat)} name={name} />
      </header>
      <Counts say={say} s={s} seat={seat} />
      <ol className="estates" aria-label={say('player.estates')}>
        {playerOf(s, seat).estates.map((_, e) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an estate is its number
          <EstateRow key={e} say={say} s={s} seat={seat} e={e} />
        ))}
      </ol>
      <Holdings say={say} s={s} seat={seat} />
    </section>
  );
}

interface Inner {
  readonly say: Say;
  readonly s: State;
  readonly seat: number;
}

function Counts({ say, s, seat }: Inner) {
  const p = playerOf(s, seat);
  const barrels = { a: p.atA, b: p.atB, c: p.atC };
  return (
    <dl className="counts">
      <div className="money">
        <dt>{say('player.money')}</dt>
        <dd>{p.money}</dd>
      </div>
      <div>
        <dt>{say('player.barrels')}</dt>
        <dd>{p.barrels}</dd>
      </div>
      <div title={say('player.magnate-barrels-label', barrels)}>
        <dt>{say('player.magnates')}</dt>
        <dd>{say('player.magnate-barrels', barrels)}</dd>
      </div>
      <div>
        <dt>{say('player.points')}</dt>
        <dd>{p.fairPoints}</dd>
      </div>
      {p.ports > 0 && (
        <div>
          <dt>{say('player.ports')}</dt>
          <dd>{p.ports}</dd>
        </div>
      )}
    </dl>
  );
}

/** Experts and magnate tiles, those still to be used first. */
function Holdings({ say, s, seat }: Inner) {
  const p = playerOf(s, seat);
  const sides = (up: number, down: number, n: number) => [
    ...membersOf(up, n).map(i => ({ i, up: true })),
    ...membersOf(down, n).map(i => ({ i, up: false })),
  ];
  const experts = sides(p.expertsUp, p.expertsDown, tables.experts);
  const tiles = sides(p.tilesUp, p.tilesDown, TILE_ACTIONS.length);
  const multipliers = membersOf(p.multipliers, tables.multipliers);
  if (experts.length + tiles.length + multipliers.length === 0) return null;
  return (
    <ul className="holdings chips">
      {experts.map(({ i, up }) => (
        <li key={`e${i}`} className={up ? 'chip expert' : 'chip expert used'}>
          {say(up ? 'player.expert-up' : 'player.expert-down', { expert: expertName(say, i) })}
        </li>
      ))}
      {tiles.map(({ i, up }) => (
        <li key={`t${i}`} className={up ? 'chip' : 'chip used'}>
          {say(up ? 'player.tile-up' : 'player.tile-down', { tile: tileName(say, i) })}
        </li>
      ))}
      {multipliers.map(i => (
        <li key={`m${i}`} className={has(p.manned, i) ? 'chip strong' : 'chip used'}>
          {has(p.manned, i)
            ? say('player.multiplier', { tile: multiplierName(say, i), vp: look.multiplier(s, seat, i) })
            : say('player.multiplier-bare', { tile: multiplierName(say, i) })}
        </li>
      ))}
    </ul>
  );
}
