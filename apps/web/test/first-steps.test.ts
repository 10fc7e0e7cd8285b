// The first steps against the engine: the scenario plays, each note can come up, and whoever follows the notes gets to the end of them
// whatever is drawn.
import { playScenario, stream } from '@adega/kernel';
import { PLAYHOUSES } from '@adega/shelf/scenarios.ts';
import type { Chapter, Position } from '@adega/wire';
import { describe, expect, test } from 'vitest';
import { preparedRecord } from '../first-steps/start.ts';
import { firstStepsOf, GUIDED } from '../games/drawn.ts';
import { type Course, type CourseFile, courseIn, isLast, notesAt, placeOf, tryNow } from '../table/course.ts';
import { makeHost } from '../table/host.ts';
import { told } from '../table/use-table.ts';
import { sayIn, TAGS } from './speaking.ts';

interface Known {
  readonly position?: Position | undefined;
  readonly log: readonly Chapter[];
}

/** Plays the first steps; `choose` says which move, and all notes that came up are returned. */
function follow(course: Course, seed: string, choose: (position: Position, suggested: string | undefined) => string, most = 60): string[] {
  const host = makeHost(() => stream(seed, 'chance'));
  const ask = (request: object): Position => {
    const reply = host.answer({ ...request, id: 0 });
    if (reply.type !== 'position') throw new Error(JSON.stringify(reply));
    return reply;
  };
  const names = ['Ana', 'Rui', 'Eva'].slice(0, course.scenario.seats.length);
  let known: Known = told({ log: [] }, ask({ type: 'resume', names, record: preparedRecord(course) }));
  const seen: string[] = [];
  for (let n = 0; n < most; n++) {
    const position = known.position as Position;
    const notes = notesAt(course, placeOf(course, position, known.log));
    for (const { id } of notes) if (!seen.includes(id)) seen.push(id);
    if (notes.some(isLast) || position.waiting.for === 'nobody') return seen;
    const { at, waiting, question } = position;
    const offered = question?.offered ?? [];
    const suggested = notes.map(note => tryNow(note, offered)).find(key => key !== undefined);
    const seat = question?.seat ?? (waiting.for === 'confirm' ? waiting.seat : 0);
    const move = waiting.for === 'confirm' ? { type: 'confirm' } : { type: 'choose', key: choose(position, suggested) };
    known = told(known, ask({ ...move, at, seat }));
  }
  return seen;
}

/** The moves of the scenario that are left to whoever begins. */
const playedIn = ({ scenario, prepared }: Course): string[] =>
  scenario.steps.slice(prepared).flatMap(step => ('play' in step ? step.play.map(line => line.replace(/^\w+ /, '')) : []));

const COURSES = await Promise.all(GUIDED.map(async game => [game, courseIn((await firstStepsOf(game)?.course()) as CourseFile)] as const));

test('a page begins first steps only where there are some', () => {
  expect(GUIDED).toEqual(['vinhos/solo', 'vino']);
  expect(firstStepsOf('vinhos/2016')).toBeUndefined();
});

describe.each(COURSES)('first steps of %s', (game, course) => {
  test('the scenario plays as written', () => {
    expect(course.scenario.game).toBe(game);
    expect(playScenario(course.scenario, PLAYHOUSES)).toEqual({ is: 'passed' });
  });

  test('every note has its words, in every language', async () => {
    const ids = course.notes.flatMap(({ id }) => [`${course.words}.${id}`, `${course.words}.${id}.text`]);
    for (const tag of TAGS) {
      const say = await sayIn(tag, game);
      expect(ids.filter(id => !say.has(id))).toEqual([]);
    }
  });

  test('what a note suggests is played in the scenario, in the same order', () => {
    const played = playedIn(course);
    const notes = course.notes.filter(note => note.try.length > 0 && note.id !== 'over');
    const suggested = notes.map(note => note.try.find(key => played.includes(key)));
    expect(suggested).not.toContain(undefined);
    const places = suggested.map(key => played.indexOf(key as string));
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  test('whoever follows the notes is led through all of them, whatever is drawn', () => {
    const all = course.notes.map(({ id }) => id).filter(id => id !== 'own-way');
    for (let n = 0; n < 25; n++) {
      const seen = follow(course, `follow ${n}`, (position, suggested) => {
        if (suggested === undefined) throw new Error(`nothing to try at ${position.question?.asks}`);
        return suggested;
      });
      expect(seen).toEqual(all);
    }
  });

  test('whoever does anything else has a note at every question, and comes to the last one', () => {
    for (let n = 0; n < 25; n++) {
      const rng = stream(`astray ${n}`, 'seats');
      const anything = ({ question }: Position) => question?.offered[rng.below(question.offered.length)] ?? '';
      const seen = follow(course, `astray ${n}`, anything, 200);
      expect(seen[0]).toBe('welcome');
      expect(seen.at(-1)).toBe('free');
    }
  });
});
