// Every cell of the table of who may do what, over a real server.

import { DEEDS, SAID, TOLD } from '@adega/wire/online.ts';
import { expect, test } from 'vitest';
import { PERMISSIONS, type Row, WHO, type Who } from './permissions.ts';
import { ASKED } from './permissions-asked.ts';
import { HEARD, heardOf } from './permissions-heard.ts';
import { SPOKEN } from './permissions-said.ts';
import type { Trial } from './permissions-trial.ts';
import { inTheatre, type Theatre, type World } from './permissions-world.ts';
import { onBothStores } from './store/stores.ts';

const TRIALS = { ...ASKED, ...SPOKEN };
const nameOf = ({ what, when }: Row): string => (when === '' ? what : `${what} · ${when}`);

/** Whoever says that he is a bot is nobody. */
const wanted = ({ cells }: Row, who: Who): string => (cells[who] === '-' ? cells.nobody : cells[who]);
/** What was refused has changed nothing: the next one may try the same in the same world. */
const isDone = (cell: string): boolean => cell === 'yes' || cell === 'new';
const isLook = ({ what }: Row): boolean => what.startsWith('GET ') || what.endsWith('/look');

async function tried(row: Row, trial: Trial, theatre: Theatre): Promise<{ readonly [who in Who]: string }> {
  const set = async (): Promise<{ world: World; given: string }> => {
    const world = await theatre.world(trial.wanted);
    return { world, given: (await trial.before?.(world, theatre)) ?? '' };
  };
  const shared = await set();
  const came: { [who in Who]?: string } = {};
  for (const who of WHO) {
    const isSpent = isDone(wanted(row, who)) && !isLook(row) && trial.isBeside !== true;
    const { world, given } = isSpent ? await set() : shared;
    theatre.written();
    const cell = await trial.act(world.people[who], { world, given, theatre, who });
    const written = isDone(cell) || cell === 'none' ? [] : theatre.written();
    came[who] = written.length === 0 ? cell : `${cell}, but it has written ${JSON.stringify(written)}`;
  }
  return came as { readonly [who in Who]: string };
}

/** In the order of the table, so that it reads alike where it differs. */
const rowOf = (cells: { readonly [who in Who]?: string }): string[] => WHO.map(who => `${who}: ${cells[who]}`);

onBothStores(stores => {
  const theatre = inTheatre(stores);

  test('the table knows every route, message and deed, and nothing else', () => {
    const known = (of: RegExp): string[] => [...new Set(PERMISSIONS.flatMap(({ what }) => of.exec(what)?.[1] ?? []))].sort();
    // What is asked with HEAD is GET without a body; what pages fetch is below /.
    const routes = [...theatre.app.served].filter(route => !route.startsWith('HEAD'));
    expect(known(/^([A-Z]+ .*)/)).toEqual(routes.sort());
    expect(known(/^do ([\w-]+)/).filter(deed => deed !== 'any')).toEqual([...DEEDS].sort());
    expect([...known(/^([a-z]+)$/), 'do'].sort()).toEqual([...SAID].sort());
    expect(known(/^hear ([\w-]+)/).filter(heard => heard !== 'note')).toEqual([...TOLD].sort());
    expect(PERMISSIONS.map(nameOf).sort()).toEqual([...Object.keys(TRIALS), ...Object.keys(HEARD)].sort());
  });

  test.each(PERMISSIONS.map(row => [nameOf(row), row] as const))('%s', async (name, row) => {
    const all = Object.fromEntries(WHO.map(who => [who, wanted(row, who)]));
    const hearing = HEARD[name];
    const came = hearing === undefined ? await tried(row, TRIALS[name] as Trial, theatre) : await heardOf(hearing, theatre);
    expect(rowOf(came)).toEqual(rowOf(all));
  });
});
