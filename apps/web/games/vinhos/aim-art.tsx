// Pictures beside the headings of what Vinhos is about.

import type { ReactNode } from 'react';
import { Portrait } from './art/portraits.tsx';
import { Scene } from './art/scenes.tsx';
import type { WordId } from './words.ts';
import './art/palette.css';

const PICTURES: { readonly [heading in WordId]?: ReactNode } = {
  'aim.year': <Scene of="vineyards" />,
  'aim.wine': <Scene of="cellars" />,
  'aim.use': <Scene of="sales" />,
  'aim.points': <Scene of="export" />,
  'aim.scarce': <Scene of="centre" />,
  'aim.alone': <Portrait of="lacerda" />,
};

export default function AimArt({ heading }: { readonly heading: string }) {
  return (PICTURES as { readonly [heading: string]: ReactNode })[heading];
}
