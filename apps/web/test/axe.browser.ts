import { describe, expect, test } from 'vitest';
import { findingsOn } from './axe.ts';
import { SCREENS } from './screens.ts';
import { peopleSettings } from './screens-people.ts';
import { onStage } from './stage.ts';

/** One of each kind; all of them, on a phone as well, are long. */
const FEW = ['landing', 'lobby-tables', 'book', 'ask-move'];

describe('axe finds nothing in either theme', () => {
  const stage = onStage(peopleSettings);

  test.each(FEW)('on %s', async name => {
    const screen = SCREENS.find(known => known.name === name);
    if (screen === undefined) throw new Error(`no screen ${name}`);
    expect(await findingsOn(await stage.open(), stage.origin, screen)).toEqual({ light: [], dark: [] });
  });
});
