// What was chosen for a table on line, to be read before one sits down.

import { gameOf, titleOf } from '@adega/shelf';
import type { TableTold } from '@adega/wire/journal.ts';
import { useMemo } from 'react';
import { useSay } from '../text/words.ts';
import { Differences } from './own-pack.tsx';
import { PaceRows } from './pace/pace-rows.tsx';
import { RatedNote } from './rating/rated-note.tsx';

export function OptionList({ table: { game, options, own, given, pace, rated } }: { readonly table: TableTold }) {
  const say = useSay();
  // Where there is nothing to choose there is nothing to say.
  const specs = gameOf(game)?.options.filter(({ id, values }) => id !== 'seats' && values.length > 1) ?? [];
  return (
    <>
      <dl className="online-options">
        {specs.map(({ id }) => (
          <div key={id}>
            <dt>{say.known(`option.${id}`, undefined, () => id)}</dt>
            <dd>{say.known(`option.${id}.${options[id]}`, undefined, () => String(options[id]))}</dd>
          </div>
        ))}
        <PaceRows pace={pace} />
      </dl>
      {rated && <RatedNote />}
      {given !== undefined && <p className="note">{say('table.given', { n: given })}</p>}
      {own !== undefined && <OwnNumbers game={game} own={own} />}
    </>
  );
}

/** In what the numbers of this table differ from ours. */
function OwnNumbers({ game, own }: { readonly game: string; readonly own: string }) {
  const differs = useMemo(() => titleOf(game)?.packs?.differences(JSON.parse(own)) ?? [], [game, own]);
  return (
    <div className="own-numbers">
      <Differences differs={differs} />
    </div>
  );
}
