// How long turns may take at a new table, and what happens where somebody's time is over.

import { LATE, type Late, type Pace } from '@adega/wire/pace.ts';
import { type Say, useSay } from '../../text/words.ts';
import { lateText } from './words.ts';
import './pace.css';

type Shape = { readonly [K in Pace['kind']]: Omit<Extract<Pace, { kind: K }>, 'late'> }[Pace['kind']];

const SHAPES: readonly (Shape | undefined)[] = [
  undefined,
  { kind: 'live', bank: 15 * 60, plus: 20 },
  { kind: 'live', bank: 45 * 60, plus: 45 },
  { kind: 'slow', days: 1 },
  { kind: 'slow', days: 3 },
  { kind: 'slow', days: 7 },
];

/** What people mostly want: in an evening nobody waits for ever, over weeks the seat is kept. */
const USUAL: { readonly [kind in Pace['kind']]: Late } = { live: 'seat', slow: 'turn' };

const keyOf = (shape: Shape | undefined): string =>
  shape === undefined ? 'none' : shape.kind === 'live' ? `live-${shape.bank}` : `slow-${shape.days}`;

/** What tells one from the others comes first. */
function titleOf(say: Say, shape: Shape | undefined): string {
  if (shape === undefined) return say('pace.name.none');
  return shape.kind === 'live' ? say('pace.card.live', { minutes: shape.bank / 60 }) : say('pace.card.slow', { days: shape.days });
}

function hintOf(say: Say, shape: Shape | undefined): string {
  if (shape === undefined) return say('pace.none');
  return shape.kind === 'live' ? say('pace.hint.live', { seconds: shape.plus }) : say('pace.hint.slow');
}

interface Props {
  readonly value: Pace | undefined;
  readonly onChange: (pace: Pace | undefined) => void;
  /** Where the result counts, there is a clock that ends the game. */
  readonly rated?: boolean;
}

/** What a rated table has where nobody has chosen. */
export const RATED_PACE: Pace = { kind: 'live', bank: 45 * 60, plus: 45, late: 'lose' };

/** The same pace, but one that a rated table can have. */
export const ratedPace = (pace: Pace | undefined): Pace => (pace === undefined ? RATED_PACE : { ...pace, late: 'lose' });

export function PaceChoice({ value, onChange, rated = false }: Props) {
  const say = useSay();
  const choose = (shape: Shape | undefined): void =>
    onChange(
      shape === undefined ? undefined : { ...shape, late: value?.kind === shape.kind ? value.late : rated ? 'lose' : USUAL[shape.kind] },
    );
  return (
    <>
      <fieldset className="option-cards pace-cards">
        <legend>{say('pace.heading')}</legend>
        {rated && <p className="note">{say('rated.clock')}</p>}
        {SHAPES.filter(shape => !rated || shape !== undefined).map(shape => (
          <label key={keyOf(shape)} className="option-card">
            <input type="radio" name="pace" value={keyOf(shape)} checked={keyOf(value) === keyOf(shape)} onChange={() => choose(shape)} />
            <span className="option-face">
              <strong>{titleOf(say, shape)}</strong>
              <small>{hintOf(say, shape)}</small>
            </span>
          </label>
        ))}
      </fieldset>
      {value !== undefined && (
        <label className="pace-late">
          {say('pace.late')}
          <select name="late" value={value.late} onChange={event => onChange({ ...value, late: event.target.value as Late })}>
            {LATE.filter(late => !rated || late !== 'wait').map(late => (
              <option key={late} value={late}>
                {lateText(say, late)}
              </option>
            ))}
          </select>
        </label>
      )}
    </>
  );
}
