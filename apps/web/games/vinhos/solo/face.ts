// The solo game on the page: the table of 2016 with Lacerda at it.

import type { Position } from '@adega/wire';
import { type ComponentType, createElement, lazy } from 'react';
import type { Face, InsightPanel } from '../../../table/face.ts';
import { boxed, boxOf } from '../box.ts';
import { face2016 } from '../face.ts';
import { farmersHired, limitOf } from '../names.ts';
import { type Say, useSay } from '../words.ts';
import { saySoloEvent } from './event-words.ts';
import { SoloPlayers } from './players.tsx';
import { withLacerda } from './seats.ts';
import { Telling } from './telling.tsx';
import './telling.css';
import './area.css';
import './awards.css';

interface OfPosition {
  readonly position: Position;
}

/** A part of the 2016 table that is told his name, too. */
function named<Props extends OfPosition>(Part: ComponentType<Props>): ComponentType<Props> {
  return function Named(props: Props) {
    return createElement(Part, { ...props, position: withLacerda(useSay(), props.position) });
  };
}

const awards = boxed(lazy(async () => ({ default: (await import('./awards.tsx')).AwardsNow })));
const won = boxed(lazy(async () => ({ default: (await import('./awards.tsx')).AwardsWon })));

const insights: readonly InsightPanel[] = [
  { id: 'awards', title: 'insight.awards', of: 'ahead', Panel: awards },
  ...face2016.insights.map(panel => ({ ...panel, Panel: named(panel.Panel) })),
];

export const faceSolo: Face = {
  ...face2016,
  parts: face2016.parts.map(part => ({ ...part, Part: named(part.own === true ? boxed(SoloPlayers) : part.Part) })),
  Picture: named(face2016.Picture),
  Printed: named(face2016.Printed),
  ...(face2016.Scene && { Scene: named(face2016.Scene) }),
  insights,
  move: (say: Say, position, key) => face2016.move(say, withLacerda(say, position), key),
  event: saySoloEvent,
  tie: { over: 'awards', rule: 'solo.awards' },
  asks(say, position, asks) {
    const box = boxOf(position);
    return say.known(`asks.${asks}`, { limit: limitOf(box, asks), farmers: farmersHired(box) }, () => asks);
  },
  seated: (say: Say, position) => withLacerda(say, position).names,
  Story: boxed(Telling),
  Result: won,
};
