// A table on line as one page follows it: what the server tells goes into a course of lines, what the page asks is answered from there.
// The turn of the page's own seat is tried out here, like a match at one screen, and goes to the server whole when it is confirmed.

import { advance, CannotFollow, type Course, isSettled, reseal, startCourse, type TurnTaken } from '@adega/journal';
import type { AnyGame, Seat, Viewer } from '@adega/kernel';
import { choose, entriesOf } from '@adega/table';
import { type Idea, parseRequest, type Reply, type Request, type Trouble } from '@adega/wire';
import type { Bar, Deed, TableLine, TableTold } from '@adega/wire/journal.ts';
import { type Draft, type OnlineTrouble, PROTOCOL, type Told } from '@adega/wire/online.ts';
import type { SaidAtTable } from '@adega/wire/talk.ts';
import type { About, Around, Ears, Following, Misfit } from './around.ts';
import { isBeginning } from './beginning.ts';
import { type AnyMatch, type Desk, type Shelf, waitingAt } from './desk.ts';
import { deskFor, HERE, heardBy, sealedBy, triedAt } from './heard.ts';
import { isAct, serveAt } from './host.ts';
import { positionOf } from './position.ts';
import { ideasOf, lookOn, type Sitting, sitDown, takeUp } from './sitting.ts';

/** A page shows no more. */
const MOST_TALK = 200;

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
    // Whoever hears of a time that has not come yet is behind.
    ahead = Math.max(ahead, line.at - ears.now());
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

  const confirm = (request: Extract<Request, { type: 'confirm' | 'choose' | 'choose-line' }>, reply: (reply: Reply) => void): void => {
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
      const isChoice = request.type === 'choose' || request.type === 'choose-line';
      const ends = isChoice && request.confirm === true && sitting.looking.branch === undefined;
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
