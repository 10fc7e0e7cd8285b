// The bank: everybody's account on one track, with the sections that score at the end, and the investments with what each step costs and yields.

import type { Position } from '@adega/wire';
import type { PartProps } from '../../table/face.ts';
import { ThingButton } from '../../table/thing.tsx';
import { Scene } from './art/scenes.tsx';
import { type BankPlan, bankPlan, type Spot } from './bank-plan.ts';
import { type Box, useBox } from './box.ts';
import { thing } from './paths.ts';
import { Disc } from './pieces.tsx';
import { type Player, type State, stateOf } from './set.ts';
import { type Say, useSay } from './words.ts';

export function Bank({ position, width, height }: PartProps) {
  const box = useBox();
  const say = useSay();
  const s = stateOf(position);
  const { bank } = box.tables;
  if (bank === undefined) return null;
  const sections = sectionsOf(box, bank.most);
  const plan = bankPlan(width, height, sections, bank.interest.length);
  return (
    <section id="bank" className={`bank ${plan.form}`} aria-labelledby="bank-heading">
      <h3 id="bank-heading" className="hidden">
        {say('bank.heading')}
      </h3>
      {plan.picture !== undefined && (
        <div className="bank-house" style={plan.picture}>
          <Scene of="bank" />
        </div>
      )}
      <Sections box={box} say={say} plan={plan} sections={sections} />
      <ol className="account" aria-label={say('bank.account')}>
        {plan.spaces.map((spot, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a space is its number
          <li key={n} style={spot}>
            <Space say={say} position={position} s={s} n={n} loss={bank.loss} />
          </li>
        ))}
      </ol>
      <ol className="investments" aria-label={say('bank.investments')}>
        {bank.interest.map((interest, space) => (
          <li key={interest} style={plan.investments[space]}>
            <Investment say={say} position={position} s={s} space={space} bank={bank} />
          </li>
        ))}
      </ol>
      {plan.steps.map((spot, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is between a space and the next
        <Step key={i} spot={spot} up={bank.invest[i] ?? 0} down={bank.disinvest[i] ?? 0} />
      ))}
    </section>
  );
}

/** How many spaces each section of the account has, from the poorest. */
function sectionsOf({ tables }: Box, most: number): readonly number[] {
  const starts = [0, ...tables.moneyTable.map(([needed]) => needed)];
  return starts.map((start, i) => (starts[i + 1] ?? most + 1) - start);
}

/** What each section scores at the end. */
function Sections({
  box,
  say,
  plan,
  sections,
}: {
  readonly box: Box;
  readonly say: Say;
  readonly plan: BankPlan;
  readonly sections: readonly number[];
}) {
  const points = [0, ...box.tables.moneyTable.map(([, vp]) => vp)];
  const zero = plan.spaces[0];
  return (
    <div aria-hidden="true">
      {sections.map((_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sections in their order
        <div key={i} className={`account-score rich-${i}`} style={plan.scores[i]}>
          {i > 0 && <span title={say('bank.section-help', { vp: points[i] ?? 0 })}>{points[i]}</span>}
        </div>
      ))}
      {zero !== undefined && plan.form === 'ladder' && (
        <div className="zero-loss" style={{ ...zero, left: zero.left + zero.width, width: plan.scores[0]?.width }}>
          {say('bank.zero', { loss: box.tables.bank?.loss ?? 0 })}
        </div>
      )}
    </div>
  );
}

/** Which section of the account a space is in, counted from 0. */
const sectionOf = ({ tables }: Box, n: number): number => tables.moneyTable.filter(([needed]) => n >= needed).length;

interface Inner {
  readonly say: Say;
  readonly position: Position;
  readonly s: State;
}

/** Discs of the players who are there. */
function Here({
  position,
  s,
  is,
  label,
}: Omit<Inner, 'say'> & { readonly is: (p: Player) => boolean; readonly label: (seat: number) => string }) {
  const here = s.players.flatMap((p, seat) => (is(p) ? [seat] : []));
  return (
    <span className={`bank-here here-${here.length}`}>
      {here.map(seat => (
        <Disc key={seat} seat={seat} label={position.names[seat] === undefined ? '' : label(seat)} />
      ))}
    </span>
  );
}

function Space({ say, position, s, n, loss }: Inner & { readonly n: number; readonly loss: number }) {
  const box = useBox();
  const vp = box.look.moneyPoints(n);
  const label = (seat: number) =>
    say('bank.account-of', { name: position.names[seat] ?? '', account: n, money: s.players[seat]?.money ?? 0 });
  return (
    <ThingButton
      id={thing.account(n)}
      className={`account-space rich-${sectionOf(box, n)}${n === 0 ? ' zero' : ''}`}
      help={say('bank.space-help', { n, vp, zero: n === 0 ? 'yes' : 'no', loss })}
    >
      <span className="account-number">{say('bank.space', { n })}</span>
      <Here position={position} s={s} is={p => p.account === n} label={label} />
    </ThingButton>
  );
}

interface InvestmentProps extends Inner {
  readonly space: number;
  readonly bank: NonNullable<Box['tables']['bank']>;
}

function Investment({ say, position, s, space, bank }: InvestmentProps) {
  const interest = say.signed(bank.interest[space] ?? 0);
  const up = bank.invest[space - 1] ?? -1;
  const down = bank.disinvest[space] ?? -1;
  const is = (bank.interest[space] ?? 0) < 0 ? 'investment owing' : 'investment';
  return (
    <ThingButton id={thing.investment(space)} className={is} help={say('bank.investment-help', { interest, up, down })}>
      <strong className="investment-interest">{say('bank.interest', { interest })}</strong>
      <Here
        position={position}
        s={s}
        is={p => p.investment === space}
        label={seat => say('bank.investment-of', { name: position.names[seat] ?? '', interest })}
      />
    </ThingButton>
  );
}

/** What the step up costs and the step down yields: both are said at the spaces that they lead to. */
const Step = ({ spot, up, down }: { readonly spot: Spot; readonly up: number; readonly down: number }) => (
  <div className="investment-step" style={spot} aria-hidden="true">
    <span className="step-up">{up}</span>
    <span className="step-down">{down}</span>
  </div>
);
