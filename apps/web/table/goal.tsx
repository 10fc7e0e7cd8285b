// A goal: somebody points at a thing that cannot be had at once, and is shown the whole way to it with its price, or the rule in the way.
//
// `useGoals()` gives a function that asks for the way to a move by its key, in the notation; it may lie beyond the question.

import type { Found, Position, Way } from '@adega/wire';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { type Say, useSay } from '../text/words.ts';
import { openAtOnce } from './dialog.ts';
import type { Face } from './face.ts';
import { Numbers } from './numbers.tsx';
import { RuleSign, useRuleText } from './rule.tsx';
import type { Table } from './use-table.ts';

const AskGoal = createContext<(key: string) => void>(() => undefined);

/** Asks for the way to the move with this key. */
export const useGoals = (): ((key: string) => void) => useContext(AskGoal);

interface Props {
  readonly face: Face;
  readonly table: Table;
  readonly position: Position;
  readonly children: ReactNode;
}

type Answer = Found | 'searching' | 'not-asked' | 'unknown';

export function GoalReader({ face, table, position, children }: Props) {
  const [goal, setGoal] = useState<{ readonly key: string; readonly answer: Answer; readonly at: number } | undefined>();
  const seat = position.question?.seat;
  const { at } = position;
  const { ask } = table;
  const show = useCallback(
    async (key: string) => {
      if (seat === undefined) return setGoal({ key, at, answer: 'not-asked' });
      setGoal({ key, at, answer: 'searching' });
      const reply = await ask({ type: 'ways', at, seat, key });
      setGoal({ key, at, answer: reply.type === 'ways' ? reply : 'unknown' });
    },
    [ask, at, seat],
  );
  const play = (keys: readonly string[]) => {
    setGoal(undefined);
    if (seat !== undefined) void table.act({ type: 'choose-line', seat, keys });
  };
  return (
    <AskGoal value={show}>
      {children}
      {goal?.at === at && (
        <GoalDialog face={face} position={position} goal={goal.key} answer={goal.answer} onPlay={play} onClose={() => setGoal(undefined)} />
      )}
    </AskGoal>
  );
}

interface DialogProps {
  readonly face: Face;
  readonly position: Position;
  readonly goal: string;
  readonly answer: Answer;
  readonly onPlay: (keys: readonly string[]) => void;
  readonly onClose: () => void;
}

function GoalDialog({ face, position, goal, answer, onPlay, onClose }: DialogProps) {
  const say = useSay();
  const known = answer !== 'unknown';
  return (
    <dialog className="goal" aria-labelledby="goal-heading" ref={openAtOnce} onClose={onClose}>
      <h2 id="goal-heading">{say('goal.heading', { move: known ? face.move(say, position, goal).phrase : goal })}</h2>
      {typeof answer === 'string' ? (
        <p role="status">{say(`goal.${answer}`)}</p>
      ) : (
        <Answered face={face} position={position} found={answer} onPlay={onPlay} />
      )}
      <button type="button" onClick={onClose}>
        {say('goal.close')}
      </button>
    </dialog>
  );
}

interface AnsweredProps {
  readonly face: Face;
  readonly position: Position;
  readonly found: Found;
  readonly onPlay: (keys: readonly string[]) => void;
}

function Answered({ face, position, found, onPlay }: AnsweredProps) {
  const say = useSay();
  const text = useRuleText();
  const { ways, refusal, complete } = found;
  return (
    <div className="goal-answer">
      {refusal !== undefined && (
        <div className="reason">
          <Numbers face={face} position={position} refusal={refusal} thing={undefined} />
          <p className={refusal.of === undefined ? undefined : 'note'}>
            {text(refusal.rule)} <RuleSign id={refusal.rule} />
          </p>
        </div>
      )}
      {refusal !== undefined && ways.length > 0 && <p>{say('goal.direct')}</p>}
      {ways.length === 0 && <p>{say(complete ? 'goal.none' : 'goal.none-found')}</p>}
      <ul>
        {ways.map((way, i) => (
          <li key={way.keys.join('\n')}>
            <WayCard face={face} position={position} way={way} isFirst={i === 0} onPlay={onPlay} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const stepsOf = (say: Say, face: Face, position: Position, way: Way): string =>
  say.list(way.keys.map(key => face.move(say, position, key).phrase));

interface WayProps extends Omit<AnsweredProps, 'found'> {
  readonly way: Way;
  readonly isFirst: boolean;
}

function WayCard({ face, position, way, isFirst, onPlay }: WayProps) {
  const say = useSay();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isFirst) button.current?.focus();
  }, [isFirst]);
  return (
    <article className="way-card">
      <button ref={button} type="button" className="primary" data-way={way.keys.join(' + ')} onClick={() => onPlay(way.keys)}>
        {say('goal.way', { steps: stepsOf(say, face, position, way) })}
      </button>
      <h3>{say('goal.sure')}</h3>
      <ul>
        {way.sure.map((event, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: events in their order
          <li key={i}>{face.event(say, position, event)}</li>
        ))}
      </ul>
      <p className="note">{say('goal.score', { now: way.now, signed: say.signed(way.now) })}</p>
    </article>
  );
}
