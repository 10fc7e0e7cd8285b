// A number that counts up or down to what it is now. The text is the new number at once, for whoever listens or copies; what rolls is
// drawn over it. Nobody waits for it, and for whoever wants no motion nothing rolls.

import { useLayoutEffect, useRef } from 'react';
import { isStill, stretched } from '../store/settings.ts';

const MILLISECONDS = 450;

interface Props {
  readonly value: number;
  /** Where it begins when it is first shown; absent: there is nothing to count then. */
  readonly from?: number;
  /** In milliseconds, before it begins. */
  readonly wait?: number;
  /** What is written for a number. */
  readonly children?: (n: number) => string;
}

export function Counting({ value, from: first = value, wait = 0, children: text = String }: Props) {
  const place = useRef<HTMLSpanElement>(null);
  const shown = useRef(first);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words are no other number
  useLayoutEffect(() => {
    const from = shown.current;
    const element = place.current;
    if (element === null || from === value) return;
    shown.current = value;
    if (isStill()) return;
    const begun = performance.now() + stretched(wait);
    const roll = (now: number): void => {
      const share = Math.min(1, Math.max(0, now - begun) / stretched(MILLISECONDS));
      shown.current = Math.round(from + (value - from) * (1 - (1 - share) ** 3));
      if (share < 1) {
        element.dataset['shows'] = text(shown.current);
        frame = requestAnimationFrame(roll);
      } else delete element.dataset['shows'];
    };
    element.dataset['shows'] = text(from);
    let frame = requestAnimationFrame(roll);
    // Whatever comes in between goes on from the number that is seen.
    return () => {
      cancelAnimationFrame(frame);
      delete element.dataset['shows'];
    };
  }, [value]);
  return (
    <span ref={place} className="counting">
      {text(value)}
    </span>
  );
}
