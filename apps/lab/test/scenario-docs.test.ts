// What docs/scenarios.md and docs/scenarios-vino.md say of the words of scenarios is what the code knows: nothing more and nothing less.

import { readFileSync } from 'node:fs';
import { type AnyStage, type Decision, pick, playScenario, stream } from '@adega/kernel';
import { PLAYHOUSES } from '@adega/shelf/scenarios.ts';
import { describe, expect, test } from 'vitest';

const GAMES: readonly [page: string, games: readonly string[]][] = [
  ['scenarios.md', ['vinhos/2016', 'vinhos/reserve', 'vinhos/first', 'vinhos/solo']],
  ['scenarios-vino.md', ['vino']],
];

const stageOf = (id: string): AnyStage => PLAYHOUSES.find(house => house.id === id)?.open(undefined) as AnyStage;
const wordsIn = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(match => match[1] as string);

interface Row {
  readonly questions: readonly string[];
  readonly asked: string;
  readonly answers: readonly string[];
}

const textOf = (page: string): string => readFileSync(new URL(`../../../docs/${page}`, import.meta.url), 'utf8');

/** The table under the heading of the questions. */
function questionsOf(page: string): Row[] {
  const [, section = ''] = textOf(page).split('\n## The questions\n');
  const rows = section.split('\n').filter(line => line.startsWith('| `'));
  return rows.map(row => {
    const [, questions = '', asked = '', answers = ''] = row.split('|');
    return { questions: wordsIn(questions), asked, answers: wordsIn(answers) };
  });
}

/** What can be done in between is named once for all questions. */
const IN_BETWEEN = ['use', 'tile', 'benefit', 'pair', 'disinvest'];

/** Every decision of a few games played at random. */
function* decisionsOf({ game }: AnyStage): Generator<Decision<{ kind: string }>> {
  for (let seed = 0; seed < 4; seed++) {
    const rng = stream(seed, game.id);
    const options = game.options.map(({ id, values }) => [id, values[rng.below(values.length)] as string | number]);
    const s = game.start(Object.fromEntries(options));
    for (let open = game.decide(s); open.length > 0; open = game.decide(s)) {
      yield* open;
      const d = open[rng.below(open.length)] as (typeof open)[number];
      game.apply(s, d.by, pick(d, rng));
    }
  }
}

/** Every word that is told of a position; names of players and numbers are none. */
function wordsOf(told: unknown): string[] {
  if (typeof told !== 'object' || told === null || Array.isArray(told)) return [];
  return Object.entries(told).flatMap(([word, value]) => [...(/^[a-z]+[a-zA-Z]*$/.test(word) ? [word] : []), ...wordsOf(value)]);
}

/** The words that the text of the page has between its signs of code, also within JSON. */
const coded = (page: string): Set<string> =>
  new Set(wordsIn(textOf(page).replaceAll(/```.*?```/gs, '')).flatMap(code => code.match(/[\w-]+/g) ?? []));

const startOf = ({ game, build }: AnyStage, names: readonly string[]): unknown => {
  const built = build({}, names, {});
  if ('problems' in built) throw new Error(`${game.id}: ${JSON.stringify(built.problems)}`);
  return built.state;
};

const namesFor = ({ game }: AnyStage): string[] => ['O', 'Y', 'B'].slice(0, game.id === 'vinhos/solo' ? 1 : 3);

describe.each(GAMES)('docs/%s', (page, games) => {
  const rows = questionsOf(page);

  test.each(games)('has every word of a position and of the scores: %s', id => {
    const stage = stageOf(id);
    const state = startOf(stage, namesFor(stage));
    const words = wordsOf(JSON.parse(JSON.stringify(stage.tell(state, namesFor(stage)))));
    const parts = stage.game.scores(state).flatMap(score => score.parts.map(({ part }) => part));
    const said = coded(page);
    expect([...new Set([...words, ...parts])].filter(word => !said.has(word))).toEqual([]);
  });

  test('has every phase, and no other', () => {
    const [, table = ''] = textOf(page).split('| `phase` | begins |\n|---|---|\n');
    const [phases = ''] = table.split('\n\n');
    const said = phases.split('\n').flatMap(row => wordsIn(row.split('|')[1] ?? ''));
    const { build } = stageOf(games[0] as string);
    const refused = build({ phase: 'lunch' }, namesFor(stageOf(games[0] as string)), {});
    const expected = 'problems' in refused ? (refused.problems[0]?.expected ?? '') : '';
    expect(said.sort()).toEqual(expected.replace('one of ', '').split('|').sort());
  });

  test('has examples that pass', () => {
    const examples = [...textOf(page).matchAll(/```json\n(.*?)```/gs)].map(match => JSON.parse(match[1] as string));
    expect(examples.length).toBeGreaterThan(0);
    for (const example of examples) expect(playScenario(example, PLAYHOUSES)).toEqual({ is: 'passed' });
  });

  test('names every question, and no other', () => {
    const known = new Set(games.flatMap(id => stageOf(id).questions));
    expect(rows.flatMap(row => row.questions).sort()).toEqual([...known].sort());
  });

  test.each(games)('says who is asked and what is answered: %s', id => {
    for (const { asks, by, moves } of decisionsOf(stageOf(id))) {
      const row = rows.find(({ questions }) => questions.includes(asks)) as Row;
      expect([asks, row.asked.trimStart().startsWith('chance')]).toEqual([asks, by < 0]);
      const verbs = new Set(moves.map(({ kind }) => kind).filter(kind => !IN_BETWEEN.includes(kind)));
      expect(row.answers, asks).toEqual(expect.arrayContaining([...verbs]));
    }
  });
});
