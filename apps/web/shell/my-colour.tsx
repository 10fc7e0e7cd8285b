// The colour in which I play at a table on line: the one that I have chosen last, as long as nobody else has it.

import { coloursOf } from '@adega/wire/colour.ts';
import { type ReactNode, useState } from 'react';
import { keepColours, knownColours } from '../store/people.ts';
import { useSay } from '../text/words.ts';
import { ColourChoice } from './colour-choice.tsx';

interface MyColour {
  readonly field: ReactNode;
  /** Of all seats, with mine in my colour. */
  readonly colours: readonly number[];
  /** The one that I have; from then on it is known. */
  take(): number;
}

/** `held`: by seat, what others have chosen. */
export function useMyColour(seat: number, held: readonly (number | undefined)[] = []): MyColour {
  const say = useSay();
  const [wished, setWished] = useState<number | undefined>(() => knownColours()[0]);
  const taken = held.flatMap((colour, other) => (colour === undefined || other === seat ? [] : [colour]));
  const free = wished !== undefined && !taken.includes(wished) ? wished : undefined;
  const colours = coloursOf(Array.from({ length: Math.max(held.length, seat + 1) }, (_, i) => (i === seat ? free : held[i])));
  const mine = colours[seat] ?? 1;
  return {
    field: <ColourChoice seat={seat} colour={mine} label={say('colour.mine')} taken={taken} onChange={setWished} />,
    colours,
    take() {
      keepColours([mine]);
      return mine;
    },
  };
}
