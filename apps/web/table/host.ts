// Holds a match behind the messages of wire: one answer for each message. It runs in the worker and knows no page.

import {
  type AnyGame,
  completeOptions,
  type OptionSpec,
  type Options,
  parseHeader,
  type Random,
  type Seat,
  type Viewer,
} from '@adega/kernel';
import { gameOf, TITLES } from '@adega/shelf';
import {
  choose,
  confirm,
  entriesOf,
  type Fault,
  isFault,
  logFor,
  type Match,
  offersFor,
  openMatch,
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
} from '@adega/table';
import { type Position, parseRequest, type Reply, type Request, type Trouble } from '@adega/wire';

// biome-ignore lint/suspicious/noExplicitAny: the host serves every game on the shelf
type AnyMatch = Match<any, any, any>;

/** What one page has before it. */
interface Sitting {
  readonly match: AnyMatch;
  /** Through whose eyes the page looks: at one screen, the seat that is to decide. */
  viewer: Viewer;
  /** Of the last position sent: for whom and how many chapters of the log. */
  told: { readonly viewer: Viewer; readonly chapters: number };
}

export interface Host {
  answer(message: unknown): Reply;
}

/** `chanceFrom` gives the stream of a new or resumed match, from a seed where one was named. */
export function makeHost(chanceFrom: (seed: string | undefined) => Random): Host {
  let sitting: Sitting | undefined;
  const serve = (request: Request): Reply => {
    if (request.type === 'open' || request.type === 'resume') {
      const begun = request.type === 'open' ? opened(request, chanceFrom(request.seed)) : resumed(request, chanceFrom(undefined));
      if ('trouble' in begun) return troubled(request.id, begun.trouble);
      sitting = begun;
      return positionOf(begun, request.id);
    }
    return sitting === undefined ? troubled(request.id, { code: 'no-table' }) : serveAt(sitting, request);
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

function resumed(request: Request & { type: 'resume' }, chance: Random): Begun {
  const header = parseHeader(request.record);
  if (header.problem !== undefined) return { trouble: { code: 'bad-record', problem: header.problem } };
  const game = gameOf(header.game);
  if (game === undefined) return { trouble: unknownGame(header.game) };
  const match = resumeMatch(game, request.names, request.record, chance);
  return 'problem' in match ? { trouble: { code: 'bad-record', problem: match.problem } } : seated(match);
}

function seated(match: AnyMatch): Sitting {
  const viewer = eyesFor(waitingFor(match), 0);
  return { match, viewer, told: { viewer, chapters: 0 } };
}

// Playing

type Asked = Exclude<Request, { type: 'open' | 'resume' }>;

function serveAt(sitting: Sitting, request: Asked): Reply {
  const { match } = sitting;
  const wrong = wrongWith(match, request);
  if (wrong !== undefined) return troubled(request.id, wrong);
  switch (request.type) {
    case 'look':
      sitting.viewer = request.as;
      return positionOf(sitting, request.id);
    case 'record':
      return { type: 'record', re: request.id, text: recordText(match) };
    case 'preview':
    case 'remedies':
      return advise(match, request);
    default:
      return act(sitting, request);
  }
}

function wrongWith(match: AnyMatch, request: Asked): Trouble | undefined {
  const at = entriesOf(match).length;
  if ('at' in request && request.at !== at) return { code: 'stale', seen: request.at, at };
  const seat = 'seat' in request ? request.seat : request.type === 'look' && request.as !== 'watcher' ? request.as : 0;
  return seat < match.names.length ? undefined : { code: 'no-such-seat', seat };
}

type Act = Extract<Request, { type: 'choose' | 'confirm' | 'undo' | 'restart' }>;

function act(sitting: Sitting, request: Act): Reply {
  const { match } = sitting;
  const fault = done(match, request);
  if (fault !== undefined) return troubled(request.id, troubleOf(fault));
  sitting.viewer = eyesFor(waitingFor(match), sitting.viewer);
  return positionOf(sitting, request.id);
}

function done(match: AnyMatch, request: Act): Fault | undefined {
  switch (request.type) {
    case 'choose':
      return choose(match, request.seat, request.key);
    case 'confirm':
      return confirm(match, request.seat);
    case 'undo':
      return undo(match, request.seat, request.to);
    case 'restart':
      return restart(match, request.seat);
  }
}

function advise(match: AnyMatch, request: Request & { type: 'preview' | 'remedies' }): Reply {
  const { id: re, seat, key, type } = request;
  const told = type === 'preview' ? previewFor(match, seat, key) : remediesFor(match, seat, key);
  if (isFault(told)) return troubled(re, troubleOf(told));
  if ('lines' in told) return { type: 'remedies', re, key, lines: told.lines, complete: told.complete };
  return { type: 'preview', re, key, ...told };
}

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
  const { match, viewer, told } = sitting;
  const { game } = match;
  const chapters = logFor(match, viewer);
  const from = told.viewer === viewer ? Math.min(told.chapters, chapters.length) : 0;
  sitting.told = { viewer, chapters: chapters.length };
  const waiting = waitingFor(match);
  const view = viewFor(match, viewer);
  return {
    type: 'position',
    re,
    game: game.id,
    options: completeOptions(game, match.playing.record.options),
    names: match.names,
    at: entriesOf(match).length,
    viewer,
    view,
    waiting,
    question: viewer === 'watcher' ? undefined : offersFor(match, viewer),
    undo: undoOf(match, viewer),
    log: { from, chapters: chapters.slice(from) },
    scores: game.scores(view),
    result: waiting.for === 'nobody' ? game.result(view) : undefined,
  };
}
