// The award sheet: what there is of each award, what was missed, and why.

import { AWARD_TITLES, titleFor } from '@adega/vinhos/solo/titles.ts';
import type { Position } from '@adega/wire';
import { RuleChip } from '../../../table/rule.tsx';
import { useBox } from '../box.ts';
import { stateOf } from '../set.ts';
import { useSay } from '../words.ts';
import { type SoloWord, saySolo } from './say.ts';
import { LACERDA, YOU } from './seats.ts';

interface Props {
  readonly position: Position;
}

/** While the game goes on. */
export function AwardsNow({ position }: Props) {
  const say = useSay();
  return (
    <div className="insight">
      <p className="note">{saySolo(say, 'awards.lead')}</p>
      <Sheet position={position} />
    </div>
  );
}

/** At the end. */
export function AwardsWon({ position }: Props) {
  const say = useSay();
  const total = position.scores[0]?.total ?? 0;
  const better = [...AWARD_TITLES].reverse().find(([, from]) => from > total);
  return (
    <div className="awards-won">
      <p className="awards-title">
        <strong>{say(`solo.title.${titleFor(total)}`)}</strong>
        {better !== undefined && (
          <span className="note">{saySolo(say, 'awards.next', { missing: better[1] - total, title: say(`solo.title.${better[0]}`) })}</span>
        )}
      </p>
      <Sheet position={position} />
      <BothScores position={position} />
    </div>
  );
}

function Sheet({ position }: Props) {
  const box = useBox();
  const say = useSay();
  const s = stateOf(position);
  const rows = box.look.awards(s);
  const total = rows.reduce((sum, { amount }) => sum + amount, 0);
  const most = rows.reduce((sum, row) => sum + row.most, 0);
  return (
    <table className="award-sheet">
      <caption>{saySolo(say, 'awards.heading')}</caption>
      <tbody>
        {rows.map(row => (
          <tr key={row.part} className={stateWord(row.amount, row.most)}>
            <th scope="row">
              <RuleChip id="solo.awards">{saySolo(say, `scores.part.${row.part}` as SoloWord)}</RuleChip>
              <span className="note">{saySolo(say, `awards.why.${row.part}` as SoloWord, { yours: row.yours, his: row.his })}</span>
            </th>
            <td>
              <Seals amount={row.amount} most={row.most} />
              <span>{saySolo(say, 'awards.of', { amount: row.amount, most: row.most })}</span>
              <span className="award-state">{saySolo(say, `awards.${stateWord(row.amount, row.most)}`)}</span>
            </td>
          </tr>
        ))}
        <tr className="total">
          <th scope="row">{saySolo(say, 'awards.total')}</th>
          <td>{saySolo(say, 'awards.of', { amount: total, most })}</td>
        </tr>
      </tbody>
    </table>
  );
}

const stateWord = (amount: number, most: number): 'got' | 'missed' | 'part' => (amount === 0 ? 'missed' : amount < most ? 'part' : 'got');

/** A seal for each award that there could be. */
const Seals = ({ amount, most }: { readonly amount: number; readonly most: number }) => (
  <svg className="seals" viewBox={`0 0 ${most * 12} 12`} style={{ width: `${most * 0.8}rem` }} aria-hidden="true">
    {Array.from({ length: most }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: seals in a row
      <circle key={i} className={i < amount ? 'seal won' : 'seal'} cx={i * 12 + 6} cy="6" r="4.6" />
    ))}
  </svg>
);

/** The points of both, side by side. */
function BothScores({ position }: Props) {
  const { look } = useBox();
  const say = useSay();
  const s = stateOf(position);
  const [yours, his] = [look.points(s, YOU), look.points(s, LACERDA)];
  return (
    <table className="award-points">
      <caption>{saySolo(say, 'awards.both')}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{position.names[YOU]}</th>
          <th scope="col">{saySolo(say, 'lacerda.name')}</th>
        </tr>
      </thead>
      <tbody>
        {yours.parts.map(({ part, rule, amount }, i) => (
          <tr key={part}>
            <th scope="row">
              <RuleChip id={rule}>{saySolo(say, `scores.source.${part}` as SoloWord)}</RuleChip>
            </th>
            <td>{amount}</td>
            <td>{his.parts[i]?.amount}</td>
          </tr>
        ))}
        <tr className="total">
          <th scope="row">{say('scores.total')}</th>
          <td>{yours.total}</td>
          <td>{his.total}</td>
        </tr>
      </tbody>
    </table>
  );
}
