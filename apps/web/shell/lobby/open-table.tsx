// A table in the lobby: what is played there, by whom, how quickly; and the way to it.

import { coloursOf } from '@adega/wire/colour.ts';
import type { Listed } from '@adega/wire/lobby.ts';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { sitAt, type Wrong } from '../../store/online.ts';
import { gameName } from '../../text/game-name.ts';
import { LANGUAGES } from '../../text/languages.ts';
import { useSay } from '../../text/words.ts';
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
  const language = LANGUAGES[listing.language]?.name ?? listing.language;
  const sit = async () => {
    const { told, wrong: why } = await sitAt(id, seat ?? 0, { name: me.take() }, undefined);
    if (told === undefined) return setWrong(why);
    goTo({ page: 'table', id });
  };
  return (
    <li className="game-card">
      <p className="game-name">
        {gameName(say, game)} <span className="note">{say('setup.players', { n: names.length })}</span>{' '}
        {rated && <span className="chip strong">{say('rated.short')}</span>}
      </p>
      <ul className="lobby-seats">
        {called.map((name, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <li key={i} className={free.includes(i) ? 'free' : undefined}>
            <SeatName seat={i} colours={colours} name={name} account={accounts?.[i] ? (names[i] ?? undefined) : undefined} />
          </li>
        ))}
      </ul>
      <p>
        {paceText(say, pace)} {pace !== undefined && `${say('pace.late')}: ${lateText(say, pace.late)}.`}
      </p>
      <p className="note">
        {language} · {say(`lobby.experience.${listing.experience}`)} · {intl.formatRelativeTime(-minutesSince(at), 'minute')}
        {own && ` · ${say('lobby.own')}`}
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

const minutesSince = (at: number): number => Math.max(0, Math.round((Date.now() - at) / 60_000));
