// The panel beside the table can be folded away, for the whole browser: the table has its room then.

import { choiceOf, settle, useSettings } from '../store/settings.ts';
import { useKeys } from './shortcuts.ts';

export interface Folding {
  readonly folded: boolean;
  turn(): void;
}

const CHOICES = ['open', 'folded'] as const;

export function useFolding(): Folding {
  const folded = choiceOf(useSettings(), 'panel', CHOICES) === 'folded';
  const turn = () => settle({ panel: folded ? 'open' : 'folded' });
  useKeys(key => {
    if (key !== 'p') return false;
    turn();
    return true;
  });
  return { folded, turn };
}
