// Holds a match behind the messages of wire: one answer for each message. It runs in the worker and knows no page.

import {
  type AnyGame,
  carryRecord,
  completeOptions,
  type OptionSpec,
  type Options,
  parseHeader,
  type Random,
  type RecordHeader,
  type Seat,
  type Viewer,
} from '@adega/kernel';
import { gameOf, TITLES } from '@adega/shelf';
import {
  asksOf,
  choose,
  chooseLine,
  commandFor,
  confirm,
  entriesOf,
  eyesAt,
  type Fault,
  isFault,
  lastAsked,
  logFor,
  offersFor,
  openMatch,
  playOn,
  previewFor,
  recordText,
  remediesFor,
  restart,
  resumeMatch,
  undo,
  undoOf,
  viewFor,
  type Waiting,
  waitingFor,
  waysTo,
} from '@adega/table';
import { type Carried, type Position, parseRequest, type Reply, type Request, type Trouble } from '@adega/wire';
import { type AnyMatch, before, branch, comparisonOf, drop, historyOf, ideasOf, type Sitting, shown, takeUp, visit } from './sitting.ts';
import type { Staged } from './staging.ts';
import { comesOut, nameOf } from './standing.ts';

type ChanceFrom = (seed: string | undefined) => Random;

export interface Host {
  answer(message: unknown): Reply;
}

/** Puts a scenario up: see staging.ts, which is fetched only when somebody opens one. */
export type StageText = (text: string, chance: Random) => Staged;

export const noStage: StageText = () => {
  throw new Error('what puts scenarios up is not there');
};

/** `chanceFrom` gives the stream of a new or resumed match, from a seed where one was named. */
export function makeHost(chanceFrom: ChanceFrom, stageText = noStage): Host {
  let sitting: Sitting | undefined;
  const serve = (request: Request): Reply => {
    if (isBeginning(request)) {
      const begun = begunBy(request, chanceFrom, stageText);
      if ('trouble' in begun) return troubled(request.id, begun.trouble);
      sitting = begun;
      return positionOf(begun, request.id);
    }
    return sitting === undefined ? troubled(request.id, { code: 'no-table' }) : serveAt(sitting, request, chanceFrom);
  };
  return { answer: message => answer(serve, message) };
}

function answer(serve: (request: Request) => Reply, message: unknown): Reply {
  const { message: request, trouble } = parseRequest(message);
  if (request === undefined) return { type: 'trouble', ...idOf(message), trouble };
  try {
    return serve(request);
  } catch (error) {
    return troubled(request.id, { code: 'broken', what: String(error).slice(0, 80) });
  }
}

/** The id of a message that is otherwise wrong, so that its sender can tell which one it was. */
function idOf(message: unknown): { re?: number } {
  const id = typeof message === 'object' && message !== null && 'id' in message ? message.id : undefined;
  return typeof id === 'number' && Number.isSafeInteger(id) && id >= 0 ? { re: id } : {};
}

const troubled = (re: number, trouble: Trouble): Reply => ({ type: 'trouble', re, trouble });

// Beginning

type Begun = Sitting | { readonly trouble: Trouble };
type Beginning = Extract<Request, { type: 'open' | 'resume' | 'stage' }>;

const isBeginning = (request: Request): request is Beginning => ['open', 'resume', 'stage'].includes(request.type);

function begunBy(request: Beginning, chanceFrom: ChanceFrom, stageText: StageText): Begun {
  switch (request.type) {
    case 'open':
      return opened(request, chanceFrom(request.seed));
    case 'resume':
      return resumed(request, chanceFrom);
    case 'stage':
      return staged(stageText(request.scenario, chanceFrom(undefined)));
  }
}

function staged(performed: Staged): Begun {
  if ('problems' in performed) return { trouble: { code: 'bad-scenario', problems: performed.problems } };
  return { ...seated(performed.match), report: performed.report };
}

function opened(request: Request & { type: 'open' }, chance: Random): Begun {
  const game = gameOf(request.game);
  if (game === undefined) return { trouble: unknownGame(request.game) };
  const options = { ...request.options, seats: request.names.length };
  const bad = badOption(game, options);
  return bad === undefined ? seated(openMatch(game, request.names, options, chance)) : { trouble: bad };
}

const unknownGame = (game: string): Trouble => ({ code: 'unknown-game', game, known: TITLES.map(title => title.id) });

