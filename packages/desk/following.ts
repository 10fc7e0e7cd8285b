// A table on line as one page follows it: what the server tells goes into a course of lines, what the page asks is answered from there.
// The turn of the page's own seat is tried out here, like a match at one screen, and goes to the server whole when it is confirmed.

import {
  advance,
  CannotFollow,
  type Course,
  isSettled,
  reseal,
  type SeatHeld,
  startCourse,
  stateBefore,
  type TurnTaken,
} from '@adega/journal';
import { type AnyGame, CHANCE, type Seat, stream, type Viewer } from '@adega/kernel';
import { type Base, choose, entriesOf, logFor } from '@adega/table';
import { type Idea, parseRequest, type Reply, type Request, type Trouble } from '@adega/wire';
import { coloursOf } from '@adega/wire/colour.ts';
import type { Bar, Deed, TableLine, TableTold } from '@adega/wire/journal.ts';
import { type Draft, type OnlineTrouble, PROTOCOL, type Said, type Told } from '@adega/wire/online.ts';
import type { SaidAtTable, Talking } from '@adega/wire/talk.ts';
import { isBeginning } from './beginning.ts';
import { type AnyMatch, type ChanceFrom, type Desk, type Shelf, waitingAt } from './desk.ts';
import { isAct, serveAt } from './host.ts';
import { positionOf } from './position.ts';
import { ideasOf, lookOn, type Sitting, sitDown, takeUp } from './sitting.ts';

/** What a page knows of a table besides the position. */
export interface Around {
  readonly table?: TableTold | undefined;
  readonly seats: readonly SeatHeld[];
  /** Seats at which somebody looks now. */
  readonly here: readonly Seat[];
  readonly begun: boolean;
  readonly asked: readonly Seat[];
  readonly ask?: Course['ask'];
  readonly refused?: Course['refused'];
  readonly end?: Course['end'];
  /** My last turn, which I may ask to take back. */
  readonly last?: number | undefined;
  /** Entries that are committed, and how many of them there were after my last turn. */
  readonly at: number;
  readonly mine?: number | undefined;
  /** My last answer, while it is sealed: it can be replaced. `open`: I am choosing another one. */
  readonly sealed?: { readonly open: boolean } | undefined;
  readonly next?: string | undefined;
  /** By seat, what it has added to chance. */
  readonly bytes: readonly string[];
  /** A turn is on its way to the server. */
  readonly sending: boolean;
  /** The table comes from somewhere else, or from older rules: the last line that says so. */
  readonly carried?: Extract<TableLine, { kind: 'carried' }> | undefined;
  /** Nobody moves until all have agreed to go on: it has come out otherwise by the rules of now. */
  readonly stopped: boolean;
  /** It is more than begun: where the result counts, nobody ends it without one any more. */
  readonly settled: boolean;
  readonly questions: readonly number[];
  readonly clocks?: Course['clocks'];
  /** How far the server's clock is ahead of that of this machine, in milliseconds. */
  readonly ahead: number;
  /** Answers that I have left beforehand. */
  readonly left: readonly string[];
  /** What was said at the table, the latest last; why I was not heard, if I was not. */
  readonly talk: readonly SaidAtTable[];
  readonly hushed?: Extract<Told, { type: 'hushed' }>['why'] | undefined;
  /** What I have noted for myself. */
  readonly note: string;
  /** Page and server do not fit: the page is too old, or it is ahead of the server. */
  readonly misfit?: Misfit | undefined;
}

export type Misfit = 'old' | 'ahead';

/** What a page knows of a table before it follows it. */
export type About = Pick<TableTold, 'game' | 'pack' | 'own'>;

export interface Following {
  /** The line to the server is open, for the first time or again. */
  open(): void;
  hear(told: Told): void;
  /** Answers a page; what is confirmed is answered when the server has. */
  answer(message: unknown, reply: (reply: Reply) => void): void;
  /** Does something else than a turn. */
  do(deed: Omitted<Deed>): void;
  /** Says something to the others at the table. */
  speak(saying: Talking): void;
  /** Notes something down for myself, in place of what was there. */
  keepNote(text: string): void;
  /** Answers that I leave beforehand, in place of those before. */
  leave(answers: readonly string[]): void;
  /** Ideas that were tried on here before. */
  takeUp(ideas: readonly Idea[]): void;
  /** Chooses again instead of my sealed answer, or leaves it as it is. */
  reopen(open: boolean): void;
  around(): Around;
}

