// The market: under its awning a rail for each variety, from the lowest demand to the highest. What is asked for adds to a sale, or takes
// from it.

import { memo } from 'react';
import type { PartProps } from '../../table/face.ts';
import { Thing } from '../../table/thing.tsx';
import { type Box, useBox } from './box.ts';
import { signed, varietyName } from './names.ts';
import { thing } from './paths.ts';
import { Grape, Quiet } from './pieces.tsx';
import { demandOf, type State, spacesOf, stateOf, upTo, VARIETIES } from './set.ts';
import { type Say, useSay } from './words.ts';

/** The awning, and the line of numbers under it. */
const AWNING = 36;
const SCALE = 28;
/** Wide enough for the names of varieties. */
const NAMED = 480;

export function Market({ position, width, height }: PartProps) {
  const say = useSay();
  return (
    <section id="market" className="market" aria-labelledby="market-heading" title={say('vino.market.help')}>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: it only decorates */}
      <svg className="market-awning" viewBox={`0 0 ${width} ${AWNING}`} width={width} height={AWNING} aria-hidden="true">
        <Awning width={width} />
      </svg>
      <h3 id="market-heading">{say('vino.market.heading')}</h3>
      <p className="hidden">{noteOf(say, stateOf(position))}</p>
      <Rails position={position} width={width} height={height - AWNING} />
    </section>
  );
}

/** The rails alone. */
export function Rails({ position, width, height }: PartProps) {
  const say = useSay();
  const s = stateOf(position);
  const named = width >= NAMED;
  const left = named ? 226 : 88;
  const row = (height - SCALE) / VARIETIES.length;
  const rail = { left, cell: (width - left - 4) / spacesOf(useBox()).length, row, named };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: each space has its own name
    <svg className="market-table" viewBox={`0 0 ${width} ${height}`}>
      <Numbers rail={rail} />
      {VARIETIES.map((id, variety) => (
        <g key={id} transform={`translate(0 ${SCALE + variety * row})`}>
          <Row say={say} s={s} variety={variety} rail={rail} />
        </g>
      ))}
    </svg>
  );
}

const STRIPE = 26;

/** Striped canvas, scalloped below. */
const Awning = memo(({ width }: { readonly width: number }) => {
  const n = Math.round(width / STRIPE);
  const across = width / n;
  return (
    <g className="awning">
      {upTo(n).map(i => (
        <path
          key={i}
          className={i % 2 === 0 ? 'stripe' : 'stripe other'}
          d={`M${i * across} 0h${across}v26a${across / 2} 9 0 0 1-${across} 0Z`}
        />
      ))}
      <path className="awning-bar" d={`M0 2H${width}`} />
    </g>
  );
});

/** How a rail lies. */
interface Rail {
  readonly left: number;
  readonly cell: number;
  readonly row: number;
  readonly named: boolean;
}

function Numbers({ rail: { left, cell, named } }: { readonly rail: Rail }) {
  const { tables } = useBox();
  const spaces = spacesOf(useBox());
  const last = spaces.length - 1;
  return spaces.map((steps, i) =>
    named || steps === 0 || i === 0 || i === last ? (
      <text
        key={steps}
        className={steps === 0 ? 'market-head zero' : 'market-head'}
        x={left + (i + 0.5) * cell + (named ? 0 : i === 0 ? 6 : i === last ? -6 : 0)}
        y={20}
      >
        {signed(steps * tables.step)}
      </text>
    ) : null,
  );
}

/** While somebody raises others, how many steps there are to give. */
function noteOf(say: Say, s: State): string {
  const frame = s.stack.at(-1);
  if (frame?.kind !== 'raise') return say('vino.market.note');
  return say('vino.market.raise', { steps: frame.count, variety: varietyName(say, frame.item) });
}

interface RowProps {
  readonly say: Say;
  readonly s: State;
  readonly variety: number;
  readonly rail: Rail;
}

function Row({ say, s, variety, rail: { left, cell, row, named } }: RowProps) {
  const box = useBox();
  const now = s.market[variety] as number;
  const spaces = spacesOf(box);
  const y = row / 2;
  const thick = Math.min(30, row - 4);
  const token = Math.min(1.2, (row + 2) / 30);
  return (
    <>
      <Quiet transform={`translate(2 ${y - 15})`}>
        <Grape variety={variety} />
      </Quiet>
      {named && (
        <text className="market-name" x="36" y={y + 6}>
          {varietyName(say, variety)}
        </text>
      )}
      <text className={now < 0 ? 'market-now low' : 'market-now'} x={left - 8} y={y + 7}>
        {signed(demandOf(box, s, variety))}
      </text>
      <rect className="rail-under" x={left - 1} y={y - thick / 2 + 3} width={cell * spaces.length + 4} height={thick} rx="13" />
      <rect className="rail" x={left - 2} y={y - thick / 2} width={cell * spaces.length + 4} height={thick} rx="13" />
      {spaces.map((steps, i) => (
        <g key={steps} transform={`translate(${left + (i + 0.5) * cell} ${y})`}>
          <Thing
            id={thing.space(variety, steps - box.tables.lowest)}
            className={steps === now ? 'market-space here' : 'market-space'}
            help={helpOf(say, box, s, variety, steps)}
          >
            <rect className="space-hit" x={-cell / 2} y={-row / 2} width={cell} height={row} />
            <circle className={steps < 0 ? 'space-box low' : steps > 0 ? 'space-box high' : 'space-box'} r="10" />
            {steps === now && (
              <g transform={`translate(${-14 * token} ${-14.5 * token}) scale(${token})`} data-piece={`market:${variety}`}>
                <Grape variety={variety} />
              </g>
            )}
          </Thing>
        </g>
      ))}
    </>
  );
}

const helpOf = (say: Say, box: Box, s: State, variety: number, steps: number): string =>
  say('vino.space.help', {
    variety: varietyName(say, variety),
    demand: signed(steps * box.tables.step),
    here: s.market[variety] === steps ? 'yes' : 'no',
    now: signed(demandOf(box, s, variety)),
  });
