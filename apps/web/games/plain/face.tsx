// A face for any game, from the contract alone: the position as a tree, moves by their keys, events by their kinds and numbers. With it a
// game can be played in the page on its first day.

import type { Position, Told } from '@adega/wire';
import { actingSeat } from '../../table/acting-seat.ts';
import type { Face, Spoken } from '../../table/face.ts';
import { Disc } from '../../table/pieces.tsx';
import { partName } from '../../table/scores.tsx';
import { type Say, useSay } from '../../text/words.ts';
import { inWords, isFields, Tree } from './tree.tsx';
import './plain.css';

export const plainFace: Face = {
  Control: () => null,
  Picture: () => null,
  Printed: () => null,
  parts: [
    { id: 'position', title: 'plain.position', things: [], Part: Board },
    { id: 'players', title: 'start.players', things: [], Part: Players, own: true },
  ],
  insights: [],
  move: sayMove,
  path: () => [],
  goal: () => undefined,
  thing: (_say, _position, id) => id,
  printed: () => 'none',
  when: (say, { at }) => say('games.moves', { count: at }),
  event: sayEvent,
  // Nobody has said which questions are secret: those that several seats answer at the same time may be.
  sealed: isTogether,
  asks: (_say, _position, asks) => inWords(asks),
};

interface OfPosition {
  readonly position: Position;
}

/** Whether several seats are asked at the same time, the last of them included: until all have answered, each has a lane in the view. */
function isTogether({ view, waiting }: Position): boolean {
  const { lanes } = view as { readonly lanes?: unknown };
  return (waiting.for === 'seats' && waiting.seats.length > 1) || (Array.isArray(lanes) && lanes.length > 0);
}

/** Where in the rules we are: the question says it better. */
const FLOW = ['stack', 'lanes'];

const fieldsOf = ({ view }: Position): [string, unknown][] => Object.entries(view).filter(([field]) => !FLOW.includes(field));

/** What a view has for each seat. */
const isBySeat = ({ names }: Position, value: unknown): value is readonly object[] =>
  Array.isArray(value) && value.length === names.length && value.every(isFields);

function Board({ position }: OfPosition) {
  const say = useSay();
  return (
    <section className="plain-board panel" aria-labelledby="plain-position">
      <h2 id="plain-position">{say('plain.position')}</h2>
      <Tree value={Object.fromEntries(fieldsOf(position).filter(([, value]) => !isBySeat(position, value)))} />
    </section>
  );
}

function Players({ position }: OfPosition) {
  const say = useSay();
  const bySeat = fieldsOf(position).filter(([, value]) => isBySeat(position, value)) as [string, readonly object[]][];
  return (
    <div className="plain-players">
      <h2 className="hidden">{say('start.players')}</h2>
      {position.names.map((name, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <section key={seat} className={`panel seat-edge-${seat + 1}`} aria-labelledby={`plain-seat-${seat}`} data-seat={seat}>
          <h3 id={`plain-seat-${seat}`}>
            <Disc seat={seat} label={String(seat + 1)} /> <bdi>{name}</bdi>
            {(actingSeat(position) === seat || position.question?.seat === seat) && <em> {say('games.to-move')}</em>}
          </h3>
          <Score position={position} seat={seat} />
          {bySeat.map(([field, all]) => (
            <Tree key={field} value={all[seat]} />
          ))}
        </section>
      ))}
    </div>
  );
}

/** As if the game ended now. */
function Score({ position, seat }: OfPosition & { readonly seat: number }) {
  const say = useSay();
  const score = position.scores.find(one => one.seat === seat);
  if (score === undefined) return null;
  return (
    <details className="plain-score">
      <summary title={say('scores.now')}>
        {say('scores.total')}: {score.total}
      </summary>
      <Tree value={Object.fromEntries(score.parts.map(({ part, amount }) => [partName(say, part), amount]))} />
    </details>
  );
}

/** Moves with the same first word stand together. */
function sayMove(_say: Say, _position: Position, key: string): Spoken {
  const [first = '', ...rest] = key.split(' ');
  return { group: first, title: inWords(first), label: rest.join(' ') || inWords(first), phrase: key };
}

/** Who, what, and the numbers. */
function sayEvent(_say: Say, { names }: Position, { rule: _rule, kind, seat, ...details }: Told): string {
  const who = typeof seat === 'number' ? names[seat] : undefined;
  const what = [inWords(kind), ...Object.entries(details).map(([word, value]) => `${inWords(word)} ${value}`)].join(', ');
  return who === undefined ? what : `${who}: ${what}`;
}
