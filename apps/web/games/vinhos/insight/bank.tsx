// The account over the years to come, for everybody, with a warning before it arrives at 0.

import type { vinhos } from '@adega/shelf';
import type { Position } from '@adega/wire';
import { type Say, useSay } from '../../../text/words.ts';
import { Disc } from '../pieces.tsx';
import { look, playerOf, stateOf, tables } from '../set.ts';
import { insight, seatsFrom } from './set.ts';

export function Accounts({ position }: { readonly position: Position }) {
  const say = useSay();
  const s = stateOf(position);
  return (
    <div className="insight">
      <p className="note">{say('planner.lead', { salary: tables.bank?.salary ?? 0 })}</p>
      {seatsFrom(position).map(seat => {
        const ahead = insight.account(s, seat);
        return ahead === undefined ? null : <Account key={seat} say={say} position={position} seat={seat} ahead={ahead} />;
      })}
    </div>
  );
}

interface Props {
  readonly say: Say;
  readonly position: Position;
  readonly seat: number;
  readonly ahead: vinhos.AccountAhead;
}

function Account({ say, position, seat, ahead }: Props) {
  const name = position.names[seat] ?? '';
  const p = playerOf(stateOf(position), seat);
  const last = ahead.years.at(-1)?.after ?? p.account;
  const row = (word: 'interest' | 'salaries' | 'left', of: (year: vinhos.YearOfAccount) => string | number) => (
    <tr>
      <th scope="row">{say(`planner.${word}`)}</th>
      {ahead.years.map(year => (
        <td key={year.year} className={word === 'left' && year.zeros > 0 ? 'warn' : undefined}>
          {of(year)}
        </td>
      ))}
    </tr>
  );
  return (
    <section className={`planner seat-edge-${seat + 1}`}>
      <h3>
        <Disc seat={seat} label={name} /> {say('planner.of', { name })}
      </h3>
      <p className="planner-now">
        {say('planner.holds', { account: p.account, cash: p.money, worth: ahead.worth, vp: look.moneyPoints(last) })}
      </p>
      {ahead.years.length > 0 && (
        <table>
          <thead>
            <tr>
              <td />
              {ahead.years.map(({ year }) => (
                <th scope="col" key={year}>
                  {say('planner.year', { n: year })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {row('interest', ({ interest }) => say.signed(interest))}
            {row('salaries', ({ salaries }) => say.signed(-salaries))}
            {row('left', ({ after }) => after)}
          </tbody>
        </table>
      )}
      <Warnings say={say} ahead={ahead} />
    </section>
  );
}

function Warnings({ say, ahead }: { readonly say: Say; readonly ahead: vinhos.AccountAhead }) {
  const loss = tables.bank?.loss ?? 0;
  const warnings = ahead.years.flatMap(({ year, zeros, unpaid, leaving }) => [
    ...(zeros > 0 ? [say('planner.zero', { year, loss })] : []),
    ...(unpaid ? [say('planner.unpaid', { year })] : []),
    ...(leaving > 0 ? [say('planner.leave', { year, people: leaving })] : []),
  ]);
  if (warnings.length === 0) return <p className="note">{say('planner.safe')}</p>;
  return (
    <ul className="warnings">
      {warnings.map(warning => (
        <li key={warning} className="warn">
          {warning}
        </li>
      ))}
    </ul>
  );
}
