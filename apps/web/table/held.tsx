// On a small screen a finger covers what it points at and cannot hover. A thing of the board that was touched is held until it is confirmed,
// with what it would bring; a move of the list says what it is, and is played at once, unless the finger stays on it.

import type { Position } from '@adega/wire';
import { createContext, type MouseEvent, type PointerEvent, useContext, useMemo, useRef, useState } from 'react';
import type { Table } from './use-table.ts';

interface Holding {
  /** Chooses a move on the board: plays it, or holds it on a small screen. */
  choose(seat: number, key: string): void;
  /** For the list of moves. */
  readonly touched: Touched;
  /** Plays what is held. */
  play(): void;
}

/** The key of the held move, and how to hold another; nothing where moves are played at once. */
interface Touched {
  readonly key?: string | undefined;
  readonly hold?: ((key: string) => void) | undefined;
}

const UNTOUCHED: Touched = {};

export function useHolding(table: Table, position: Position, holds: boolean): Holding {
  const seat = position.question?.seat;
  // What is held belongs to one question.
  const at = `${position.at} ${seat}`;
  const [kept, setKept] = useState<{ readonly at: string; readonly key: string } | undefined>();
  const key = holds && kept?.at === at ? kept.key : undefined;
  const touched = useMemo(() => (holds ? { key, hold: (held: string) => setKept({ at, key: held }) } : UNTOUCHED), [holds, key, at]);
  const choose = (by: number, chosen: string) => {
    if (holds) setKept({ at, key: chosen });
    else void table.act({ type: 'choose', seat: by, key: chosen });
  };
  const play = () => {
    if (key !== undefined) void table.act({ type: 'choose', seat: seat ?? 0, key });
  };
  return { choose, touched, play };
}

export const HeldKey = createContext(UNTOUCHED);

/** The key of the held move. */
export const useHeldKey = (): string | undefined => useContext(HeldKey).key;

const LONG = 450;

/** For a button that plays a move: touched for long it is held, and what it brings is shown. */
export function useHeldTouch(onChoose: (key: string) => void) {
  const { key: held, hold } = useContext(HeldKey);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const asked = useRef(false);
  const stop = () => clearTimeout(timer.current);
  const on = (key: string) => ({
    onPointerDown: ({ pointerType }: PointerEvent) => {
      asked.current = false;
      if (hold === undefined || pointerType !== 'touch') return;
      timer.current = setTimeout(() => {
        asked.current = true;
        hold(key);
      }, LONG);
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onContextMenu: (event: MouseEvent) => asked.current && event.preventDefault(),
    onClick: () => {
      if (!asked.current) onChoose(key);
      asked.current = false;
    },
  });
  return { held, on };
}
