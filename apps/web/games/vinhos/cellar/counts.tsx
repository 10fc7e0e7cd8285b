// What a player has in hand: money, barrels, barrels still with the magnates, fair points, ports.

import type { ReactNode } from 'react';
import type { Say } from '../../../text/words.ts';
import { Icon } from '../art/icon.tsx';
import { magnateName } from '../names.ts';
import { shown } from '../printed.ts';
import { playerOf, type State } from '../set.ts';
import { Drawing } from './drawing.tsx';
import { Drawn } from './help.tsx';

interface Props {
  readonly say: Say;
  readonly s: State;
  readonly seat: number;
}

export function Counts({ say, s, seat }: Props) {
  const p = playerOf(s, seat);
  return (
    <ul className="own-counts">
      <Count
        kind="money"
        printed={shown.money}
        icon={<Drawing name="money" />}
        name={say('own.money', { money: p.money })}
        help={say('own.money.help')}
      >
        {p.money}
      </Count>
      <Count
        kind="barrel"
        printed={shown.barrels}
        icon={<Drawing name="barrel" />}
        name={say('own.barrels', { barrels: p.barrels })}
        help={say('own.barrels.help')}
      >
        {p.barrels}
      </Count>
      <li>
        <AtMagnates say={say} s={s} seat={seat} />
      </li>
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

interface CountProps {
  readonly kind: string;
  readonly printed?: string;
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
  const p = playerOf(s, seat);
  const at = [p.atA, p.atB, p.atC];
  return (
    <Drawn
      className="at-magnates"
      name={say('player.magnate-barrels-label', { a: p.atA, b: p.atB, c: p.atC })}
      help={say('own.magnates.help')}
      printed={shown.atMagnates}
    >
      {at.map((barrels, magnate) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a magnate is its number
        <span key={magnate} className={barrels > 0 ? 'at-magnate' : 'at-magnate none'}>
          <span className="initial">{magnateName(say, magnate).slice(0, 1)}</span>
          {barrels}
        </span>
      ))}
    </Drawn>
  );
}
