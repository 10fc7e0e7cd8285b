// On a phone the board goes to what is asked about: to the part of it that the next thing to press lies in, or to the board of whoever is
// asked. Whoever reads the turn or the log is left there.

import type { Position } from '@adega/wire';
import { useEffect } from 'react';
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each thing that is to be pressed; then everybody looks where he likes
  useEffect(() => {
    if (isLooking && place !== undefined && seat !== undefined) onView(place.own === true ? `seat-${seat}` : 'board');
  }, [step, isLooking]);
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
