// Where others reach what is open here. Whoever has started a server and looks at it on the same machine has an address that leads nobody
// else anywhere; the server knows a better one, where it listens to the network at all.

import { useEffect, useState } from 'react';
import { reachOf } from '../store/online.ts';

export interface Reach {
  readonly origin: string;
  /** Nobody on another machine gets there. */
  readonly isOnlyHere: boolean;
}

const isThisMachine = (host: string): boolean => host === 'localhost' || host === '[::1]' || host.startsWith('127.');

let asked: Promise<string | undefined> | undefined;

export function useReach(): Reach {
  const isLocal = isThisMachine(location.hostname);
  const [found, setFound] = useState<Reach>({ origin: location.origin, isOnlyHere: false });
  useEffect(() => {
    if (!isLocal) return;
    asked ??= reachOf().then(({ told }) => told?.origin);
    void asked.then(origin => setFound({ origin: origin ?? location.origin, isOnlyHere: origin === undefined }));
  }, [isLocal]);
  return found;
}
