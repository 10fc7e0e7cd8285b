// The clock of a server. It goes on evenly, whatever is done to the clock of the machine or of the database, and is set only when somebody has
// looked at that. Whoever sets it ahead by more than a moment has to say that nobody could move meanwhile (watch.ts); back it is not set: it
// goes on as it did, and what was later stays later.

export interface Clock {
  /** Milliseconds, as Date.now. */
  now(): number;
  /** What time it is by the clock that all go by. */
  set(wall: number): void;
}

/** Clocks differ by less than this without having been changed. */
export const MOMENT = 20_000; // milliseconds

export function steadyClock(wall: number, elapsed: () => number = () => performance.now()): Clock {
  let offset = wall - elapsed();
  let last = wall;
  const now = (): number => {
    last = Math.max(last, Math.round(offset + elapsed()));
    return last;
  };
  return {
    now,
    set(to) {
      if (to >= now() - MOMENT) offset = to - elapsed();
    },
  };
}
