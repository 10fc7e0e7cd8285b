// What somebody looks for among the open tables; only what makes a difference is offered.

import type { Listed } from '@adega/wire/lobby.ts';
import { useNarrow } from '../../table/narrow.ts';
import { gameName } from '../../text/game-name.ts';
import { ownNameOf } from '../../text/languages.ts';
import { type Say, useSay } from '../../text/words.ts';
import { Fold } from '../fold.tsx';

const SIDES = ['game', 'seats', 'pace', 'rated', 'language', 'experience'] as const;
type Side = (typeof SIDES)[number];
export type Filter = { readonly [side in Side]?: string };

export const NO_FILTER: Filter = {};

const READ: { readonly [side in Side]: (table: Listed) => string } = {
  game: ({ game }) => game,
  seats: ({ names }) => String(names.length),
  pace: ({ pace }) => pace?.kind ?? 'none',
  rated: ({ rated }) => (rated ? 'short' : 'plain'),
  language: ({ listing }) => listing.language,
  experience: ({ listing }) => listing.experience,
};

export const isWanted = (table: Listed, filter: Filter): boolean =>
  SIDES.every(side => filter[side] === undefined || READ[side](table) === filter[side]);

function said(say: Say, side: Side, value: string): string {
  switch (side) {
    case 'game':
      return gameName(say, value);
    case 'seats':
      return say('setup.players', { n: Number(value) });
    case 'pace':
      return say.known(`pace.name.${value}`, undefined, () => value);
    case 'rated':
      return say(value === 'short' ? 'rated.short' : 'rated.plain');
    case 'language':
      return ownNameOf(value);
    case 'experience':
      return say.known(`lobby.experience.${value}`, undefined, () => value);
  }
}

interface Props {
  readonly tables: readonly Listed[];
  readonly value: Filter;
  readonly onChange: (filter: Filter) => void;
}

/** On a phone the tables come first: what one looks for stands behind a button, which says how much that is. */
export function Filters(props: Props) {
  const say = useSay();
  const isNarrow = useNarrow();
  const n = Object.keys(props.value).length;
  return (
    <div className="lobby-sieve">
      {isNarrow ? (
        <Fold word={say('lobby.filters', { n })}>
          <Choices {...props} />
        </Fold>
      ) : (
        <Choices {...props} />
      )}
      {n > 0 && (
        <button type="button" className="way" onClick={() => props.onChange(NO_FILTER)}>
          {say('lobby.filter.none')}
        </button>
      )}
    </div>
  );
}

function Choices({ tables, value, onChange }: Props) {
  const say = useSay();
  return (
    <div className="lobby-filters">
      {SIDES.map(side => {
        const values = [...new Set(tables.map(READ[side]))].sort();
        if (values.length < 2 && value[side] === undefined) return null;
        return (
          <label key={side}>
            {say(`lobby.filter.${side}`)}
            <select
              className={value[side] === undefined ? undefined : 'set'}
              value={value[side] ?? ''}
              onChange={({ target }) => {
                const { [side]: _, ...rest } = value;
                onChange(target.value === '' ? rest : { ...rest, [side]: target.value });
              }}
            >
              <option value="">{say('lobby.filter.any')}</option>
              {values.map(one => (
                <option key={one} value={one}>
                  {said(say, side, one)}
                </option>
              ))}
            </select>
          </label>
        );
      })}
    </div>
  );
}
