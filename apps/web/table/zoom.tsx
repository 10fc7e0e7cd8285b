// A drawing that is larger than a small screen: it scrolls, and buttons make it larger or smaller.

import { type CSSProperties, type ReactNode, useState } from 'react';
import { useSay } from '../text/words.ts';

const STEPS = [0.5, 1, 1.5, 2.25] as const;
const FIRST = 1;

export function Zoom({ children }: { readonly children: ReactNode }) {
  const say = useSay();
  const [step, setStep] = useState(FIRST);
  return (
    <div className="zoom">
      <h2 className="hidden">{say('phone.board')}</h2>
      <div className="zoom-buttons">
        <button type="button" aria-label={say('phone.smaller')} disabled={step === 0} onClick={() => setStep(step - 1)}>
          −
        </button>
        <button type="button" aria-label={say('phone.larger')} disabled={step === STEPS.length - 1} onClick={() => setStep(step + 1)}>
          +
        </button>
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
