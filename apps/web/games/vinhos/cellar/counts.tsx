// What a player has in hand: money, barrels, barrels still with the magnates, fair points, ports.

import type { ReactNode } from 'react';
import { Icon } from '../art/icon.tsx';
import { type Box, useBox } from '../box.ts';
import { banked, magnateName } from '../names.ts';
import { shown } from '../printed.ts';
import { playerOf, type State } from '../set.ts';
import type { Say } from '../words.ts';
import { Drawing } from './drawing.tsx';
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
        icon={<Drawing name="money" />}
        name={say('own.money', { money: p.money })}
        help={say('own.money.help', { bank: banked(box) })}
      >
        {p.money}
      </Count>
      {box.tables.bank !== undefined && (
        <Count
          kind="account"
          printed={shown.account}
          icon={<Icon name="bank" />}
          name={say('own.account', { account: p.account })}
          help={say('own.account.help', { interest: say.signed(box.tables.bank.interest[p.investment] ?? 0) })}
        >
          {say('own.account.figure', { account: p.account, interest: say.signed(box.tables.bank.interest[p.investment] ?? 0) })}
        </Count>
      )}
      <Count
        kind="barrel"
        printed={shown.barrels}
        icon={<Drawing name="barrel" />}
        name={say('own.barrels', { barrels: p.barrels })}
        help={say('own.barrels.help', { rows: rowsWord(box) })}
      >
        {p.barrels}
      </Count>
      {box.edition.rows === undefined && (
        <li>
          <AtMagnates say={say} s={s} seat={seat} />
        </li>
      )}
      <Count
        kind="fair"
        icon={<Icon name="points" />}
        name={say('own.points', { points: p.fairPoints, presented: p.presented === 1 ? 'yes' : 'no' })}
        help={say('own.points.help')}
      >
        {say('fair.points-of', { points: p.fairPoints, presented: p.presented === 1 ? 'yes' : 'no' })}
      </Count>
      {p.ports > 0 && (
        <Count
          kind="port"
          printed={shown.ports}
          icon={<Icon name="port" />}
          name={say('own.ports', { ports: p.ports })}
          help={say('own.ports.help')}
        >
          {p.ports}
        </Count>
      )}
    </ul>
  );
}

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

const Count = ({ kind, printed, icon, name, help, children }: CountProps) => (
  <li>
    <Drawn className={`count count-${kind}`} name={name} help={help} printed={printed}>
      {icon}
      <span className="count-figure">{children}</span>
    </Drawn>
  </li>
);

/** One box for each magnate with a dot for each barrel still there. */
function AtMagnates({ say, s, seat }: Props) {
  const box = useBox();
  const p = playerOf(s, seat);
  const at = [p.atA, p.atB, p.atC];
  const [first = '', second = '', third = ''] = at.map((_, magnate) => magnateName(say, box, magnate));
  return (
    <Drawn
      className="at-magnates"
      name={say('player.magnate-barrels-label', { a: p.atA, b: p.atB, c: p.atC, first, second, third })}
      help={say('own.magnates.help')}
      printed={shown.atMagnates}
    >
      {at.map((barrels, magnate) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a magnate is its number
        <span key={magnate} className={barrels > 0 ? 'at-magnate' : 'at-magnate none'}>
          <span className="initial">{magnateName(say, box, magnate).slice(0, 1)}</span>
          {barrels}
        </span>
      ))}
    </Drawn>
  );
}
