// What a player decides with, in one line under the question on a phone.

import type { Position } from '@adega/wire';
import type { ReactNode } from 'react';
import { Icon } from './art/icon.tsx';
import { FairStar } from './art/wares.tsx';
import { useBox } from './box.ts';
import { Coins, OneBarrel } from './cellar/counts.tsx';
import { playerOf, stateOf } from './set.ts';
import { useSay } from './words.ts';

export function Means({ position, seat }: { readonly position: Position; readonly seat: number }) {
  const say = useSay();
  const { tables } = useBox();
  const p = playerOf(stateOf(position), seat);
  const presented = p.presented === 1;
  const score = position.scores.find(one => one.seat === seat);
  return (
    <ul className="own-means" aria-label={say('own.means', { name: position.names[seat] ?? '' })}>
      <Mean icon={<Coins />} name={say('own.money', { money: p.money })} amount={p.money} word={say('own.word.money', { n: p.money })} />
      {tables.bank !== undefined && (
        <Mean
          icon={<Icon name="bank" />}
          name={say('own.account', { account: p.account })}
          amount={p.account}
          word={say('own.word.account')}
        />
      )}
      <Mean
        icon={<OneBarrel seat={seat} />}
        name={say('own.barrels', { barrels: p.barrels })}
        amount={p.barrels}
        word={say('own.word.barrels', { n: p.barrels })}
      />
      <Mean
        icon={<FairStar ticked={presented} />}
        name={say('own.points', { points: p.fairPoints, presented: presented ? 'yes' : 'no' })}
        amount={p.fairPoints}
        word={say('own.word.fair')}
      />
      {score !== undefined && <li className="means-score">{say('player.vp', { vp: score.total })}</li>}
    </ul>
  );
}

interface MeanProps {
  readonly icon: ReactNode;
  readonly name: string;
  readonly amount: number;
  readonly word: string;
}

const Mean = ({ icon, name, amount, word }: MeanProps) => (
  <li title={name}>
    {icon}
    <span aria-hidden="true">
      {amount} <small>{word}</small>
    </span>
    <span className="hidden">{name}</span>
  </li>
);
