// What operators are given to watch a server by names measurements that there are.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { gather } from './client.ts';
import { serving } from './served.ts';

const serve = serving();
const text = (file: string): string => readFileSync(new URL(`../../../docs/${file}`, import.meta.url), 'utf8');

/** Measurements that are named; `up` is Prometheus' own. */
const namesIn = (of: string): string[] => [...new Set(of.match(/\b(?:adega|process|nodejs)_[a-z0-9_]+/g))];

test('dashboard, alerts and page name measurements that are there', async () => {
  const { origin, visitor } = await serve();
  const { pages, watcher } = await gather(origin, 'vinhos/2016', ['open', 'open']);
  for (const page of pages) await page.until(({ course }) => course?.begun === true);
  const { body: told } = await (await visitor()).ask('GET', '/metrics');
  const there = new Set([...told.matchAll(/^([a-z0-9_]+)/gm), ...told.matchAll(/^# TYPE ([a-z0-9_]+)/gm)].map(([, name]) => name));
  const { panels } = JSON.parse(text('operating/dashboard.json')) as { panels: { targets: { expr: string }[] }[] };
  const shown = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
  expect(shown.length).toBeGreaterThan(15);
  const page = text('operating.md').split('## 10. What to watch')[1]?.split('## 11.')[0] ?? '';
  for (const [where, of] of Object.entries({ dashboard: shown.join('\n'), alerts: text('operating/alerts.yml'), page })) {
    const names = namesIn(of);
    expect([where, names.length > 4]).toEqual([where, true]);
    expect([where, names.filter(name => !there.has(name))]).toEqual([where, []]);
  }
  for (const one of [...pages, watcher]) one.close();
});

test('an alert that adds up looks at what is there when the other is not', () => {
  const added = [...text('operating/alerts.yml').matchAll(/expr: (.* \+ .*) > /g)].flatMap(([, sum = '']) => sum.split(' + '));
  expect(added.length).toBeGreaterThan(4);
  // Nothing is counted before it has happened, and nothing plus something is nothing.
  for (const one of added) expect(one).toMatch(/^\(sum\(.*\) or vector\(0\)\)$/);
});
