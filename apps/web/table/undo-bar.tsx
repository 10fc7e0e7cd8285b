// Taking back: what a click would take back is said before it, in one line; where there is nothing, only why.

import type { Position } from '@adega/wire';
import { useSay } from '../text/words.ts';
import { lastMove } from './as-asked.ts';
import type { Face } from './face.ts';

interface Props {
  readonly face: Face;
  readonly position: Position;
  readonly onUndo: (seat: number, to: number) => void;
  readonly onRestart: (seat: number) => void;
}

export function UndoBar({ face, position, onUndo, onRestart }: Props) {
  const say = useSay();
  const { undo } = position;
  const name = undo.possible ? (position.names[undo.seat] ?? '') : '';
  const what = undo.possible
    ? say(wordOf(position), { name, move: lastMove(say, face, position) })
    : say(undo.why === 'nothing-done' ? 'undo.why.nothing-done' : 'undo.none', { why: say(`undo.why.${undo.why}`) });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's
    <div className="undo-bar" role="group" aria-label={say('undo.label')}>
      {undo.possible && (
        <button type="button" aria-describedby="undo-what" onClick={() => onUndo(undo.seat, undo.last)}>
          {say('undo.last')}
        </button>
      )}
      {undo.possible && undo.keys.length > 1 && (
        <button type="button" title={say('undo.all', { name, count: undo.keys.length })} onClick={() => onRestart(undo.seat)}>
          {say('undo.turn')}
        </button>
      )}
      <p id="undo-what" className="note" title={what}>
        {what}
      </p>
    </div>
  );
}

function wordOf({ undo, question, at }: Position): 'undo.what' | 'undo.since' | 'undo.other' {
  if (!undo.possible || undo.seat !== (question?.seat ?? undo.seat)) return 'undo.other';
  return undo.last < at - 1 ? 'undo.since' : 'undo.what';
}
