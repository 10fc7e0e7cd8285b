// Asking for advice: one question at a time, with its progress, until it is answered or nobody wants it any more.

import type { Reply, Trouble } from '@adega/wire';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Unnumbered } from './connection.ts';
import type { Table } from './use-table.ts';

type Question = Unnumbered & { type: 'hint' | 'why' | 'worth' };

export type Advice<T> =
  | { readonly state: 'none' }
  | { readonly state: 'thinking' }
  | { readonly state: 'told'; readonly told: T }
  | { readonly state: 'trouble'; readonly trouble: Trouble };

export interface Advising<T> {
  readonly advice: Advice<T>;
  ask(question: Question): void;
  stop(): void;
}

/** `about` names what the question is about: advice on something else is not shown. */
export function useAdvice<Type extends 'counsel' | 'worth'>(
  { ask: pose }: Table,
  type: Type,
  about: string,
): Advising<Reply & { type: Type }> {
  type Told = Reply & { readonly type: Type };
  const [known, setKnown] = useState<{ readonly about: string; readonly advice: Advice<Told> } | undefined>();
  const asked = useRef<string | undefined>(undefined);
  const stop = useCallback(() => {
    if (asked.current === undefined) return;
    asked.current = undefined;
    setKnown(undefined);
    void pose({ type: 'stop' });
  }, [pose]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was asked about something else is not waited for
  useEffect(() => stop, [stop, about]);
  const ask = useCallback(
    async (question: Question) => {
      asked.current = about;
      setKnown({ about, advice: { state: 'thinking' } });
      const reply = await pose(question);
      if (asked.current !== about) return;
      asked.current = undefined;
      if (reply.type === type) setKnown({ about, advice: { state: 'told', told: reply as Told } });
      else if (reply.type === 'trouble') setKnown({ about, advice: { state: 'trouble', trouble: reply.trouble } });
    },
    [pose, about, type],
  );
  return { advice: known?.about === about ? known.advice : { state: 'none' }, ask: question => void ask(question), stop };
}
