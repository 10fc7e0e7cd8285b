// The frame of a scenario's file: which words it has and what kind of thing stands at each.

import type { Options } from '../game.ts';
import { oneOf, type Problem, pointerOf, shown } from '../problem.ts';
import type { Problems, Refused, Scenario, Step } from '../scenario.ts';

type Fields = { readonly [word: string]: unknown };

const WORDS = ['game', 'title', 'source', 'rules', 'note', 'seats', 'options', 'pack', 'given', 'steps'];
const TEXTS = ['play', 'chance', 'offers', 'offersNot', 'offersOnly'];
/** What can be said of a refusal. */
const REFUSAL = ['rule', 'of', 'needs', 'has', 'missing'];
const STEPS = [...TEXTS, 'refuses', 'wishes', 'expect'];

const isFields = (x: unknown): x is Fields => typeof x === 'object' && x !== null && !Array.isArray(x);
const isTexts = (x: unknown): x is string[] => Array.isArray(x) && x.every(item => typeof item === 'string');

/** Gathers what is wrong, so that a writer sees all of it at once. */
class Reader {
  readonly problems: Problem[] = [];

  wrong(path: readonly unknown[], expected: string, value: unknown): undefined {
    this.problems.push({ path: pointerOf(path), expected, got: shown(value) });
    return undefined;
  }

  fields(path: readonly unknown[], value: unknown): Fields {
    return isFields(value) ? value : (this.wrong(path, 'object', value) ?? {});
  }

  text(path: readonly unknown[], value: unknown): string {
    return typeof value === 'string' && value.trim() !== '' ? value : (this.wrong(path, 'text', value) ?? '');
  }

  texts(path: readonly unknown[], value: unknown): readonly string[] {
    return isTexts(value) ? value : (this.wrong(path, 'list of texts', value) ?? []);
  }

  known(path: readonly unknown[], fields: Fields, words: readonly string[]): void {
    for (const word of Object.keys(fields)) if (!words.includes(word)) this.wrong([...path, word], oneOf(words), word);
  }
}

/** The scenario in this JSON, or everything that is wrong with its frame. */
export function readScenario(json: unknown): Scenario | Problems {
  const reader = new Reader();
  const file = reader.fields([], json);
  if (isFields(json)) reader.known([], file, WORDS);
  const scenario: Scenario = {
    game: reader.text(['game'], file['game']),
    title: reader.text(['title'], file['title']),
    source: file['source'] === undefined ? '' : reader.text(['source'], file['source']),
    rules: reader.texts(['rules'], file['rules'] ?? []),
    ...(file['note'] === undefined ? {} : { note: reader.text(['note'], file['note']) }),
    seats: readSeats(reader, file['seats']),
    options: readOptions(reader, file['options'] ?? {}, file['seats']),
    ...(file['pack'] === undefined ? {} : { pack: file['pack'] }),
    given: reader.fields(['given'], file['given'] ?? {}),
    steps: readSteps(reader, file['steps']),
  };
  return reader.problems.length > 0 ? { problems: reader.problems } : scenario;
}

/** Names of people: they begin a line of a move, so they are single words and none of them is chance. */
function readSeats(reader: Reader, value: unknown): readonly string[] {
  const names = reader.texts(['seats'], value);
  names.forEach((name, i) => {
    if (!/^[\p{L}\d-]+$/u.test(name) || name === 'chance') reader.wrong(['seats', i], 'a word other than chance', name);
    else if (names.indexOf(name) < i) reader.wrong(['seats', i], 'distinct', name);
  });
  return names;
}

/** The number of seats is the number of names. */
function readOptions(reader: Reader, value: unknown, names: unknown): Options {
  const options: { [id: string]: string | number } = {};
  for (const [id, x] of Object.entries(reader.fields(['options'], value))) {
    if (id === 'seats') reader.wrong(['options', id], 'absent', id);
    else if (typeof x === 'string' || typeof x === 'number') options[id] = x;
    else reader.wrong(['options', id], 'text or number', x);
  }
  return { ...options, seats: Array.isArray(names) ? names.length : 0 };
}

function readSteps(reader: Reader, value: unknown): readonly Step[] {
  if (!Array.isArray(value)) return reader.wrong(['steps'], 'list', value) ?? [];
  return value.flatMap((step, i) => readStep(reader, ['steps', i], step) ?? []);
}

/** A step that names nothing passes whatever the rules say. */
const isEmpty = (value: unknown): boolean => typeof value === 'object' && value !== null && Object.keys(value).length === 0;

function readStep(reader: Reader, path: readonly unknown[], value: unknown): Step | undefined {
  const fields = reader.fields(path, value);
  reader.known(path, fields, [...STEPS, 'note']);
  const [word, more] = Object.keys(fields).filter(key => STEPS.includes(key));
  if (word === undefined) return isFields(value) ? reader.wrong(path, oneOf(STEPS), 'nothing') : undefined;
  if (more !== undefined) return reader.wrong([...path, more], 'a step of its own', more);
  const at = [...path, word];
  if (isEmpty(fields[word])) return reader.wrong(at, 'at least one thing that is looked at or done', fields[word]);
  const note = fields['note'] === undefined ? {} : { note: reader.text([...path, 'note'], fields['note']) };
  const readDeed = TEXTS.includes(word) ? readMoves : word === 'expect' ? readExpected : readRefused;
  return { ...note, [word]: readDeed(reader, at, fields[word]) } as unknown as Step;
}

const readExpected = (reader: Reader, path: readonly unknown[], value: unknown): Fields => reader.fields(path, value);

/** One move or several. */
const readMoves = (reader: Reader, path: readonly unknown[], value: unknown): readonly string[] =>
  typeof value === 'string' ? [value] : reader.texts(path, value);

function readRefused(reader: Reader, path: readonly unknown[], value: unknown): Refused {
  const refused = reader.fields(path, value);
  for (const [move, rule] of Object.entries(refused)) {
    if (isFields(rule)) reader.known([...path, move], rule, REFUSAL);
    else if (typeof rule !== 'string' && rule !== null) reader.wrong([...path, move], 'a rule, null or an object', rule);
  }
  return refused as Refused;
}
