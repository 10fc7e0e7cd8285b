// What the parts of the table lie on: one board of limewashed plaster.

import { memo } from 'react';
import type { Composition } from '../../table/composition.ts';

export const Ground = memo(({ composition }: { readonly composition: Composition }) => (
  <div className="plaster" data-of={composition.name} />
));
