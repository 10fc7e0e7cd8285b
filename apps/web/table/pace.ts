// How quickly bots play, as the page says it to the worker that holds the match.

export const PACES = ['normal', 'slow', 'fast'] as const;

/** Paused: nobody looks on, or somebody wants to look first. */
export type Pace = (typeof PACES)[number] | 'pause';

/** What the worker is told besides the messages of wire. `skip`: the rest of what bots do before a person is asked, at once. */
export interface ToBots {
  readonly bots: Pace | 'skip';
}

export const isToBots = (data: unknown): data is ToBots => typeof data === 'object' && data !== null && 'bots' in data && !('type' in data);
