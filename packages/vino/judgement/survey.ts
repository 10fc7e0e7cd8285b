// What a judgement reads off the board, once for all seats: who owns how much where, what is for sale, and what this round will bring.

import { has } from '@adega/kit';
import type { Tables } from '../data/pack.ts';
import { REGIONS } from '../data/words.ts';
import type { Whole } from '../frames.ts';
import type { Player, State } from '../state.ts';

const SEATS = 5;
/** More vineyards than any region has. */
const ROAD = 40;

/** Stretches of a round. */
export const STRETCHES = ['choosing', 'buying', 'selling'] as const;
export const [CHOOSING, BUYING, SELLING] = [0, 1, 2] as const;

const numbers = (n: number): Int32Array => new Int32Array(n);

export function stretchOf(round: Whole | undefined): number {
  const step = round?.kind === 'round' ? round.step : 0;
  return step < 3 ? CHOOSING : step < 4 ? BUYING : SELLING;
}

/** Purchases that it takes at least to bring down all bottles. */
export function purchasesLeft(t: Tables, s: State): number {
  let sum = 0;
  for (let region = 0; region < REGIONS.length; region++) {
    if (!has(s.bottles, region)) continue;
    let [open, government] = [0, 0];
    const end = t.first[region + 1] as number;
    for (let v = t.first[region] as number; v < end; v++) {
      if ((s.owners[v] as number) >= 0) continue;
      if (t.government[v] === 1) government++;
      else open++;
    }
    sum += Math.min(open, government);
  }
  return sum;
}

/** Tables by seat and region have a row of nine for each seat. */
export class Survey {
  readonly t: Tables;
  seats = 0;
  stretch = 0;
  readonly owned = numbers(SEATS);
  /** What a seat's vineyards cost. */
  readonly paid = numbers(SEATS);
  readonly count = numbers(SEATS * REGIONS.length);
  /** Who comes before whom in a region: by number of vineyards, then the farthest. 0: nothing there. */
  readonly claim = numbers(SEATS * REGIONS.length);
  /** How many come before a seat in a region. */
  readonly rank = numbers(SEATS * REGIONS.length);
  /** Vineyards for sale by region, the cheapest first. */
  readonly free = numbers(REGIONS.length * ROAD);
  readonly frees = numbers(REGIONS.length);
  readonly privates = numbers(REGIONS.length);
  readonly governments = numbers(REGIONS.length);
  /** Vineyards that are due to be given back, by seat. */
  readonly due = numbers(SEATS);
  readonly dueVariety = numbers(SEATS);
  /** The demand for each variety, as it will be when what was sold has fallen. */
  readonly market = numbers(5);
  readonly stillToSell = numbers(SEATS);
  /** What this round is likely to bring: vineyards bought, and the money left then. */
  readonly gain = numbers(SEATS);
  readonly money = numbers(SEATS);

  private readonly next = numbers(REGIONS.length);
  private readonly bought = numbers(REGIONS.length * SEATS);

  constructor(t: Tables) {
    this.t = t;
  }

  of(s: State): void {
    this.seats = s.players.length;
    this.board(s);
    this.claims();
    this.sales(s);
    this.stretch = stretchOf(s.stack[1] as Whole | undefined);
    this.foresee(s);
  }

  private board(s: State): void {
    const { t, count, claim, frees, privates, governments, owned, paid } = this;
    for (const table of [count, claim, frees, privates, governments, owned, paid]) table.fill(0);
    for (let region = 0; region < REGIONS.length; region++) {
      const end = t.first[region + 1] as number;
      for (let v = t.first[region] as number; v < end; v++) {
        const owner = s.owners[v] as number;
        if (owner < 0) this.offer(region, v);
        else this.own(owner, region, v);
      }
    }
  }

  private offer(region: number, v: number): void {
    const n = this.frees[region] as number;
    const kind = this.t.government[v] === 1 ? this.governments : this.privates;
    this.free[region * ROAD + n] = v;
    this.frees[region] = n + 1;
    kind[region] = (kind[region] as number) + 1;
  }

  private own(owner: number, region: number, v: number): void {
    const at = owner * REGIONS.length + region;
    const n = (this.count[at] as number) + 1;
    this.count[at] = n;
    this.claim[at] = n * 256 + v;
    this.owned[owner] = (this.owned[owner] as number) + 1;
    this.paid[owner] = (this.paid[owner] as number) + (this.t.price[v] as number);
  }

  private claims(): void {
    const { claim, rank, seats } = this;
    for (let at = 0; at < seats * REGIONS.length; at++) {
      const region = at % REGIONS.length;
      let before = 0;
      for (let other = region; other < seats * REGIONS.length; other += REGIONS.length) {
        if ((claim[other] as number) > (claim[at] as number)) before++;
      }
      rank[at] = before;
    }
  }

  /** Who is still to sell in this round; of a sale that is under way what is due. */
  private sales(s: State): void {
    const { due, dueVariety, market, stillToSell } = this;
    due.fill(0);
    stillToSell.fill(1);
    for (let i = 0; i < market.length; i++) market[i] = s.market[i] as number;
    const selling = s.stack[2] as Whole | undefined;
    if (selling?.kind !== 'selling') return;
    const top = s.stack.at(-1) as Whole;
    const done = top.kind === 'sell' ? selling.step - 1 : selling.step;
    for (let i = 0; i < done; i++) stillToSell[s.order[i] as number] = 0;
    for (let i = 3; i < s.stack.length; i++) {
      const f = s.stack[i] as Whole;
      if (f.kind === 'lease') {
        due[f.seat] = f.count;
        dueVariety[f.seat] = f.item;
      } else if (f.kind === 'market' || f.kind === 'raise') {
        market[f.item] = Math.max(this.t.lowest, (market[f.item] as number) - f.count);
      }
    }
  }