function badOption(game: AnyGame, options: Options): Trouble | undefined {
  for (const id in options) {
    const spec: OptionSpec | undefined = game.options.find(o => o.id === id);
    const value = options[id] as string | number;
    if (spec?.values.includes(value)) continue;
    return { code: 'bad-option', option: id, value: String(value), expected: (spec?.values ?? []).map(String) };
  }
  return undefined;
}

type Resume = Request & { type: 'resume' };

function resumed(request: Resume, chanceFrom: ChanceFrom): Begun {
  const header = parseHeader(request.record);
  if (header.problem !== undefined) return { trouble: { code: 'bad-record', problem: header.problem } };
  const now = gameOf(header.game);
  if (now === undefined) return { trouble: unknownGame(header.game) };
  const game = gameWith(now, header);
  const pack = game === now ? undefined : game.pack;
  if (header.rules < game.rules || request.renew === true) return carriedOver(game, pack, request, chanceFrom(undefined));
  const match = resumeMatch(game, request.names, request.record, chanceFrom(undefined));
  if ('problem' in match) return { trouble: { code: 'bad-record', problem: match.problem } };
  const sitting = seated(match, pack);
  takeUp(sitting, request.ideas ?? [], () => chanceFrom(undefined));
  return sitting;
}

/** With the pack that the record names, if it is one of ours. */
const gameWith = (now: AnyGame, { pack }: RecordHeader): AnyGame => (pack === now.pack ? now : (gameOf(now.id, pack) ?? now));

/** Branches of older rules are left behind: the states in them are made of those. */
function carriedOver(game: AnyGame, pack: string | undefined, request: Resume, chance: Random): Begun {
  const { names, record, kept, renew = false, ideas = [] } = request;
  const read = carryRecord(game, record, { accept: renew ? ['pack'] : [], awaited: kept?.toMove });
  if (read.unreadable !== undefined) return { trouble: { code: 'bad-record', problem: read.unreadable } };
  const { from, taken, of, answered, problem } = read;
  const carried: Carried = { from, taken, of, answered, same: comesOut(game, read, kept), ideas: ideas.length };
  if (kept !== undefined && !renew && carried.same === 'no') return { trouble: { code: 'not-carried', carried, problem } };
  return seated(playOn(game, names, read, chance), pack, carried);
}

function seated(match: AnyMatch, pack?: string, carried?: Carried): Sitting {
  const viewer = eyesFor(waitingFor(match), 0);
  return { match, pack, carried, branches: new Map(), branch: undefined, viewer, told: { match, viewer, chapters: 0 } };
}

// Playing

type Asked = Exclude<Request, Beginning>;

function serveAt(sitting: Sitting, request: Asked, chanceFrom: ChanceFrom): Reply {
  const match = shown(sitting);
  const wrong = wrongWith(match, request);
  if (wrong !== undefined) return troubled(request.id, wrong);
  const re = request.id;
  switch (request.type) {
    case 'look':
      sitting.viewer = request.as;
      return positionOf(sitting, re);
    case 'record':
      return { type: 'record', re, text: recordText(sitting.match), position: nameOf(sitting.match), ideas: ideasOf(sitting) };
    case 'report':
      return sitting.report === undefined ? troubled(re, { code: 'no-scenario' }) : { type: 'report', re, ...sitting.report };
    case 'past':
      return past(sitting, request.to, re);
    case 'history':
      return { type: 'history', re, ...historyOf(sitting) };
    case 'compare':
      return { type: 'compare', re, ...comparisonOf(sitting) };
    case 'branch':
      return moved(sitting, re, branch(sitting, request.name, request.from, chanceFrom(undefined)));
    case 'visit':
      return moved(sitting, re, visit(sitting, request.name));
    case 'drop':
      return moved(sitting, re, drop(sitting, request.name));
    case 'preview':
    case 'remedies':
    case 'ways':
    case 'command':
      return advise(match, request);
    default:
      return moved(sitting, re, act(match, request));
  }
}

/** What is shown may be another match, or the same one further on: through the eyes of whoever decides there. */
function moved(sitting: Sitting, re: number, trouble: Trouble | undefined): Reply {
  if (trouble !== undefined) return troubled(re, trouble);
  sitting.viewer = eyesFor(waitingFor(shown(sitting)), sitting.viewer);
  return positionOf(sitting, re);
}

function wrongWith(match: AnyMatch, request: Asked): Trouble | undefined {
  const at = entriesOf(match).length;
  if ('at' in request && request.at !== at) return { code: 'stale', seen: request.at, at };
  const seat = 'seat' in request ? request.seat : request.type === 'look' && request.as !== 'watcher' ? request.as : 0;
  return seat < match.names.length ? undefined : { code: 'no-such-seat', seat };
}

