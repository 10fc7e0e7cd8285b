// After a game on line: how it ended where nobody won by points, once more with the same people, and whether the draws were honest.

import type { Seat } from '@adega/kernel';
import { useEffect, useState } from 'react';
import { playAgain, proofOf } from '../store/online.ts';
import type { FromOnline } from '../table/online-messages.ts';
import type { Draws } from '../table/proof.ts';
import { type Say, useSay } from '../text/words.ts';
import { goTo } from './route.ts';

interface Props {
  readonly id: string;
  readonly from: FromOnline;
  readonly names: readonly string[];
  readonly seat: Seat | undefined;
  readonly onCheck: (proof: unknown) => void;
}

export function After({ id, from: { around, checked }, names, seat, onCheck }: Props) {
  const say = useSay();
  const { end, seats, next } = around;
  const [wrong, setWrong] = useState(false);
  // Checked by this page, as soon as it is published.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (checked === undefined) void proofOf(id).then(({ told }) => told !== undefined && onCheck(told));
  }, [id]);
  const again = async () => {
    const { told } = await playAgain(id, { name: names[seat ?? -1] ?? '', colour: seats[seat ?? -1]?.colour });
    if (told === undefined) setWrong(true);
    else goTo({ page: 'table', id: told });
  };
  return (
    <>
      {end !== undefined && end.why !== 'over' && <p>{endOf(say, end.why, names, seats)}</p>}
      {seat !== undefined && (
        <div className="online-ask">
          {next !== undefined && <p role="status">{say('table.next')}</p>}
          <button type="button" className="primary" onClick={() => void again()}>
            {say(next === undefined ? 'table.again' : 'table.next-go')}
          </button>
          {wrong && <p role="alert">{say('online.failed')}</p>}
        </div>
      )}
      <p role="status" className={checked === undefined || checked.is === 'proved' ? 'online-proof' : 'online-proof bent'}>
        {checked === undefined ? say('proof.checking') : verdictOf(say, checked)}{' '}
        <a className="quiet-link" href={`/api/tables/${id}/proof`} download={`${id}.json`}>
          {say('table.proof')}
        </a>{' '}
        <a className="quiet-link" href={`/api/tables/${id}/record`} download={`${id}.txt`}>
          {say('table.whole-record')}
        </a>
      </p>
    </>
  );
}

const verdictOf = (say: Say, { is, draws = 0 }: Draws): string => (is === 'proved' ? say('proof.proved', { draws }) : say(`proof.${is}`));

function endOf(say: Say, why: 'resigned' | 'abandoned' | 'time', names: readonly string[], seats: FromOnline['around']['seats']): string {
  if (why === 'abandoned') return say('table.over-abandoned');
  const gone = names.filter((_, seat) => seats[seat]?.resigned === true);
  return say(`table.over-${why}`, { names: say.list(gone), count: gone.length });
}
