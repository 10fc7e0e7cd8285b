// The board comes first. What stands beside it is drawn right after the frame that shows a move: until then it stays as it was, with all
// that it belongs to, and what is pressed in it counts for the position before.

import { type ReactNode, useDeferredValue } from 'react';
import { ChoosingAs, useChoosing } from './choosing.tsx';

export function Second({ children }: { readonly children: ReactNode }) {
  const choosing = useChoosing();
  return useDeferredValue(<ChoosingAs choosing={choosing}>{children}</ChoosingAs>);
}
