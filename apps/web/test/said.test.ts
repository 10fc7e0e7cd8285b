// Whatever comes up in a game of the page is said, in every language: questions, moves, reasons, events, scores. Moves of one question are
// told apart. The games and their options come from the shelf, the languages from their list.
import { nthOptions } from '@adega/kernel/test/on-trial.ts';
import { gameOf, titleOf } from '@adega/shelf';
import type { Position, Told } from '@adega/wire';
import { describe, expect, test } from 'vitest';
import { offers } from '../shell/offers.ts';
import { fetchFace } from './faces.ts';
import { curious, playedAtRandom } from './random-game.ts';
import { sayIn, TAGS } from './speaking.ts';
import { type Greyed, unsaid } from './unsaid.ts';

/** A game on the plain face speaks by its keys. */
const DRAWN = offers().filter(({ drawn }) => drawn);

/** The events that are new to whoever looks: a log is told from its beginning whenever another seat looks. */
function listener(): (position: Position) => readonly Told[] {
  const heard = new Map<Position['viewer'], number>();
  return ({ viewer, log: { from, chapters } }) => {
    const known = heard.get(viewer) ?? 0;
    heard.set(viewer, from + chapters.length);
    return chapters.slice(Math.max(0, known - from)).flatMap(({ events }) => events);
  };
}

/** What is not possible, one of each kind: often it is hundreds of moves, again and again. */
function asker(): (position: Position) => readonly Greyed[] {
  const asked = new Set<string>();
  const kindOf = ({ key, refusal: { rule, of, needs = [] } }: Greyed): string =>
    [key.split(' ')[0], rule, of, ...needs.map(({ part }) => part)].join(' ');
  return ({ question }) => (question?.greyed ?? []).filter(one => asked.size < asked.add(`${question?.asks} ${kindOf(one)}`).size);
}

/** So many that each value of each option comes up. */
const gamesOf = (game: string): number => Math.max(3, ...(gameOf(game)?.options ?? []).map(({ values }) => values.length));

/** After so many positions of a game every tenth will do: at random some go on for thousands. */
const MANY = 300;

describe.each(DRAWN)('$game', ({ game }) => {
  test(`has words for everything that comes up, in ${TAGS.join(', ')}; moves of one question are told apart`, {
    timeout: 60_000,
  }, async () => {
    await fetchFace(game);
    const says = await Promise.all(TAGS.map(tag => sayIn(tag, game)));
    const missing = new Set<string>();
    const choose = curious();
    const refused = asker();
    for (let n = 0; n < gamesOf(game); n++) {
      const heard = listener();
      let events: readonly Told[] = [];
      let count = 0;
      for (const now of playedAtRandom(game, nthOptions(gameOf(game)?.options ?? [], n), `said ${n}`, choose)) {
        events = [...events, ...heard(now)];
        if (++count > MANY && count % 10 !== 0 && now.waiting.for !== 'nobody') continue;
        const greyed = refused(now);
        for (const [i, say] of says.entries()) for (const what of unsaid(say, now, events, greyed)) missing.add(`${TAGS[i]}: ${what}`);
        events = [];
      }
    }
    expect([...missing]).toEqual([]);
  });
});

describe.each(TAGS)('in %s', tag => {
  test.each(DRAWN)('$game: every option and every value has words, and every rule', async ({ game, options }) => {
    const say = await sayIn(tag, game);
    const values = options.flatMap(({ id, values }) => values.flatMap(v => [`option.${id}.${v}`, `setup.${id}.${v}-hint`]));
    const book = await titleOf(game)?.book?.();
    const rules = book?.rules.map(({ id }) => `rule.${id}`) ?? [];
    const wanted = [...options.map(({ id }) => `option.${id}`), ...values, ...rules];
    expect(wanted.filter(id => !say.has(id))).toEqual([]);
  });
});
