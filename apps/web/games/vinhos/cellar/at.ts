// A part of a board in its place.

import type { CSSProperties } from 'react';
import type { Area } from './area.ts';

export const at = ({ x, y, width, height }: Area): CSSProperties => ({ left: x, top: y, width, height });
