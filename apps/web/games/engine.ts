// The rules of the games by themselves: see parts.ts.

import '@adega/shelf';
