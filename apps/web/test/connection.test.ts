import type { Reply } from '@adega/wire';
import { expect, test } from 'vitest';
import { connect, type Post } from '../table/connection.ts';
import { connectLater } from '../table/later.ts';
import { keptWith } from '../table/use-table.ts';

/** A worker that says what the test has it say. */
function worker() {
  const sent: unknown[] = [];
  let hear: (event: { data?: unknown }) => void = () => undefined;
  const post: Post = {
    postMessage: message => void sent.push(message),
    addEventListener: (type, listener) => {
      if (type === 'message') hear = listener;
    },
    terminate: () => undefined,
  };
  return { post, sent, say: (data: unknown) => hear({ data }) };
}

const scored = { type: 'compare', standings: [] };
const position = {
  type: 'position',
  game: 'vino',
  options: {},
  names: ['Ana'],
  branches: [],
  at: 3,
  viewer: 0,
  view: {},
  waiting: { for: 'nobody' },
  undo: { possible: false, why: 'nothing-done' },
  log: { from: 3, chapters: [] },
  scores: [],
};

test('an answer goes to whoever asked, and what comes unasked to whoever listens', async () => {
  const { post, sent, say } = worker();
  const connection = connect(post);
  const news: Reply[] = [];
  const stop = connection.listen(reply => news.push(reply));
  const asked = connection.ask({ type: 'compare' });
  expect(sent).toEqual([{ type: 'compare', id: 1 }]);
  say({ ...position, later: 'a field of tomorrow' });
  say({ ...scored, re: 1 });
  expect(await asked).toEqual({ ...scored, re: 1 });
  expect(news).toEqual([position]);
  stop();
  say(position);
  expect(news).toHaveLength(1);
});

test('whoever listens before there is a table hears it when there is one', async () => {
  const { post, say } = worker();
  const later = connectLater(async () => connect(post));
  const news: Reply[] = [];
  later.listen(reply => news.push(reply));
  const asked = later.ask({ type: 'compare' });
  await Promise.resolve();
  await new Promise(resolve => setTimeout(resolve));
  say(position);
  say({ ...scored, re: 1 });
  await asked;
  expect(news).toEqual([position]);
});

test('what was added goes after what stays', () => {
  const kept = { head: 'a', lines: ['1 x', '2 y', '1 z'], position: 'p', ideas: [{ name: 'i', text: 't' }] };
  const added = { type: 'added', re: 1, head: 'b', from: 2, lines: ['1 w'], position: 'q' } as const;
  expect(keptWith(kept, added)).toEqual({ head: 'b', lines: ['1 x', '2 y', '1 w'], position: 'q', ideas: kept.ideas });
  expect(keptWith(kept, { ...added, from: 0, ideas: [] })).toEqual({ head: 'b', lines: ['1 w'], position: 'q', ideas: [] });
});
