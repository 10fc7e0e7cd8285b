// The people of an estate, standing on a slot: a farmer under a hat, an enologist with a glass.

import { Drawing } from './drawing.tsx';

export type Staff = 'farmer' | 'enologist';

export const Figure = ({ kind }: { readonly kind: Staff }) => (
  <span className={`figure ${kind}`}>
    <Drawing name={kind} />
  </span>
);