  // What this round will bring

  private foresee(s: State): void {
    const { gain, money, next, bought } = this;
    gain.fill(0);
    next.fill(0);
    bought.fill(0);
    for (let seat = 0; seat < this.seats; seat++) money[seat] = (s.players[seat] as Player).money;
    if (s.round === 0 || this.stretch === SELLING) return;
    const buying = s.stack[2] as Whole | undefined;
    if (buying?.kind === 'buying') this.together(s, buying.step);
    else this.alone(s);
  }

  /** Before choices are known everybody buys as if nobody else did. */
  private alone(s: State): void {
    for (let seat = 0; seat < this.seats; seat++) {
      const { chosen } = s.players[seat] as Player;
      if (chosen <= 0) continue;
      for (const region of this.t.byNumber) {
        if (!has(chosen, region)) continue;
        this.next[region] = 0;
        if (this.mayBuy(s, seat, region)) this.buyAll(s, seat, region);
      }
    }
  }

  private together(s: State, from: number): void {
    this.here(s);
    for (let i = from; i < this.t.byNumber.length; i++) this.region(s, this.t.byNumber[i] as number);
  }

  private mayBuy(s: State, seat: number, region: number): boolean {
    return (this.count[seat * REGIONS.length + region] as number) > 0 || s.markers[region] !== 0;
  }

  /** The region that is being bought in. */
  private here(s: State): void {
    for (let i = 3; i < s.stack.length; i++) {
      const f = s.stack[i] as Whole;
      if (f.kind === 'extend') {
        this.buyAll(s, f.seat, f.item);
        for (const seat of s.queue) this.buyAll(s, seat, f.item);
        this.inTurns(s, s.newcomers, 0, f.item);
      } else if (f.kind === 'region' && i === s.stack.length - 1) {
        for (const seat of s.queue) this.buyAll(s, seat, f.item);
        this.inTurns(s, s.newcomers, 0, f.item);
      } else if (f.kind === 'newcomers') this.inTurns(s, s.newcomers, f.step, f.item);
    }
  }

  private readonly line: number[] = [];
  private readonly fresh: number[] = [];

  private region(s: State, region: number): void {
    const { line, fresh, claim } = this;
    line.length = 0;
    fresh.length = 0;
    for (const seat of s.order) {
      if (!has((s.players[seat] as Player).chosen, region)) continue;
      if ((claim[seat * REGIONS.length + region] as number) === 0) fresh.push(seat);
      else line.push(seat);
    }
    if (line.length > 1)
      line.sort((a, b) => (claim[b * REGIONS.length + region] as number) - (claim[a * REGIONS.length + region] as number));
    for (const seat of line) this.buyAll(s, seat, region);
    this.inTurns(s, fresh, 0, region);
  }

  private buyAll(s: State, seat: number, region: number): void {
    while (this.buyOne(s, seat, region));
  }

  private inTurns(s: State, seats: readonly number[], from: number, region: number): void {
    let markers = 0;
    for (let set = s.markers[region] as number; set > 0; set >>= 1) markers += set & 1;
    for (let n = 0, idle = 0; seats.length > 0 && idle < seats.length && n < ROAD; n++) {
      const seat = seats[(from + n) % seats.length] as number;
      const at = seat * REGIONS.length + region;
      const isNew = this.count[at] === 0 && this.bought[region * SEATS + seat] === 0;
      if ((isNew && markers === 0) || !this.buyOne(s, seat, region)) idle++;
      else {
        idle = 0;
        if (isNew) markers--;
      }
    }
  }

  /** The cheapest that is left, if it can be paid. */
  private buyOne(s: State, seat: number, region: number): boolean {
    const { t, next, free, frees, gain, money, bought } = this;
    const at = next[region] as number;
    if (at >= (frees[region] as number)) return false;
    const price = t.price[free[region * ROAD + at] as number] as number;
    if (price > (money[seat] as number) || (gain[seat] as number) >= (s.players[seat] as Player).pawns) return false;
    money[seat] = (money[seat] as number) - price;
    gain[seat] = (gain[seat] as number) + 1;
    bought[region * SEATS + seat] = (bought[region * SEATS + seat] as number) + 1;
    next[region] = at + 1;
    return true;
  }

  /** How many vineyards of a region so much money buys, the cheapest first. */
  affordable(region: number, purse: number): number {
    const { t, free, frees } = this;
    let left = purse;
    const end = region * ROAD + (frees[region] as number);
    let at = region * ROAD;
    for (; at < end; at++) {
      left -= t.price[free[at] as number] as number;
      if (left < 0) break;
    }
    return at - region * ROAD;
  }

  /** How many vineyards of a region cost no more. */
  affordableBelow(region: number, price: number): number {
    const { t, free, frees } = this;
    let n = 0;
    while (n < (frees[region] as number) && (t.price[free[region * ROAD + n] as number] as number) <= price) n++;
    return n;
  }

  othersIn(seat: number, region: number): number {
    let n = 0;
    for (let other = 0; other < this.seats; other++) if (other !== seat && this.count[other * REGIONS.length + region] !== 0) n++;
    return n;
  }

  boughtIn(seat: number, region: number): number {
    return this.bought[region * SEATS + seat] as number;
  }

  /** Whether a region can still be bought in this round. */
  isToCome(s: State, region: number): boolean {
    const buying = s.stack[2] as Whole | undefined;
    return buying?.kind !== 'buying' || (this.t.number[region] as number) >= buying.step;
  }
}
