// What is heard at a table on line.
import type { Around } from '@adega/desk/around.ts';
import { expect, test } from 'vitest';
import { isWanted, soundOf, spokenTo } from '../shell/use-online-sounds.ts';
import { settings } from '../store/settings.ts';

const around = (more: Partial<Around> = {}): Around => ({
  seats: [],
  here: [],
  begun: true,
  asked: [1],
  at: 10,
  bytes: [],
  sending: false,
  stopped: false,
  settled: true,
  questions: [],
  ahead: 0,
  left: [],
  talk: [],
  note: '',
  ...more,
});
const said = (seat: number, at: number) => ({ id: `${at}`, at, seat, name: 'x', text: 'hello' });

test('that it is my turn, that others have moved, that it is over; nothing of my own moves', () => {
  expect(soundOf(around(), around({ at: 12, asked: [0] }), 0)).toBe('turn');
  expect(soundOf(around(), around({ at: 12, asked: [2] }), 0)).toBe('move');
  expect(soundOf(around(), around({ at: 12, asked: [2] }), undefined)).toBe('move');
  expect(soundOf(around({ asked: [0] }), around({ asked: [1], at: 12, mine: 12 }), 0)).toBeUndefined();
  expect(soundOf(around(), around({ here: [0] }), 0)).toBeUndefined();
  const end = { kind: 'end', n: 3, at: 1, why: 'over', secret: '' } as const;
  expect(soundOf(around(), around({ end, asked: [] }), 0)).toBe('end');
  expect(soundOf(around({ end }), around({ end }), 0)).toBeUndefined();
});

test('what others say, but for those whom I do not want to hear', () => {
  const was = around({ talk: [said(1, 5)] });
  const heard = (seat: number, muted: number[] = []) => spokenTo(was, around({ talk: [said(1, 5), said(seat, 6)] }), 0, muted);
  expect([heard(1), heard(0), heard(1, [1]), spokenTo(was, was, 0, [])]).toEqual(['talk', undefined, undefined, undefined]);
});

test('only what somebody has asked for', () => {
  const wanted = (sounds: 'on' | 'off', calls: 'off' | 'turn' | 'talk') =>
    (['move', 'turn', 'talk', 'end'] as const).filter(sound => isWanted(sound, { ...settings(), sounds, calls }));
  expect(wanted('off', 'off')).toEqual([]);
  expect(wanted('off', 'turn')).toEqual(['turn']);
  expect(wanted('off', 'talk')).toEqual(['turn', 'talk']);
  expect(wanted('on', 'off')).toEqual(['move', 'turn', 'end']);
});
