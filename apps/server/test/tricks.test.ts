// Tricks of people who mean no good, a few of each kind; tricks.long.ts has a hundred thousand.

import { serving } from './served.ts';
import { tricking } from './tricking.ts';

tricking(serving(), 200, 100, 60_000);
