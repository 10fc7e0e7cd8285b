// What a plan is worth, compared with what else there is.

import type { Counsel, Position } from '@adega/wire';
import { useSay } from '../text/words.ts';
import { comparedText, planText, pointsText, reasonsText } from './advice-words.ts';
import type { Face } from './face.ts';
import { Sections } from './reasons.tsx';

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
