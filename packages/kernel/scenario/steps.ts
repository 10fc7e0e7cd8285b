// The steps of a scenario, one after the other, until one does not come out as it says.

import { type Actor, CHANCE, type Entry, type GameEvent } from '../game.ts';
import type { AnyStage, Ending, Performance, Step } from '../scenario.ts';
import { expecting, refuses } from './looks.ts';
import { offers, offersNot, offersOnly } from './offers.ts';
import {
  asked,
  decisionOf,
  each,
  failed,
  isCandidate,
  isRead,
  keysOf,
  notAsked,
  PASSED,
  type Read,
  type Run,
  readMove,
  whyUnlisted,
  within,
} from './run.ts';

type Played = Pick<Performance, 'entries' | 'events' | 'marks' | 'ending'>;

export function runSteps(stage: AnyStage, state: unknown, names: readonly string[], steps: readonly Step[]): Played {
  const entries: Entry<unknown>[] = [];
  const events: GameEvent[][] = [];
  const marks: number[] = [];
  for (const [i, step] of steps.entries()) {
    marks.push(entries.length);
    const ending = runStep({ stage, state, names, path: ['steps', i], entries, events }, step);
    if (ending.is !== 'passed') return { entries, events, marks, ending };
  }
  return { entries, events, marks, ending: PASSED };
}

function runStep(run: Run, step: Step): Ending {
  if ('play' in step) return each(within(run, 'play'), step.play, play);
  if ('chance' in step) return chance(within(run, 'chance'), step.chance);
  if ('offers' in step) return each(within(run, 'offers'), step.offers, offers);
  if ('offersNot' in step) return each(within(run, 'offersNot'), step.offersNot, offersNot);
  if ('offersOnly' in step) return offersOnly(within(run, 'offersOnly'), step.offersOnly);
  if ('refuses' in step) return refuses(within(run, 'refuses'), 'forbids', step.refuses);
  if ('wishes' in step) return refuses(within(run, 'wishes'), 'wish', step.wishes);
  return expecting(within(run, 'expect'), step.expect);
}

function play(run: Run, text: string): Ending {
  const read = readMove(run, text);
  if (!isRead(read)) return read;
  const { game } = run.stage;
  if (!keysOf(run, read.by).includes(game.keyOf(read.move))) return failed(run, asked(run), `${text}${because(run, read)}`);
  enter(run, read.by, read.move);
  return PASSED;
}

function enter(run: Run, by: Actor, move: unknown): void {
  const events: GameEvent[] = [];
  run.stage.game.apply(run.state, by, move, event => events.push(event));
  run.entries.push({ by, move });
  run.events.push(events);
}

/** What is in the way of a move that is not offered. */
function because(run: Run, read: Read): string {
  if (read.by === CHANCE || decisionOf(run, read.by) === undefined) return '';
  if (!isCandidate(run, read)) return ` (${whyUnlisted(run, read)})`;
  return ` (${JSON.stringify(run.stage.game.forbids(run.state, read.by, read.move))})`;
}

/** A draw that does not matter. */
const ANY = 'any';

/** `any` alone stands for everything that is drawn now, in a list for one draw. */
function chance(run: Run, texts: readonly string[]): Ending {
  if (texts.length === 1 && texts[0] === ANY) return drawAll(run);
  return each(run, texts, (at, text) => (text.trim() === ANY ? drawOne(at) : play(at, `chance ${text}`)));
}

function drawAll(run: Run): Ending {
  let ending = drawOne(run);
  while (ending.is === 'passed' && decisionOf(run, CHANCE) !== undefined) ending = drawOne(run);
  return ending;
}

/** The first outcome there is: always the same, so that the scenario comes out the same. */
function drawOne(run: Run): Ending {
  const decision = decisionOf(run, CHANCE);
  if (decision === undefined) return notAsked(run, CHANCE);
  enter(run, CHANCE, decision.moves[0]);
  return PASSED;
}
