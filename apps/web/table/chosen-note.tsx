// What is chosen so far of a move that goes through several things, and how to let it go.

import { useSay } from '../text/words.ts';
import { useChoosing } from './choosing.tsx';

export function ChosenNote() {
  const say = useSay();
  const { face, position, chosen, clear } = useChoosing();
  const isSome = face !== undefined && position !== undefined && chosen.length > 0;
  return (
    <div className={isSome ? 'chosen-note some' : 'chosen-note'} role="status">
      {isSome && (
        <>
          <span>{say('chosen.now', { things: say.list(chosen.map(id => face.thing(say, position, id))) })}</span>
          <button type="button" className="quiet" onClick={clear}>
            {say('chosen.clear')}
          </button>
        </>
      )}
    </div>
  );
}
