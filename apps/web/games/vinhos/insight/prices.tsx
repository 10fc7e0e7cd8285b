// What each player would pay to enter each space now.

import type * as vinhos from '@adega/vinhos';
import type { Position } from '@adega/wire';
import { RuleChip } from '../../../table/rule.tsx';
import { useBox } from '../box.ts';
import { spaceName } from '../names.ts';
import { Disc } from '../pieces.tsx';
import { stateOf } from '../set.ts';
import { useSay } from '../words.ts';

export function Prices({ position }: { readonly position: Position }) {
  const box = useBox();
  const say = useSay();
  const s = stateOf(position);
  const fares = box.insight.fares(s);
  return (
    <div className="insight">
      <p className="note">{say('price.lead')}</p>
      <table className="prices">
        <thead>
          <tr>
            <th scope="col">{say('price.space')}</th>
            {position.names.map((name, seat) => (
              <th scope="col" key={name}>
                <Disc seat={seat} label={name} /> <bdi>{name}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {box.tables.spaceAction.map((_, space) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a space is its number
            <tr key={space}>
              <th scope="row">{spaceName(say, box, space)}</th>
              {position.names.map((name, seat) => (
                <Cell key={name} name={name} space={spaceName(say, box, space)} fare={fares[seat]?.[space] as vinhos.Fare} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell({ name, space, fare }: { readonly name: string; readonly space: string; readonly fare: vinhos.Fare }) {
  const say = useSay();
  if (fare.forbidden === 'here') return <td className="muted">{say('price.here')}</td>;
  const { sum, distance, tax, players, forbidden = 'no' } = fare;
  const label = say('price.label', { name, space, sum, distance, tax, players, forbidden });
  return (
    <td className={forbidden === 'no' ? undefined : 'barred'} title={label}>
      {(forbidden === 'no' || sum > 0) && <span aria-hidden="true">{say('price.sum', { sum })}</span>}
      <span className="hidden">{label}</span>
      {fare.forbidden !== undefined && (
        <>
          {sum > 0 && <span aria-hidden="true"> · </span>}
          <RuleChip id={fare.forbidden}>{say('price.no')}</RuleChip>
        </>
      )}
    </td>
  );
}