/** A deed before it has a name. */
export type Omitted<D> = D extends Deed ? Omit<D, 'id' | 'seat'> : never;

export interface Ears {
  say(said: Said): void;
  /** The position or what is around it has changed, and nobody asked. */
  news(): void;
  newId(): string;
  /** What is tried on beside the match has changed. */
  keep(ideas: readonly Idea[]): void;
  /** What those at the table are called. */
  called(seats: readonly SeatHeld[]): readonly string[];
  readonly chanceFrom: ChanceFrom;
  /** What time it is here. */
  now(): number;
}

/** A page shows no more. */
const MOST_TALK = 200;
const HERE = 'here';
const ELSEWHERE = 'elsewhere';

interface Sent {
  readonly deed: Deed;
  readonly re: number;
  readonly reply: (reply: Reply) => void;
}

export function followAs(shelf: Shelf, viewer: Viewer, about: About, ears: Ears): Following & { position(): Reply | undefined } {
  const seat = viewer === 'watcher' ? undefined : viewer;
  let table: TableTold | undefined;
  let course: Course | undefined;
  /** What everybody has heard, with the log of it. */
  let heard: AnyMatch | undefined;
  let sitting: Sitting | undefined;
  let here: readonly Seat[] = [];
  let sent: Sent | undefined;
  let drafted = '';
  let carried: Around['carried'];
  let misfit: Misfit | undefined;
  let ahead = 0;
  let left: readonly string[] = [];
  let talk: readonly SaidAtTable[] = [];
  let hushed: Around['hushed'];
  let note = '';
  /** What this page would play the table by. */
  const game = gameFor(shelf, about);
  /** The sealed turn in whose place I choose again. */
  let reopened: TurnTaken | undefined;
  let bytes: readonly string[] = [];
  /** Not taken up yet. */
  let before: readonly Idea[] = [];

  const hello = (): void => {
    const { rules = 0, pack = about.pack } = game ?? {};
    ears.say({ type: 'hello', protocol: PROTOCOL, as: viewer, after: course?.n ?? 0, game: about.game, rules, pack });
  };

  const welcome = (told: Extract<Told, { type: 'welcome' }>): void => {
    table = told.table;
    here = told.here;
    ahead = told.now - ears.now();
    left = told.left ?? [];
    talk = told.talk ?? [];
    note = told.note ?? '';
    misfit = undefined;
    if (course !== undefined && told.n !== undefined && told.n < course.n) throw new CannotFollow(told.n, `after ${course.n} lines`);
    if (game === undefined) throw new Error(`there is no game ${table.game}`);
    course ??= startCourse(game, table, viewer);
    for (const line of told.resealed) take(line, true);
    for (const line of told.lines) take(line);
    const tried = sitting && triedAt(sitting, seat, question);
    // What was tried out without a line goes on, and is kept now; otherwise what was tried out elsewhere.
    seatAgain(tried === undefined || tried.keys.length === 0 ? told.drafts.find(draft => draft.seat === seat) : undefined);
    drafted = JSON.stringify(told.drafts[0]?.keys ?? []);
    keepDraft();
    if (sent !== undefined) ears.say({ type: 'do', deed: sent.deed });
  };

  const take = (line: TableLine, again = false): void => {
    if (course === undefined) return;
    if (again) {
      if (line.kind === 'turn') reseal(course, line.n, line.entries);
    } else advance(course, line);
    if (line.kind === 'seat' && !course.begun)
      bytes = course.seats.map((_, i) => (i === line.seat ? (line.bytes ?? '') : (bytes[i] ?? '')));
    // The log of what is no longer so is told anew.
    if (again || line.kind === 'back' || line.kind === 'carried') heard = undefined;
    if (line.kind === 'carried' && line.entries.length > 0) carried = line;
  };

  /** The desk as it is now. What was being tried out stays, if it is still what is asked. */
  const seatAgain = (draft?: Draft): void => {
    if (course === undefined || !course.begun) return;
    const tried = draft ?? (sitting && triedAt(sitting, seat, question));
    if (reopened?.n !== sealedBy(course, seat)?.n) reopened = undefined;
    question = reopened?.question ?? course.questions[seat ?? -1] ?? 0;
    heard = heardBy(course, viewer, ears.called(course.seats), heard);
    const desk: Desk = { ...deskFor(shelf, course, heard, viewer, about.own, reopened), ...(table?.rated && { hints: false }) };
    const looking = sitting?.looking;
    sitting = sitDown(desk, HERE);
    if (looking !== undefined) sitting.looking = { ...looking, viewer: sitting.looking.viewer };
    takeUpAgain();
    if (seat !== undefined && tried?.question === question && (reopened !== undefined || course.asked.includes(seat))) {
      for (const key of tried.keys) if (choose(desk.match, seat, key) !== undefined) break;
      lookOn(sitting);
    }
  };
  let question = 0;

  const takeUpAgain = (): void => {
    if (sitting === undefined || before.length === 0) return;
    takeUp(sitting, before, () => ears.chanceFrom(undefined));
    before = [];
  };

  const settle = (id: string, reply: (sent: Sent) => Reply): void => {
    if (sent?.deed.id !== id) return;
    const settled = sent;
    sent = undefined;
    settled.reply(reply(settled));
  };

  const hear = (told: Told): void => {
    switch (told.type) {
      case 'welcome':
        welcome(told);
        break;
      case 'lines':
        for (const line of told.lines) take(line);
        seatAgain();
        break;
      case 'resealed':
        take(told.line, true);
        reopened = undefined;
        seatAgain();
        break;
      case 'here':
        here = told.here;
        break;
      case 'draft':
        drafted = JSON.stringify(told.draft.keys);
        if (told.draft.question === question) seatAgain(told.draft);
        break;
      case 'answers':
        left = told.answers;
        break;
      case 'talk':
        talk = [...talk.slice(1 - MOST_TALK), told.said];
        if (told.said.seat === seat) hushed = undefined;
        break;
      case 'hushed':
        hushed = told.why;
        break;
      case 'done':
        // Also where it was the same as before.
        if (sent?.deed.id === told.id && reopened !== undefined) reopen(false);
        settle(told.id, ({ re }) => positionNow(re));
        break;
      case 'barred':
        if (sent?.deed.id === told.id && reopened !== undefined) reopen(false);
        settle(told.id, ({ re }) => ({ type: 'trouble', re, trouble: troubleOf(told.bar, sitting) }));
        break;
      case 'trouble':
        misfit = misfitIn(told.trouble, game?.rules ?? 0) ?? misfit;
        if (told.id !== undefined && told.trouble.code !== 'store') settle(told.id, ({ re }) => broken(re, told.trouble.code));
        break;
      case 'bye':
        break;
    }
    ears.news();
  };

  const reopen = (open: boolean): void => {
    reopened = open && course !== undefined ? sealedBy(course, seat) : undefined;
    seatAgain({ seat: seat ?? 0, question: 0, keys: [] });
    ears.news();
  };

  const positionNow = (re?: number): Reply =>
    sitting === undefined ? { type: 'trouble', re, trouble: { code: 'no-table' } } : positionOf(sitting, re);

  const confirm = (request: Extract<Request, { type: 'confirm' | 'choose' }>, reply: (reply: Reply) => void): void => {
    const at = sitting === undefined ? undefined : waitingAt(sitting.desk, sitting.desk.match);
    const tried = sitting && triedAt(sitting, seat, question);
    if (sent !== undefined || seat === undefined || at?.for !== 'confirm' || tried === undefined || tried.keys.length === 0) {
      reply({ type: 'trouble', re: request.id, trouble: { code: 'nothing-to-confirm', seat: request.seat } });
      return;
    }
    sent = { deed: { type: 'turn', id: ears.newId(), seat, question, keys: tried.keys }, re: request.id, reply };
    ears.say({ type: 'do', deed: sent.deed });
  };

  /** What is tried out is kept for my other devices, and for when I come back. */
  const keepDraft = (): void => {
    const tried = sitting && triedAt(sitting, seat, question);
    const text = JSON.stringify(tried?.keys ?? []);
    if (seat === undefined || tried === undefined || reopened !== undefined || text === drafted) return;
    drafted = text;
    ears.say({ type: 'draft', seat, question, keys: tried.keys });
  };

  return {
    open: hello,
    hear(told) {
      try {
        hear(told);
      } catch (error) {
        if (!(error instanceof CannotFollow)) throw error;
        // Heard wrong: once more from the beginning.
        if (sitting !== undefined) before = ideasOf(sitting);
        [course, heard, sitting] = [undefined, undefined, undefined];
        hello();
      }
    },
    answer(message, reply) {
      const { message: request, trouble } = parseRequest(message);
      if (request === undefined) return reply({ type: 'trouble', trouble });
      if (sitting === undefined || isBeginning(request) || request.type === 'pack' || request.type === 'seat') {
        return reply({ type: 'trouble', re: request.id, trouble: { code: 'no-table' } });
      }
      if (request.type === 'confirm' && sitting.looking.branch === undefined) return confirm(request, reply);
      const { branches } = sitting.looking;
      // Nothing is drawn here: what ends the turn is tried out first, and then sent.
      const ends = request.type === 'choose' && request.confirm === true && sitting.looking.branch === undefined;
      const answer = serveAt(sitting, ends ? { ...request, confirm: false } : request, ears.chanceFrom);
      if (ends && answer.type === 'position' && waitingAt(sitting.desk, sitting.desk.match).for === 'confirm')
        return confirm(request, reply);
      reply(answer);
      keepDraft();
      const { looking } = sitting;
      if (looking.branches !== branches || (looking.branch !== undefined && isAct(request))) ears.keep(ideasOf(sitting));
    },
    takeUp(ideas) {
      before = ideas;
      takeUpAgain();
      if (sitting !== undefined) ears.news();
    },
    do: deed => seat !== undefined && ears.say({ type: 'do', deed: { ...deed, id: ears.newId(), seat } as Deed }),
    speak: saying => seat !== undefined && ears.say({ type: 'say', seat, saying }),
    keepNote(text) {
      note = text;
      ears.say({ type: 'note', text });
    },
    leave: answers => seat !== undefined && ears.say({ type: 'answers', seat, answers: [...answers] }),
    reopen,
    position: () => sitting && positionOf(sitting),
    around: () => ({
      table,
      here,
      seats: course?.seats ?? [],
      begun: course?.begun ?? false,
      asked: course?.asked ?? [],
      ask: course?.ask,
      refused: course?.refused,
      end: course?.end,
      last: course?.turns.findLast(({ by }) => by === seat)?.n,
      at: course?.entries.length ?? 0,
      mine: endOf(course?.turns.findLast(({ by }) => by === seat)),
      sealed: course && sealedBy(course, seat) && { open: reopened !== undefined },
      next: course?.next,
      bytes,
      sending: sent !== undefined,
      carried,
      stopped: course?.stopped ?? false,
      settled: course !== undefined && isSettled(course),
      questions: course?.questions ?? [],
      clocks: course?.clocks,
      ahead,
      left,
      talk,
      hushed,
      note,
      misfit,
    }),
  };
}

