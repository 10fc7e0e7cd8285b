// While advice is on its way: how much is done, and a way out.

import type { Trouble } from '@adega/wire';
import { useSay } from '../text/words.ts';
import { troubleText } from './trouble.tsx';
import type { Table } from './use-table.ts';

export function ThinkingNote({ table, onStop }: { readonly table: Table; readonly onStop: () => void }) {
  const say = useSay();
  return (
    <div className="thinking">
      <p role="status">{say('advice.thinking')}</p>
      <progress aria-label={say('advice.progress')} max={1} value={table.progress ?? 0} />
      <button type="button" className="quiet" onClick={onStop}>
        {say('advice.stop')}
      </button>
    </div>
  );
}

export function NoAdvice({ trouble, names }: { readonly trouble: Trouble; readonly names: readonly string[] }) {
  const say = useSay();
  return (
    <p role="status" className="note">
      {troubleText(say, trouble, names)}
    </p>
  );
}
