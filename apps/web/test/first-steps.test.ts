// The chapters of the first steps against the engine: each scenario plays, whoever follows the notes is led through all of them, and the
// table does what the scenario says in between.
import { playScenario, stream } from '@adega/kernel';
import { PLAYHOUSES } from '@adega/shelf/scenarios.ts';
import type { Position, Chapter as Told } from '@adega/wire';
import { createIntl } from 'react-intl';
import { describe, expect, test } from 'vitest';
import { courseOf, DRAWN, GUIDED } from '../games/drawn.ts';
import { stateOf } from '../games/vinhos/set.ts';
import { fetchGameWords, fetchReading } from '../games/words.ts';
import {
  ANSWERS,
  botsFor,
  type Course,
  chaptersOf,
  isLast,
  keptOf,
  LEARNER,
  type Lesson,
  lessonIn,
  placeIn,
  wantedNow,
} from '../table/course.ts';
import { makeHost } from '../table/host.ts';
import { stageText } from '../table/staging.ts';
import { told } from '../table/use-table.ts';
import { TAGS } from './speaking.ts';

interface Known {
  readonly position?: Position | undefined;
  readonly log: readonly Told[];
}

/** A table with a chapter on it. */
function taught(lesson: Lesson, seed: string) {
  const host = makeHost(() => stream(seed, 'chance'), stageText);
  const ask = (request: object): Position => {
    const reply = host.answer({ ...request, id: 0 });
    if (reply.type !== 'position') throw new Error(JSON.stringify(reply));
    return reply;
  };
  const scenario = JSON.stringify(lesson.scenario);
  const known: Known = told({ log: [] }, ask({ type: 'stage', scenario, lesson: { from: lesson.from, bots: botsFor(lesson) } }));
  return { known, ask };
}

/** Plays a chapter by its notes, or by `choose`; the notes that came up, and where it ended. */
function follow(lesson: Lesson, seed: string, choose?: (position: Position) => string, most = 60) {
  const table = taught(lesson, seed);
  let { known } = table;
  const seen: string[] = [];
  for (let n = 0; n < most; n++) {
    const position = known.position as Position;
    const { notes, astray } = placeIn(lesson, known.log);
    for (const { id } of astray === undefined && position.waiting.for !== 'confirm' ? notes : []) if (!seen.includes(id)) seen.push(id);
    const { at, waiting, question } = position;
    const isEnd = notes.some(note => isLast(lesson, note)) && waiting.for !== 'confirm';
    if (waiting.for === 'nobody' || (isEnd && choose === undefined)) break;
    if (waiting.for === 'seats' && question?.seat !== LEARNER) break;
    const wanted = choose === undefined ? notes.map(note => wantedNow(note, position)).find(key => key !== undefined) : choose(position);
    if (waiting.for !== 'confirm' && wanted === undefined) throw new Error(`nothing to do at ${question?.asks}: ${question?.offered}`);
    const move = waiting.for === 'confirm' ? { type: 'confirm' } : { type: 'choose', key: wanted };
    known = told(known, table.ask({ ...move, at, seat: LEARNER }));
  }
  return { seen, known };
}

/** The moves of the scenario, each with who makes it; draws are left out. */
const playedIn = ({ scenario, from }: Lesson): string[] =>
  scenario.steps.slice(from).flatMap(step => ('play' in step ? [...step.play] : []));

const COURSES = await Promise.all(GUIDED.map(async of => [of, (await DRAWN[of]?.course?.()) as Course] as const));

const LESSONS = await Promise.all(
  COURSES.flatMap(([of, course]) =>
    chaptersOf(course).flatMap(({ id, lesson }) =>
      lesson === undefined ? [] : [lesson().then(file => [`${of}/${id}`, id, lessonIn(file)] as const)],
    ),
  ),
);

test('games lead to their first steps, in whatever edition; those that have none lead nowhere', () => {
  expect(['vinhos/2016', 'vinhos/solo', 'vinhos/reserve', 'vino'].map(courseOf)).toEqual(['vinhos', 'vinhos', 'vinhos', 'vino']);
  expect(courseOf('sealed-bids')).toBeUndefined();
});

