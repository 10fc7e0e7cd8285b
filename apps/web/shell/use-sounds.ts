// What happened, heard: a move, somebody else's turn, the end. Only where the user asked for it.

import type { Position } from '@adega/wire';
import { useEffect, useRef } from 'react';
import { useSettings } from '../store/settings.ts';
import { play, type Sound } from './sounds.ts';

export function useSounds(position: Position | undefined): void {
  const { sounds } = useSettings();
  const before = useRef<Position | undefined>(undefined);
  useEffect(() => {
    const sound = soundOf(before.current, position);
    before.current = position;
    if (sounds === 'on' && sound !== undefined) play(sound);
  }, [sounds, position]);
}

function soundOf(before: Position | undefined, now: Position | undefined): Sound | undefined {
  if (before === undefined || now === undefined || before.at === now.at) return undefined;
  if (now.waiting.for === 'nobody') return 'end';
  return before.viewer === now.viewer ? 'move' : 'turn';
}
