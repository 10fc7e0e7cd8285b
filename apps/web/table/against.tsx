// What a plan is worth, compared with what else there is.

import type { Counsel, Position } from '@adega/wire';
import { useSay } from '../text/words.ts';
import { comparedText, otherText, planOf, planText, pointsText, reasonsText, standingText, type Tense } from './advice-words.ts';
import type { Face } from './face.ts';
import { Sections } from './reasons.tsx';

interface Props {
  readonly face: Face;
  readonly position: Position;
  readonly counsel: Counsel;
  readonly tense?: Tense;
}

export function Against({ face, position, counsel, tense }: Props) {
  const say = useSay();
  const { plan, rivals, grain, cut, seat } = counsel;
  const name = position.names[seat] ?? '';
  const whose = planOf(tense, name);
  const [first, ...others] = rivals;
  return (
    <div className="against">
      {first === undefined ? (
        <p>{say('advice.alone')}</p>
      ) : (
        <>
          <p className="note">{say('advice.estimate')}</p>
          <p>{comparedText(say, first, grain, planText(say, face, position, first.keys))}</p>
          {reasonsText(say, first.sections, whose).map(text => (
            <p key={text}>{text}</p>
          ))}
          <details>
            <summary>{say('advice.parts')}</summary>
            <p className="note">{say('advice.parts-note', whose)}</p>
            <Sections face={face} position={position} sections={first.sections} />
          </details>
        </>
      )}
      {others.length > 0 && (
        <details>
          <summary>{say('advice.others')}</summary>
          <ul>
            {others.map(rival => (
              <li key={rival.keys.join('\n')}>{otherText(say, rival, planText(say, face, position, rival.keys))}</li>
            ))}
          </ul>
        </details>
      )}
      <p className="note">
        {say('advice.worth', {
          name,
          standing: standingText(say, plan.points, position.names.length - 1),
          points: pointsText(say, plan.points),
          n: plan.playouts,
        })}{' '}
        {cut && say('advice.cut')}
      </p>
    </div>
  );
}
