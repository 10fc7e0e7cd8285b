// The form for a new game: which one, how many, who, and what the game lets one choose.

import { cleanName } from '@adega/wire/name.ts';
import { type FormEvent, useState } from 'react';
import { courseOf } from '../games/drawn.ts';
import { keepOpponent } from '../store/opponent.ts';
import { keepColours, keepNames, knownColours, knownNames, MOST } from '../store/people.ts';
import { useSay } from '../text/words.ts';
import { Begins } from './begins.tsx';
import { ColourChoice } from './colour-choice.tsx';
import { Link } from './link.tsx';
import type { Offer } from './offers.ts';
import { OwnPack } from './own-pack.tsx';
import {
  botsIn,
  calledAt,
  calledIn,
  coloursIn,
  type SeatPlan,
  seatedBy,
  seatsAt,
  seatsFor,
  seatsFrom,
  withColour,
  withSeat,
} from './seating.ts';
import type { Shell } from './shell.ts';
import { Sitter } from './sitter.tsx';
import { type Chosen, chosenIn, GameChoice, Options, SeatCount } from './table-form.tsx';

interface Props {
  readonly shell: Shell;
  /** At least one. */
  readonly offers: readonly Offer[];
}

export function NewTable({ shell, offers }: Props) {
  const say = useSay();
  const [offer, setOffer] = useState(offers[0] as Offer);
  const [wished, setWished] = useState(2);
  const [planned, setPlanned] = useState<readonly SeatPlan[]>(() => seatsAt(seatsFor(knownNames(), knownColours()), MOST));
  const [wanted, setBegins] = useState<number | undefined>();
  const [chosen, setChosen] = useState<Chosen>({});
  const [seed, setSeed] = useState('');
  const [pack, setPack] = useState<string | undefined>();
  const [hints, setHints] = useState(true);
  const seats = seatsAt(planned, offer.seats.includes(wished) ? wished : (offer.seats[0] ?? 1));
  const people = calledIn(say, seats);
  const begins = offer.firstBegins !== undefined && wanted !== undefined && wanted < seats.length ? wanted : undefined;
  const alike = new Set(people).size < seats.length;
  const choose = (another: Offer) => {
    setOffer(another);
    setPack(undefined);
  };
  const start = async (event: FormEvent) => {
    event.preventDefault();
    if (alike) return;
    keepNames(planned.map(({ name }) => cleanName(name)));
    keepColours(planned.map(({ colour }) => colour));
    const seated = seatsFrom(seats, begins);
    const bots = botsIn(seated);
    const colours = coloursIn(seated);
    const opponent = bots?.find(level => level !== null);
    if (opponent) keepOpponent(opponent);
    await shell.sittings.start({
      game: offer.game,
      names: calledIn(say, seated),
      ...(colours && { colours }),
      ...(bots && { bots }),
      options: { ...chosenIn(offer, chosen), ...(begins !== undefined && offer.firstBegins !== 'always' && offer.firstBegins) },
      ...(seed.trim() === '' ? {} : { seed: seed.trim() }),
      ...(pack && { pack }),
      ...(!hints && { hints }),
    });
  };
  return (
    <form className="card new-table" onSubmit={start} aria-label={say('setup.heading')}>
      <GameChoice offers={offers} value={offer} onChange={choose} />
      <SeatCount values={offer.seats} value={seats.length} colours={planned.map(({ colour }) => colour)} onChange={setWished} />
      <Names
        seats={seats}
        alike={alike}
        onChange={(i, seat) => setPlanned(withSeat(planned, i, seat))}
        onColour={(i, colour) => setPlanned(withColour(planned, i, colour))}
      />
      <Begins offer={offer} names={people} value={begins} onChange={setBegins} />
      <Options offer={offer} seats={seats.length} chosen={chosen} onChange={setChosen} />
      {offer.judged && (
        <fieldset className="option-cards">
          <legend>{say('start.hints')}</legend>
          <label className="option-card">
            <input type="checkbox" name="hints" checked={hints} onChange={event => setHints(event.target.checked)} />
            <span className="option-face">
              <strong>{say('start.hints-allowed')}</strong>
              <small>{say('start.hints-hint')}</small>
            </span>
          </label>
        </fieldset>
      )}
      <details className="more">
        <summary>{say('start.more')}</summary>
        <label>
          <span>{say('start.seed')}</span>
          <input type="text" maxLength={40} value={seed} onChange={event => setSeed(event.target.value)} aria-describedby="seed-hint" />
        </label>
        <p id="seed-hint" className="note">
          {say('start.seed-hint')}
        </p>
      </details>
      {offer.packed && <OwnPack key={offer.game} shell={shell} game={offer.game} onChange={setPack} />}
      <button type="submit" className="play-now" disabled={alike}>
        {say('start.go')}
      </button>
      <FirstSteps game={offer.game} />
    </form>
  );
}

/** Another way to begin, in a game that has chapters to learn it by. */
function FirstSteps({ game }: { readonly game: string }) {
  const say = useSay();
  const of = courseOf(game);
  if (of === undefined) return null;
  return (
    <p className="first-way">
      <Link to={{ page: 'learn', of }} className="second-way">
        {say('landing.first')}
      </Link>
      <span className="note">{say('landing.first-hint')}</span>
    </p>
  );
}

interface NamesProps {
  readonly seats: readonly SeatPlan[];
  readonly alike: boolean;
  readonly onChange: (i: number, seat: SeatPlan) => void;
  readonly onColour: (i: number, colour: number) => void;
}

function Names({ seats, alike, onChange, onColour }: NamesProps) {
  const say = useSay();
  return (
    <fieldset className="names">
      <legend>{say('start.names')}</legend>
      {seats.map((seat, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <div key={i} className="seat-plan">
          <ColourChoice seat={i} colour={seat.colour} label={say('colour.of', { n: i + 1 })} onChange={colour => onColour(i, colour)} />
          <label>
            <span className="hidden">{say('start.name', { n: i + 1 })}</span>
            <input
              type="text"
              maxLength={40}
              autoComplete="off"
              placeholder={calledAt(say, seats, i)}
              value={seat.name}
              onChange={event => onChange(i, { ...seat, name: event.target.value })}
            />
          </label>
          <Sitter label={say('start.sitter', { n: i + 1 })} level={seat.level} onChange={level => onChange(i, seatedBy(seat, level))} />
        </div>
      ))}
      <p className="note">{say('setup.names-hint')}</p>
      {alike && (
        <p role="alert" className="mistake">
          {say('setup.same-names')}
        </p>
      )}
    </fieldset>
  );
}
