// The button that ends a turn: always the same one, whatever has to be said for it.

import type { Position } from '@adega/wire';
import { useSay } from '../text/words.ts';
import { isAlone } from './alone.ts';
import { type TurnEnd, useTurnEnd } from './ending-turn.ts';
import type { Face } from './face.ts';
import type { Table } from './use-table.ts';

interface Props {
  readonly table: Pick<Table, 'act'>;
  readonly position: Position;
}

export function EndTurn({ table, position, end: { keys, label } }: Props & { readonly end: TurnEnd }) {
  const seat = position.question?.seat ?? 0;
  return (
    <button
      type="button"
      className="primary"
      data-key={keys.length === 1 ? keys[0] : undefined}
      data-line={keys.join(', ')}
      onClick={() => void table.act({ type: 'choose-line', seat, keys: [...keys], confirm: true })}
    >
      {label}
    </button>
  );
}

/** Above the moves, where stopping leaves something that may still be done: whoever does not want it ends the turn with the same press. */
export function EndAtOnce({ face, table, position }: Props & { readonly face: Face }) {
  const end = useTurnEnd(face, position);
  if (end === undefined || end.keys.length === 1) return null;
  return (
    <div className="move-group end-turn">
      <EndTurn table={table} position={position} end={end} />
      <Final position={position} />
    </div>
  );
}

/** How long the end of a turn can be taken back. */
export function Final({ position }: { readonly position: Position }) {
  const say = useSay();
  const word = position.elsewhere === true ? 'turn.final-sent' : isAlone(position) ? 'turn.final-alone' : 'turn.final';
  return <p className="note turn-final">{say(word)}</p>;
}
