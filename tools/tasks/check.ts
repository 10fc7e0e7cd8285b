import { runChecks } from '../checks.ts';
import { close, NOTHING } from '../tests.ts';

const failed = await runChecks();
if (failed.length > 0) close(NOTHING, failed);
