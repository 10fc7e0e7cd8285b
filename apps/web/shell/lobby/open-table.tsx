// A table in the lobby: what is played there, by whom, how quickly; and the way to it.

import { coloursOf } from '@adega/wire/colour.ts';
import { LEVELS } from '@adega/wire/level.ts';
import type { Listed } from '@adega/wire/lobby.ts';
import { useState } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { sitAt, type Wrong } from '../../store/online.ts';
import { gameName } from '../../text/game-name.ts';
import { ownNameOf } from '../../text/languages.ts';
import { type Say, useSay } from '../../text/words.ts';
import { Link } from '../link.tsx';
import { useMyName } from '../name-field.tsx';
import { lateText, paceText } from '../pace/words.ts';
import { NeedsAccount } from '../rating/needs-account.tsx';
import { goTo } from '../route.ts';
import { SeatName } from '../seat-name.tsx';

export function OpenTable({ table }: { readonly table: Listed }) {
  const say = useSay();
  const intl = useIntl();
  const { id, game, pace, listing, names, free, own, at, rated, accounts } = table;
  const [seat] = free;
  const me = useMyName(seat ?? 0);
  const [wrong, setWrong] = useState<Wrong | undefined>();
  const called = names.map(name => (name === null ? say('lobby.free') : (botName(say, name) ?? name)));
  const colours = coloursOf(table.colours.map(colour => colour ?? undefined));
  const language = ownNameOf(listing.language);
  const sit = async () => {
    const { told, wrong: why } = await sitAt(id, seat ?? 0, { name: me.take() }, undefined);
    if (told === undefined) return setWrong(why);
    goTo({ page: 'table', id });
  };
  return (
    <li className="game-card">
      <h3>
        {gameName(say, game)} {rated && <span className="chip strong">{say('rated.short')}</span>}
      </h3>
      <p className="lobby-facts">
        {[say('setup.players', { n: names.length }), language, say(`lobby.experience.${listing.experience}`)].join(' · ')}
        {own && <span className="chip strong">{say('lobby.own')}</span>}
      </p>
      <ul className="lobby-seats">
        {called.map((name, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <li key={i} className={free.includes(i) ? 'free' : undefined}>
            <SeatName seat={i} colours={colours} name={name} account={accounts?.[i] ? (names[i] ?? undefined) : undefined} />
          </li>
        ))}
      </ul>
      <div className="lobby-pace">
        <p>{paceText(say, pace)}</p>
        {pace !== undefined && <p className="note">{say('lobby.late', { late: lateText(say, pace.late) })}</p>}
      </div>
      <div className="game-ways">
        {seat === undefined ? (
          <Link to={{ page: 'table', id }} className="way">
            {say('lobby.watch')}
          </Link>
        ) : (
          <>
            <button type="button" className="way go-on" onClick={() => void sit()}>
              {say('lobby.sit')}
            </button>
            <Link to={{ page: 'table', id }} className="quiet-link">
              {say('lobby.look')}
            </Link>
          </>
        )}
        <span className="note lobby-since">{sinceText(say, intl, at)}</span>
      </div>
      <div role="alert">
        {wrong === 'needs-account' ? (
          <NeedsAccount />
        ) : (
          wrong !== undefined && <p>{say(wrong === 'taken' ? 'table.taken' : 'online.failed')}</p>
        )}
      </div>
    </li>
  );
}

/** What a bot is called that sits there; undefined where somebody does. */
function botName(say: Say, name: string): string | undefined {
  const level = LEVELS.find(one => one === name);
  return level && say('start.bot', { level: say(`bot.${level}`) });
}

const HOUR = 60; // minutes
const DAY = 24 * HOUR;

/** As one would say it: minutes, hours, days. */
function sinceText(say: Say, intl: IntlShape, at: number): string {
  const minutes = Math.round((Date.now() - at) / 60_000);
  if (minutes < 1) return say('lobby.just-now');
  if (minutes < HOUR) return intl.formatRelativeTime(-minutes, 'minute');
  return minutes < DAY
    ? intl.formatRelativeTime(-Math.round(minutes / HOUR), 'hour')
    : intl.formatRelativeTime(-Math.round(minutes / DAY), 'day');
}
