// Somebody at another machine: knows the server only through its messages, and follows tables with the engine as a page does.

import { randomBytes } from 'node:crypto';
import { advance, type Course, reseal, startCourse } from '@adega/journal';
import { type AnyGame, pick, type Random, type Viewer } from '@adega/kernel';
import { gameOf, titleOf } from '@adega/shelf';
import type { Bar, Deed, NewTable, SeatPlan, TableLine, TableTold } from '@adega/wire/journal.ts';
import { type Glance, type MadeTable, type OnlineTrouble, PROTOCOL, parseTold, type Told } from '@adega/wire/online.ts';
import { WebSocket } from 'ws';

/** A browser without a page: it keeps its cookie. */
export class Browser {
  cookie = '';
  origin: string;
  constructor(origin: string) {
    this.origin = origin;
  }

  // biome-ignore lint/suspicious/noExplicitAny: the tests know what they asked for
  async ask(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<{ status: number; body: any; headers: Headers }> {
    const response = await fetch(`${this.origin}${path}`, {
      method,
      headers: {
        ...(this.cookie === '' ? {} : { cookie: this.cookie }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        origin: this.origin,
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const [set] = response.headers.getSetCookie();
    if (set !== undefined) this.cookie = set.split(';')[0] ?? '';
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return { status: response.status, body: isJson ? JSON.parse(text) : text, headers: response.headers };
  }

  async make(game: string, seats: readonly SeatPlan[], more: Partial<NewTable> = {}): Promise<MadeTable> {
    const { status, body } = await this.ask('POST', '/api/tables', { game, options: {}, seats, watchers: true, ...more });
    if (status !== 201) throw new Error(`no table: ${JSON.stringify(body)}`);
    return body;
  }

  async sit(id: string, seat: number, token?: string, name = `Somebody ${seat}`) {
    const sitting = { id: newId(), seat, name, bytes: randomBytes(8).toString('hex') };
    return this.ask('POST', `/api/tables/${id}/sit`, token === undefined ? { sitting } : { sitting, token });
  }

  async glance(id: string, token?: string): Promise<Glance> {
    return (await this.ask('POST', `/api/tables/${id}/look`, token === undefined ? {} : { token })).body;
  }

  socket(id: string, headers: Record<string, string> = {}): WebSocket {
    const address = `${this.origin.replace('http', 'ws')}/api/tables/${id}/live`;
    return new WebSocket(address, { headers: { cookie: this.cookie, origin: this.origin, ...headers }, handshakeTimeout: 10_000 });
  }
}

type About = Pick<TableTold, 'game' | 'pack' | 'own'>;

const gameAt = ({ game, pack, own }: About): AnyGame | undefined =>
  own === undefined ? gameOf(game, pack) : titleOf(game)?.make(JSON.parse(own)).game;

/** By the rules and with the pack of now, whatever the table is. */
export function helloTo(about: About | undefined, as: Viewer, after = 0): string {
  const { game = 'vinhos/2016' } = about ?? {};
  const known = (about && gameAt(about)) ?? gameOf(game);
  return JSON.stringify({ type: 'hello', protocol: PROTOCOL, as, after, game, rules: known?.rules ?? 0, pack: known?.pack ?? '-' });
}

export const newId = (): string => randomBytes(9).toString('base64url');

interface Pending {
  readonly deed: Deed;
  resolve(came: Came): void;
}

export type Came = { readonly n: number } | { readonly bar: Bar };

/** Somebody else had it first: another page, the end, or an answer that was left beforehand. */
const TOO_LATE: readonly string[] = ['stale', 'over', 'not-sealed'];

/** A page at a table. It comes back by itself when the line breaks, and asks again what was not answered. */
export class Page {
  readonly browser: Browser;
  readonly id: string;
  readonly as: Viewer;
  course: Course | undefined;
  /** Every line as it was heard, by its number from 1. */
  readonly heard: string[] = [];
  /** What the server has acknowledged: command and line. */
  readonly acknowledged: { readonly deed: Deed; readonly n: number }[] = [];
  readonly troubles: OnlineTrouble[] = [];
  readonly told: Told[] = [];
  /** Every byte that came. */
  bytes = '';
  mine: readonly number[] = [];
  private ws: WebSocket | undefined;
  private about: TableTold | undefined;
  private pending: Pending[] = [];
  private waiting: (() => void)[] = [];
  private closed = false;

  constructor(browser: Browser, id: string, as: Viewer) {
    this.browser = browser;
    this.id = id;
    this.as = as;
    this.connect();
  }

  private connect(): void {
    if (this.closed) return;
    const ws = this.browser.socket(this.id);
    this.ws = ws;
    ws.on('open', () => {
      void this.greet(ws);
    });
    ws.on('message', data => this.hear(String(data)));
    ws.on('error', () => {});
    ws.on('close', () => setTimeout(() => this.connect(), 30));
  }

  /** As a page does that has looked at the table before. */
  private async greet(ws: WebSocket): Promise<void> {
    const glance = this.about === undefined ? await this.browser.glance(this.id).catch(() => undefined) : { table: this.about };
    if (glance === undefined) return ws.terminate();
    this.about = glance.table;
    if (ws.readyState === WebSocket.OPEN) ws.send(helloTo(this.about, this.as, this.heard.length));
  }

  private hear(text: string): void {
    const { message, trouble } = parseTold(JSON.parse(text));
    if (message === undefined) throw new Error(`the server says what nobody understands: ${JSON.stringify(trouble)} ${text.slice(0, 300)}`);
    this.bytes += text;
    this.told.push(message);
    if (message.type === 'welcome') this.welcome(message);
    if (message.type === 'lines') for (const line of message.lines) this.follow(line);
    if (message.type === 'resealed') this.reseal(message.line);
    if (message.type === 'trouble') this.troubles.push(message.trouble);
    if (message.type === 'done') this.settle(message.id, { n: message.n });
    if (message.type === 'barred') this.settle(message.id, { bar: message.bar });
    // Nothing was kept: as when the line broke.
    if (message.type === 'trouble' && message.trouble.code === 'store') setTimeout(() => this.resend(), 50);
    for (const wake of this.waiting.splice(0)) wake();
  }

  private welcome({ table, mine, lines, resealed }: Extract<Told, { type: 'welcome' }>): void {
    const game = gameAt(table);
    if (game === undefined) throw new Error('no game');
    this.course ??= startCourse(game, table, this.as);
    this.mine = mine;
    for (const line of resealed) this.reseal(line);
    for (const line of lines) this.follow(line);
    this.resend();
  }

  private resend(): void {
    for (const { deed } of this.pending) this.say({ type: 'do', deed });
  }

  private follow(line: TableLine): void {
    this.heard.push(JSON.stringify(line));
    advance(this.course as Course, line);
  }

  private reseal(line: TableLine): void {
    if (line.kind !== 'turn') return;
    this.heard[line.n - 1] = JSON.stringify(line);
    reseal(this.course as Course, line.n, line.entries);
  }

  private settle(id: string, came: Came): void {
    const pending = this.pending.find(({ deed }) => deed.id === id);
    this.pending = this.pending.filter(of => of !== pending);
    if (pending === undefined) return;
    if ('n' in came) this.acknowledged.push({ deed: pending.deed, n: came.n });
    pending.resolve(came);
  }

  say(message: unknown): void {
    if (this.ws?.readyState === WebSocket.OPEN) this.ws.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  do(deed: Deed): Promise<Came> {
    return new Promise(resolve => {
      this.pending.push({ deed, resolve });
      this.say({ type: 'do', deed });
    });
  }

  /** Waits until it is so. */
  async until(isSo: (page: Page) => boolean): Promise<void> {
    while (!isSo(this)) await new Promise<void>(resolve => this.waiting.push(resolve));
  }

  /** The line breaks, as lines do. */
  breakLine(): void {
    this.ws?.terminate();
  }

  close(): void {
    this.closed = true;
    this.ws?.terminate();
  }

  get isAsked(): boolean {
    return this.course?.asked.includes(this.as as number) === true;
  }

  get isOver(): boolean {
    return this.course?.end !== undefined;
  }

  /** Any turn that is offered, as far as nobody else comes in between. */
  anyTurn(rng: Random, most = 1 + rng.below(8)): Deed {
    const { game, state, questions } = this.course as Course;
    const seat = this.as as number;
    const view = game.clone(state);
    const keys: string[] = [];
    while (keys.length < most) {
      const decision = game.decide(view).find(({ by }) => by === seat);
      if (decision === undefined) break;
      const move = pick(decision, rng);
      keys.push(game.keyOf(move));
      game.apply(view, seat, move);
    }
    return { type: 'turn', id: newId(), seat, question: questions[seat] ?? 0, keys };
  }

  /** Plays until the game is over, or it was told to stop. */
  async play(rng: Random, isEnough: () => boolean = () => false): Promise<void> {
    while (true) {
      await this.until(page => page.isOver || page.isAsked || isEnough());
      if (this.isOver || isEnough()) return;
      const came = await this.do(this.anyTurn(rng));
      if ('bar' in came && !TOO_LATE.includes(came.bar.bar)) throw new Error(`barred: ${JSON.stringify(came.bar)}`);
      // The lines come before the answer, unless somebody else had it first.
    }
  }
}

/** A table at which everybody sits, each before a page of his own; and somebody who watches. */
export async function gather(
  origin: string,
  game: string,
  seats: readonly SeatPlan[],
): Promise<{ id: string; pages: Page[]; watcher: Page }> {
  const maker = new Browser(origin);
  const { id, join, links } = await maker.make(game, seats);
  const pages: Page[] = [];
  for (const [seat, plan] of seats.entries()) {
    if (plan !== 'open' && plan !== 'link') continue;
    const browser = seat === 0 ? maker : new Browser(origin);
    const token = links.find(link => link.seat === seat)?.token ?? join;
    const { status, body } = await browser.sit(id, seat, seat === 0 ? undefined : token);
    if (status !== 200) throw new Error(`no seat: ${JSON.stringify(body)}`);
    pages.push(new Page(browser, id, seat));
  }
  const watching = new Browser(origin);
  await watching.glance(id);
  return { id, pages, watcher: new Page(watching, id, 'watcher') };
}
