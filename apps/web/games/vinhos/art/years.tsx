// The years of a game as a vine: a knot for each year, two leaves for its rounds, a tent where a fair comes after it. Decoration only.

import { memo } from 'react';

interface Props {
  /** For each year, whether a fair follows. */
  readonly fairs: readonly boolean[];
  readonly year: number;
  readonly round: number;
  readonly done: number;
}

const PITCH = 36;
const LEAF = 'M0 0C1-6 6-8.5 12-8 12.5-2 8 2 0 0Z';

export const YearVine = memo(({ fairs, year, round, done }: Props) => (
  <svg className="year-vine" viewBox={`0 0 ${PITCH * fairs.length} 76`} aria-hidden="true">
    <path className="vine-stem" d={`M${PITCH / 2} 20${'q9-9 18 0t18 0'.repeat(fairs.length - 1)}`} />
    {fairs.map((isFair, i) => {
      const n = i + 1;
      const state = n < year ? 'past' : n === year ? 'now' : 'coming';
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: a year is its number
        <g key={i} className={`year-knot ${state}`} transform={`translate(${PITCH * i + PITCH / 2} 20)`}>
          <circle r={state === 'now' ? 16.5 : 13.5} />
          <text y="6.5">{n}</text>
          {[1, 2].map(leaf => (
            <path
              key={leaf}
              className={`round-leaf ${leafState(n, leaf, year, round)}`}
              transform={leaf === 1 ? 'translate(-1 33) scale(-1.05 1.05)' : 'translate(1 33) scale(1.05)'}
              d={LEAF}
            />
          ))}
          {isFair && <Tent isOver={fairs.slice(0, i).filter(Boolean).length < done} />}
        </g>
      );
    })}
  </svg>
));

function leafState(n: number, leaf: number, year: number, round: number): string {
  if (n !== year) return n < year ? 'past' : 'coming';
  return leaf < round ? 'past' : leaf === round ? 'now' : 'coming';
}

/** The tent by itself, for what the fair looks for. */
export const FairTent = memo(() => (
  <svg className="tent" viewBox="-2 -8 30 25" aria-hidden="true">
    <TentShape />
  </svg>
));

const Tent = ({ isOver }: { readonly isOver: boolean }) => (
  <g className={isOver ? 'over' : undefined} transform="translate(-13 39)">
    <TentShape />
  </g>
);

const TentShape = () => (
  <g className="fair-tent">
    <path className="tent-side" d="M3 15V8h20v7Z" />
    <path className="tent-roof" d="M0 8.5 13-1l13 9.5Z" />
    <path className="tent-stripe" d="M9 8.5 13-1l4 9.5Z" />
    <path className="tent-flag" d="M13-1v-5l6 2-6 2" />
  </g>
);
