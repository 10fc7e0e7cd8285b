// A process that plays games of a tournament: first it hears the setting, then a fixture at a time.

import { contestOf } from './contest.ts';
import type { Setting } from './crew.ts';
import type { Fixture } from './draw.ts';
import { type Contest, playFixture } from './played.ts';

let contest: Contest | undefined;

process.on('message', async (message: Setting | Fixture) => {
  if ('seating' in message) return void process.send?.(playFixture(contest as Contest, message));
  contest = await contestOf(message);
  process.send?.('ready');
});
