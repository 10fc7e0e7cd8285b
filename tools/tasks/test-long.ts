// npm run test:long: the tests that take as long as they need.
import { close, runTier } from '../tests.ts';

close(await runTier('long', ['--passWithNoTests', ...process.argv.slice(2)]), []);
