// A desk and one sitting at it behind the messages of wire: one answer for each message. It runs in the worker and knows no page.

import type { Seat } from '@adega/kernel';
import {
  asSeenBy,
  choose,
  chooseLine,
  commandFor,
  confirm,
  entriesOf,
  type Fault,
  followScript,
  isFault,
  previewFor,
  remediesFor,
  restart,
  undo,
  waysTo,
} from '@adega/table';
import { type Bots, bounded, parseRequest, type Reply, type Request, type Trouble } from '@adega/wire';
import { type Beginning, begunBy, isBeginning, noStage } from './beginning.ts';
import { type AnyMatch, botOf, type ChanceFrom, type Holder, type Shelf } from './desk.ts';
import { foreseenBy } from './foresight.ts';
import { comparisonOf, historyOf } from './history.ts';
import { HINT, hintsAt, type Inquiry, inquiryFor, isQuestion, noteInquiry } from './inquiry.ts';
import { packOf } from './own-pack.ts';
import { addedOf, pastOf, positionOf, recordOf } from './position.ts';
import {
  botSeats,
  branch,
  drop,
  isHinted,
  lookAs,
  lookOn,
  ownSeats,
  type Sitting,
  seatAt,
  shown,
  sitDown,
  take,
  takeUp,
  visit,
  wholly,
} from './sitting.ts';
import { playThought, type Thought, thoughtAt } from './thought.ts';

export interface Host {
  answer(message: unknown): Reply;
  /** The position, for a page that did not ask: after somebody else has done something. Undefined while there is no match. */
  news(): Reply | undefined;
  /** What somebody wants advice on who has sent this: it is noted, and to be answered by whoever gives advice. Undefined for anything else,
   *  which is to be answered as it is. */
  inquiry(message: unknown): Inquiry | undefined;
  /** What a bot is to think about, if one is asked in the match. */
  thought(): Thought | undefined;
  /** Plays a move of a bot, if it is still what it has thought about; true when it is played. `notes`: what the record says of it besides. */
  play(thought: Thought, key: string, notes?: readonly string[]): boolean;
}

/** Everybody sits at the one page. */
const HERE = 'here';

/** Hot seat: the people at the page hold all seats at which no bot plays. */
export function hostWith(shelf: Shelf, chanceFrom: ChanceFrom, stageText = noStage): Host {
  let sitting: Sitting | undefined;
  const begin = (request: Beginning): Reply => {
    const { desk, ideas, trouble } = { ideas: [], ...begunBy(request, shelf, chanceFrom, stageText) };
    if (desk === undefined) return troubled(request.id, trouble);
    const bots = botsIn(request);
    const hints = hintsAt(desk, 'hints' in request ? request.hints : undefined);
    const colours = 'colours' in request ? request.colours : undefined;
    const begun = sitDown({ ...desk, hints, colours, holders: desk.holders.map((_, seat) => holderFor(bots[seat])) }, HERE);
    takeUp(begun, ideas, () => chanceFrom(undefined));
    follow(begun);
    const reply = positionOf(begun, request.id);
    sitting = begun;
    return reply;
  };
  const serve = (request: Request): Reply => {
    if (isBeginning(request)) return begin(request);
    if (request.type === 'pack') return orTrouble(request.id, packOf(shelf, request));
    if (sitting === undefined) return troubled(request.id, { code: 'no-table' });
    return request.type === 'seat' ? seated(sitting, request) : serveAt(sitting, request, chanceFrom);
  };
  return {
    answer: message => answer(serve, message),
    news: () => sitting && positionOf(sitting),
    inquiry: message => sitting && inquired(sitting, message),
    thought: () => sitting && thoughtAt(sitting.desk),
    play: (thought, key, notes = []) => sitting !== undefined && playThought(sitting, thought, key, notes),
  };
}

function seated(sitting: Sitting, { id, seat, bot, name }: Request & { type: 'seat' }): Reply {
  if (seat >= sitting.desk.holders.length) return troubled(id, { code: 'no-such-seat', seat });
  seatAt(sitting, seat, holderFor(bot), name);
  return positionOf(sitting, id);
}

function botsIn(request: Beginning): Bots {
  if (request.type === 'stage') return request.lesson?.bots ?? [];
  return request.bots ?? [];
}

