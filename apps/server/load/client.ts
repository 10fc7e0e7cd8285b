// The players of a load, as a process of their own: they say what is in their scripts, and look at nothing but whether it was done.

import { readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { PROTOCOL, type Said } from '@adega/wire/online.ts';
import type { Script } from './script.ts';
import { frameOf, openThin, type ThinSocket } from './thin-socket.ts';

export interface Task {
  /** Of one server or several: those who play at one table are at one of them. */
  readonly origins: readonly string[];
  /** Or each at another. */
  readonly apart?: boolean | undefined;
  /** The file with the scripts. */
  readonly file: string;
  /** Tables that are played at at the same time; each takes the next script when it is through. */
  readonly tables: number;
  /** Moves that are made before, as fast as they can be; what is under way then is answered before it counts. */
  readonly warmUp: number;
  readonly lasting: number; // milliseconds
  /** Moves a second in all; without it each table moves as soon as it can. */
  readonly rate?: number | undefined;
  /** Each table plays one game to warm up and another that counts, all of them side by side, in so many parts. */
  readonly parts?: number | undefined;
}

export interface Counted {
  readonly moves: number;
  readonly milliseconds: number;
  readonly p50: number; // milliseconds, as the next three
  readonly p99: number;
  /** Of the first and of the last third of games. */
  readonly early: number;
  readonly late: number;
  /** Sent to both viewers for these moves, frames included. */
  readonly bytes: number;
  /** Milliseconds until the other player has heard of a move, where he is at another server. */
  readonly heard?: { readonly p50: number; readonly p99: number } | undefined;
  /** 99 of 100 times those who play were kept from it for no longer than so many milliseconds. */
  readonly stall: number;
  readonly errors: readonly string[];
  /** By table, how many turns were acknowledged, from the beginning. */
  readonly acknowledged: { readonly [table: string]: number };
}

/** What is told of it: ready to begin, measuring begins and ends, so many moves were a part of all games, all is counted. */
export type News =
  | { readonly is: 'ready' | 'begun' | 'ended' }
  | { readonly is: 'part'; readonly moves: number }
  | ({ readonly is: 'over'; readonly cpu: number } & Counted);

/** Where two play one script after the other. */
interface Place {
  script?: Script;
  /** What its turns are as they are sent. */
  frames: readonly Buffer[];
  /** By seat. */
  sockets: ThinSocket[];
  welcomes: number;
  /** Turns that its game has, also where it is left before. */
  length: number;
  /** Turns of the script that are done. */
  at: number;
  /** The line in which the last of them was done; and by seat, the last line that it has heard. */
  n: number;
  heard: number[];
  /** When the present one was due. */
  due: number;
}

const HEADER = 4;
const MOST_ERRORS = 5;
/** In a millisecond. */
const NANOSECONDS = 1_000_000;
/** What messages begin with. */
const [LINES, DONE, WELCOME, HERE] = ['lines', 'done', 'welcome', 'here'].map(type => Buffer.from(`{"type":"${type}"`)) as [
  Buffer,
  Buffer,
  Buffer,
  Buffer,
];
/** What a line begins with, and what its number stands behind. */
const [LINE, NUMBER] = ['{"n":', '"n":'];
const numberAfter = (message: Buffer, at: number): number =>
  Number.parseInt(message.toString('latin1', message.indexOf(':', at) + 1, at + 20), 10);
const isOf = (message: Buffer, type: Buffer): boolean => message.compare(type, 0, type.length, 0, type.length) === 0;

function play({ origins, apart, file, tables, warmUp, lasting, rate, parts }: Task, tell: (news: News) => void): void {
  const scripts = readFileSync(file, 'utf8').trim().split('\n').map(line => JSON.parse(line) as Script); // biome-ignore format: a chain
  const latencies: number[] = [];
  const early: number[] = [];
  const late: number[] = [];
  const heardAfter: number[] = [];
  const errors: string[] = [];
  /** How long those who play were kept from playing: what they measure is never less. */
  const stalls = monitorEventLoopDelay({ resolution: 1 });
  const acknowledged: { [table: string]: number } = {};
  /** Those who may move, where moves come at a rate or are about to be measured. */
  const free: Place[] = [];
  let cpuBefore = 0;
  /** Moves made to warm up, and those that are not answered yet. */
  let [warmed, underWay] = [0, 0];
  let [bytes, begun, running, waiting, dueBefore, opened] = [0, Number.POSITIVE_INFINITY, false, tables, 0, 0];

  const wrong = (what: string): void => void (errors.length < MOST_ERRORS && errors.push(what.slice(0, 300)));

  /** In parts: moves of all games that are measured, those that are made, parts that are told of, tables that still play. */
  const all = scripts.slice(tables, 2 * tables).reduce((sum, { turns }) => sum + turns.length, 0);
  let [made, told, playing] = [0, 0, tables];

  /** `share`: how much of the game is played there. */
  const open = (place: Place, share = 1): void => {
    const whole = scripts.shift();
    // With fewer tables it would not be the same load.
    if (whole === undefined) {
      over();
      return;
    }
    const script = { ...whole, turns: whole.turns.slice(0, Math.ceil(share * whole.turns.length)) };
    for (const socket of place.sockets) socket.end();
    Object.assign(place, {
      script,
      length: whole.turns.length,
      frames: script.turns.map(({ text }) => frameOf(text)),
      at: 0,
      heard: script.cookies.map(() => 0),
      welcomes: 0,
      sockets: [],
    });
    acknowledged[script.table] = 0;
    const at = opened++;
    for (const [seat, cookie] of script.cookies.entries()) connect(place, script, cookie, seat, at + (apart ? seat : 0));
  };

  const connect = (place: Place, script: Script, cookie: string, seat: number, at: number): void => {
    const origin = origins[at % origins.length] as string;
    const hello: Said = { type: 'hello', protocol: PROTOCOL, as: seat, after: 0, ...script.by };
    openThin(origin, `/api/tables/${script.table}/live`, cookie, {
      open(socket) {
        place.sockets[seat] = socket;
        socket.send(frameOf(JSON.stringify(hello)));
      },
      wrong: what => running && wrong(what),
      message(message) {
        if (isOf(message, LINES)) return hear(place, script, seat, message);
        if (isOf(message, DONE)) return done(place, script, message);
        if (isOf(message, WELCOME)) return ++place.welcomes === script.cookies.length ? ready(place) : undefined;
        if (!isOf(message, HERE)) wrong(String(message));
      },
    });
  };

  const count = (message: Buffer): void => {
    if (performance.now() >= begun) bytes += message.length + HEADER;
  };

  /** Whoever is at another server moves when he has heard of the move before. */
  const hear = (place: Place, script: Script, seat: number, message: Buffer): void => {
    count(message);
    if (!apart) return;
    const before = place.heard[seat] ?? 0;
    place.heard[seat] = numberAfter(message, message.lastIndexOf(LINE));
    if (before >= place.n || place.heard[seat] < place.n) return;
    // What was acknowledged first, and heard then.
    const now = performance.now();
    if (now >= begun && running) heardAfter.push(now - place.due);
    if (script.turns[place.at]?.seat === seat) mayMove(place);
  };

  const ready = (place: Place): void => {
    if (running && parts === undefined) mayMove(place);
    else if (--waiting === 0) {
      if (running) begin();
      else tell({ is: 'ready' });
    }
  };

  /** All places may move; from now on it counts, unless it is to warm up. */
  const begin = (): void => {
    if (parts !== undefined && running) measure();
    running = true;
    dueBefore = performance.now();
    for (const place of places) mayMove(place);
  };

  const measure = (): void => {
    begun = performance.now();
    cpuBefore = cpuNow();
    stalls.enable();
    tell({ is: 'begun' });
    if (parts !== undefined) return;
    dueBefore = begun;
    setTimeout(over, lasting);
    if (rate === undefined) for (const place of free.splice(0)) move(place, begun);
  };

  /** A table is through. In parts all begin again together: the first games are to warm up. */
  const goOn = (place: Place): void => {
    if (parts === undefined) open(place);
    else if (--playing === 0 && begun <= performance.now()) over();
    else if (playing === 0) {
      [playing, waiting] = [tables, tables];
      for (const one of places) open(one);
    }
  };

  /** It is warm, and what is under way is still to be answered. */
  const isHeld = (): boolean => parts === undefined && warmed >= warmUp && begun === Number.POSITIVE_INFINITY;

  const mayMove = (place: Place): void => {
    const isFast = parts === undefined && warmed < warmUp;
    if (!isFast && (rate !== undefined || isHeld())) free.push(place);
    else move(place, performance.now());
  };

  const move = (place: Place, due: number): void => {
    const turn = place.script?.turns[place.at];
    const frame = place.frames[place.at];
    if (!running || turn === undefined || frame === undefined) return;
    place.due = due;
    underWay++;
    place.sockets[turn.seat]?.send(frame);
  };

  const done = (place: Place, { table, turns }: Script, message: Buffer): void => {
    count(message);
    acknowledged[table] = ++place.at;
    underWay--;
    warmed++;
    const now = performance.now();
    if (now >= begun && running) clock(now - place.due, place.at / place.length);
    if (parts !== undefined && now >= begun && ++made >= ((1 + told) * all) / parts) {
      tell({ is: 'part', moves: Math.round((++told * all) / parts) });
    }
    if (place.at === turns.length) goOn(place);
    else if (!apart) mayMove(place);
    else {
      place.n = numberAfter(message, message.lastIndexOf(NUMBER));
      const [next = 0, other = 0] = [turns[place.at]?.seat, turns[place.at - 1]?.seat === 0 ? 1 : 0];
      if ((place.heard[other] ?? 0) >= place.n && now >= begun) heardAfter.push(now - place.due);
      if ((place.heard[next] ?? 0) >= place.n) mayMove(place);
    }
    if (underWay === 0 && isHeld()) measure();
  };

  const clock = (latency: number, part: number): void => {
    latencies.push(latency);
    if (part < 1 / 3) early.push(latency);
    else if (part > 2 / 3) late.push(latency);
  };

  /** Moves that are due go to whoever is free; one that nobody could make in time counts from when it was due. */
  const timer = setInterval(() => {
    if (!running || rate === undefined || isHeld()) return;
    const now = performance.now();
    for (let due = dueBefore + 1000 / rate; due <= now; due += 1000 / rate) {
      const place = free.shift();
      if (place === undefined) break;
      dueBefore = due;
      move(place, due);
    }
  }, 1);

  const over = (): void => {
    if (!running) return;
    running = false;
    clearInterval(timer);
    tell({ is: 'ended' });
    const cpu = cpuNow() - cpuBefore;
    const milliseconds = Math.max(1, performance.now() - begun);
    const [moves, sent] = [latencies.length, bytes];
    // What is under way is still answered, and counts as acknowledged.
    setTimeout(() => {
      for (const { sockets } of places) for (const socket of sockets) socket.end();
      tell({
        is: 'over',
        cpu,
        moves,
        milliseconds,
        p50: quantile(latencies, 0.5),
        p99: quantile(latencies, 0.99),
        early: quantile(early, 0.5),
        late: quantile(late, 0.5),
        bytes: sent,
        ...(apart ? { heard: { p50: quantile(heardAfter, 0.5), p99: quantile(heardAfter, 0.99) } } : {}),
        stall: stalls.percentile(99) / NANOSECONDS,
        errors,
        acknowledged,
      });
      process.disconnect();
    }, 500);
  };

  const places = Array.from(
    { length: tables },
    (): Place => ({ frames: [], sockets: [], welcomes: 0, length: 0, at: 0, n: 0, heard: [], due: 0 }),
  );
  // Games do not end all at once: the first is left somewhere, at each table later than at the one before.
  for (const [i, place] of places.entries()) open(place, parts === undefined ? (i + 1) / tables : 1);

  process.once('message', begin);
}

/** Microseconds. */
function cpuNow(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

function quantile(of: number[], q: number): number {
  const sorted = of.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? 0;
}

process.once('message', (task: Task) => play(task, news => process.send?.(news)));