describe.each(COURSES)('the course of %s', (of, course) => {
  test('begins with what the game is about, and no chapter comes twice', () => {
    const ids = chaptersOf(course).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(chaptersOf(course).findIndex(({ lesson }) => lesson === undefined)).toBe(0);
    expect(DRAWN[of]?.about).toBeDefined();
  });

  test('has every picture that its notes show', () => {
    const shown = LESSONS.filter(([name]) => name.startsWith(`${of}/`)).flatMap(([, , { notes }]) => notes.map(({ aside }) => aside));
    expect(new Set(shown.filter(aside => aside !== undefined))).toEqual(new Set(Object.keys(course.asides ?? {})));
  });

  test('leaves three to six short lines of each chapter to remember, and has all of them on one page', () => {
    const chapters = chaptersOf(course).filter(({ lesson }) => lesson !== undefined);
    expect(chapters.filter(({ keep = [] }) => keep.length < 3 || keep.length > 6).map(({ id }) => id)).toEqual([]);
    const sheets = chaptersOf(course).filter(({ read }) => read === 'sheet');
    expect(sheets.map(({ id }) => id)).toEqual(['sheet']);
    expect(DRAWN[of]?.sheets).toContain(course.game);
  });

  test.each(TAGS)('has on one page only lines that it can say in %s', async tag => {
    const [words, chapters, book] = await Promise.all([
      fetchGameWords(tag, course.game),
      fetchReading(tag, course.game, 'course'),
      fetchReading(tag, course.game, 'rulebook'),
    ]);
    const lines = (course.sheet ?? []).flatMap(({ lines }) => lines);
    expect(lines.filter(line => ({ ...words, ...chapters, ...book })[line] === undefined)).toEqual([]);
  });

  test.each(TAGS)('has its words in %s, and every number in them comes from the pack', async tag => {
    const messages = await fetchReading(tag, course.game, 'course');
    const intl = createIntl({
      locale: tag,
      messages,
      onError(error) {
        throw error;
      },
    });
    const lessons = LESSONS.filter(([name]) => name.startsWith(`${of}/`));
    const wanted = [
      ...course.parts.map(({ id }) => `learn.part.${id}`),
      ...chaptersOf(course).flatMap(({ id }) => [`learn.${id}`, `learn.${id}.lead`]),
      ...chaptersOf(course).flatMap(({ id }) => keptOf(course, id)),
      ...(course.sheet ?? []).map(({ id }) => `learn.sheet.${id}`),
      ...(course.sheet ?? []).flatMap(({ lines }) => lines.filter(line => line.startsWith('learn.sheet.'))),
      ...(course.questions ?? []).flatMap(({ id }) =>
        ['', '.why', ...ANSWERS.map(answer => `.${answer}`)].map(part => `learn.questions.${id}${part}`),
      ),
      ...lessons.flatMap(([, id, { notes }]) => notes.flatMap(note => [`learn.${id}.${note.id}`, `learn.${id}.${note.id}.text`])),
    ];
    expect(Object.keys(messages).sort()).toEqual([...wanted].sort());
    for (const id of wanted) {
      expect(intl.formatMessage({ id }, course.figures), id).not.toMatch(/[{}]|undefined/);
      expect((messages[id] as string).replaceAll(/\{\w+\}/g, ''), id).not.toMatch(/\d/);
    }
  });
});

