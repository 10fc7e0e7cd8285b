// Whether this browser is signed in, and as whom.

import { useEffect, useState } from 'react';
import { myAccount } from '../../store/account.ts';

/** The name of my account; null: I am a guest, or nobody knows; undefined: not known yet. */
export function useMyAccount(): string | null | undefined {
  const [name, setName] = useState<string | null | undefined>();
  useEffect(() => {
    let late = false;
    void myAccount().then(({ told }) => !late && setName(told?.account?.name ?? null));
    return () => {
      late = true;
    };
  }, []);
  return name;
}
