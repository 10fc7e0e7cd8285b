// A hundred thousand tricks of each kind.

import { serving } from './served.ts';
import { tricking } from './tricking.ts';

tricking(serving(), 100_000, 100_000, 3_600_000);
