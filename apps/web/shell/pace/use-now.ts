// The time of now, for clocks that are looked at.

import { useEffect, useState } from 'react';

/** Every second, as long as somebody looks. */
export function useNow(isOn: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!isOn) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isOn]);
  return now;
}
