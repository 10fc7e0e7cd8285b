// What a player has in hand: money, barrels, barrels still with the magnates, fair points, ports.

import { memo, type ReactNode } from 'react';
import { Counting } from '../../../table/counting.tsx';
import { Icon } from '../art/icon.tsx';
import { BustStrokes, isPerson } from '../art/portraits.tsx';
import { FairStar } from '../art/wares.tsx';
import { type Box, useBox } from '../box.ts';
import { banked, magnateName } from '../names.ts';
import { BarrelShape, CoinShape } from '../pieces.tsx';
import { shown } from '../printed.ts';
import { playerOf, type State } from '../set.ts';
import type { Say } from '../words.ts';
import { Drawn } from './help.tsx';

interface Props {
  readonly say: Say;
  readonly s: State;
  readonly seat: number;
}

export function Counts({ say, s, seat }: Props) {
  const box = useBox();
  const p = playerOf(s, seat);
  return (
    <ul className="own-counts">
      <Count
        kind="money"
        printed={box.tables.bank === undefined ? shown.money : undefined}
        icon={<Coins />}
        name={say('own.money', { money: p.money })}
        help={say('own.money.help', { bank: banked(box), vp: box.look.moneyPoints(p.money), steps: moneySteps(say, box) })}
      >
        <Counting value={p.money} />
      </Count>
      <Count
        kind="barrel"
        printed={shown.barrels}
        icon={<OneBarrel seat={seat} />}
        name={say('own.barrels', { barrels: p.barrels })}
        help={say('own.barrels.help', { rows: rowsWord(box), barrels: p.barrels })}
      >
        {p.barrels}
      </Count>
      <Count
        kind="fair"
        icon={<FairStar className="count-art" ticked={p.presented === 1} />}
        name={say('own.points', { points: p.fairPoints, presented: p.presented === 1 ? 'yes' : 'no' })}
        help={say('own.points.help', { points: p.fairPoints, presented: p.presented === 1 ? 'yes' : 'no' })}
      >
        <Counting value={p.fairPoints} />
      </Count>
      {box.tables.bank !== undefined && (
        <Count
          kind="account"
          printed={shown.account}
          icon={<Icon name="bank" />}
          name={say('own.account', { account: p.account })}
          help={say('own.account.help', { interest: say.signed(box.tables.bank.interest[p.investment] ?? 0) })}
        >
          {p.account}
          <Interest say={say} each={box.tables.bank.interest[p.investment] ?? 0} />
        </Count>
      )}
      {box.edition.rows === undefined && (
        <li className="at-magnates-cell">
          <AtMagnates say={say} s={s} seat={seat} />
        </li>
      )}
      {p.ports > 0 && (
        <Count
          kind="port"
          printed={shown.ports}
          icon={<PortBottle />}
          name={say('own.ports', { ports: p.ports })}
          help={say('own.ports.help')}
        >
          {p.ports}
        </Count>
      )}
    </ul>
  );
}

/** What the account grows by, year by year. */
const Interest = ({ say, each }: { readonly say: Say; readonly each: number }) => (
  <span className={each < 0 ? 'interest less' : 'interest'}>
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <path d="M13.5 8A5.5 5.5 0 1 1 11.6 3.800M8.7 4.3h3.4V.9" />
    </svg>
    {say.signed(each)}
  </span>
);

/** What money brings at the end, step by step. */
const moneySteps = (say: Say, { tables }: Box): string =>
  say.list(tables.moneyTable.map(([money, points]) => say('own.money.step', { money, points })));

/** Whether the magnates have rows, as a word that messages select by. */
const rowsWord = ({ edition }: Box): string => (edition.rows === undefined ? 'no' : 'yes');

interface CountProps {
  readonly kind: string;
  readonly printed?: string | undefined;
  readonly icon: ReactNode;
  readonly name: string;
  readonly help: string;
  readonly children: ReactNode;
}

export const Count = ({ kind, printed, icon, name, help, children }: CountProps) => (
  <li className={`count-cell cell-${kind}`}>
    <Drawn className={`count count-${kind}`} name={name} help={help} printed={printed}>
      {icon}
      <span className="count-figure">{children}</span>
    </Drawn>
  </li>
);

/** A little pile. */
export const Coins = memo(() => (
  <svg className="count-art" viewBox="0 0 24 24" aria-hidden="true">
    <g transform="translate(1.5 7)">
      <CoinShape />
    </g>
    <g transform="translate(6.5 3.5)">
      <CoinShape />
    </g>
    <g transform="translate(2 0)">
      <CoinShape />
    </g>
  </svg>
));

export const OneBarrel = memo(({ seat }: { readonly seat: number }) => (
  <svg className="count-art" viewBox="-1 0 26 28" aria-hidden="true">
    <BarrelShape seat={seat} />
  </svg>
));

/** A squat bottle. */
const PortBottle = memo(() => (
  <svg className="count-art port-bottle" viewBox="0 0 24 28" aria-hidden="true">
    <ellipse className="cast" cx="14" cy="26" rx="9" ry="2" />
    <path className="inked glass" d="M9.5 3h5v7c4 1 5 3 5 6v8q0 2.5-2.5 2.5H7Q4.5 26.5 4.5 24v-8c0-3 1-5 5-6Z" />
    <path className="inked wax" d="M9 1.5h6v5H9Z" />
    <path className="plate" d="M6 15.5h12v7H6Z" />
    <path className="grape" d="M9 18h.1M12 18h.1M15 18h.1M10.5 20.4h.1M13.5 20.4h.1" />
  </svg>
));

/** The three magnates, each with the barrels that are still there. */
function AtMagnates({ say, s, seat }: Props) {
  const box = useBox();
  const p = playerOf(s, seat);
  const at = [p.atA, p.atB, p.atC];
  const [first = '', second = '', third = ''] = at.map((_, magnate) => magnateName(say, box, magnate));
  return (
    <Drawn
      className="at-magnates"
      name={say('player.magnate-barrels-label', { a: p.atA, b: p.atB, c: p.atC, first, second, third })}
      help={say('own.magnates.help', { a: p.atA, b: p.atB, c: p.atC, first, second, third })}
      printed={shown.atMagnates}
    >
      {at.map((barrels, magnate) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a magnate is its number
        <Magnate key={magnate} name={magnateName(say, box, magnate)} seat={seat} barrels={barrels} />
      ))}
    </Drawn>
  );
}

/** The magnate, the barrels in a row, and their number. */
const Magnate = memo(({ name, seat, barrels }: { readonly name: string; readonly seat: number; readonly barrels: number }) => {
  const person = name.toLowerCase();
  return (
    <span className={barrels > 0 ? 'at-magnate' : 'at-magnate none'}>
      {isPerson(person) && (
        <svg className="at-person" viewBox="0 0 64 72" aria-hidden="true">
          <BustStrokes of={person} />
        </svg>
      )}
      {Array.from({ length: Math.max(1, barrels) }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: barrels in a row
        <svg key={i} className="at-barrel" viewBox="1 0 22 28" aria-hidden="true">
          {barrels > 0 ? (
            <BarrelShape seat={seat} />
          ) : (
            <path className="barrel-gone" d="M5 4.2C2.3 10 2.3 17.5 5 23.6q7 3.4 14 0C21.7 17.5 21.7 10 19 4.2Z" />
          )}
        </svg>
      ))}
      {barrels}
    </span>
  );
});
