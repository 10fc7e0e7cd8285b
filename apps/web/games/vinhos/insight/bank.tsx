// The account over the years to come, for everybody, with a warning before it arrives at 0; and for whoever looks, what other amounts
// and investments would make of it.

import type * as vinhos from '@adega/vinhos';
import type { Position } from '@adega/wire';
import { useState } from 'react';
import { useBox } from '../box.ts';
import { Disc } from '../pieces.tsx';
import { playerOf, stateOf } from '../set.ts';
import { type Say, useSay } from '../words.ts';
import { seatsFrom } from './set.ts';

export function Accounts({ position }: { readonly position: Position }) {
  const { tables } = useBox();
  const say = useSay();
  return (
    <div className="insight">
      <p className="note">{say('planner.lead', { salary: tables.bank?.salary ?? 0 })}</p>
      {seatsFrom(position).map(seat => (
        <Account key={`${seat} ${position.at}`} say={say} position={position} seat={seat} plans={seat === position.viewer} />
      ))}
    </div>
  );
}

interface Props {
  readonly say: Say;
  readonly position: Position;
  readonly seat: number;
  /** Whether other amounts can be tried. */
  readonly plans: boolean;
}

function Account({ say, position, seat, plans }: Props) {
  const { insight, look } = useBox();
  const s = stateOf(position);
  const p = playerOf(s, seat);
  const [plan, setPlan] = useState<vinhos.Plan>({ account: p.account, investment: p.investment });
  const ahead = insight.account(s, seat, plan);
  const name = position.names[seat] ?? '';
  if (ahead === undefined) return null;
  const last = ahead.years.at(-1)?.after ?? plan.account;
  const values = { account: plan.account, cash: p.money, worth: ahead.worth, vp: look.moneyPoints(last) };
  return (
    <section className={`planner seat-edge-${seat + 1}`}>
      <h3>
        <Disc seat={seat} label={name} /> {say('planner.of', { name })}
      </h3>
      <p className="planner-now">{say('planner.holds', { ...values, over: ahead.years.length === 0 ? 'yes' : 'no' })}</p>
      {plans && ahead.years.length > 0 && <Trying say={say} plan={plan} onPlan={setPlan} />}
      {ahead.years.length > 0 && <Years say={say} ahead={ahead} />}
      <Warnings say={say} ahead={ahead} />
    </section>
  );
}

interface TryingProps {
  readonly say: Say;
  readonly plan: vinhos.Plan;
  readonly onPlan: (plan: vinhos.Plan) => void;
}

/** Other amounts, step by step. */
function Trying({ say, plan, onPlan }: TryingProps) {
  const { tables } = useBox();
  const most = { account: tables.bank?.most ?? 0, investment: (tables.bank?.interest.length ?? 1) - 1 };
  const step = (what: 'account' | 'investment', by: 1 | -1) => {
    const to = plan[what] + by;
    return (
      <button
        type="button"
        aria-label={say(`planner.${what}.${by === 1 ? 'more' : 'fewer'}`)}
        aria-disabled={to < 0 || to > most[what]}
        onClick={() => to >= 0 && to <= most[what] && onPlan({ ...plan, [what]: to })}
      >
        {by === 1 ? '+' : '−'}
      </button>
    );
  };
  return (
    <div className="planner-try">
      <span>{say('planner.try')}</span>
      <span className="planner-step">
        {step('account', -1)}
        {say('planner.account', { account: plan.account })}
        {step('account', 1)}
      </span>
      <span className="planner-step">
        {step('investment', -1)}
        {say('planner.investment', { interest: say.signed(tables.bank?.interest[plan.investment] ?? 0) })}
        {step('investment', 1)}
      </span>
    </div>
  );
}

function Years({ say, ahead }: { readonly say: Say; readonly ahead: vinhos.AccountAhead }) {
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
  );
}

function Warnings({ say, ahead }: { readonly say: Say; readonly ahead: vinhos.AccountAhead }) {
  const { tables } = useBox();
  const loss = tables.bank?.loss ?? 0;
  const warnings = ahead.years.flatMap(({ year, zeros, unpaid, leaving }) => [
    ...(zeros > 0 ? [say('planner.zero', { year, loss })] : []),
    ...(unpaid ? [say('planner.unpaid', { year })] : []),
    ...(leaving > 0 ? [say('planner.leave', { year, people: leaving })] : []),
  ]);
  const isSafe = ahead.years.length > 0 && ahead.years.every(({ after }) => after > 0);
  if (warnings.length === 0) return isSafe ? <p className="note">{say('planner.safe')}</p> : null;
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
