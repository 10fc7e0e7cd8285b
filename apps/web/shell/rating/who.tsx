// A player by name, with the way to his page where he has one.

import { LEVELS } from '@adega/wire/level.ts';
import { type Say, useSay } from '../../text/words.ts';
import { Link } from '../link.tsx';
import { BOT_PLAYER } from '../route.ts';

export interface Named {
  readonly name?: string | undefined;
  readonly bot?: string | undefined;
}

export function whoText(say: Say, { name, bot }: Named): string {
  const level = LEVELS.find(one => one === bot);
  if (name !== undefined) return name;
  return level === undefined ? say('rating.nobody') : say('start.bot', { level: say(`bot.${level}`) });
}

export function Who({ who, me = false }: { readonly who: Named; readonly me?: boolean }) {
  const say = useSay();
  const text = whoText(say, who);
  const called = me ? say('rating.you', { name: text }) : text;
  const page = who.name ?? (who.bot === undefined ? undefined : BOT_PLAYER + who.bot);
  if (page === undefined) return <span className="note">{called}</span>;
  return (
    <Link to={{ page: 'player', who: page }} className="quiet-link">
      {called}
    </Link>
  );
}
