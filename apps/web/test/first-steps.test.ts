// The first steps against the engine: the scenario plays, each note can come up, and whoever follows the notes gets to the end of them
// whatever is drawn.
import { playScenario, stream } from '@adega/kernel';
import { PLAYHOUSES } from '@adega/shelf/scenarios.ts';
import type { Chapter, Position } from '@adega/wire';
import { expect, test } from 'vitest';
import { isLast, NOTES, notesAt, placeOf, scenario, tryNow } from '../first-steps/course.ts';
import { preparedRecord } from '../first-steps/start.ts';
import { makeHost } from '../table/host.ts';
import { told } from '../table/use-table.ts';
import { EN } from '../text/english.ts';
import { FR } from '../text/french.ts';

test('the scenario plays as written', () => {
  expect(playScenario(scenario, PLAYHOUSES)).toEqual({ is: 'passed' });
});

test('every note has its words, in every language', () => {
  for (const words of [EN, FR] as { readonly [id: string]: string }[]) {
    expect(NOTES.flatMap(({ id }) => [`guide.${id}`, `guide.${id}.text`]).filter(id => words[id] === undefined)).toEqual([]);
  }
});

test('what a note suggests is played in the scenario, in the same order', () => {
  const played = scenario.steps.flatMap(({ play = [] }) => play.map(line => line.replace('You ', '')));
  const suggested = NOTES.filter(note => note.try.length > 0 && note.id !== 'over').map(note => note.try.find(key => played.includes(key)));
  expect(suggested).not.toContain(undefined);
  const places = suggested.map(key => played.indexOf(key as string));
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

interface Known {
  readonly position?: Position | undefined;
  readonly log: readonly Chapter[];
}

/** Plays the first steps; `choose` says which move, and all notes that came up are returned. */
function follow(seed: string, choose: (position: Position, suggested: string | undefined) => string, most = 60): string[] {
  const host = makeHost(() => stream(seed, 'chance'));
  const ask = (request: object): Position => {
    const reply = host.answer({ ...request, id: 0 });
    if (reply.type !== 'position') throw new Error(JSON.stringify(reply));
    return reply;
  };
  let known: Known = told({ log: [] }, ask({ type: 'resume', names: ['Ana'], record: preparedRecord() }));
  const seen: string[] = [];
  for (let n = 0; n < most; n++) {
    const position = known.position as Position;
    const notes = notesAt(placeOf(position, known.log));
    for (const { id } of notes) if (!seen.includes(id)) seen.push(id);
    if (notes.some(isLast) || position.waiting.for === 'nobody') return seen;
    const { at, waiting, question } = position;
    const suggested = notes.map(note => tryNow(note, question?.offered ?? [])).find(key => key !== undefined);
    known = told(
      known,
      ask(waiting.for === 'confirm' ? { type: 'confirm', at, seat: 0 } : { type: 'choose', at, seat: 0, key: choose(position, suggested) }),
    );
  }
  return seen;
}

test('whoever follows the notes is led through all of them, whatever is drawn', () => {
  const all = NOTES.map(({ id }) => id).filter(id => id !== 'own-way');
  for (let n = 0; n < 25; n++) {
    const seen = follow(`follow ${n}`, (position, suggested) => {
      if (suggested === undefined) throw new Error(`nothing to try at ${position.question?.asks}`);
      return suggested;
    });
    expect(seen).toEqual(all);
  }
});

test('whoever does anything else has a note at every question, and comes to the last one', () => {
  for (let n = 0; n < 25; n++) {
    const rng = stream(`astray ${n}`, 'seats');
    const seen = follow(`astray ${n}`, ({ question }) => question?.offered[rng.below(question.offered.length)] ?? '', 200);
    expect(seen[0]).toBe('welcome');
    expect(seen.at(-1)).toBe('free');
  }
});