/** Where what bots do is written down, they need not think about it. */
function follow(sitting: Sitting): void {
  const { match } = sitting.desk;
  if (match.script === undefined || match !== shown(sitting)) return;
  followScript(match, botSeats(sitting));
  lookOn(sitting);
}

const holderFor = (level: Bots[number] | undefined): Holder => (level === undefined || level === null ? HERE : botOf(level));

function answer(serve: (request: Request) => Reply, message: unknown): Reply {
  const { message: request, trouble } = parseRequest(message);
  if (request === undefined) return { type: 'trouble', ...idOf(message), trouble };
  try {
    return serve(request);
  } catch (error) {
    return troubled(request.id, { code: 'broken', what: String(error).slice(0, 80) });
  }
}

function inquired(sitting: Sitting, message: unknown): Inquiry | undefined {
  const { message: request } = parseRequest(message);
  if (request === undefined || !isQuestion(request) || wrongWith(sitting, request) !== undefined) return undefined;
  const inquiry = inquiryFor(sitting, request);
  if ('code' in inquiry) return undefined;
  noteInquiry(sitting, inquiry);
  return inquiry;
}

/** The id of a message that is otherwise wrong, so that its sender can tell which one it was. */
function idOf(message: unknown): { re?: number } {
  const id = typeof message === 'object' && message !== null && 'id' in message ? message.id : undefined;
  return typeof id === 'number' && Number.isSafeInteger(id) && id >= 0 ? { re: id } : {};
}

const troubled = (re: number, trouble: Trouble): Reply => ({ type: 'trouble', re, trouble: bounded(trouble) });

const orTrouble = (re: number, told: Reply | Trouble): Reply => ('code' in told ? troubled(re, told) : told);

// Playing

/** Who sits where is for whoever keeps the desk to say. */
export type Asked = Exclude<Request, Beginning | { type: 'pack' | 'seat' }>;

/** An answer that fails has changed nothing. */
export function serveAt(sitting: Sitting, request: Asked, chanceFrom: ChanceFrom): Reply {
  const wrong = wrongWith(sitting, request);
  if (wrong !== undefined) return troubled(request.id, wrong);
  const told = wholly(sitting, () => answerTo(sitting, request, chanceFrom));
  return orTrouble(request.id, told);
}

function answerTo(sitting: Sitting, request: Asked, chanceFrom: ChanceFrom): Reply | Trouble {
  const re = request.id;
  switch (request.type) {
    case 'look':
      lookAs(sitting, request.as);
      return positionOf(sitting, re);
    case 'record':
      return recordOf(sitting, re);
    case 'added':
      return addedOf(sitting, re);
    case 'report':
      return sitting.desk.report === undefined ? { code: 'no-scenario' } : { type: 'report', re, ...sitting.desk.report };
    case 'past':
      return pastOf(sitting, request.to, re);
    case 'history':
      return { type: 'history', re, ...historyOf(sitting) };
    case 'compare':
      return { type: 'compare', re, ...comparisonOf(sitting) };
    case 'hint':
    case 'why':
    case 'worth':
      return noAdvice(inquiryFor(sitting, request));
    case 'stop':
      return { type: 'stopped', re };
    case 'branch':
      return moved(sitting, re, branch(sitting, request.name, request.from, chanceFrom(undefined)));
    case 'visit':
      return moved(sitting, re, visit(sitting, request.name));
    case 'take':
      return moved(sitting, re, take(sitting, request.name));
    case 'drop':
      return moved(sitting, re, drop(sitting, request.name));
    case 'foresee':
      return foreseen(sitting, request);
    case 'preview':
    case 'remedies':
    case 'ways':
    case 'command':
      return advise(asSeenBy(shown(sitting), request.seat), request);
    default:
      return moved(sitting, re, act(sitting, request));
  }
}

function foreseen(sitting: Sitting, { id: re, seat, key }: Request & { type: 'foresee' }): Reply | Trouble {
  const told = foreseenBy(sitting, seat, key);
  return told !== undefined && isFault(told) ? troubleOf(told) : { type: 'foreseen', re, key, position: told };
}

/** Whoever could give some was asked before. */
const noAdvice = (inquiry: Inquiry | Trouble): Trouble => ('code' in inquiry ? inquiry : { code: 'no-advice', why: 'nobody' });

