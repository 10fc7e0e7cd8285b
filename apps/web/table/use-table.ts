// The match as the page knows it: the last position told, the log put together, and what to ask of the table.

import type { Added, Chapter, Idea, Position, Previewed, Remedied, Reply, Trouble } from '@adega/wire';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Connection, Unnumbered } from './connection.ts';
import { focusBefore } from './focus.ts';
import { useForesight } from './foresight.ts';
import type { ToBots } from './pace.ts';
import { same } from './same.ts';

interface Known {
  readonly position?: Position | undefined;
  readonly log: readonly Chapter[];
  readonly trouble?: Trouble | undefined;
  /** Of advice that is on its way: how much is done, from 0 to 1. */
  readonly progress?: number | undefined;
}

type News = Reply | { readonly type: 'calm' } | { readonly type: 'leave' };

/** What a message changes. A trouble changes nothing but that it is shown. */
export function told(known: Known, news: News): Known {
  switch (news.type) {
    case 'position':
      // For another viewer the log is told from its beginning, and says mostly the same.
      return heard(known, news);
    case 'trouble':
      return { ...known, trouble: news.trouble };
    case 'progress':
      return { ...known, progress: news.share };
    case 'calm':
      return { ...known, trouble: undefined };
    case 'leave':
      return { log: [] };
    default:
      return known;
  }
}

/** Nothing changes where it is known already. */
function heard(known: Known, { re: _asked, ...news }: Position): Known {
  const position = same(known.position, news);
  const log = same(known.log, [...known.log.slice(0, news.log.from), ...news.log.chapters]);
  const isKnown = position === known.position && log === known.log && known.trouble === undefined && known.progress === undefined;
  return isKnown ? known : { position, log };
}

/** A request about the position that is shown. */
type Here = Unnumbered extends infer R ? (R extends { at: number } ? Omit<R, 'at'> : never) : never;

/** What can be asked without changing anything. */
export type Inquiry = Unnumbered & {
  type: 'past' | 'history' | 'compare' | 'ways' | 'command' | 'report' | 'pack' | 'hint' | 'why' | 'worth' | 'stop';
};

export interface Table extends Known {
  /** Opens or resumes a match, or puts a scenario up; true when there is one. */
  begin(request: Unnumbered & { type: 'open' | 'resume' | 'stage' }): Promise<boolean>;
  look(as: number): Promise<void>;
  /** Plays, confirms, undoes at the position that is shown. */
  act(request: Here & { type: 'choose' | 'choose-line' | 'confirm' | 'undo' | 'restart' }): Promise<void>;
  /** Shows a copy to try on in, or the real match again, or has another sit down at a seat; true when it is shown. */
  turnTo(request: Unnumbered & { type: 'branch' | 'visit' | 'take' | 'drop' | 'seat' }): Promise<boolean>;
  /** A question that changes nothing. */
  ask(request: Inquiry): Promise<Reply>;
  preview(seat: number, key: string): Promise<Previewed | undefined>;
  /** Somebody is about to play this move: what it leads to is asked for, to be shown at once. */
  foresee(seat: number, key: string): Promise<void>;
  remedies(seat: number, key: string): Promise<Remedied | undefined>;
  record(): Promise<string | undefined>;
  /** How bots are to go on. */
  bots(how: ToBots['bots']): void;
  calm(): void;
  /** Away from the table; the match stays kept. */
  leave(): void;
}

/** What a game is kept as: the record, the fingerprint of where it leads, and the ideas tried on in it. */
export interface Kept {
  /** The record as its head and its entries, one line each. */
  readonly head: string;
  readonly lines: readonly string[];
  readonly position?: string | undefined;
  readonly ideas: readonly Idea[];
}

const NOTHING: Kept = { head: '', lines: [], ideas: [] };

/** With what was added to it. */
export const keptWith = (kept: Kept, { head, from, lines, position, ideas }: Added): Kept => ({
  head,
  lines: [...kept.lines.slice(0, from), ...lines],
  position,
  ideas: ideas ?? kept.ideas,
});

export const textOf = ({ head, lines }: Kept): string => head + lines.map(line => `${line}\n`).join('');

/** `onRecord` hears of every position that came of a change, with what leads to it. */
export function useTable(connection: Connection, onRecord: (position: Position, kept: Kept) => void): Table {
  const [known, hear] = useReducer(told, { log: [] });
  const at = known.position?.at ?? 0;

  // Nothing that is told may be missed: each answer goes on from the one before.
  const last = useRef(NOTHING);
  const kept = useCallback(async (): Promise<Kept | undefined> => {
    const reply = await connection.ask({ type: 'added' });
    if (reply.type !== 'added') return undefined;
    last.current = keptWith(last.current, reply);
    return last.current;
  }, [connection]);
  const record = useCallback(async () => {
    const now = await kept();
    return now && textOf(now);
  }, [kept]);

  // What somebody else has done at the table is shown and kept, too.
  useEffect(
    () =>
      connection.listen(news => {
        hear(news);
        if (news.type === 'position') kept().then(now => now && onRecord(news, now));
      }),
    [connection, kept, onRecord],
  );

  const foresight = useForesight(connection, known.position);

  /** Asks for a change; what came of it is shown and kept. One at a time: a second click on the same thing asks nothing. */
  const busy = useRef(false);
  const change = useCallback(
    async (request: Unnumbered) => {
      if (busy.current) return false;
      busy.current = true;
      // What is kept is asked for in the same breath, so that it is there before the position is painted; but it is not waited for.
      const [answer, keeping] = [connection.ask(request), kept()];
      // At once: a turn of the browser's loop less until it is on the screen.
      const show = (reply: Reply): void =>
        flushSync(() => {
          focusBefore(reply);
          hear(reply);
        });
      const foreseen = foresight.of(request);
      if (foreseen !== undefined) show(foreseen);
      const reply = await answer;
      // It has not come to what was foreseen: back to how it is, and then why.
      if (foreseen !== undefined && reply.type !== 'position') show(await connection.ask({ type: 'look', as: foreseen.viewer }));
      busy.current = false;
      show(reply);
      const now = await keeping;
      if (reply.type === 'position' && now !== undefined) onRecord(reply, now);
      return reply.type === 'position';
    },
    [connection, kept, onRecord, foresight],
  );

  const { foresee } = foresight;
  const preview = useCallback(
    async (seat: number, key: string) => {
      void foresee(seat, key);
      const reply = await connection.ask({ type: 'preview', at, seat, key });
      return reply.type === 'preview' ? reply : undefined;
    },
    [connection, at, foresee],
  );

  const remedies = useCallback(
    async (seat: number, key: string) => {
      const reply = await connection.ask({ type: 'remedies', at, seat, key });
      return reply.type === 'remedies' ? reply : undefined;
    },
    [connection, at],
  );

  const begin = change;
  const turnTo = change;
  const ask = useCallback((request: Inquiry) => connection.ask(request), [connection]);
  const look = useCallback(async (as: number) => hear(await connection.ask({ type: 'look', as })), [connection]);
  const act = useCallback(async (request: Here) => void (await change({ ...request, at } as Unnumbered)), [change, at]);
  const bots = useCallback((how: ToBots['bots']) => connection.bots?.(how), [connection]);
  const calm = useCallback(() => hear({ type: 'calm' }), []);
  const leave = useCallback(() => hear({ type: 'leave' }), []);

  return { ...known, begin, turnTo, ask, look, act, preview, foresee, remedies, record, bots, calm, leave };
}
