// Which portrait a magnate has: those of some editions are other people, as their names are.

import type { Person } from './art/portraits.tsx';
import type { Box } from './box.ts';

const MAGNATES: readonly Person[] = ['anabela', 'bruno', 'carolina'];
const OTHERS: { readonly [edition: string]: readonly Person[] } = { first: ['alexandre', 'beatriz', 'constantino'] };

export const magnatePerson = ({ pack }: Box, magnate: number): Person => (OTHERS[pack.edition] ?? MAGNATES)[magnate] ?? 'bruno';
