// A hint in three steps: where to look, what to do, and exactly which moves. Each press tells one step more.

import type { Counsel, Position } from '@adega/wire';
import { useState } from 'react';
import { useSay } from '../text/words.ts';
import { comparedText, planText, pointsText, reasonsText, whatText, whereText } from './advice-words.ts';
import type { Face } from './face.ts';
import { Sections } from './reasons.tsx';
import { NoAdvice, ThinkingNote } from './thinking-note.tsx';
import { useAdvice } from './use-advice.ts';
import type { Table } from './use-table.ts';
import { freshName } from './what-if.tsx';
import './advice.css';

interface Props {
  readonly face: Face;
  readonly table: Table;
  readonly position: Position;
}

type Step = 'where' | 'what' | 'exactly';
const NEXT = { where: 'what', what: 'exactly', exactly: undefined } as const satisfies { readonly [S in Step]: Step | undefined };

/** Where somebody is asked, and the table gives hints. */
export function Hint({ face, table, position }: Props) {
  const { hints, question, at, branch } = position;
  if (!hints || question === undefined) return null;
  return <HintFor key={`${branch} ${at} ${question.seat}`} face={face} table={table} position={position} seat={question.seat} />;
}

function HintFor({ face, table, position, seat }: Props & { readonly seat: number }) {
  const say = useSay();
  const [step, setStep] = useState<Step>('where');
  const { advice, ask, stop } = useAdvice(table, 'counsel', String(position.at));
  const next = advice.state === 'told' ? NEXT[step] : undefined;
  const press = () => (next === undefined ? ask({ type: 'hint', at: position.at, seat }) : setStep(next));
  const isOpen = advice.state === 'none' || advice.state === 'trouble' || next !== undefined;
  return (
    <section className={advice.state === 'none' ? 'hint' : 'hint open'} aria-label={say('advice.hint')}>
      {isOpen && (
        <button type="button" className="quiet hint-go" onClick={press}>
          {say(next === undefined ? 'advice.hint' : `advice.next.${next}`)}
        </button>
      )}
      {advice.state === 'thinking' && <ThinkingNote table={table} onStop={stop} />}
      {advice.state === 'trouble' && <NoAdvice trouble={advice.trouble} names={position.names} />}
      <div aria-live="polite">
        {advice.state === 'told' && <Told face={face} table={table} position={position} counsel={advice.told} step={step} />}
      </div>
    </section>
  );
}

interface ToldProps extends Props {
  readonly counsel: Counsel;
  readonly step: Step;
}

function Told({ face, table, position, counsel, step }: ToldProps) {
  const say = useSay();
  return (
    <div className="hint-told">
      <p>
        <strong>{say('advice.where')}</strong> {whereText(say, face, position, counsel)}
      </p>
      {step !== 'where' && (
        <p>
          <strong>{say('advice.what')}</strong> {whatText(say, face, position, counsel)}
        </p>
      )}
      {step === 'exactly' && <Exactly face={face} table={table} position={position} counsel={counsel} />}
      {step !== 'where' && <Against face={face} position={position} counsel={counsel} />}
    </div>
  );
}

/** Its moves, to be played or tried on. */
function Exactly({ face, table, position, counsel: { plan, seat } }: Props & { readonly counsel: Counsel }) {
  const say = useSay();
  const play = () => table.act({ type: 'choose-line', seat, keys: plan.keys });
  const tryOn = async () => {
    const name = freshName(position.branches, n => say('advice.idea', { n }));
    if (await table.turnTo({ type: 'branch', name, from: position.at })) await play();
  };
  return (
    <>
      <ol className="hint-moves" data-hint={plan.keys.join(' + ')}>
        {plan.keys.map((key, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: moves in their order
          <li key={i}>{face.move(say, position, key).phrase}</li>
        ))}
      </ol>
      <p className="hint-ways">
        <button type="button" className="primary" onClick={() => void play()}>
          {say('advice.play', { n: plan.keys.length })}
        </button>
        <button type="button" onClick={() => void tryOn()}>
          {say('advice.try')}
        </button>
      </p>
    </>
  );
}

/** What the plan is worth, compared with what else there is. */
export function Against({ face, position, counsel }: { readonly face: Face; readonly position: Position; readonly counsel: Counsel }) {
  const say = useSay();
  const { plan, rivals, grain, cut } = counsel;
  const [first, ...others] = rivals;
  return (
    <div className="against">
      {first === undefined ? (
        <p>{say('advice.alone')}</p>
      ) : (
        <>
          <p>{comparedText(say, first, grain, planText(say, face, position, first.keys))}</p>
          {reasonsText(say, first.sections).map(text => (
            <p key={text}>{text}</p>
          ))}
          <details>
            <summary>{say('advice.parts')}</summary>
            <Sections face={face} position={position} sections={first.sections} />
          </details>
        </>
      )}
      {others.length > 0 && (
        <details>
          <summary>{say('advice.others')}</summary>
          <ul>
            {others.map(rival => (
              <li key={rival.keys.join('\n')}>{comparedText(say, rival, grain, planText(say, face, position, rival.keys))}</li>
            ))}
          </ul>
        </details>
      )}
      <p className="note">
        {say('advice.worth', { points: pointsText(say, plan.points), n: plan.playouts })} {cut && say('advice.cut')}
      </p>
    </div>
  );
}
