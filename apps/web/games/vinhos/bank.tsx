// The bank: everybody's account on one track, with the sections that score at the end, and the investments with what each step costs and yields.

import type { Position } from '@adega/wire';
import { ThingButton } from '../../table/thing.tsx';
import { type Box, useBox } from './box.ts';
import { thing } from './paths.ts';
import { Disc, Panel } from './pieces.tsx';
import { type Player, type State, stateOf } from './set.ts';
import { type Say, useSay } from './words.ts';

export function Bank({ position }: { readonly position: Position }) {
  const box = useBox();
  const say = useSay();
  const s = stateOf(position);
  const { bank } = box.tables;
  if (bank === undefined) return null;
  const spaces = Array.from({ length: bank.most + 1 }, (_, n) => n);
  return (
    <Panel id="bank" title={say('bank.heading')} side>
      <ol className="account" aria-label={say('bank.account')}>
        {spaces.map(n => (
          <li key={n} className={`account-section-${sectionOf(box, n) % 2}`}>
            <Space say={say} position={position} s={s} n={n} loss={bank.loss} />
          </li>
        ))}
      </ol>
      <ol className="investments" aria-label={say('bank.investments')}>
        {bank.interest.map((interest, space) => (
          <li key={interest}>
            <Investment say={say} position={position} s={s} space={space} bank={bank} />
          </li>
        ))}
      </ol>
    </Panel>
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
  const { look } = useBox();
  const vp = look.moneyPoints(n);
  const begins = n > 0 && vp !== look.moneyPoints(n - 1);
  const label = (seat: number) =>
    say('bank.account-of', { name: position.names[seat] ?? '', account: n, money: s.players[seat]?.money ?? 0 });
  return (
    <ThingButton
      id={thing.account(n)}
      className={n === 0 ? 'account-space zero' : 'account-space'}
      help={say('bank.space-help', { n, vp, zero: n === 0 ? 'yes' : 'no', loss })}
    >
      <span className="account-number">{say('bank.space', { n })}</span>
      {begins && <span className="account-vp">{say('bank.section', { vp })}</span>}
      {n === 0 && <span className="account-vp">{say('bank.zero', { loss })}</span>}
      <Here position={position} s={s} is={p => p.account === n} label={label} />
    </ThingButton>
  );
}

interface InvestmentProps extends Inner {
  readonly space: number;
  readonly bank: NonNullable<Box['tables']['bank']>;
}

/** Between two spaces stand the price of the step up and what the step down yields: both are told at the space they lead to. */
function Investment({ say, position, s, space, bank }: InvestmentProps) {
  const interest = say.signed(bank.interest[space] ?? 0);
  const up = bank.invest[space - 1] ?? -1;
  const down = bank.disinvest[space] ?? -1;
  return (
    <ThingButton id={thing.investment(space)} className="investment" help={say('bank.investment-help', { interest, up, down })}>
      <strong className="investment-interest">{say('bank.interest', { interest })}</strong>
      <span className="investment-steps">
        {up >= 0 && <span>{say('bank.up', { price: up })}</span>}
        {down >= 0 && <span>{say('bank.down', { money: down })}</span>}
      </span>
      <Here
        position={position}
        s={s}
        is={p => p.investment === space}
        label={seat => say('bank.investment-of', { name: position.names[seat] ?? '', interest })}
      />
    </ThingButton>
  );
}
