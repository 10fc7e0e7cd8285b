// Somebody at another machine who writes down all that he says and is told. He knows the server only through its messages, follows tables
// with the engine as a page does, and comes back by himself, to whichever server he finds.

import { randomBytes } from 'node:crypto';
import { advance, type Course, reseal, startCourse } from '@adega/journal';
import { pick, type Random, type Viewer } from '@adega/kernel';
import { gameIn } from '@adega/shelf';
import type { Deed, NewTable, TableTold } from '@adega/wire/journal.ts';
import { type Glance, type MadeTable, PROTOCOL, parseTold, type Said, type Told } from '@adega/wire/online.ts';
import { WebSocket } from 'ws';
import type { Log, Noted } from './history.ts';

/** Where servers are; any of them will do. */
export type Origins = () => string;

const AGAIN = 100; // milliseconds
/** So long nobody waits for an answer: the line may be dead without having broken. */
const PATIENCE = 20_000;
const LONGEST_TURN = 30;

const newId = (): string => randomBytes(9).toString('base64url');
const pause = (milliseconds: number): Promise<void> => new Promise(resolve => setTimeout(resolve, milliseconds));

/** A person, by the cookie that a server has given him. */
export class Guest {
  readonly origins: Origins;
  cookie = '';
  /** Requests that were not answered, or with trouble of the server's. */
  failures = 0;
  constructor(origins: Origins) {
    this.origins = origins;
  }

  /** By the name under which servers know him. */
  get person(): string {
    return /=([\w-]{22})\./.exec(this.cookie)?.[1] ?? '';
  }

  /** Asks until a server answers; what is asked may be done more than once. */
  async ask<T>(path: string, body: unknown): Promise<{ readonly status: number; readonly body: T }> {
    for (let tries = 1; ; tries++) {
      const answer = await this.askOnce<T>(path, body).catch(() => undefined);
      if (answer !== undefined && answer.status < 500) return answer;
      this.failures++;
      await pause(AGAIN * Math.min(tries, 10));
    }
  }

  private async askOnce<T>(path: string, body: unknown): Promise<{ readonly status: number; readonly body: T }> {
    const origin = this.origins();
    const response = await fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { ...(this.cookie === '' ? {} : { cookie: this.cookie }), 'content-type': 'application/json', origin },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE),
    });
    const [set] = response.headers.getSetCookie();
    if (set !== undefined) this.cookie = set.split(';')[0] ?? '';
    return { status: response.status, body: (await response.json()) as T };
  }

  async make(wanted: NewTable): Promise<MadeTable> {
    const { status, body } = await this.ask<MadeTable>('/api/tables', wanted);
    if (status !== 201) throw new Error(`no table: ${JSON.stringify(body)}`);
    return body;
  }

  /** Sits down, and writes it down. */
  async sit(table: string, seat: number, token: string | undefined, name: string): Promise<Noted> {
    const sitting = { id: newId(), seat, name, bytes: randomBytes(8).toString('hex') };
    const asked = token === undefined ? { sitting } : { sitting, token };
    const { status, body } = await this.ask<{ n: number }>(`/api/tables/${table}/sit`, asked);
    if (status !== 200) throw new Error(`no seat: ${JSON.stringify(body)}`);
    return { sat: { id: sitting.id, seat, n: body.n } };
  }

  glance(table: string): Promise<{ readonly status: number; readonly body: Glance }> {
    return this.ask<Glance>(`/api/tables/${table}/look`, {});
  }
}

interface Pending {
  readonly deed: Deed;
  readonly begun: number;
  resolve(isDone: boolean): void;
}

export interface WitnessHears {
  /** How long it took from sending a command until it was acknowledged, in milliseconds. */
  acknowledged?(milliseconds: number): void;
  /** What the server could not do. */
  trouble?(code: string): void;
}

export class Witness {
  readonly guest: Guest;
  readonly table: string;
  readonly as: Viewer;
  readonly noted: Noted[];
  course: Course | undefined;
  /** How often he had to come back, and when he was last welcome. */
  returns = 0;
  welcomeAt = 0;
  private readonly hears: WitnessHears;
  private ws: WebSocket | undefined;
  private about: TableTold | undefined;
  private pending: Pending | undefined;
  private waiting: (() => void)[] = [];
  private isClosed = false;
  private heardAt = performance.now();
  private readonly timer: NodeJS.Timeout;

  /** `before`: what he has written down before he came to the table. */
  constructor(guest: Guest, table: string, as: Viewer, hears: WitnessHears = {}, before: readonly Noted[] = []) {
    this.noted = [...before];
    this.guest = guest;
    this.table = table;
    this.as = as;
    this.hears = hears;
    this.connect();
    // A line that was cut somewhere on its way breaks at neither end.
    this.timer = setInterval(() => this.pending !== undefined && performance.now() - this.heardAt > PATIENCE && this.breakLine(), 1000);
  }

  get log(): Log {
    return { table: this.table, as: this.as, person: this.guest.person, noted: this.noted };
  }

  /** Lines heard. */
  get n(): number {
    return this.course?.n ?? 0;
  }

  get isAsked(): boolean {
    return this.course?.asked.includes(this.as as number) === true;
  }

