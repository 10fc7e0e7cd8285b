// A number that counts to what it has become: money, vineyards. Whoever wants no motion sees it at once.

import { useEffect, useRef, useState } from 'react';
import { isStill, stretched } from '../../store/settings.ts';

const MILLISECONDS = 550;

interface Props {
  readonly value: number;
  /** Where it begins when it is first shown; absent: there is nothing to count then. */
  readonly from?: number;
  /** In milliseconds, before it begins. */
  readonly wait?: number;
}

export function Counting({ value, from = value, wait = 0 }: Props) {
  const [shown, setShown] = useState(from);
  const last = useRef(from);
  useEffect(() => {
    const start = last.current;
    last.current = value;
    if (start === value) return;
    if (isStill()) return setShown(value);
    let frame = 0;
    const begun = performance.now() + stretched(wait);
    const step = (now: number) => {
      const part = Math.min(1, Math.max(0, (now - begun) / stretched(MILLISECONDS)));
      setShown(Math.round(start + (value - start) * part));
      if (part < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => {
      cancelAnimationFrame(frame);
      setShown(value);
    };
  }, [value, wait]);
  return <>{shown}</>;
}
