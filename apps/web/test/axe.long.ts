import { describe, expect, test } from 'vitest';
import { findingsOn } from './axe.ts';
import { SCREENS } from './screens.ts';
import { peopleSettings } from './screens-people.ts';
import { hasBrowser, onStage, PHONE } from './stage.ts';

describe.skipIf(!hasBrowser)('axe finds nothing in either theme', () => {
  const stage = onStage(peopleSettings);

  test.each(SCREENS.flatMap(({ name }) => ['desktop', 'phone'].map(device => ({ name, device }))))(
    'on $name, $device',
    async ({ name, device }) => {
      const screen = SCREENS.find(known => known.name === name);
      if (screen?.refused === true) stage.forgive(/40[0-9]/);
      const page = await stage.open(device === 'phone' ? PHONE : {});
      expect(screen && (await findingsOn(page, stage.origin, screen))).toEqual({ light: [], dark: [] });
    },
  );
});
