// To be imported before anything else: how V8 keeps positions (docs/decisions/0037-what-makes-moves-late.md).
//
// While tables are opened their positions stay, and V8 concludes that all positions do: it makes each new one among the old objects, where a
// move later it is dead and keeps all its parts alive. Made among the young ones, it is gone for nothing.

import { setFlagsFromString } from 'node:v8';

setFlagsFromString('--no-allocation-site-pretenuring');
