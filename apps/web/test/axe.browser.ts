import { describe, expect, test } from 'vitest';
import { findingsOn } from './axe.ts';
import { SCREENS } from './screens.ts';
import { peopleSettings } from './screens-people.ts';
import { onStage } from './stage.ts';

const FEW = [
  'stats',
  'shared',
  'setup-colours',
  'landing',
  'setup',
  'settings',
  'account',
  'account-in',
  'privacy',
  'lobby-tables',
  'talk-against',
  'ways-slow',
  'moderation',
  'rules',
  'learn',
  'lesson',
  'book',
  'card-vino',
  'ask-move',
  'refusal',
  'rule',
  'end',
  'reserve-bank',
  'reserve-choose-experts',
  'first-move',
  'vino-sell',
  'vino-curtain',
  'vino-end',
];

describe('axe finds nothing in either theme', () => {
  const stage = onStage(peopleSettings);

  test.each(FEW)('on %s', async name => {
    const screen = SCREENS.find(known => known.name === name);
    if (screen === undefined) throw new Error(`no screen ${name}`);
    expect(await findingsOn(await stage.open(), stage.origin, screen)).toEqual({ light: [], dark: [] });
  });
});
