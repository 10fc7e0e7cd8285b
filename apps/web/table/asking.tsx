// Whether it is asked where printed numbers come from: the switch № says so, and whatever can answer listens.

import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';

interface Asking {
  readonly asking: boolean;
  ask(on: boolean): void;
}

const Asked = createContext<Asking>({ asking: false, ask: () => undefined });

export function AskingOn({ children }: { readonly children: ReactNode }) {
  const [asking, ask] = useState(false);
  const value = useMemo(() => ({ asking, ask }), [asking]);
  return <Asked value={value}>{children}</Asked>;
}

export const useAsking = (): Asking => useContext(Asked);
