// Who sits at a seat: a person, or a bot of some level, with what that level is like.

import { LEVELS, type Level } from '@adega/wire/level.ts';
import { useSay } from '../text/words.ts';

interface Props {
  readonly label: string;
  /** What a person is called there; usually somebody before this screen. */
  readonly person?: string;
  /** Undefined: a person. */
  readonly level: Level | undefined;
  readonly onChange: (level: Level | undefined) => void;
}

export function Sitter({ label, person, level, onChange }: Props) {
  const say = useSay();
  return (
    <label className="sitter">
      <span className="hidden">{label}</span>
      <select value={level ?? ''} onChange={event => onChange(LEVELS.find(one => one === event.target.value))}>
        <option value="">{person ?? say('start.person')}</option>
        {LEVELS.map(one => (
          <option key={one} value={one}>
            {say('start.bot', { level: say(`bot.${one}`) })}
          </option>
        ))}
      </select>
      {level !== undefined && <small className="note">{say(`bot.${level}-hint`)}</small>}
    </label>
  );
}
