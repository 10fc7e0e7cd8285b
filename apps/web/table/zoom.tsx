// A drawing that is larger than a small screen: it scrolls, buttons lead to its parts and make it larger or smaller.

import type { Position } from '@adega/wire';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { useSay } from '../text/words.ts';
import type { BoardPart, Face } from './face.ts';

const STEPS = [0.5, 1, 1.5, 2.25] as const;
const FIRST = 1;

interface Props {
  readonly face: Face;
  readonly position: Position;
  readonly children: ReactNode;
}

export function Zoom({ face, position, children }: Props) {
  const say = useSay();
  const [step, setStep] = useState(FIRST);
  return (
    <div className="zoom">
      <h2 className="hidden">{say('phone.board')}</h2>
      <div className="zoom-bar">
        <nav className="board-parts" aria-label={say('phone.board-parts')}>
          {face.parts.map(part => (
            <button
              type="button"
              key={part.id}
              className={isAsked(face, position, part) ? 'asked' : undefined}
              onClick={() => document.getElementById(part.id)?.scrollIntoView({ block: 'start' })}
            >
              {say.own(part.title)}
            </button>
          ))}
        </nav>
        <div className="zoom-buttons">
          <button type="button" aria-label={say('phone.smaller')} disabled={step === 0} onClick={() => setStep(step - 1)}>
            −
          </button>
          <button type="button" aria-label={say('phone.larger')} disabled={step === STEPS.length - 1} onClick={() => setStep(step + 1)}>
            +
          </button>
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="zoom-window" tabIndex={0} aria-label={say('phone.window')}>
        <div className="zoom-inner" style={{ '--zoom': STEPS[step] } as CSSProperties}>
          {children}
        </div>
      </section>
    </div>
  );
}

/** Whether an offered move goes through something in this part. */
const isAsked = (face: Face, position: Position, { things }: BoardPart): boolean =>
  (position.question?.offered ?? []).some(key => face.path(position, key).some(id => things.includes(id.split(':')[0] ?? '')));
