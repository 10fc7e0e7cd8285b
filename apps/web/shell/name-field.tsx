// What I want to be called at a table on line; it is remembered.

import { cleanName } from '@adega/wire/name.ts';
import { type ReactNode, useState } from 'react';
import { keepNames, knownNames } from '../store/people.ts';
import { useSay } from '../text/words.ts';

interface MyName {
  readonly field: ReactNode;
  /** As it is to be said; from then on it is known. */
  take(): string;
}

/** `seat`: whoever has no name is called by it. */
export function useMyName(seat: number): MyName {
  const say = useSay();
  const [name, setName] = useState(() => knownNames()[0] ?? '');
  const other = say('start.default-name', { n: seat + 1 });
  return {
    field: (
      <label>
        <span>{say('online.my-name')}</span>
        <input
          type="text"
          name="name"
          maxLength={40}
          autoComplete="off"
          value={name}
          placeholder={other}
          onChange={event => setName(event.target.value)}
        />
      </label>
    ),
    take() {
      const called = cleanName(name);
      if (called !== '') keepNames([called]);
      return called || other;
    },
  };
}
