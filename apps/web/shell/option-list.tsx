// What was chosen for a table on line, to be read before one sits down.

import { gameOf } from '@adega/shelf';
import type { TableTold } from '@adega/wire/journal.ts';
import { useSay } from '../text/words.ts';

export function OptionList({ table: { game, options } }: { readonly table: TableTold }) {
  const say = useSay();
  // Where there is nothing to choose there is nothing to say.
  const specs = gameOf(game)?.options.filter(({ id, values }) => id !== 'seats' && values.length > 1) ?? [];
  if (specs.length === 0) return null;
  return (
    <dl className="online-options">
      {specs.map(({ id }) => (
        <div key={id}>
          <dt>{say.known(`option.${id}`, undefined, () => id)}</dt>
          <dd>{say.known(`option.${id}.${options[id]}`, undefined, () => String(options[id]))}</dd>
        </div>
      ))}
    </dl>
  );
}
