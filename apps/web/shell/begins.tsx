// Who begins, at one screen: by lot where the rules say so, or somebody of whom all agree. Whoever begins has the first seat.

import { useSay } from '../text/words.ts';
import type { Offer } from './offers.ts';

interface Props {
  readonly offer: Offer;
  readonly names: readonly string[];
  /** The seat; undefined: the order is drawn. */
  readonly value: number | undefined;
  readonly onChange: (seat: number | undefined) => void;
}

export function Begins({ offer, names, value, onChange }: Props) {
  const say = useSay();
  const { firstBegins } = offer;
  if (firstBegins === undefined) return null;
  const isAlways = firstBegins === 'always';
  const name = names[value ?? 0] ?? '';
  return (
    <fieldset className="begins">
      <legend>{say('begins.label')}</legend>
      <select
        name="begins"
        aria-label={say('begins.label')}
        value={value ?? ''}
        aria-describedby="begins-note"
        onChange={event => onChange(event.target.value === '' ? undefined : Number(event.target.value))}
      >
        {!isAlways && <option value="">{say('begins.drawn')}</option>}
        {names.map((called, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <option key={seat} value={isAlways && seat === 0 ? '' : seat}>
            {called}
          </option>
        ))}
      </select>
      <p id="begins-note" className="note">
        {isAlways ? say('begins.always', { name }) : value === undefined ? say('begins.drawn-hint') : say('begins.chosen', { name })}
      </p>
    </fieldset>
  );
}