/** With the pack that the table is played with; undefined where this page does not know the game. */
function gameFor(shelf: Shelf, { game: id, pack, own }: About): AnyGame | undefined {
  const made = own === undefined ? undefined : shelf.titles.find(title => title.id === id)?.make(JSON.parse(own));
  return made?.game ?? shelf.gameOf(id, pack) ?? shelf.gameOf(id);
}

/** Packs are never forgotten: whoever does not know one is too old for it. */
function misfitIn(trouble: OnlineTrouble, rules: number): Misfit | undefined {
  switch (trouble.code) {
    case 'other-protocol':
      return trouble.protocol > PROTOCOL ? 'old' : 'ahead';
    case 'other-version':
      return trouble.rules < rules ? 'ahead' : 'old';
    case 'newer-table':
      return 'ahead';
    default:
      return undefined;
  }
}

const broken = (re: number, what: string): Reply => ({ type: 'trouble', re, trouble: { code: 'broken', what } });

function troubleOf(bar: Bar, sitting: Sitting | undefined): Trouble {
  const at = sitting === undefined ? 0 : entriesOf(sitting.desk.match).length;
  switch (bar.bar) {
    case 'stale':
      return { code: 'stale', seen: at, at };
    case 'not-offered':
      return { code: 'not-offered', key: bar.key };
    case 'not-yours':
      return { code: 'not-yours', seat: bar.seat };
    default:
      return { code: 'broken', what: bar.bar };
  }
}

