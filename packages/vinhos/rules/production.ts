// Production: wine ages, staff is placed anew, and each estate with a vineyard makes a wine.

import { has, listOf, sizeOf } from '@adega/kit';
import { digits, enologists, farmers, port } from '../moves.ts';
import { type Estate, type MoveOf, PLACES, type Player, type State } from '../state.ts';
import { estateOf } from './estates.ts';
import { DOURO } from './regions.ts';
import { type Asking, end, frame, nothing, type Procedure, playerOf, type Setting, seatOf } from './setting.ts';
import { makeWine, qualityMade } from './wine.ts';

/** Step 0 ages, which frees the first places (A110), and asks everybody at once about staff and port (flow.together,
 *  A109), step 1 makes the wines. */
export const production: Procedure<'production'> = {
  run(g, s, f) {
    if (f.step++ === 0) {
      for (let seat = 0; seat < s.seats; seat++) age(g, s, seat);
      s.lanes = listOf(s.players.length, seat => [frame('port', seat), frame('place-farmers', seat), frame('place-enologists', seat)]);
    } else {
      end(g);
      for (let seat = 0; seat < s.seats; seat++) makeWines(g, s, seat);
    }
  },
};

/** production.age: one place to the right; past the last place the wine is lost (C51). */
function age(g: Setting, s: State, seat: number): void {
  const p = playerOf(s, seat);
  for (let e = 0; e < p.estates.length; e++) {
    const last = (estateOf(p, e).cellar === 1 ? g.pack.cellar : g.pack.warehouse).length - 1;
    const lost = p.wines[e * PLACES + last] as number;
    if (lost !== 0) g.emit?.({ rule: 'production.age', kind: 'wine-lost', seat, spot: e * PLACES + last, wine: lost });
    for (let place = last; place > 0; place--) p.wines[e * PLACES + place] = p.wines[e * PLACES + place - 1] as number;
    p.wines[e * PLACES] = 0;
  }
  g.emit?.({ rule: 'production.age', kind: 'aged', seat });
}

/** production.make: no wine of quality 0 or less (A113). The ports chosen wait as the marks of spent tiles. */
function makeWines(g: Setting, s: State, seat: number): void {
  const p = playerOf(s, seat);
  for (let e = 0; e < p.estates.length; e++) {
    const estate = estateOf(p, e);
    if (estate.vineyards === 0) continue;
    const quality = qualityMade(g, s, estate, has(p.porting, e));
    if (quality <= 0) {
      g.emit?.({ rule: 'wine.quality', kind: 'no-wine', seat, estate: e });
      continue;
    }
    const wine = makeWine(quality, estate.region, estate.colour);
    p.wines[e * PLACES] = wine;
    g.emit?.({ rule: 'production.make', kind: 'wine-made', seat, spot: e * PLACES, wine });
  }
  p.porting = 0;
}

// production.staff: all enologists, then all farmers, wherever they came from (A33), as one choice each: how many in each estate

interface Staff {
  readonly move: (code: number) => MoveOf<'enologists' | 'farmers'>;
  readonly placed: 'enologists-placed' | 'farmers-placed';
  /** People and places for them in an estate. */
  readonly of: (estate: Estate) => number;
  readonly room: (estate: Estate) => number;
  readonly put: (estate: Estate, n: number) => void;
}

const ENOLOGISTS: Staff = {
  move: enologists,
  placed: 'enologists-placed',
  of: estate => estate.enologists,
  room: estate => estate.wineries,
  put(estate, n) {
    estate.enologists = n;
  },
};
const FARMERS: Staff = {
  move: farmers,
  placed: 'farmers-placed',
  of: estate => estate.farmers,
  room: estate => estate.vineyards,
  put(estate, n) {
    estate.farmers = n;
  },
};

/** How many of them an estate has room for. */
export const placesFor = (estate: Estate, kind: 'enologists' | 'farmers'): number =>
  (kind === 'enologists' ? ENOLOGISTS : FARMERS).room(estate);

const placing = (staff: Staff): Asking<'place-enologists' | 'place-farmers'> => ({
  by: seatOf,
  moves(_g, s, f, out) {
    const { estates } = playerOf(s, f.seat);
    let left = 0;
    let room = 0;
    for (const estate of estates) {
      left += staff.of(estate);
      room += staff.room(estate);
    }
    if (left === 0 || left === room) out.push(staff.move(codeOfStaff(estates, staff)));
    else spread(estates, staff, 0, left, room, 0, 1, out);
  },
  forbids: nothing,
  play(g, s, f, m) {
    end(g);
    const p = playerOf(s, f.seat);
    const before = codeOfStaff(p.estates, staff);
    if (m.item === before) return;
    const counts = digits(m.item, 4, p.estates.length);
    p.estates.forEach((estate, e) => {
      staff.put(estate, counts[e] as number);
    });
    g.emit?.({ rule: 'production.staff', kind: staff.placed, seat: f.seat, from: before, to: m.item });
  },
});

export const placeEnologists = placing(ENOLOGISTS);
export const placeFarmers = placing(FARMERS);

function codeOfStaff(estates: readonly Estate[], staff: Staff): number {
  let code = 0;
  for (let e = estates.length - 1; e >= 0; e--) code = code * 4 + staff.of(estates[e] as Estate);
  return code;
}

/** As they stand now. */
export const codeOfEnologists = (estates: readonly Estate[]): number => codeOfStaff(estates, ENOLOGISTS);
export const codeOfFarmers = (estates: readonly Estate[]): number => codeOfStaff(estates, FARMERS);

/** Every way to spread `left` people over the `room` places of the estates from `e` on. */
function spread(
  estates: readonly Estate[],
  staff: Staff,
  e: number,
  left: number,
  room: number,
  code: number,
  unit: number,
  out: MoveOf<'enologists' | 'farmers'>[],
): void {
  if (e === estates.length) {
    out.push(staff.move(code));
    return;
  }
  const places = staff.room(estates[e] as Estate);
  const rest = room - places;
  for (let n = Math.max(0, left - rest); n <= places && n <= left; n++) {
    spread(estates, staff, e + 1, left - n, rest, code + n * unit, unit * 4, out);
  }
}

/** region.douro: one port for a Douro wine, now and at no other time (C16), as a set of estates (A115). Frame port. */
export const porting: Asking<'port'> = {
  by: seatOf,
  moves(_g, s, f, out) {
    const p = playerOf(s, f.seat);
    const set = douroEstates(p);
    for (let some = 0; some <= set; some++) if ((some & ~set) === 0 && sizeOf(some) <= p.ports) out.push(port(some));
  },
  forbids: nothing,
  play(g, s, f, m) {
    end(g);
    if (m.item === 0) return;
    const p = playerOf(s, f.seat);
    const tiles = sizeOf(m.item);
    p.porting = m.item;
    p.ports -= tiles;
    s.ports += tiles;
    g.emit?.({ rule: 'region.douro', kind: 'ports-spent', seat: f.seat, tiles });
  },
};

const douroEstates = (p: Player): number =>
  p.ports === 0 ? 0 : p.estates.reduce((set, e, i) => (e.region === DOURO && e.vineyards > 0 ? set | (1 << i) : set), 0);
