// The part of a thing's card that says what it would do for whoever is asked now.

import type { Position } from '@adega/wire';
import { useSay } from '../text/words.ts';
import { useChoosing } from './choosing.tsx';
import type { Face } from './face.ts';
import { forMe, moveThrough } from './for-me-text.ts';
import { usePreview } from './preview.tsx';
import { useRuleText } from './rule.tsx';

interface Props {
  readonly face: Face;
  readonly position: Position;
  readonly id: string;
}

export function ForMe({ face, position, id }: Props) {
  const say = useSay();
  const ruleText = useRuleText();
  const { roleOf, preview } = useChoosing();
  const role = roleOf(id);
  const told = usePreview(position.question?.seat, role.state === 'offered' ? moveThrough(role) : undefined, preview);
  const text = forMe(say, face, position, id, role, told);
  if (text === undefined) return null;
  const { first, short, rule, brings } = text;
  return (
    <div className={rule === undefined ? 'for-me' : 'for-me not-now'}>
      <p>{first}</p>
      {rule !== undefined && <p>{short === undefined ? ruleText(rule) : <strong>{short}</strong>}</p>}
      {brings.length > 0 && (
        <ul>
          {brings.map((line, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: events in their order
            <li key={i}>{line}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
