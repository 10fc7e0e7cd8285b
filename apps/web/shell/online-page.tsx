// A new table on line: one seat is mine, the others are for whoever has the link, or for bots.

import type { SeatPlan } from '@adega/wire/journal.ts';
import { LEVELS } from '@adega/wire/level.ts';
import { EXPERIENCES, type Listing } from '@adega/wire/lobby.ts';
import type { Pace } from '@adega/wire/pace.ts';
import { type FormEvent, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { makeTable, sitAt, type Wrong } from '../store/online.ts';
import { keepLink } from '../store/tables.ts';
import { useSay } from '../text/words.ts';
import { Link } from './link.tsx';
import { useMyColour } from './my-colour.tsx';
import { useMyName } from './name-field.tsx';
import { type Offer, offers } from './offers.ts';
import { Summary } from './online-summary.tsx';
import { OwnPack } from './own-pack.tsx';
import { PaceChoice, ratedPace } from './pace/choice.tsx';
import { useMyAccount } from './rating/my-account.ts';
import { NeedsAccount } from './rating/needs-account.tsx';
import { RatedChoice } from './rating/rated-choice.tsx';
import { goTo } from './route.ts';
import type { Shell } from './shell.ts';
import { Sitter } from './sitter.tsx';
import { type Chosen, chosenIn, GameChoice, Options, SeatCount } from './table-form.tsx';
import './setup.css';
import './online.css';

export default function OnlinePage({ shell }: { readonly shell: Shell }) {
  const say = useSay();
  return (
    <>
      <header className="page-head">
        <h1>{say('online.heading')}</h1>
        <p>
          {say('online.lead')}{' '}
          <Link to={{ page: 'games' }} className="quiet-link">
            {say('online.mine')}
          </Link>
        </p>
      </header>
      <NewOnline shell={shell} />
    </>
  );
}

function NewOnline({ shell }: { readonly shell: Shell }) {
  const say = useSay();
  const all = useMemo(offers, []);
  const [offer, setOffer] = useState(all[0] as Offer);
  const [wished, setWished] = useState(2);
  const [others, setOthers] = useState<readonly SeatPlan[]>([]);
  const [chosen, setChosen] = useState<Chosen>({});
  const [watchers, setWatchers] = useState(true);
  const [pace, setPace] = useState<Pace | undefined>();
  const [experience, setExperience] = useState<Listing['experience'] | undefined>();
  const { locale } = useIntl();
  const [pack, setPack] = useState<string | undefined>();
  const [wantsRated, setRated] = useState(false);
  const [wrong, setWrong] = useState<Wrong | undefined>();
  const [busy, setBusy] = useState(false);
  const name = useMyName(0);
  const colour = useMyColour(0);
  const account = useMyAccount();
  // Who plays alone plays against nobody.
  const mayRate = offer.seats.some(n => n > 1);
  const rated = wantsRated && mayRate;
  const count = offer.seats.includes(wished) ? wished : (offer.seats[0] ?? 1);
  const seats: SeatPlan[] = Array.from({ length: count }, (_, i) => (i === 0 ? 'open' : (others[i] ?? 'open')));
  const make = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const made = await makeTable({
      game: offer.game,
      options: chosenIn(offer, chosen),
      seats,
      watchers,
      ...(pack !== undefined && !rated && { pack }),
      ...(rated && { rated }),
      ...(pace !== undefined && { pace }),
      ...(experience !== undefined && { listed: { language: locale.split('-')[0] ?? 'en', experience } }),
    });
    const sat = made.told && (await sitAt(made.told.id, 0, { name: name.take(), colour: colour.take() }, undefined));
    setBusy(false);
    if (made.told === undefined || sat?.told === undefined) return setWrong(made.wrong ?? sat?.wrong);
    keepLink(made.told.id, made.told.join);
    goTo({ page: 'table', id: made.told.id });
  };
  return (
    <form className="new-online online-columns" onSubmit={make} aria-label={say('online.heading')}>
      <div className="card new-table">
        <GameChoice
          offers={all}
          value={offer}
          onChange={other => {
            setOffer(other);
            setPack(undefined);
          }}
        />
        <SeatCount values={offer.seats} value={count} colours={colour.colours} onChange={setWished} />
        <fieldset className="names">
          <legend>{say('online.who')}</legend>
          <div className="my-seat">
            {colour.field}
            {rated && account ? <strong className="my-account">{account}</strong> : name.field}
          </div>
          {seats.slice(1).map((plan, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <div key={i} className="seat-plan">
              <span className={`seat-disc of-${colour.colours[i + 1]}`} aria-hidden="true">
                {i + 2}
              </span>
              <Sitter
                label={say('start.sitter', { n: i + 2 })}
                person={say('online.anybody')}
                level={LEVELS.find(level => level === plan)}
                onChange={level => setOthers(seats.with(i + 1, level ?? 'open'))}
              />
            </div>
          ))}
        </fieldset>
        <Options offer={offer} seats={count} chosen={chosen} onChange={setChosen} />
        {mayRate && (
          <RatedChoice
            value={rated}
            account={account}
            onChange={wish => {
              setRated(wish);
              if (wish) setPace(ratedPace(pace));
            }}
          />
        )}
        <PaceChoice value={pace} onChange={setPace} rated={rated} />
        <fieldset className="option-cards">
          <legend>{say('online.watching')}</legend>
          <label className="option-card">
            <input type="checkbox" name="watchers" checked={watchers} onChange={event => setWatchers(event.target.checked)} />
            <span className="option-face">
              <strong>{say('online.watchers')}</strong>
              <small>{say('online.watchers-hint')}</small>
            </span>
          </label>
          <label className="option-card">
            <input
              type="checkbox"
              name="listed"
              checked={experience !== undefined}
              onChange={event => setExperience(event.target.checked ? 'any' : undefined)}
            />
            <span className="option-face">
              <strong>{say('lobby.listed')}</strong>
              <small>{say('lobby.listed-hint')}</small>
            </span>
          </label>
          {experience !== undefined && (
            <label className="pace-late">
              {say('lobby.experience')}
              <select name="experience" value={experience} onChange={event => setExperience(event.target.value as Listing['experience'])}>
                {EXPERIENCES.map(one => (
                  <option key={one} value={one}>
                    {say(`lobby.experience.${one}`)}
                  </option>
                ))}
              </select>
            </label>
          )}
        </fieldset>
        {!rated && <OwnPack key={offer.game} shell={shell} game={offer.game} onChange={setPack} />}
      </div>
      <section className="card online-summary" aria-labelledby="summary-heading">
        <h2 id="summary-heading">{say('online.summary')}</h2>
        <Summary game={offer.game} seats={seats} pace={pace} rated={rated} experience={experience} />
        {wrong !== undefined && (
          <p role="alert" className="mistake">
            {say(wrong === 'too-many' ? 'online.too-many' : wrong === 'away' ? 'online.missing' : 'online.failed')}
          </p>
        )}
        {rated && account === null ? (
          <NeedsAccount onWithout={() => setRated(false)} />
        ) : (
          <button type="submit" className="play-now" disabled={busy}>
            {say('online.go')}
          </button>
        )}
      </section>
    </form>
  );
}
