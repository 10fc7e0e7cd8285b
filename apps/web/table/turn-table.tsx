// On a phone, above the turn: what everybody looks at before a decision, and the board from what is asked about on. Things are pressed there
// as on the whole board.

import type { Position } from '@adega/wire';
import { useEffect, useState } from 'react';
import { useSay } from '../text/words.ts';
import { frontSeat } from './acting-seat.ts';
import { isAskedIn, nextPlace } from './asked-place.ts';
import { useChoosing } from './choosing.tsx';
import type { PhoneTop } from './composition.ts';
import type { Face } from './face.ts';
import { type PhonePart, PhoneStage, useSize } from './stage.tsx';

interface Props {
  readonly face: Face;
  readonly position: Position;
  readonly top: PhoneTop;
}

export function TurnTable({ face, position, top }: Props) {
  const say = useSay();
  const { chosen } = useChoosing();
  const [room, setRoom] = useState<HTMLElement | null>(null);
  const tallest = useSize(room)?.height;
  const parts = partsOfTurn(face, position, top, chosen);
  const asked = `${position.at} ${parts[0]?.part}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: again for each question, and wherever the next thing to press lies
  useEffect(() => {
    room?.scrollTo({ top: 0 });
  }, [room, asked]);
  return (
    <div className="turn-table">
      <h2 className="hidden">{say('phone.board')}</h2>
      <div className="glance">
        <PhoneStage face={face} position={position} parts={[top.glance]} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="zoom-window" ref={setRoom} tabIndex={0} aria-label={say('phone.window')}>
        <PhoneStage face={face} position={position} parts={parts} tallest={tallest} />
      </section>
    </div>
  );
}

/** All parts: first those of the common board that are asked about, the one with the next thing to press before others; then the own board. */
export function partsOfTurn(face: Face, position: Position, top: PhoneTop, chosen: readonly string[]): PhonePart[] {
  const own: PhonePart = { ...top.seat, seat: frontSeat(position) };
  const next = nextPlace(face, position, chosen);
  const inPlace = (id: string | undefined) => (id === undefined ? undefined : (top.instead?.[id] ?? id));
  const asked = face.parts.filter(part => part.own !== true && isAskedIn(face, position, part)).map(({ id }) => inPlace(id));
  const rank = ({ part }: PhonePart): number => {
    if (part === own.part) return 2;
    return part === inPlace(next?.id) ? 0 : asked.includes(part) ? 1 : 3;
  };
  return [own, ...top.board.filter(({ part }) => part !== top.glance.part)].sort((a, b) => rank(a) - rank(b));
}
