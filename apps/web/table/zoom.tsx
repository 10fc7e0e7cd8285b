// On a phone the board is larger than the screen: it scrolls, buttons lead to its parts and make it larger or smaller.

import type { Position } from '@adega/wire';
import { useState } from 'react';
import { useSay } from '../text/words.ts';
import { isAskedIn } from './asked-place.ts';
import type { PhoneTop } from './composition.ts';
import type { Face } from './face.ts';
import { PhoneStage } from './stage.tsx';

const STEPS = [1, 1.5, 2.25] as const;

interface Props {
  readonly face: Face;
  readonly position: Position;
  readonly top: PhoneTop;
  /** Whose board is shown; else the common one. */
  readonly seat: number | undefined;
}

export function Zoom({ face, position, top, seat }: Props) {
  const say = useSay();
  const [step, setStep] = useState(0);
  const parts = top.board.flatMap(({ part }) => face.parts.find(({ id }) => id === part) ?? []);
  return (
    <div className="zoom">
      <h2 className="hidden">{say('phone.board')}</h2>
      <div className="zoom-bar">
        <nav className="board-parts" aria-label={say('phone.board-parts')}>
          {seat === undefined &&
            parts.map(part => (
              <button
                type="button"
                key={part.id}
                className={isAskedIn(face, position, part) ? 'asked' : undefined}
                onClick={() => document.getElementById(`part-${part.id}`)?.scrollIntoView({ block: 'start' })}
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
        <PhoneStage
          face={face}
          position={position}
          parts={seat === undefined ? top.board : [{ ...top.seat, seat }]}
          zoom={STEPS[step] ?? 1}
        />
      </section>
    </div>
  );
}
