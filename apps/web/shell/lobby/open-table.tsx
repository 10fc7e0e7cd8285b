// A table in the lobby: what is played there, by whom, how quickly; and the way to it.

import { coloursOf } from '@adega/wire/colour.ts';
import type { Listed } from '@adega/wire/lobby.ts';
import { useState } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { sitAt, type Wrong } from '../../store/online.ts';
import { gameName } from '../../text/game-name.ts';
import { LANGUAGES } from '../../text/languages.ts';
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
  const called = names.map(name => (name === null ? say('lobby.free') : say.known(`bot.${name}`, undefined, () => name)));
  const colours = coloursOf(table.colours.map(colour => colour ?? undefined));
  const language = LANGUAGES[listing.language]?.name ?? intl.formatDisplayName(listing.language, { type: 'language' }) ?? listing.language;
  const sit = async () => {
    const { told, wrong: why } = await sitAt(id, seat ?? 0, { name: me.take() }, undefined);
    if (told === undefined) return setWrong(why);
    goTo({ page: 'table', id });
  };
  return (
    <li className="game-card">
      <h3>
        {gameName(say, game)} <span className="note">{say('setup.players', { n: names.length })}</span>{' '}
        {rated && <span className="chip strong">{say('rated.short')}</span>}
      </h3>
      <ul className="lobby-seats">
        {called.map((name, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <li key={i} className={free.includes(i) ? 'free' : undefined}>
            <SeatName seat={i} colours={colours} name={name} account={accounts?.[i] ? (names[i] ?? undefined) : undefined} />
          </li>
        ))}
      </ul>
      <p>{paceText(say, pace)}</p>
      {pace !== undefined && (
        <p className="note">
          {say('pace.late')}: {lateText(say, pace.late)}
        </p>
      )}
      <p className="chips">
        <span className="chip">{language}</span>
        <span className="chip">{say(`lobby.experience.${listing.experience}`)}</span>
        {own && <span className="chip strong">{say('lobby.own')}</span>}
        <span className="note">{sinceText(say, intl, at)}</span>
      </p>
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