describe.each(LESSONS)('the chapter %s', (_name, _id, lesson) => {
  test('plays as its scenario says', () => {
    expect(playScenario(lesson.scenario, PLAYHOUSES)).toEqual({ is: 'passed' });
  });

  test('is short: three to eight notes, and ends with one to read', () => {
    expect(lesson.notes.length).toBeGreaterThanOrEqual(3);
    expect(lesson.notes.length).toBeLessThanOrEqual(9);
    expect(lesson.notes.at(-1)?.do).toBeUndefined();
  });

  test('asks for the moves of the scenario, in the same order', () => {
    const learner = lesson.scenario.seats[LEARNER] as string;
    const own = playedIn(lesson).filter(line => line.startsWith(`${learner} `));
    expect(lesson.notes.flatMap(note => (note.do === undefined ? [] : [`${learner} ${note.do}`]))).toEqual(own);
  });

  test('whoever follows the notes is led through all of them, and others do what stands in the scenario, whatever would be drawn', () => {
    for (let n = 0; n < 5; n++) {
      const { seen, known } = follow(lesson, `follow ${n}`);
      expect(seen).toEqual(lesson.notes.map(({ id }) => id));
      const moves = known.log.filter(({ by }) => by >= 0).map(({ by, key }) => `${lesson.scenario.seats[by]} ${key}`);
      const sealed = (line: string) => line.replace(/ choose .*/, ' choose');
      expect(moves.map(sealed)).toEqual(playedIn(lesson).map(sealed));
    }
  });

  test('whoever does something else is told so, can take it back, and then goes on', () => {
    const rng = stream('astray', 'seats');
    for (let n = 0; n < 5; n++) {
      const { known } = follow(
        lesson,
        `astray ${n}`,
        ({ question }) => question?.offered[rng.below(question.offered.length)] ?? '',
        1 + rng.below(6),
      );
      const { astray, notes } = placeIn(lesson, known.log);
      expect(notes.length).toBeGreaterThan(0);
      if (astray === undefined) continue;
      expect(known.log[astray]?.by).toBe(LEARNER);
      expect(placeIn(lesson, known.log.slice(0, astray)).astray).toBeUndefined();
    }
  });
});

test('after the chapter of the fair everybody has the fair points with which it ended', () => {
  const lesson = (of: string) => LESSONS.find(([name]) => name === of)?.[2] as Lesson;
  const fairOf = ({ position }: Known) => stateOf(position as Position).players.map(({ fairPoints, fairVp }) => ({ fairPoints, fairVp }));
  const ended = fairOf(follow(lesson('vinhos/fair'), 'kept').known);
  expect(ended.map(({ fairPoints }) => fairPoints)).toEqual([15, 7]);
  expect(fairOf(taught(lesson('vinhos/magnates'), 'kept').known)).toEqual(ended);
});

/** Words of the game, and what is said with them where they come first. */
const TERMS: { readonly [tag: string]: { readonly [term: string]: RegExp } } = {
  en: {
    harvest: /harvest, when every estate makes a bottle of wine/,
    'wine fair': /wine fair comes after its harvest/,
    'fair point': /most fair points win the fair/,
    expert: /sends an expert of that kind/,
    magnate: /Three rich people/,
    barrel: /barrels of yours, which you need for selling wine/,
    pawn: /pawns move/,
    Bago: /Money is called Bagos/,
    'renown cube': /renown cubes, which raise the value of wine/,
    'victory point': /victory points, which win the game/,
    multiplier: /multipliers, which bring points at the end/,
    port: /port, which a new estate in Douro brings/,
    VP: /VP are victory points/,
    'press release': /press release, which presents a wine/,
    tax: /One space has the tax of the year/,
    warehouse: /a warehouse of/,
  },
  fr: {
    récolte: /récolte, où chaque domaine fait une bouteille de vin/,
    'foire aux vins': /une foire aux vins suit sa récolte/,
    'point de foire': /plus de points de foire gagne la foire/,
    magnat: /Trois riches/,
    tonneau: /tonneaux, qu’il vous faut pour vendre du vin/,
    pions: /se déplacent les pions/,
    Bago: /La monnaie s’appelle Bagos/,
    'cubes de renommée': /cubes de renommée, qui augmentent la valeur/,
    'points de victoire': /points de victoire, qui font gagner/,
    multiplicateur: /multiplicateurs, qui rapportent des points à la fin/,
    porto: /porto, qu’apporte un nouveau domaine/,
    'communiqué de presse': /communiqué de presse, qui présente un vin/,
  },
};

test.each(Object.entries(TERMS))('every word of Vinhos is explained where it comes first in %s', async (tag, terms) => {
  const [, course] = COURSES.find(([of]) => of === 'vinhos') as (typeof COURSES)[number];
  const messages = await fetchReading(tag, course.game, 'course');
  const told = LESSONS.filter(([name]) => name.startsWith('vinhos/')).flatMap(([, id, { notes }]) =>
    notes.map(note => messages[`learn.${id}.${note.id}.text`] as string),
  );
  for (const [term, explained] of Object.entries(terms)) {
    const first = told.find(text => new RegExp(`\\b${term}`, 'u').test(text));
    expect(first, term).toMatch(explained);
  }
});
