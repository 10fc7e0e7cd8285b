// The steps of a scenario, one after the other, until one does not come out as it says.

import { shown } from '../problem.ts';
import type { AnyStage, Ending, Step } from '../scenario.ts';
import { expecting, refuses } from './looks.ts';
import {
  asked,
  broken,
  decisionsOf,
  each,
  failed,
  isCandidate,
  isRead,
  keysOf,
  nameOf,
  PASSED,
  type Read,
  type Run,
  readMove,
  within,
} from './run.ts';

export function runSteps(stage: AnyStage, state: unknown, names: readonly string[], steps: readonly Step[]): Ending {
  for (const [i, step] of steps.entries()) {
    const ending = runStep({ stage, state, names, path: ['steps', i] }, step);
    if (ending.is !== 'passed') return ending;
  }
  return PASSED;
}

function runStep(run: Run, step: Step): Ending {
  if ('play' in step) return each(within(run, 'play'), step.play, play);
  if ('chance' in step) return each(within(run, 'chance'), step.chance, (at, text) => play(at, `chance ${text}`));
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
  game.apply(run.state, read.by, read.move);
  return PASSED;
}

/** The rule in the way of a move that is not offered. */
function because(run: Run, read: Read): string {
  const refusal = isCandidate(run, read) ? run.stage.game.forbids(run.state, read.by, read.move) : undefined;
  return refusal === undefined ? '' : ` (${JSON.stringify(refusal)})`;
}

/** 'O present *' stands for every move of O that begins with these words. */
function offered(run: Run, text: string): boolean | Ending {
  if (text.endsWith(' *')) return offeredAny(run, text.slice(0, -2));
  const read = readMove(run, text);
  return isRead(read) ? keysOf(run, read.by).includes(run.stage.game.keyOf(read.move)) : read;
}

function offeredAny(run: Run, text: string): boolean | Ending {
  const [name = '', ...words] = text.trim().split(/\s+/);
  const seat = run.names.indexOf(name);
  if (seat < 0) return broken(run, `one of ${run.names.join('|')}`, shown(name));
  return keysOf(run, seat).some(key => `${key} `.startsWith(`${words.join(' ')} `));
}

function offers(run: Run, text: string): Ending {
  const is = offered(run, text);
  return typeof is !== 'boolean' ? is : is ? PASSED : failed(run, `${text} offered`, asked(run));
}

function offersNot(run: Run, text: string): Ending {
  const is = offered(run, text);
  return typeof is !== 'boolean' ? is : is ? failed(run, `${text} not offered`, 'offered') : PASSED;
}

/** Exactly these are offered, to all seats together. */
function offersOnly(run: Run, texts: readonly string[]): Ending {
  const ending = each(run, texts, offers);
  if (ending.is !== 'passed') return ending;
  const listed = texts.map(text => text.trim().replace(/\s+/g, ' '));
  const all = decisionsOf(run).flatMap(d => d.moves.map(m => `${nameOf(run, d.by)} ${run.stage.game.keyOf(m)}`));
  const more = all.filter(text => !listed.includes(text));
  return more.length === 0 ? PASSED : failed(run, 'nothing else offered', more.join(' | '));
}
