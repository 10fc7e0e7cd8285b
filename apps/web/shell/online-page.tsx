// Tables on line: mine, those that wait for me first, and a form for a new one.

import type { SeatPlan } from '@adega/wire/journal.ts';
import { LEVELS } from '@adega/wire/level.ts';
import { cleanName } from '@adega/wire/name.ts';
import type { Glance } from '@adega/wire/online.ts';
import { type FormEvent, useEffect, useMemo, useState } from 'react';
import { type Answer, keepLink, makeTable, mine, sitAt, type Wrong } from '../store/online.ts';
import { keepNames, knownNames } from '../store/people.ts';
import { gameName } from '../text/game-name.ts';
import { type Say, useSay } from '../text/words.ts';
import { Link } from './link.tsx';
import { type Offer, offers } from './offers.ts';
import { goTo } from './route.ts';
import './setup.css';
import './online.css';

export default function OnlinePage() {
  const say = useSay();
  const [found, setFound] = useState<Answer<readonly Glance[]> | undefined>();
  useEffect(() => void mine().then(setFound), []);
  return (
    <>
      <header className="page-head">
        <h1>{say('online.heading')}</h1>
        <p>{say('online.lead')}</p>
      </header>
      {found?.wrong !== undefined ? (
        <p role="alert" className="mistake">
          {say('online.missing')}
        </p>
      ) : (
        <div className="online-columns">
          <Mine tables={found?.told} />
          <NewOnline />
        </div>
      )}
    </>
  );
}

const isMyTurn = ({ asked, mine: seats, ended }: Glance): boolean => !ended && asked.some(seat => seats.includes(seat));

/** What waits for me first, then what goes on, the latest first. */
const inOrder = (tables: readonly Glance[]): readonly Glance[] => {
  const rank = (table: Glance): number => (isMyTurn(table) ? 0 : table.ended ? 2 : 1);
  return [...tables].sort((a, b) => rank(a) - rank(b) || b.at - a.at);
};

function Mine({ tables }: { readonly tables: readonly Glance[] | undefined }) {
  const say = useSay();
  return (
    <section className="card online-mine" aria-labelledby="mine-heading">
      <h2 id="mine-heading">{say('online.mine')}</h2>
      {tables?.length === 0 && <p className="note">{say('online.none')}</p>}
      <ul>
        {inOrder(tables ?? []).map(glance => (
          <li key={glance.table.id} className={isMyTurn(glance) ? 'waits' : undefined}>
            <strong>{gameName(say, glance.table.game)}</strong>
            <span>{say.list(namesOf(say, glance))}</span>
            <span className="note">{standing(say, glance)}</span>
            <Link to={{ page: 'table', id: glance.table.id }} className="way go-on">
              {say('online.open')}
              <span className="hidden">{say.list(namesOf(say, glance))}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const namesOf = (say: Say, { held }: Glance): readonly string[] =>
  held.map(({ name, bot }) => name ?? (bot === undefined ? say('table.free') : say.known(`bot.${bot}`, undefined, () => bot)));

function standing(say: Say, glance: Glance): string {
  if (glance.ended) return say('online.over');
  if (!glance.begun) return say('online.gathering');
  if (isMyTurn(glance)) return say('online.your-turn');
  return say('online.waits', { names: say.list(glance.asked.map(seat => namesOf(say, glance)[seat] ?? '')) });
}

/** One seat is mine; the others are for whoever has the link, or for bots. */
function NewOnline() {
  const say = useSay();
  const all = useMemo(offers, []);
  const [offer, setOffer] = useState(all[0] as Offer);
  const [wished, setWished] = useState(2);
  const [name, setName] = useState(() => knownNames()[0] ?? '');
  const [others, setOthers] = useState<readonly SeatPlan[]>([]);
  const [watchers, setWatchers] = useState(true);
  const [wrong, setWrong] = useState<Wrong | undefined>();
  const [busy, setBusy] = useState(false);
  const count = offer.seats.includes(wished) ? wished : (offer.seats[0] ?? 1);
  const seats: SeatPlan[] = Array.from({ length: count }, (_, i) => (i === 0 ? 'open' : (others[i] ?? 'open')));
  const make = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const called = cleanName(name) || say('start.default-name', { n: 1 });
    const made = await makeTable({ game: offer.game, options: {}, seats, watchers });
    const sat = made.told && (await sitAt(made.told.id, 0, called, undefined));
    setBusy(false);
    if (made.told === undefined || sat?.told === undefined) return setWrong(made.wrong ?? sat?.wrong);
    keepNames([called]);
    keepLink(made.told.id, made.told.join);
    goTo({ page: 'table', id: made.told.id });
  };
  return (
    <form className="card new-online" onSubmit={make} aria-labelledby="new-online-heading">
      <h2 id="new-online-heading">{say('online.new')}</h2>
      <label>
        <span>{say('setup.game')}</span>
        <select name="game" value={offer.game} onChange={event => setOffer(all.find(one => one.game === event.target.value) ?? offer)}>
          {all.map(({ game }) => (
            <option key={game} value={game}>
              {gameName(say, game)}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{say('start.players')}</span>
        <select name="seats" value={count} onChange={event => setWished(Number(event.target.value))}>
          {offer.seats.map(n => (
            <option key={n} value={n}>
              {say('setup.players', { n })}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{say('online.my-name')}</span>
        <input
          type="text"
          name="name"
          maxLength={40}
          autoComplete="off"
          value={name}
          placeholder={say('start.default-name', { n: 1 })}
          onChange={event => setName(event.target.value)}
        />
      </label>
      {seats.slice(1).map((plan, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <label key={i}>
          <span>{say('online.other-seat', { n: i + 2 })}</span>
          <select value={plan} onChange={event => setOthers(seats.with(i + 1, event.target.value as SeatPlan))}>
            <option value="open">{say('online.anybody')}</option>
            {LEVELS.map(level => (
              <option key={level} value={level}>
                {say('start.bot', { level: say(`bot.${level}`) })}
              </option>
            ))}
          </select>
        </label>
      ))}
      <label className="check">
        <input type="checkbox" checked={watchers} onChange={event => setWatchers(event.target.checked)} />
        <span>{say('online.watchers')}</span>
      </label>
      {wrong !== undefined && (
        <p role="alert" className="mistake">
          {say(wrong === 'too-many' ? 'online.too-many' : 'online.failed')}
        </p>
      )}
      <button type="submit" className="play-now" disabled={busy}>
        {say('online.go')}
      </button>
    </form>
  );
}