const endOf = (turn: TurnTaken | undefined): number | undefined => turn && turn.from + turn.count;

/** The last turn of a seat, while others choose beside it and do not know what it chose. */
function sealedBy({ game, asked, entries, turns }: Course, seat: Seat | undefined): TurnTaken | undefined {
  const turn = turns.findLast(({ by }) => by === seat);
  if (turn === undefined || seat === undefined || asked.length === 0 || asked.includes(seat)) return undefined;
  const since = entries.slice(turn.from);
  if (since.some(({ by }) => by === CHANCE)) return undefined;
  const isHidden = since.slice(0, turn.count).some(entry => game.keyOf(game.hear(entry, 'watcher').move) !== game.keyOf(entry.move));
  return isHidden ? turn : undefined;
}

/** What a seat has tried out and not confirmed. */
function triedAt({ desk: { match, followed } }: Sitting, seat: Seat | undefined, question: number): Draft | undefined {
  if (seat === undefined || followed === undefined) return undefined;
  return { seat, question, keys: entriesOf(match).slice(followed.at).map(({ move }) => match.game.keyOf(move)) }; // biome-ignore format: one thing
}

type AnyBase = Base<unknown, never>;

/** The beginning, as this viewer saw it. */
const startOf = ({ game, options }: Course, viewer: Viewer): AnyBase => ({
  state: game.view(game.start(options), viewer),
  viewer,
  at: 0,
  chapters: [],
});

