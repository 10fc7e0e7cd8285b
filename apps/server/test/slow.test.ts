import { test } from 'vitest';
import { playSlowly } from './slow.ts';

test('on a slow disk nothing is lost, and nobody’s time is over', () => playSlowly('fast', 20, 0, 25));
