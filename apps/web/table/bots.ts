// Bots at the table of this page: asks somebody to think, and plays what comes of it at a pace that people can follow.

import type { Host, Thought } from '@adega/desk';

/** Thinks about a position, in another thread. */
export type Think = (thought: Thought) => Promise<readonly string[]>;

/** Waits, and then does it. */
export type Later = (act: () => void, milliseconds: number) => void;

/** Between two moves of a bot: long enough to see what was done. */
export const PACE = 700;

export interface Bots {
  /** To be called whenever something has happened at the table. */
  look(): void;
}

/** `tell` hears whenever a bot has done something. */
export function botsAt(host: Host, think: Think, tell: () => void, later: Later): Bots {
  let busy = false;
  const look = async (): Promise<void> => {
    const thought = busy ? undefined : host.thought();
    if (thought === undefined) return;
    busy = true;
    const keys = await think(thought).catch(() => []);
    play(thought, keys, 0);
  };
  /** Whoever has changed the table meanwhile has made the rest of the plan void. */
  const play = (thought: Thought, keys: readonly string[], n: number): void => {
    later(() => {
      const isPlayed = keys[n] !== undefined && host.play({ ...thought, at: thought.at + n }, keys[n]);
      if (isPlayed) tell();
      if (isPlayed && n + 1 < keys.length) return play(thought, keys, n + 1);
      busy = false;
      // A bot that has nothing to say is not asked again and again.
      if (keys.length > 0) look();
    }, PACE);
  };
  return { look: () => void look() };
}
