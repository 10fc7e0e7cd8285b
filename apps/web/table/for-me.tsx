// What a thing would do for whoever is asked now: what the move through it brings, or what is in its way.

import type { Position } from '@adega/wire';
import { useSay } from '../text/words.ts';
import { useChoosing } from './choosing.tsx';
import type { Face } from './face.ts';
import { nearestFirst } from './nearest.ts';
import { shortText } from './numbers.tsx';
import { usePreview } from './preview.tsx';
import { useRuleText } from './rule.tsx';

/** So much of it at once; the panel of the turn has the rest. */
const MOST = 3;

interface Props {
  readonly face: Face;
  readonly position: Position;
  readonly id: string;
}

export function ForMe({ face, position, id }: Props) {
  const say = useSay();
  const ruleText = useRuleText();
  const { roleOf, preview } = useChoosing();
  const { state, keys, completes, refused, goal } = roleOf(id);
  const key = completes ?? (keys.length === 1 ? keys[0] : undefined);
  const told = usePreview(position.question?.seat, state === 'offered' ? key : undefined, preview);
  const phraseOf = (move: string): string => face.move(say, position, move).phrase;
  const [first] = state === 'greyed' ? nearestFirst(refused, face.nearness) : [];
  if (first !== undefined) {
    const short = shortText(say, face, position, first.refusal, id);
    return (
      <div className="for-me not-now">
        <p>{say('for-me.not-now', { move: phraseOf(first.key) })}</p>
        <p>{short === undefined ? ruleText(first.refusal.rule) : <strong>{short}</strong>}</p>
      </div>
    );
  }
  if (goal !== undefined) return <p className="for-me">{say('for-me.goal', { move: phraseOf(goal) })}</p>;
  if (state !== 'offered') return null;
  if (key === undefined) return <p className="for-me">{say('for-me.several', { count: keys.length })}</p>;
  return (
    <div className="for-me">
      <p>{say('for-me.now', { move: phraseOf(key) })}</p>
      {told?.key === key && (
        <ul>
          {told.sure.slice(0, MOST).map((event, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: events in their order
            <li key={i}>{face.event(say, position, event)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
