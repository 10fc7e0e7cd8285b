// "Find me a game": which one, how quickly; whoever wants the same sits down at the same table.

import { KINDS_OF_PACE } from '@adega/wire/lobby.ts';
import { type FormEvent, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { findGame, type Wrong } from '../../store/online.ts';
import { gameName } from '../../text/game-name.ts';
import { useSay } from '../../text/words.ts';
import { useMyName } from '../name-field.tsx';
import { offers } from '../offers.ts';
import { useMyAccount } from '../rating/my-account.ts';
import { NeedsAccount } from '../rating/needs-account.tsx';
import { RatedNote } from '../rating/rated-note.tsx';
import { goTo } from '../route.ts';

export function FindGame({ disabled }: { readonly disabled: boolean }) {
  const say = useSay();
  const { locale } = useIntl();
  const all = useMemo(() => offers().filter(({ seats }) => seats.some(n => n > 1)), []);
  const [game, setGame] = useState(all[0]?.game ?? '');
  const [pace, setPace] = useState<(typeof KINDS_OF_PACE)[number]>('live');
  const [rated, setRated] = useState(false);
  const [wrong, setWrong] = useState<Wrong | undefined>();
  const me = useMyName(0);
  const account = useMyAccount();
  const find = async (event: FormEvent) => {
    event.preventDefault();
    const { told, wrong: why } = await findGame({
      game,
      pace,
      language: locale.split('-')[0] ?? 'en',
      name: me.take(),
      ...(rated && { rated }),
    });
    setWrong(why);
    if (told !== undefined) goTo({ page: 'table', id: told.id });
  };
  return (
    <form className="card find-game" onSubmit={find} aria-labelledby="find-heading">
      <h2 id="find-heading">{say('lobby.find')}</h2>
      <p className="note">{say('lobby.find-lead')}</p>
      <div className="find-row">
        <label>
          {say('setup.game')}
          <select name="game" value={game} onChange={event => setGame(event.target.value)}>
            {all.map(offer => (
              <option key={offer.game} value={offer.game}>
                {gameName(say, offer.game)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {say('pace.heading')}
          <select name="pace" value={pace} onChange={event => setPace(event.target.value as typeof pace)}>
            {KINDS_OF_PACE.filter(kind => !rated || kind !== 'none').map(kind => (
              <option key={kind} value={kind}>
                {say(`pace.name.${kind}`)}
              </option>
            ))}
          </select>
        </label>
        {!rated && me.field}
        <label className="find-rated">
          <input
            type="checkbox"
            name="rated"
            checked={rated}
            onChange={({ target }) => {
              setRated(target.checked);
              setWrong(undefined);
              if (target.checked && pace === 'none') setPace('live');
            }}
          />
          {say('rated.choice')}
        </label>
        <button type="submit" className="play-now" disabled={disabled || (rated && account === null)}>
          {say('lobby.find-go')}
        </button>
      </div>
      {rated && <RatedNote />}
      {rated && typeof account === 'string' && <p className="note">{say('rated.as', { name: account })}</p>}
      {(wrong === 'needs-account' || (rated && account === null)) && <NeedsAccount />}
      {wrong !== undefined && wrong !== 'needs-account' && (
        <p role="alert">{say(wrong === 'too-fast' || wrong === 'too-many' ? 'online.too-many' : 'online.failed')}</p>
      )}
    </form>
  );
}
