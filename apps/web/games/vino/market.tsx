// The market: a row for each variety, from the lowest demand to the highest. What is asked for adds to a sale, or takes from it.

import type { Position } from '@adega/wire';
import { Panel } from '../../table/pieces.tsx';
import { Thing } from '../../table/thing.tsx';
import { type Box, useBox } from './box.ts';
import { signed, varietyName } from './names.ts';
import { thing } from './paths.ts';
import { Grape } from './pieces.tsx';
import { demandOf, type State, spacesOf, stateOf, VARIETIES } from './set.ts';
import { type Say, useSay } from './words.ts';

const ROW = 25;
const TOP = 14;
const LEFT = 100;
const WIDTH = 380;
const cellOf = (spaces: readonly number[]): number => (WIDTH - LEFT) / spaces.length;

export function Market({ position }: { readonly position: Position }) {
  const box = useBox();
  const say = useSay();
  const s = stateOf(position);
  const spaces = spacesOf(box);
  const cell = cellOf(spaces);
  return (
    <Panel id="market" title={say('vino.market.heading')} note={noteOf(say, s)}>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the panel has a heading, and each space its own name */}
      <svg className="market-table" viewBox={`0 0 ${WIDTH} ${TOP + ROW * VARIETIES.length}`}>
        {spaces.map((steps, i) => (
          <text key={steps} className={steps === 0 ? 'market-head zero' : 'market-head'} x={LEFT + (i + 0.5) * cell} y="9">
            {signed(steps * box.tables.step)}
          </text>
        ))}
        {VARIETIES.map((id, variety) => (
          <Row key={id} say={say} s={s} variety={variety} />
        ))}
      </svg>
    </Panel>
  );
}

/** While somebody raises others, how many steps there are to give. */
function noteOf(say: Say, s: State): string {
  const frame = s.stack.at(-1);
  if (frame?.kind !== 'raise') return say('vino.market.note');
  return say('vino.market.raise', { steps: frame.count, variety: varietyName(say, frame.item) });
}

function Row({ say, s, variety }: { readonly say: Say; readonly s: State; readonly variety: number }) {
  const box = useBox();
  const now = s.market[variety] as number;
  const spaces = spacesOf(box);
  const cell = cellOf(spaces);
  return (
    <g transform={`translate(0 ${TOP + variety * ROW})`}>
      <text className="market-name" x={LEFT - 6} y="16">
        {varietyName(say, variety)}
      </text>
      {spaces.map((steps, i) => (
        <g key={steps} transform={`translate(${LEFT + i * cell} 0)`}>
          <Thing
            id={thing.space(variety, steps - box.tables.lowest)}
            className={steps === now ? 'market-space here' : 'market-space'}
            help={helpOf(say, box, s, variety, steps)}
          >
            <rect
              className={steps < 0 ? 'space-box low' : steps > 0 ? 'space-box high' : 'space-box'}
              x="1"
              y="1"
              width={cell - 2}
              height={ROW - 2}
              rx="3"
            />
            {steps === now && (
              <g transform={`translate(${cell / 2 - 10} 2.5) scale(1.25)`} data-piece={`market:${variety}`}>
                <Grape variety={variety} />
              </g>
            )}
          </Thing>
        </g>
      ))}
    </g>
  );
}

const helpOf = (say: Say, box: Box, s: State, variety: number, steps: number): string =>
  say('vino.space.help', {
    variety: varietyName(say, variety),
    demand: signed(steps * box.tables.step),
    here: s.market[variety] === steps ? 'yes' : 'no',
    now: signed(demandOf(box, s, variety)),
  });
