// Who knows what: a page can follow the game from what it hears, and nobody learns more than that.

import { copyOf, difference } from '../equal.ts';
import type { Game, Seat, Viewer } from '../game.ts';
import { preview } from '../preview.ts';
import { pick } from '../random-play.ts';
import { all, anyOf, decisionOf, keysOf, type Law, type Moment, nameOf, same, type Verdict } from './law.ts';

/** The view goes on by what is heard to where the state goes on by what is done. */
const viewFollows: Law = {
  id: 'view-follows',
  when: 'step',
  check: ({ game, state, step, viewers }) =>
    step &&
    all(viewers, v => {
      const view = game.view(step.before, v);
      const heard = game.hear(step.entry, v);
      game.apply(view, heard.by, heard.move);
      return same(`${nameOf(v)}, followed / seen`, view, game.view(state, v));
    }),
};

/** A seat is asked, offered, refused and shown the same from its view as from the state; everybody can tell who is asked. */
const viewDecides: Law = {
  id: 'view-decides',
  when: 'position',
  check: at =>
    all(at.viewers, v => {
      const view = at.game.view(at.state, v);
      const seen = at.game.decide(view);
      const asked = same(`${nameOf(v)}, asked`, at.decisions.map(d => d.by), seen.map(d => d.by)); // biome-ignore format: a pair
      if (typeof asked === 'string' || v === 'watcher') return asked;
      const own = same(`${nameOf(v)}, decision`, decisionOf(at.decisions, v), decisionOf(seen, v));
      return typeof own === 'string' ? own : all(differencesFrom(at, view, v), verdict => verdict);
    }),
};

function* differencesFrom<S, M>(at: Moment<S, M>, view: S, seat: Seat): Iterable<Verdict> {
  const { game, state, rng } = at;
  const who = nameOf(seat);
  const candidates = game.candidates(state, seat);
  yield same(`${who}, candidates`, candidates, game.candidates(view, seat));
  for (const m of candidates) yield same(`${who}, forbids ${game.keyOf(m)}`, game.forbids(state, seat, m), game.forbids(view, seat, m));
  for (const m of wishes(at, seat)) yield same(`${who}, wish ${game.keyOf(m)}`, game.wish(state, seat, m), game.wish(view, seat, m));
  const tried = anyOf(decisionOf(at.decisions, seat)?.moves ?? [], rng);
  if (tried !== undefined)
    yield same(`${who}, preview ${game.keyOf(tried)}`, shown(game, state, seat, tried), shown(game, view, seat, tried));
}

const shown = <S, M>(game: Game<S, M>, s: S, seat: Seat, m: M) => preview(game, copyOf(s), seat, m, { depth: 2, nodes: 40 });

const WISHES = 6;

/** Candidates, and moves this seat made before: likely beyond the present question. */
function wishes<S, M>({ game, state, record, rng }: Moment<S, M>, seat: Seat): M[] {
  const made = record.entries.filter(e => e.by === seat).map(e => e.move);
  const pool = [...game.candidates(state, seat), ...made];
  return pool.length <= WISHES ? pool : Array.from({ length: WISHES }, () => anyOf(pool, rng) as M);
}

/** Looking twice shows no less and no more, and so does hearing. */
const viewTwice: Law = {
  id: 'view-twice',
  when: 'position',
  check: ({ game, state, record, viewers }) =>
    all(viewers, v => {
      const view = game.view(state, v);
      const entry = record.entries.at(-1);
      const seen = same(`${nameOf(v)}, once / twice`, view, game.view(view, v));
      if (typeof seen === 'string' || entry === undefined) return seen;
      const heard = game.hear(entry, v);
      return same(`${nameOf(v)}, heard`, heard, game.hear(heard, v));
    }),
};