/** A match of what was heard, to tell the log from; one that is there goes on. */
function heardBy(course: Course, viewer: Viewer, names: readonly string[], before: AnyMatch | undefined): AnyMatch {
  const { game, options, entries, state } = course;
  const record = { game: game.id, rules: game.rules, pack: game.pack, options, entries };
  return {
    game,
    names,
    chance: stream('nobody draws in what is only followed'),
    playing: { state, record },
    followers: before?.followers ?? new Map(),
    base: before?.base ?? startOf(course, viewer),
  };
}

/** A copy of it to try out a turn in. What was heard cannot be taken back there. Instead of a turn: as it was before that. */
function deskFor(shelf: Shelf, course: Course, heard: AnyMatch, viewer: Viewer, own: string | undefined, instead?: TurnTaken): Desk {
  const { game } = course;
  const entries = course.entries.slice(0, instead?.from);
  const state = instead === undefined ? course.state : stateBefore(course, instead);
  const chapters = logFor(heard, viewer).slice(0, entries.length);
  const base = { state: game.clone(state), viewer, at: entries.length, chapters, before: heard.base };
  const playing = { state: game.clone(state), record: { ...heard.playing.record, entries } };
  const match: AnyMatch = { ...heard, playing, followers: new Map(), base };
  const title = shelf.titles.find(({ id }) => id === game.id);
  const isOurs = shelf.gameOf(game.id)?.pack === game.pack;
  return {
    match,
    title,
    colours: course.seats.some(({ colour }) => colour !== undefined) ? coloursOf(course.seats.map(({ colour }) => colour)) : undefined,
    pack: isOurs ? undefined : game.pack,
    own,
    holders: course.seats.map((_, seat) => (seat === viewer ? HERE : ELSEWHERE)),
    followed: { seat: viewer === 'watcher' ? undefined : viewer, at: entries.length, isStill: course.stopped || course.end !== undefined },
  };
}