type Act = Extract<Request, { type: 'choose' | 'choose-line' | 'confirm' | 'undo' | 'restart' }>;

function act(match: AnyMatch, request: Act): Trouble | undefined {
  const fault = done(match, request);
  return fault === undefined ? undefined : troubleOf(fault);
}

function done(match: AnyMatch, request: Act): Fault | undefined {
  switch (request.type) {
    case 'choose':
      return choose(match, request.seat, request.key);
    case 'choose-line':
      return chooseLine(match, request.seat, request.keys);
    case 'confirm':
      return confirm(match, request.seat);
    case 'undo':
      return undo(match, request.seat, request.to);
    case 'restart':
      return restart(match, request.seat);
  }
}

type Advice = Extract<Request, { type: 'preview' | 'remedies' | 'ways' | 'command' }>;

function advise(match: AnyMatch, request: Advice): Reply {
  const { id: re, seat } = request;
  if (request.type === 'command') return { type: 'command', re, ...commandFor(match, seat, request.text) };
  const { key } = request;
  const told = ADVISERS[request.type](match, seat, key);
  if (isFault(told)) return troubled(re, troubleOf(told));
  if ('ways' in told) return { type: 'ways', re, key, ...told };
  if ('lines' in told) return { type: 'remedies', re, key, lines: told.lines, complete: told.complete };
  return { type: 'preview', re, key, ...told };
}

const ADVISERS = {
  preview: (match: AnyMatch, seat: Seat, key: string) => previewFor(match, seat, key),
  remedies: (match: AnyMatch, seat: Seat, key: string) => remediesFor(match, seat, key),
  ways: (match: AnyMatch, seat: Seat, key: string) => waysTo(match, seat, key),
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

/** At one screen the page looks through the eyes of whoever is to decide. */
function eyesFor(waiting: Waiting, now: Viewer): Viewer {
  if (waiting.for === 'confirm') return waiting.seat;
  if (waiting.for === 'nobody' || waiting.seats.includes(now as Seat)) return now;
  return waiting.seats[0] ?? now;
}

// What the page gets

function positionOf(sitting: Sitting, re: number): Position {
  const match = shown(sitting);
  const { viewer, told } = sitting;
  const chapters = logFor(match, viewer);
  const from = told.match === match && told.viewer === viewer ? Math.min(told.chapters, chapters.length) : 0;
  sitting.told = { match, viewer, chapters: chapters.length };
  const question = viewer === 'watcher' ? undefined : offersFor(match, viewer);
  return { ...placeOf(sitting, match, viewer, re), question, undo: undoFor(match, viewer), log: { from, chapters: chapters.slice(from) } };
}

function undoFor(match: AnyMatch, viewer: Viewer): Position['undo'] {
  const undo = undoOf(match, viewer);
  return undo.possible ? { ...undo, was: lastAsked(match, viewer) } : undo;
}

/** Nobody is asked in a position that was; its log is the one of now up to there. */
function past(sitting: Sitting, to: number, re: number): Reply {
  const match = before(sitting, to);
  if ('code' in match) return troubled(re, match);
  const viewer = eyesAt(shown(sitting), sitting.viewer, to);
  const waiting = waitingFor(match);
  // Between two draws nobody waits for anybody.
  const drawing = waiting.for === 'confirm' && waiting.seat < 0 ? { waiting: { for: 'seats', seats: [] } as const } : {};
  const nothing = { undo: { possible: false, why: 'nothing-done' }, log: { from: to, chapters: [] } } as const;
  const asks = asksOf(match.game, match.playing.state, entriesOf(shown(sitting))[to]?.by);
  return { type: 'past', re, asks, position: { ...placeOf(sitting, match, viewer, re), ...drawing, ...nothing } };
}

function placeOf(sitting: Sitting, match: AnyMatch, viewer: Viewer, re: number): Omit<Position, 'undo' | 'log'> {
  const { game } = match;
  const waiting = waitingFor(match);
  const view = viewFor(match, viewer);
  return {
    type: 'position',
    re,
    game: game.id,
    pack: sitting.pack,
    carried: sitting.carried,
    options: completeOptions(game, match.playing.record.options),
    names: match.names,
    branch: sitting.branch,
    branches: [...sitting.branches.keys()],
    at: entriesOf(match).length,
    viewer,
    view,
    waiting,
    scores: game.scores(view),
    result: waiting.for === 'nobody' ? game.result(view) : undefined,
  };
}