/** A determinized state looks as the true one did, asks the same seats, and holds the same quantities. */
const determinize: Law = {
  id: 'determinize',
  when: 'position',
  check: at =>
    all(at.viewers, v => {
      const { game, hooks } = at;
      const view = game.view(at.state, v);
      const state = game.determinize(view, v, at.rng);
      const looks = same(`${nameOf(v)}, true / determinized`, view, game.view(state, v));
      if (typeof looks === 'string') return looks;
      const asked = same(`${nameOf(v)}, asked`, at.decisions.map(d => d.by), game.decide(state).map(d => d.by)); // biome-ignore format: a pair
      return typeof asked === 'string' ? asked : same(`${nameOf(v)}, quantities`, hooks.conserved?.(at.state), hooks.conserved?.(state));
    }),
};

const FAR = 6;

/** A determinized state can be played on. */
const determinizePlays: Law = {
  id: 'determinize-plays',
  when: 'position',
  check: ({ game, state, viewers, rng }) => {
    const v = anyOf(viewers, rng) as Viewer;
    const s = game.determinize(game.view(state, v), v, rng);
    for (let n = 0; n < FAR; n++) {
      const d = anyOf(game.decide(s), rng);
      if (d === undefined) break;
      game.apply(s, d.by, pick(d, rng));
    }
    return true;
  },
};

const DRAWS = 60;

/** Where several arrangements are possible, not always the same one comes. */
const determinizeVaries: Law = {
  id: 'determinize-varies',
  when: 'position',
  check: ({ game, state, hooks, viewers, rng }) =>
    all(viewers, v => {
      if (hooks.several?.(state, v) !== true) return undefined;
      const view = game.view(state, v);
      const one = game.determinize(view, v, rng);
      for (let n = 0; n < DRAWS; n++) if (difference(one, game.determinize(view, v, rng)) !== undefined) return true;
      return `${nameOf(v)}: always the same arrangement`;
    }),
};

/** Two states that differ only in what the viewer cannot know look the same, offer it the same, and make a bot choose the same. */
const twins: Law = {
  id: 'twins',
  when: 'position',
  check: at =>
    all(at.viewers, v => {
      const twin = at.hooks.twins?.(at.state, v, at.rng);
      if (twin === undefined) return undefined;
      const looks = same(`${nameOf(v)}, looks`, at.game.view(at.state, v), at.game.view(twin, v));
      return typeof looks === 'string' || v === 'watcher' ? looks : all(twinsDiffer(at, twin, v), verdict => verdict);
    }),
};

function* twinsDiffer<S, M>({ game, state, decisions, hooks }: Moment<S, M>, twin: S, seat: Seat): Iterable<Verdict> {
  const d = decisionOf(decisions, seat);
  const other = decisionOf(game.decide(twin), seat);
  yield same(`${nameOf(seat)}, offered`, keysOf(game, d?.moves ?? []), keysOf(game, other?.moves ?? []));
  if (d === undefined || hooks.choose === undefined) return;
  const [here, there] = [state, twin].map(s => hooks.choose?.(game.view(s, seat), seat));
  yield same(`${nameOf(seat)}, chosen`, here, there);
}

/** What seats decide at the same time can be entered in any order. */
const commute: Law = {
  id: 'commute',
  when: 'position',
  check: ({ game, state, decisions, rng }) => {
    if (decisions.length < 2) return undefined;
    const i = rng.below(decisions.length);
    const a = decisions[i] as (typeof decisions)[number];
    const b = decisions[(i + 1 + rng.below(decisions.length - 1)) % decisions.length] as typeof a;
    const [x, y] = [pick(a, rng), pick(b, rng)];
    const [ab, ba] = [copyOf(state), copyOf(state)];
    game.apply(ab, a.by, x);
    const still = same(`offered to ${b.by} after ${a.by}`, b, decisionOf(game.decide(ab), b.by));
    if (typeof still === 'string') return still;
    game.apply(ab, b.by, y);
    game.apply(ba, b.by, y);
    game.apply(ba, a.by, x);
    return same(`${a.by} ${game.keyOf(x)}, ${b.by} ${game.keyOf(y)}`, ab, ba);
  },
};

export const VIEWS: readonly Law[] = [
  viewFollows,
  viewDecides,
  viewTwice,
  determinize,
  determinizePlays,
  determinizeVaries,
  twins,
  commute,
];
