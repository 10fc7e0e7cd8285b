// The rulebook of Vino to read, and its card.

import type { Labelled } from '../../../table/boxes.ts';
import type { Rulebook } from '../../../table/rulebook.ts';
import { art } from '../course/art.tsx';
import { figuresOf } from '../figures.ts';
import * as draw from './drawings.tsx';

/** With the numbers of the box that comes with the game, or of another. */
export const rulebookOf = (of: Labelled = { game: 'vino' }): Rulebook => ({ ...BOOK, figures: figuresOf(of) });

const BOOK: Omit<Rulebook, 'figures'> = {
  game: 'vino',
  sections: [
    {
      id: 'aim',
      Art: art('vino.aim.counts'),
      paragraphs: [
        { id: 'goal', rules: ['vino.end'], chapter: 'aim' },
        { id: 'cellar', rules: ['vino.cellar', 'vino.variety'], Figure: draw.Varieties },
      ],
    },
    {
      id: 'setup',
      Art: art('vino.aim.grow'),
      paragraphs: [
        { id: 'start', rules: ['vino.start'] },
        { id: 'third', rules: ['vino.third'] },
        { id: 'regions', rules: ['vino.buy', 'vino.variety'], Figure: draw.Regions },
      ],
    },
    {
      id: 'buy',
      Art: art('vino.aim.round'),
      paragraphs: [
        { id: 'choose', rules: ['vino.round', 'vino.choose'], chapter: 'buy' },
        { id: 'order', rules: ['vino.buy-order'] },
        { id: 'pay', rules: ['vino.buy', 'vino.variety'] },
      ],
    },
    {
      id: 'sell',
      Art: art('vino.aim.sell'),
      paragraphs: [
        { id: 'sale', rules: ['vino.sell'], Figure: draw.Sale, chapter: 'sell' },
        { id: 'back', rules: ['vino.lease', 'vino.cellar'] },
        { id: 'market', rules: ['vino.market'] },
        { id: 'order', rules: ['vino.order'] },
      ],
    },
    {
      id: 'end',
      Art: art('vino.aim.end'),
      paragraphs: [
        { id: 'gift', rules: ['vino.gift'], chapter: 'bottles' },
        { id: 'last', rules: ['vino.end'] },
        { id: 'stall', rules: ['vino.stall'] },
        { id: 'open', rules: ['vino.info'] },
      ],
    },
  ],
  card: [
    { id: 'round', lines: ['choose', 'buy', 'sell', 'order'] },
    { id: 'buy', lines: ['owners', 'newcomers', 'variety'] },
    { id: 'sell', lines: ['income', 'back', 'market'] },
    { id: 'end', lines: ['gift', 'none', 'last', 'wins'] },
    { id: 'sale', lines: [], Figure: draw.Sale },
    { id: 'regions', lines: [], Figure: draw.Regions },
  ],
};
