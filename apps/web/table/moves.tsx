// The offered moves as buttons, grouped by kind. Each group is one stop of the Tab key; within it the arrows go from move to move.

import type { Position } from '@adega/wire';
import { type CSSProperties, type KeyboardEvent, type ReactNode, useId, useMemo, useState } from 'react';
import { useSay } from '../text/words.ts';
import { goThrough } from './arrow-keys.ts';
import { useChoosing } from './choosing.tsx';
import { Final } from './end-turn.tsx';
import type { Face, Row, Spoken } from './face.ts';
import { END, type Group, groupsOf, ON } from './groups.ts';
import { useHeldTouch } from './held.tsx';

interface Props {
  readonly face: Face;
  readonly position: Position;
  readonly onChoose: (key: string) => void;
  /** The move that is pointed at or has the focus. */
  readonly onPoint: (key: string | undefined) => void;
  /** Whether what is folded is open from the start. */
  readonly unfolded?: boolean;
}

export function Moves(props: Props) {
  const { face, position, unfolded = false } = props;
  const say = useSay();
  const offered = position.question?.offered;
  const groups = useMemo(() => groupsOf(face, say, position, offered ?? [], key => key), [face, say, position, offered]);
  const { chosen } = useChoosing();
  const goesOn = ({ items }: Group<string>): boolean =>
    chosen.length > 0 && items.some(({ item }) => chosen.every(id => face.path(position, item).includes(id)));
  // What goes on from the things chosen on the board comes first.
  const sorted = chosen.length === 0 ? groups : [...groups].sort((a, b) => Number(goesOn(b)) - Number(goesOn(a)));
  const [shown, folded] = [sorted.filter(group => !isFolded(group)), sorted.filter(isFolded)];
  // Columns in which nothing can stand are left out.
  const columns = groups.flatMap(({ items }) => items.flatMap(({ spoken }) => spoken.row?.column ?? []));
  const shift = columns.length === 0 ? 0 : Math.min(...columns) - 1;
  const headed = sorted.find(({ items }) => items[0]?.spoken.row?.column !== undefined);
  const heads = headsOf(groups);
  const drawn = (some: readonly Group<string>[], first: number) =>
    some.map((group, i) => (
      <MoveGroup
        key={group.group}
        {...props}
        {...group}
        goesOn={goesOn(group)}
        before={first + movesIn(some.slice(0, i))}
        shift={shift}
        heads={group === headed ? heads : undefined}
      />
    ));
  return (
    <div className="moves" style={{ '--columns': Math.max(shift, ...columns) - shift } as CSSProperties}>
      <BarredEnd face={face} position={position} />
      {drawn(shown, 0)}
      {folded.length > 0 && (
        <Folded count={movesIn(folded)} unfolded={unfolded}>
          {() => drawn(folded, movesIn(shown))}
        </Folded>
      )}
    </div>
  );
}

const isFolded = ({ items }: Group<string>): boolean => items[0]?.spoken.look === 'folded';

interface FoldedProps {
  readonly count: number;
  readonly unfolded: boolean;
  readonly children: () => ReactNode;
}

/** What the board and a control answer, for whoever wants it as a list: it stays open once it is. */
function Folded({ count, unfolded, children }: FoldedProps) {
  const say = useSay();
  const [open, setOpen] = useState(unfolded);
  return (
    <details className="all-moves" open={open} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{say('moves.folded', { count })}</summary>
      {open && children()}
    </details>
  );
}

const movesIn = (groups: readonly Group<string>[]): number => groups.reduce((n, { items }) => n + items.length, 0);

/** As many as there are digits to play them by. */
const DIGITS = 9;

interface GroupProps extends Props, Group<string> {
  readonly goesOn: boolean;
  /** So many moves stand before it. */
  readonly before: number;
  readonly shift: number;
  /** For the first group with columns. */
  readonly heads: Heads | undefined;
}

