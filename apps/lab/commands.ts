// The commands of the lab, in the order of the help.

import type { Command } from './command.ts';
import { backup, restore } from './commands/backup.ts';
import { bench } from './commands/bench.ts';
import { faults } from './commands/faults.ts';
import { fuzz } from './commands/fuzz.ts';
import { games } from './commands/games.ts';
import { load } from './commands/load.ts';
import { pack } from './commands/pack.ts';
import { perft } from './commands/perft.ts';
import { play } from './commands/play.ts';
import { renew } from './commands/renew.ts';
import { replay } from './commands/replay.ts';
import { rules } from './commands/rules.ts';
import { scenario } from './commands/scenario.ts';
import { soak } from './commands/soak.ts';
import { standings } from './commands/standings.ts';
import { study } from './commands/study.ts';
import { tournament } from './commands/tournament.ts';
import { train } from './commands/train.ts';
import { verify } from './commands/verify.ts';
import { verifyShuffle } from './commands/verify-shuffle.ts';
import { GAME_COMMANDS } from './games/commands.ts';

export const COMMANDS: readonly Command[] = [
  games,
  pack,
  play,
  replay,
  scenario,
  perft,
  fuzz,
  rules,
  ...GAME_COMMANDS,
  study,
  bench,
  load,
  soak,
  faults,
  train,
  tournament,
  standings,
  verifyShuffle,
  verify,
  backup,
  restore,
  renew,
];
