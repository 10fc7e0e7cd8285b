// How good a bot shall be.

import { LEVELS, type Level } from '@adega/wire/level.ts';
import { useSay } from '../text/words.ts';

interface Props {
  readonly label: string;
  readonly level: Level;
  readonly onLevel: (level: Level) => void;
}

export function LevelSelect({ label, level, onLevel }: Props) {
  const say = useSay();
  return (
    <select aria-label={label} value={level} onChange={event => onLevel(event.target.value as Level)}>
      {LEVELS.map(one => (
        <option key={one} value={one}>
          {say(`bot.${one}`)}
        </option>
      ))}
    </select>
  );
}
