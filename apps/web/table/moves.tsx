// The offered moves as buttons, grouped by kind.

import type { Position } from '@adega/wire';
import { useId, useMemo } from 'react';
import type { Face } from '../games/face.ts';
import { useSay } from '../text/words.ts';
import { END, groupsOf } from './groups.ts';
import { useHeldKey } from './held.tsx';

interface Props {
  readonly face: Face;
  readonly position: Position;
  readonly onChoose: (key: string) => void;
  /** The move that is pointed at or has the focus. */
  readonly onPoint: (key: string | undefined) => void;
}

export function Moves({ face, position, onChoose, onPoint }: Props) {
  const say = useSay();
  const id = useId();
  const offered = position.question?.offered;
  const held = useHeldKey();
  const groups = useMemo(() => groupsOf(face, say, position, offered ?? [], key => key), [face, say, position, offered]);
  return (
    <div className="moves">
      {groups.map(({ group, title, items }, i) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's
        <div className={group === END ? 'move-group end-turn' : 'move-group'} role="group" key={group} aria-labelledby={`${id}-${i}`}>
          <h3 id={`${id}-${i}`} className={group === END ? 'hidden' : undefined}>
            {title}
          </h3>
          <div className="move-buttons">
            {items.map(({ item: key, spoken }) => (
              <button
                type="button"
                key={key}
                className={group === END ? 'primary' : undefined}
                data-key={key}
                aria-pressed={held === undefined ? undefined : held === key}
                onClick={() => onChoose(key)}
                onPointerEnter={() => onPoint(key)}
                onPointerLeave={() => onPoint(undefined)}
                onFocus={() => onPoint(key)}
                onBlur={() => onPoint(undefined)}
              >
                {spoken.label}
              </button>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
