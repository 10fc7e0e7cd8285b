// On a phone the board goes to what is asked about: to the part of it that the next thing to press lies in, or to the board of whoever is
// asked. Whoever reads the turn or the log is left there.

import type { Position } from '@adega/wire';
import { useEffect, useRef } from 'react';
import { nextPlace } from './asked-place.ts';
import { useChoosing } from './choosing.tsx';
import type { Face } from './face.ts';
import type { View } from './phone.tsx';

interface Props {
  readonly face: Face;
  readonly position: Position;
  readonly view: View;
  readonly onView: (view: View) => void;
}

/** Draws nothing. */
export function Led({ face, position, view, onView }: Props) {
  const { chosen } = useChoosing();
  const seat = position.question?.seat;
  const place = nextPlace(face, position, chosen);
  const step = `${position.at} ${seat} ${chosen.join(' ')}`;
  const isLooking = view !== 'turn' && view !== 'log';
  const before = useRef(step);
  // Once for each thing that is to be pressed; then everybody looks where he likes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the step says what else has changed
  useEffect(() => {
    const isNew = before.current !== step;
    before.current = step;
    if (isNew && isLooking && place !== undefined && seat !== undefined) onView(place.own === true ? `seat-${seat}` : 'board');
  }, [step]);
  const goal = view === 'board' && place?.own !== true ? place?.id : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: again for each thing
  useEffect(() => {
    if (goal === undefined) return;
    // Once the parts have their sizes.
    const timer = setTimeout(() => document.getElementById(`part-${goal}`)?.scrollIntoView({ block: 'start' }), 60);
    return () => clearTimeout(timer);
  }, [goal, step]);
  return null;
}
