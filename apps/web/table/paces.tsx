// How quickly bots play, to choose from.

import { useSay } from '../text/words.ts';
import type { Pace } from './pace.ts';
import './bot-bar.css';

const FROM_SLOW_TO_FAST = ['slow', 'normal', 'fast'] as const;

interface Props {
  readonly pace: Pace;
  readonly onChange: (pace: Pace) => void;
}

export function Paces({ pace, onChange }: Props) {
  const say = useSay();
  return (
    <span className="bot-paces">
      {FROM_SLOW_TO_FAST.map(one => (
        <button key={one} type="button" aria-pressed={one === pace} onClick={() => onChange(one)}>
          {say(`bots.${one}`)}
        </button>
      ))}
    </span>
  );
}
