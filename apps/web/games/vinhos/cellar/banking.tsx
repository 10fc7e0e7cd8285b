// At the bank: an amount is set with two buttons, and what it would leave on the account and in cash is told before it is moved.

import type { Position } from '@adega/wire';
import { useState } from 'react';
import { boxOf, useBox } from '../box.ts';
import { stateOf } from '../set.ts';
import { type Say, useSay } from '../words.ts';

interface Props {
  readonly position: Position;
  readonly onChoose: (key: string) => void;
}

const KINDS = ['withdraw', 'deposit'] as const;
type Kind = (typeof KINDS)[number];

export function Banking({ position, onChoose }: Props) {
  const say = useSay();
  const s = stateOf(position);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's
    <div className="banking" role="group" aria-label={say('bank.do')}>
      {KINDS.map(kind => (
        <Amount
          key={`${kind} ${position.at}`}
          say={say}
          kind={kind}
          keys={keysOf(position, s, kind)}
          position={position}
          onChoose={onChoose}
        />
      ))}
    </div>
  );
}

/** The offered amounts, each with its move. */
function keysOf(position: Position, s: ReturnType<typeof stateOf>, kind: Kind): ReadonlyMap<number, string> {
  const { game } = boxOf(position);
  const keys = new Map<number, string>();
  for (const key of position.question?.offered ?? []) {
    const move = game.parse(s, key);
    if (!('problem' in move) && move.kind === kind) keys.set(move.to, key);
  }
  return keys;
}

interface AmountProps extends Props {
  readonly say: Say;
  readonly kind: Kind;
  readonly keys: ReadonlyMap<number, string>;
}

function Amount({ say, kind, keys, position, onChoose }: AmountProps) {
  const { look } = useBox();
  const [amount, setAmount] = useState(1);
  const most = Math.max(0, ...keys.keys());
  const key = keys.get(amount);
  if (key === undefined) return null;
  const by = kind === 'deposit' ? amount : -amount;
  const { account, cash, points, loss } = look.banking(stateOf(position), position.question?.seat ?? 0, by);
  return (
    <div className="banking-row">
      <span className="banking-amount">
        <button type="button" aria-label={say('bank.fewer')} aria-disabled={amount <= 1} onClick={() => setAmount(Math.max(1, amount - 1))}>
          −
        </button>
        <button type="button" className="primary" data-key={key} onClick={() => onChoose(key)}>
          {say('bank.so', { way: kind === 'deposit' ? 'in' : 'out', money: amount })}
        </button>
        <button
          type="button"
          aria-label={say('bank.more')}
          aria-disabled={amount >= most}
          onClick={() => setAmount(Math.min(most, amount + 1))}
        >
          +
        </button>
      </span>
      <span className={account === 0 ? 'banking-then warn' : 'banking-then'} role="status">
        {account === 0 ? say('bank.then-zero', { loss }) : say('bank.then', { account, cash, vp: points })}
      </span>
    </div>
  );
}