function MoveGroup({ face, position, onChoose, onPoint, group, title, items, goesOn, before, shift, heads }: GroupProps) {
  const id = useId();
  const { held, on } = useHeldTouch(onChoose);
  const { stop, onKeyDown } = useStop(items);
  const first = items[0];
  if (first === undefined) return null;
  return (
    // A toolbar tells listeners that the arrows go through it.
    // biome-ignore lint/a11y/noStaticElementInteractions: it has one of two roles
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles have a name
    <div
      className={classOf(group, first.spoken, goesOn)}
      role={items.length > 1 ? 'toolbar' : 'group'}
      aria-labelledby={id}
      onKeyDown={onKeyDown}
    >
      <h3 id={id} className={group === END || group === ON ? 'hidden' : undefined}>
        <face.Picture position={position} move={first.item} of="group" />
        {first.spoken.row === undefined ? title : <RowHead {...first.spoken.row} title={title} />}
      </h3>
      <div className="move-buttons">
        <ColumnHeads heads={heads} shift={shift} />
        {/* In columns the dearest stand on top, as on the board. */}
        {(first.spoken.row?.column === undefined ? items : items.toReversed()).map(({ item: key, spoken }, i) => (
          <button
            type="button"
            key={key}
            className={group === END ? 'primary' : undefined}
            data-key={key}
            style={spoken.row?.column === undefined ? undefined : { gridColumn: spoken.row.column - shift }}
            data-digit={before + i < DIGITS ? before + i + 1 : undefined}
            tabIndex={key === stop ? 0 : -1}
            title={spoken.pictured ? spoken.label : undefined}
            aria-pressed={held === undefined ? undefined : held === key}
            {...on(key)}
            onPointerEnter={() => onPoint(key)}
            onPointerLeave={() => onPoint(undefined)}
            onFocus={() => onPoint(key)}
            onBlur={() => onPoint(undefined)}
          >
            <face.Picture position={position} move={key} of="move" />
            <span className={spoken.pictured ? 'hidden' : undefined}>{spoken.label}</span>
          </button>
        ))}
      </div>
      {group === END && <Final position={position} />}
    </div>
  );
}

/** What stands over the columns of all groups, once: by column. */
type Heads = ReadonlyMap<number, string>;

const headsOf = (groups: readonly Group<string>[]): Heads =>
  new Map(
    groups.flatMap(({ items }) =>
      items.flatMap(({ spoken: { row } }) => (row?.column === undefined ? [] : [[row.column, row.columnHead ?? '']])),
    ),
  );

function ColumnHeads({ heads, shift }: { readonly heads: Heads | undefined; readonly shift: number }) {
  return [...(heads ?? [])].map(([column, head]) => (
    <small key={column} className="column-head" style={{ gridColumn: column - shift }} aria-hidden="true">
      {head}
    </small>
  ));
}

/** Where the Tab key enters a group: where the arrows were last, at first at its beginning. */
function useStop(items: Group<string>['items']) {
  const [last, setLast] = useState<string | undefined>();
  const stop = items.find(({ item }) => item === last) ?? items[0];
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const way = goThrough(event);
    if (way !== undefined) setLast(way.dataset['key']);
  };
  return { stop: stop?.item, onKeyDown };
}

/** Short for the eye, whole for listeners. */
const RowHead = ({ head, under, title }: Row & { readonly title: string }) => (
  <>
    <span className="row-head" aria-hidden="true">
      {head} <small>{under}</small>
    </span>
    <span className="hidden">{title}</span>
  </>
);

function classOf(group: string, { look, row }: Spoken, goesOn: boolean): string {
  const own = group === END ? ['end-turn'] : group === ON ? ['go-on'] : [];
  const table = row === undefined ? [] : row.column === undefined ? ['move-row'] : ['move-row', 'in-columns'];
  return ['move-group', ...own, ...(look === undefined ? [] : [look]), ...table, ...(goesOn ? ['goes-on'] : [])].join(' ');
}

/** The turn cannot end yet: its button is there, and says why when it is pressed. */
function BarredEnd({ face, position }: Pick<Props, 'face' | 'position'>) {
  const say = useSay();
  const { press } = useChoosing();
  const barred = position.question?.greyed.find(({ key }) => face.move(say, position, key).group === END);
  const id = barred === undefined ? undefined : face.path(position, barred.key)[0];
  if (barred === undefined || id === undefined) return null;
  const { label } = face.move(say, position, barred.key);
  return (
    <div className="move-group end-turn barred">
      <button type="button" aria-disabled="true" onClick={event => press(id, event.currentTarget)}>
        {label}
        <small>{say('turn.barred')}</small>
      </button>
    </div>
  );
}
