// Bots at the table of this page: asks somebody to think, and plays what comes of it at a pace that people can follow. They play only while
// somebody looks on.

import { type Considered, CUT, type Host, type Thought } from '@adega/desk';
import type { Pace } from './pace.ts';

/** Thinks about a position in another thread, one at a time. */
export interface Thinker {
  think(thought: Thought): Promise<Considered>;
  /** Whatever it is thinking about is no longer wanted. */
  stop(): void;
}

/** Waits, and then does it, unless the returned function is called before. */
export type Later = (act: () => void, milliseconds: number) => () => void;

/** Milliseconds between two moves of a bot: long enough to see what was done. */
export const WAITS = { slow: 2000, normal: 700, fast: 120 } as const;

export interface Bots {
  /** To be called whenever something has happened at the table. */
  look(): void;
  /** Another match comes to the table. */
  leave(): void;
  /** How they are to go on from now. */
  go(pace: Pace): void;
  /** Without waiting, until a person is asked. */
  skip(): void;
}

/** What a bot is doing: looking at what was done, thinking, or playing what it has thought of. */
interface Turn {
  readonly thought: Thought;
  thinks?: boolean;
  considered?: Considered;
  /** So many of its moves are played. */
  n: number;
}

/** `tell` hears whenever a bot has done something, and of one that has nothing to say: somebody must take its seat then. */
export function botsAt(host: Host, thinker: Thinker, tell: (mute?: Thought) => void, later: Later): Bots {
  let pace: Pace = 'pause';
  let hurried = false;
  let turn: Turn | undefined;
  /** It had nothing to say to this, and is not asked again and again. */
  let mute: Thought | undefined;
  let unwait: (() => void) | undefined;

  const wait = ({ thought }: Turn): number => (hurried || thought.together || pace === 'pause' ? 0 : WAITS[pace]);

  const drop = (): void => {
    unwait?.();
    unwait = undefined;
    if (turn?.thinks === true) thinker.stop();
    turn = undefined;
  };

  /** What was done last is seen first. Nobody thinks meanwhile: on a small machine what moves would halt. */
  const goOn = (now: Turn): void => {
    unwait = later(() => (now.considered === undefined ? void consider(now) : playNext(now)), wait(now));
  };

  const consider = async (now: Turn): Promise<void> => {
    now.thinks = true;
    const considered = await thinker.think(now.thought).catch(() => ({ keys: [], cut: false }));
    if (turn !== now) return;
    now.thinks = false;
    now.considered = considered;
    playNext(now);
  };

  const playNext = (now: Turn): void => {
    const { thought, considered: { keys, cut } = { keys: [], cut: false }, n } = now;
    const key = keys[n];
    const isPlayed = key !== undefined && host.play(goingOn(now), key, cut && n === 0 ? [CUT] : []);
    if (isPlayed) {
      now.n++;
      tell();
    } else if (n === 0) {
      mute = thought;
      tell(thought);
    }
    if (isPlayed && now.n < keys.length) goOn(now);
    else {
      drop();
      look();
    }
  };

  const look = (): void => {
    const thought = host.thought();
    if (turn !== undefined && !isSame(thought, goingOn(turn))) drop();
    if (thought === undefined) hurried = false;
    if (!isSame(thought, mute)) mute = undefined;
    if (thought === undefined || turn !== undefined || mute !== undefined || pace === 'pause') return;
    turn = { thought, n: 0 };
    goOn(turn);
  };

  /** With another pace. */
  const again = (): void => {
    if (turn === undefined || turn.thinks === true) return;
    unwait?.();
    goOn(turn);
  };

  return {
    look,
    leave: drop,
    go(next) {
      if (next === pace) return;
      pace = next;
      mute = undefined;
      if (pace === 'pause') drop();
      else again();
      look();
    },
    skip() {
      hurried = true;
      again();
    },
  };
}

/** What a bot is asked next if all is as it thought. */
const goingOn = ({ thought, n }: Turn): Thought => ({ ...thought, at: thought.at + n });

/** Whether it is the same question, in one match that was looked at after every change. */
const isSame = (a: Thought | undefined, b: Thought | undefined): boolean => a?.at === b?.at && a?.seat === b?.seat && a?.level === b?.level;
