// What is offered, and to whom: the looks of a scenario at the present question.

import { type Actor, isParseError } from '../game.ts';
import type { Ending } from '../scenario.ts';
import {
  actorOf,
  asked,
  decisionOf,
  decisionsOf,
  each,
  failed,
  keysOf,
  nameOf,
  notAsked,
  PASSED,
  type Run,
  readMove,
  unknownName,
  unread,
} from './run.ts';

/** Which offered moves a text of the file stands for: one, or with `*` at the end all that begin so. Somebody who is not asked is a failure:
 *  that nothing is offered to him says nothing about the rules. */
function matches(run: Run, text: string): readonly string[] | Ending {
  const words = text.trim().split(/\s+/);
  const read = words.at(-1) === '*' ? readBeginning(run, words.slice(0, -1)) : readMove(run, text);
  if ('is' in read) return read;
  if (decisionOf(run, read.by) === undefined) return notAsked(run, read.by);
  const keys = keysOf(run, read.by);
  return 'move' in read
    ? keys.filter(key => key === run.stage.game.keyOf(read.move))
    : keys.filter(key => `${key} `.startsWith(`${read.words} `.trimStart()));
}

/** The beginning of a move. A word that no move has there is a mistake of the scenario. */
function readBeginning(run: Run, [name = '', ...rest]: readonly string[]): { readonly by: Actor; readonly words: string } | Ending {
  const by = actorOf(run, name);
  if (by === undefined) return unknownName(run, name);
  const words = rest.join(' ');
  const move = run.stage.game.parse(run.state, words);
  if (rest.length > 0 && isParseError(move) && move.problem !== 'missing-word') return unread(run, words, move);
  return { by, words };
}

const isEnding = (x: readonly string[] | Ending): x is Ending => !Array.isArray(x);

export function offers(run: Run, text: string): Ending {
  const keys = matches(run, text);
  return isEnding(keys) ? keys : keys.length > 0 ? PASSED : failed(run, `${text} offered`, asked(run));
}

export function offersNot(run: Run, text: string): Ending {
  const keys = matches(run, text);
  return isEnding(keys) ? keys : keys.length > 0 ? failed(run, `${text} not offered`, 'offered') : PASSED;
}

/** Exactly these are offered, to all who are asked together. */
export function offersOnly(run: Run, texts: readonly string[]): Ending {
  const ending = each(run, texts, offers);
  if (ending.is !== 'passed') return ending;
  const listed = texts.flatMap(text => (matches(run, text) as readonly string[]).map(key => `${text.trim().split(/\s+/)[0]} ${key}`));
  const all = decisionsOf(run).flatMap(d => d.moves.map(m => `${nameOf(run, d.by)} ${run.stage.game.keyOf(m)}`));
  const more = all.filter(text => !listed.includes(text));
  return more.length === 0 ? PASSED : failed(run, 'nothing else offered', more.join(' | '));
}