/** What is shown may be another match, or the same one further on. */
function moved(sitting: Sitting, re: number, trouble: Trouble | undefined): Reply | Trouble {
  if (trouble !== undefined) return trouble;
  follow(sitting);
  lookOn(sitting);
  return positionOf(sitting, re);
}

/** A page plays and looks for the people who sit at it, and for nobody else. */
function wrongWith(sitting: Sitting, request: Asked): Trouble | undefined {
  const match = shown(sitting);
  const at = entriesOf(match).length;
  if ('at' in request && request.at !== at) return { code: 'stale', seen: request.at, at };
  const seat = seatIn(request);
  if (seat === undefined) return undefined;
  if (seat >= match.names.length) return { code: 'no-such-seat', seat };
  return ownSeats(sitting).includes(seat) ? undefined : { code: 'not-yours', seat };
}

function seatIn(request: Asked): Seat | undefined {
  if ('seat' in request) return request.seat;
  return request.type === 'look' && request.as !== 'watcher' ? request.as : undefined;
}

const ACTS = ['choose', 'choose-line', 'confirm', 'undo', 'restart'] as const;
type Act = Extract<Request, { type: (typeof ACTS)[number] }>;

/** Whether it may change the match that is shown. */
export const isAct = (request: Request): request is Act => ACTS.some(type => type === request.type);

function act(sitting: Sitting, request: Act): Trouble | undefined {
  const notes = isHinted(sitting, request.seat) ? [HINT] : undefined;
  const fault = done(shown(sitting), request, botSeats(sitting), notes);
  return fault === undefined ? undefined : troubleOf(fault);
}

function done(match: AnyMatch, request: Act, bots: readonly Seat[], notes: readonly string[] | undefined): Fault | undefined {
  switch (request.type) {
    case 'choose':
      return choose(match, request.seat, request.key, notes) ?? confirmed(match, request);
    case 'choose-line':
      return chooseLine(match, request.seat, request.keys, notes) ?? confirmed(match, request);
    case 'confirm':
      return confirm(match, request.seat);
    case 'undo':
      return undo(match, request.seat, request.to, bots);
    case 'restart':
      return restart(match, request.seat, bots);
  }
}

/** Confirms what the moves have led to, where it was asked for and there is something to confirm. */
function confirmed(match: AnyMatch, { seat, confirm: isAsked = false }: Extract<Request, { type: 'choose' | 'choose-line' }>): undefined {
  if (isAsked) confirm(match, seat);
}

type Advice = Extract<Request, { type: 'preview' | 'remedies' | 'ways' | 'command' }>;

/** From what the seat sees, and nothing else. */
function advise(seen: AnyMatch, request: Advice): Reply | Trouble {
  const { id: re, seat } = request;
  if (request.type === 'command') return { type: 'command', re, ...commandFor(seen, seat, request.text) };
  const { key } = request;
  const told = ADVISERS[request.type](seen, seat, key);
  if (isFault(told)) return troubleOf(told);
  if ('ways' in told) return { type: 'ways', re, key, ...told };
  if ('lines' in told) return { type: 'remedies', re, key, lines: told.lines, complete: told.complete };
  return { type: 'preview', re, key, ...told };
}

const ADVISERS = {
  preview: (seen: AnyMatch, seat: Seat, key: string) => previewFor(seen, seat, key),
  remedies: (seen: AnyMatch, seat: Seat, key: string) => remediesFor(seen, seat, key),
  ways: (seen: AnyMatch, seat: Seat, key: string) => waysTo(seen, seat, key),
} as const;

function troubleOf(fault: Fault): Trouble {
  switch (fault.fault) {
    case 'not-asked':
      return { code: 'not-asked', seat: fault.seat, asked: fault.asked };
    case 'unreadable':
      return { code: 'unreadable', key: fault.key, word: fault.problem.word, expected: fault.problem.expected };
    case 'not-offered':
      return { code: 'not-offered', key: fault.key, refusal: fault.refusal };
    case 'no-undo':
      return { code: 'no-undo', why: fault.why };
    case 'nothing-to-confirm':
      return { code: 'nothing-to-confirm', seat: fault.seat };
  }
}
