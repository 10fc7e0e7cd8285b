// What the forms for a new table share: which game, how many, and what the game lets one choose.

import type { OptionSpec } from '@adega/kernel';
import { gameName } from '../text/game-name.ts';
import { useSay } from '../text/words.ts';
import type { Offer } from './offers.ts';

export type Chosen = { readonly [id: string]: string | number };

/** What was chosen for this game; other games may have other options. */
export const chosenIn = ({ options }: Offer, chosen: Chosen): Chosen =>
  Object.fromEntries(Object.entries(chosen).filter(([id]) => options.some(spec => spec.id === id)));

interface GameProps {
  readonly offers: readonly Offer[];
  readonly value: Offer;
  readonly onChange: (offer: Offer) => void;
}

export function GameChoice({ offers, value, onChange }: GameProps) {
  const say = useSay();
  return (
    <fieldset className="option-cards">
      <legend>{say('setup.game')}</legend>
      {offers.map(offer => (
        <label key={offer.game} className="option-card">
          <input type="radio" name="game" value={offer.game} checked={offer === value} onChange={() => onChange(offer)} />
          <span className="option-face">
            <strong>{gameName(say, offer.game)}</strong>
            <small>{say.known(`setup.game.${offer.game}`, undefined, () => '')}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

interface SeatsProps {
  readonly values: readonly number[];
  readonly value: number;
  /** By seat. */
  readonly colours: readonly number[];
  readonly onChange: (seats: number) => void;
}

export function SeatCount({ values, value, colours, onChange }: SeatsProps) {
  const say = useSay();
  return (
    <fieldset className="seat-presets">
      <legend>{say('start.players')}</legend>
      {values.map(n => (
        <label key={n} className="preset">
          <input type="radio" name="seats" value={n} checked={value === n} onChange={() => onChange(n)} />
          <span className="preset-face">
            <span className="preset-number">{say('setup.players', { n })}</span>
            <span className="preset-discs" aria-hidden="true">
              {colours.slice(0, n).map(colour => (
                <span key={colour} className={`seat-disc of-${colour}`} />
              ))}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

interface OptionsProps {
  readonly offer: Offer;
  readonly seats: number;
  readonly chosen: Chosen;
  readonly onChange: (chosen: Chosen) => void;
}

export function Options({ offer, seats, chosen, onChange }: OptionsProps) {
  const say = useSay();
  // What is only for one screen is asked there, in words of its own.
  const specs = offer.options.filter(({ here }) => here !== true);
  return specs.map(spec => (
    <Option
      key={spec.id}
      spec={spec}
      moot={say.known(`setup.moot.${offer.game}.${spec.id}.${seats}`, undefined, () => '')}
      value={chosen[spec.id] ?? spec.default}
      onChange={value => onChange({ ...chosen, [spec.id]: value })}
    />
  ));
}

interface OptionProps {
  readonly spec: OptionSpec;
  /** Why it changes nothing with so many players; empty where it does. */
  readonly moot: string;
  readonly value: string | number;
  readonly onChange: (value: string | number) => void;
}

function Option({ spec, moot, value, onChange }: OptionProps) {
  const say = useSay();
  return (
    <fieldset className="option-cards">
      <legend>{say.known(`option.${spec.id}`, undefined, () => spec.id)}</legend>
      {moot !== '' && <p className="note">{moot}</p>}
      {spec.ours === true && <p className="note ours">{say('setup.ours')}</p>}
      {moot === '' &&
        spec.values.map(v => (
          <label key={v} className="option-card">
            <input type="radio" name={spec.id} value={v} checked={v === value} onChange={() => onChange(v)} />
            <span className="option-face">
              <strong>{say.known(`option.${spec.id}.${v}`, undefined, () => String(v))}</strong>
              <small>{say.known(`setup.${spec.id}.${v}-hint`, undefined, () => '')}</small>
            </span>
          </label>
        ))}
    </fieldset>
  );
}
