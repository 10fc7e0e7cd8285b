// Where things lie in Lacerda's area, in units: he sits behind a counter, beside him the awards, and his cards below them.

import type { Area } from '../cellar/area.ts';

interface SoloPlan {
  /** Three rows of three cards. */
  readonly square: boolean;
  readonly head: Area;
  readonly portrait: Area;
  readonly awards: Area;
  readonly cards: Area;
  readonly counter: Area;
}

const HEAD = 44;
const CARDS = 74;
const COUNTER = 108;
const GAP = 8;
/** What he has of the width; he grows no larger than that. */
const SHARE = 0.27;
const MOST = 200;
/** On a phone there is height to spare. */
const HIGH = 600;

const MARGIN = 7;

export function soloPlan(width: number, height: number): SoloPlan {
  const plan = (height > HIGH ? highPlan : broadPlan)(width - 2 * MARGIN - EDGE, height - 2 * MARGIN - EDGE);
  const shifted = (area: Area): Area => ({ ...area, x: area.x + MARGIN, y: area.y + MARGIN });
  return {
    square: plan.square,
    head: shifted(plan.head),
    portrait: shifted(plan.portrait),
    awards: shifted(plan.awards),
    cards: shifted(plan.cards),
    counter: shifted(plan.counter),
  };
}

/** What the edge of the mat takes away. */
const EDGE = 4;

function broadPlan(width: number, height: number): SoloPlan {
  const wide = Math.min(MOST, Math.round(width * SHARE));
  const counter = COUNTER;
  const room = height - HEAD - counter - GAP;
  const beside = { x: wide + GAP, width: width - wide - GAP };
  return {
    square: false,
    head: { x: 0, y: 0, width, height: HEAD },
    portrait: { x: 0, y: HEAD, width: wide, height: room + GAP },
    awards: { ...beside, y: HEAD, height: room - CARDS - GAP },
    cards: { ...beside, y: HEAD + room - CARDS, height: CARDS },
    counter: { x: 0, y: height - counter, width, height: counter },
  };
}

/** His cards beside him, as on the grid, the awards below. */
function highPlan(width: number, height: number): SoloPlan {
  const [wide, high, counter] = [Math.round(width * 0.36), 246, 168];
  const below = HEAD + high + GAP;
  return {
    square: true,
    head: { x: 0, y: 0, width, height: HEAD },
    portrait: { x: 0, y: HEAD, width: wide, height: high },
    cards: { x: wide + GAP, y: HEAD, width: width - wide - GAP, height: high },
    awards: { x: 0, y: below, width, height: height - below - counter - GAP },
    counter: { x: 0, y: height - counter, width, height: counter },
  };
}