  get isOver(): boolean {
    return this.course?.end !== undefined;
  }

  private connect(): void {
    if (this.isClosed) return;
    const origin = this.guest.origins();
    const address = `${origin.replace('http', 'ws')}/api/tables/${this.table}/live`;
    const ws = new WebSocket(address, { headers: { cookie: this.guest.cookie, origin }, handshakeTimeout: PATIENCE });
    this.ws = ws;
    this.heardAt = performance.now();
    ws.on('open', () => void this.greet(ws));
    ws.on('message', data => ws === this.ws && this.hear(String(data)));
    ws.on('ping', () => {
      this.heardAt = performance.now();
    });
    ws.on('error', () => {});
    ws.on('close', () => ws === this.ws && this.comeBack());
  }

  private comeBack(): void {
    this.returns++;
    setTimeout(() => this.connect(), AGAIN + Math.random() * AGAIN);
  }

  private async greet(ws: WebSocket): Promise<void> {
    this.about ??= (await this.guest.glance(this.table)).body.table;
    if (ws.readyState !== WebSocket.OPEN || this.about === undefined) return ws.terminate();
    const { game, pack } = this.about;
    const rules = gameIn(this.about)?.rules ?? 0;
    this.say({ type: 'hello', protocol: PROTOCOL, as: this.as, after: this.n, game, rules, pack });
  }

  private hear(text: string): void {
    this.heardAt = performance.now();
    const { message, trouble } = parseTold(JSON.parse(text));
    if (message === undefined) throw new Error(`nobody understands this: ${JSON.stringify(trouble)} ${text.slice(0, 300)}`);
    this.noted.push({ told: message });
    this.follow(message);
    for (const wake of this.waiting.splice(0)) wake();
  }

  private follow(told: Told): void {
    if (told.type === 'welcome') this.welcome(told);
    if (told.type === 'lines') for (const line of told.lines) advance(this.course as Course, line);
    if (told.type === 'resealed') this.resealed(told.line);
    if (told.type === 'done' || told.type === 'barred') this.settle(told.id, told.type === 'done');
    if (told.type === 'trouble') this.troubled(told);
  }

  private welcome({ table, lines, resealed }: Extract<Told, { type: 'welcome' }>): void {
    const game = gameIn(table);
    if (game === undefined) throw new Error(`there is no game ${table.game}`);
    this.course ??= startCourse(game, table, this.as);
    this.welcomeAt = performance.now();
    for (const line of resealed) this.resealed(line);
    for (const line of lines) advance(this.course, line);
    this.again();
  }

  private resealed(line: Extract<Told, { type: 'resealed' }>['line']): void {
    if (line.kind === 'turn' && this.course !== undefined) reseal(this.course, line.n, line.entries);
  }

  /** Nothing was kept, or it is not known: asked again, on this line or on another. */
  private troubled({ id, trouble }: Extract<Told, { type: 'trouble' }>): void {
    this.hears.trouble?.(trouble.code);
    if (id === undefined) this.breakLine();
    else setTimeout(() => this.again(), 2 * AGAIN);
  }

  private again(): void {
    if (this.pending !== undefined) this.say({ type: 'do', deed: this.pending.deed });
  }

  private settle(id: string, isDone: boolean): void {
    const { pending } = this;
    if (pending?.deed.id !== id) return;
    this.pending = undefined;
    if (isDone) this.hears.acknowledged?.(performance.now() - pending.begun);
    pending.resolve(isDone);
  }

  say(said: Said): void {
    if (this.ws?.readyState !== WebSocket.OPEN) return;
    this.noted.push({ said });
    this.ws.send(JSON.stringify(said));
  }

  /** Whether it was done; waits until a server has answered. */
  do(deed: Deed): Promise<boolean> {
    return new Promise(resolve => {
      this.pending = { deed, begun: performance.now(), resolve };
      this.again();
    });
  }

  async until(isSo: (witness: Witness) => boolean): Promise<void> {
    while (!isSo(this)) await new Promise<void>(resolve => this.waiting.push(resolve));
  }

  /** Whoever waits looks again. */
  wake(): void {
    for (const wake of this.waiting.splice(0)) wake();
  }

  breakLine(): void {
    this.ws?.terminate();
  }

  close(): void {
    this.isClosed = true;
    clearInterval(this.timer);
    this.ws?.terminate();
  }

  /** All that the seat decides until somebody else is asked, or some of it. */
  anyTurn(rng: Random): Deed {
    const { game, state, questions } = this.course as Course;
    const seat = this.as as number;
    const most = rng.below(4) === 0 ? 1 + rng.below(4) : LONGEST_TURN;
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

  /** Plays until the game is over, or it was told to stop; before each turn it waits. */
  async play(rng: Random, isEnough: () => boolean, before: () => Promise<void> = async () => {}): Promise<void> {
    for (;;) {
      await this.until(witness => witness.isOver || witness.isAsked || isEnough());
      if (this.isOver || isEnough()) return;
      await before();
      if (this.isOver || isEnough() || !this.isAsked) continue;
      await this.do(this.anyTurn(rng));
    }
  }
}
