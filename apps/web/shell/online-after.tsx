// After a game on line: how it ended where nobody won by points, once more with the same people, and whether the draws were honest.

import type { Around } from '@adega/desk/around.ts';
import { useEffect, useState } from 'react';
import { playAgain, proofOf, type Sitter } from '../store/online.ts';
import type { Draws } from '../table/proof.ts';
import { type Say, useSay } from '../text/words.ts';
import { goTo } from './route.ts';

/** How it ended; undefined where the points say it, or where it has not. */
export function endingOf(say: Say, { end, seats }: Around, names: readonly string[]): string | undefined {
  if (end === undefined || end.why === 'over') return undefined;
  if (end.why === 'abandoned') return say('table.over-abandoned');
  const of = (resigned: boolean): string[] => names.filter((_, seat) => (seats[seat]?.resigned === true) === resigned);
  const [winner] = of(false);
  const gone = say.list(of(true));
  if (end.why === 'time') return say('table.over-time', { names: gone, count: of(true).length });
  return winner === undefined ? say('table.over-resigned', { names: gone }) : say('table.over-won', { names: gone, winner });
}

interface AgainProps {
  readonly id: string;
  readonly sitter: Sitter;
  readonly next: string | undefined;
}

/** Once more with the same people, or to where they are already. */
export function Again({ id, sitter, next }: AgainProps) {
  const say = useSay();
  const [wrong, setWrong] = useState(false);
  const again = async () => {
    const { told } = await playAgain(id, sitter);
    if (told === undefined) setWrong(true);
    else goTo({ page: 'table', id: told });
  };
  return (
    <div className="online-again">
      {next !== undefined && <p role="status">{say('table.next')}</p>}
      <button type="button" className="primary" onClick={() => void again()}>
        {say(next === undefined ? 'table.again' : 'table.next-go')}
      </button>
      {wrong && <p role="alert">{say('online.failed')}</p>}
    </div>
  );
}

interface ProofProps {
  readonly id: string;
  readonly checked: Draws | undefined;
  readonly onCheck: (proof: unknown) => void;
}

export function Proof({ id, checked, onCheck }: ProofProps) {
  const say = useSay();
  // Checked by this page, as soon as it is published.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (checked === undefined) void proofOf(id).then(({ told }) => told !== undefined && onCheck(told));
  }, [id]);
  return (
    <p role="status" className={checked === undefined || checked.is === 'proved' ? 'online-proof' : 'online-proof bent'}>
      {checked === undefined ? say('proof.checking') : verdictOf(say, checked)}{' '}
      <a className="quiet-link" href={`/api/tables/${id}/proof`} download={`${id}.json`}>
        {say('table.proof')}
      </a>{' '}
      <a className="quiet-link" href={`/api/tables/${id}/record`} download={`${id}.txt`}>
        {say('table.whole-record')}
      </a>
    </p>
  );
}

const verdictOf = (say: Say, { is, draws = 0 }: Draws): string => (is === 'proved' ? say('proof.proved', { draws }) : say(`proof.${is}`));
