// What is chosen so far of a move that goes through several things, and how to let it go.

import { useSay } from '../text/words.ts';
import { useChoosing } from './choosing.tsx';

export function ChosenNote() {
  const say = useSay();
  const { face, position, chosen, left, clear } = useChoosing();
  const isSome = face !== undefined && position !== undefined && chosen.length > 0;
  const listed = (): string => (isSome ? say.list(chosen.map(id => face.thing(say, position, id))) : '');
  return (
    <div className={isSome ? 'chosen-note some' : 'chosen-note'} role="status">
      {isSome && (
        <>
          <span>{left === undefined ? say('chosen.now', { things: listed() }) : say('chosen.more', { things: listed(), left })}</span>
          <button type="button" className="quiet" onClick={clear}>
            {say('chosen.clear')}
          </button>
        </>
      )}
    </div>
  );
}

/** Above the moves: what is chosen does nothing by itself, and the end of the turn lets it go. */
export function ChosenOpen() {
  const say = useSay();
  const { face, position, chosen, left: due } = useChoosing();
  if (face === undefined || position === undefined || chosen.length === 0) return null;
  const things = say.list(chosen.map(id => face.thing(say, position, id)));
  if (due !== undefined) return <p className="chosen-open">{say('chosen.more', { things, left: due })}</p>;
  const paths = (position.question?.offered ?? []).map(key => face.path(position, key));
  const left = paths.filter(path => chosen.every(id => path.includes(id))).map(path => path.find(id => !chosen.includes(id)));
  const [next, ...others] = new Set(left);
  return (
    <p className="chosen-open">
      {next === undefined || others.length > 0
        ? say('chosen.open', { things })
        : say('chosen.open-next', { things, next: face.thing(say, position, next) })}
    </p>
  );
}
