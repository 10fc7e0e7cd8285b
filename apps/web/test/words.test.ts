import { stream } from '@adega/kernel';
import { titleOf } from '@adega/shelf';
import { type Position, parseReply } from '@adega/wire';
import { createIntl } from 'react-intl';
import { describe, expect, test } from 'vitest';
import { faceOf } from '../games/faces.ts';
import { fittingMoves } from '../table/command.tsx';
import { makeHost } from '../table/host.ts';
import { EN, isWord } from '../text/english.ts';
import { type CommonWord, sayWith } from '../text/words.ts';
import { randomGame } from './random-game.ts';

const strict = {
  locale: 'en',
  messages: EN,
  onError(error: Error) {
    throw error;
  },
};
const intl = createIntl(strict);
const say = sayWith(intl);

/** Whether the message can be read and says something, with any values. */
function isSaid(id: CommonWord): boolean {
  const values = Object.fromEntries([...EN[id].matchAll(/\{(\w+)/g)].map(match => [match[1] as string, 1]));
  try {
    return /^[^{}]*\S[^{}]*$/.test(intl.formatMessage({ id }, values));
  } catch {
    return false;
  }
}

describe('messages', () => {
  test('can all be said', () => {
    const unsaid = Object.keys(EN)
      .filter(isWord)
      .filter(id => !isSaid(id));
    expect(Object.keys(EN).length).toBeGreaterThan(500);
    expect(unsaid).toEqual([]);
  });

  test('a name from right to left stays in its place, alone and in a list', () => {
    const question = 'choose';
    expect(say('turn.heading', { name: 'דנה', question })).toBe(
      say('turn.heading', { name: '@', question }).replace('@', '\u2068דנה\u2069'),
    );
    expect(say.list(['Ana', 'مريم'])).toBe(say.list(['Ana', '@']).replace('@', '\u2068مريم\u2069'));
    expect(say('turn.heading', { name: 'Ana', question })).not.toMatch(/[\u2066-\u2069]/);
  });

  test('every rule of the 2016 edition has a text of its own', () => {
    const rules = titleOf('vinhos/2016')?.rules ?? [];
    expect(rules.length).toBeGreaterThan(60);
    expect(rules.filter(id => !say.has(`rule.${id}`))).toEqual([]);
    const texts = rules.map(id => say.known(`rule.${id}`, undefined, () => ''));
    expect(new Set(texts).size).toBe(rules.length);
  });
});

/** What is said of a position; words that are missing are put into `missing`. */
function speak(now: Position, missing: Set<string>): void {
  const face = faceOf(now.game);
  const need = (id: string) => say.has(id) || missing.add(id);
  const { question, log } = now;
  if (question !== undefined) {
    need(`asks.${question.asks}`);
    const moves = [...question.offered, ...question.greyed.map(g => g.key)].map(key => ({ key, said: face.move(say, now, key) }));
    for (const { key, said } of moves) if (said.label === key || said.label.trim() === '') missing.add(key);
    const labels = question.offered.map(key => face.move(say, now, key)).map(({ group, label }) => `${group}: ${label}`);
    for (const label of labels.filter((l, i) => labels.indexOf(l) !== i)) missing.add(`said twice: ${label}`);
    for (const { refusal } of question.greyed) {
      need(`rule.${refusal.rule}`);
      if (refusal.of !== undefined) need(`of.${refusal.of}`);
      for (const { part } of refusal.needs ?? []) need(`part.${part}`);
    }
  }
  for (const event of log.chapters.flatMap(chapter => chapter.events)) {
    need(`event.${event.kind}`);
    need(`rule.${event.rule}`);
    if (face.event(say, now, event).includes('undefined')) missing.add(`undefined: ${event.kind}`);
  }
  for (const { parts } of now.scores) for (const { part } of parts) need(`scores.part.${part}`);
  for (const { by } of now.result ?? []) need(`scores.by.${by}`);
}

describe('whole games', () => {
  test.each([2, 3, 4])('with %i players have words for everything that comes up', seats => {
    const missing = new Set<string>();
    for (let game = 0; game < 2; game++) {
      const rng = stream(`words${seats}.${game}`, 'seats');
      const host = makeHost(() => stream(`words${seats}.${game}`, 'chance'));
      const names = ['Ana', 'Bea', 'Carlos', 'Dora'].slice(0, seats);
      const ask = (request: object): Position => parseReply(host.answer({ ...request, id: 0 })).message as Position;
      let now = ask({ type: 'open', game: 'vinhos/2016', names, options: { regions: game % 2 ? 'random' : 'recommended' } });
      for (let n = 0; n < 3000 && now.waiting.for !== 'nobody'; n++) {
        speak(now, missing);
        const { at, waiting, question } = now;
        const key = question?.offered[rng.below(question.offered.length)];
        now = ask(
          waiting.for === 'confirm' ? { type: 'confirm', at, seat: waiting.seat } : { type: 'choose', at, seat: question?.seat, key },
        );
      }
      speak(now, missing);
      expect(now.waiting.for).toBe('nobody');
    }
    expect([...missing]).toEqual([]);
  });
});

describe('events', () => {
  test('places at the fair are counted from one', () => {
    const host = makeHost(() => stream('place', 'chance'));
    const now = host.answer({ type: 'open', id: 0, game: 'vinhos/2016', names: ['Ana', 'Bea'], options: {} }) as Position;
    const said = (rank: number) => faceOf(now.game).event(say, now, { rule: 'fair.rank', kind: 'fair-prize', seat: 0, vp: 9, rank });
    expect([said(0), said(1)]).toEqual(['Ana is number 1 at the fair and scores 9 VP.', 'Ana is number 2 at the fair and scores 9 VP.']);
  });
});

describe('typed moves', () => {
  /** At the tiles of a fair. */
  function atTiles(): Position {
    for (const now of randomGame(3, 'tiles')) if (now.question?.asks === 'buy-tile' && now.question.offered.length > 1) return now;
    throw new Error('nobody could buy');
  }

  test('what is said of a move leads to it where the notation has another word', () => {
    const now = atTiles();
    const offered = now.question?.offered ?? [];
    const found = (text: string) => fittingMoves(offered, text, key => faceOf(now.game).move(say, now, key).phrase);
    const tiles = offered.filter(key => key.startsWith('take '));
    expect(found('take')).toEqual(tiles);
    expect(found(tiles[0] as string)).toEqual([]);
    expect(found('buy the')).toEqual(tiles);
    expect(found('Buy no more')).toEqual(['pass']);
    expect(found('buy a castle')).toEqual([]);
    expect(found('')).toEqual(offered);
    expect(found('?')).toEqual([]);
  });
});
