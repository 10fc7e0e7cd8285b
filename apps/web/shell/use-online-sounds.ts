// What happens at a table on line, heard: that it is my turn, that somebody says something; where the user asked for it, every move.

import type { Around } from '@adega/desk/around.ts';
import type { Seat } from '@adega/kernel';
import { useEffect, useRef } from 'react';
import { type Settings, useSettings } from '../store/settings.ts';
import { mutedAt } from '../store/talk.ts';
import { play, type Sound } from './sounds.ts';

export function useOnlineSounds(id: string, around: Around | undefined, seat: Seat | undefined): void {
  const settings = useSettings();
  const before = useRef<Around | undefined>(undefined);
  useEffect(() => {
    const was = before.current;
    before.current = around;
    // What was there when somebody came is no news.
    if (was?.table === undefined || around === undefined) return;
    const sound = soundOf(was, around, seat) ?? spokenTo(was, around, seat, mutedAt(id));
    if (sound !== undefined && isWanted(sound, settings)) play(sound);
  }, [id, around, seat, settings]);
}

export function isWanted(sound: Sound, { sounds, calls }: Settings): boolean {
  if (sound === 'talk') return calls === 'talk';
  return sounds === 'on' || (sound === 'turn' && calls !== 'off');
}

export function soundOf(was: Around, now: Around, seat: Seat | undefined): Sound | undefined {
  if (now.end !== undefined) return was.end === undefined ? 'end' : undefined;
  if (seat !== undefined && now.asked.includes(seat) && !was.asked.includes(seat)) return 'turn';
  return now.at > was.at && now.mine === was.mine ? 'move' : undefined;
}

export function spokenTo(was: Around, now: Around, seat: Seat | undefined, muted: readonly Seat[]): Sound | undefined {
  const last = was.talk.at(-1)?.at ?? 0;
  return now.talk.some(one => one.at > last && one.seat !== seat && !muted.includes(one.seat)) ? 'talk' : undefined;
}
