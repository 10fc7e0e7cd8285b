// A vineyard: a plot with its vines and a tag with its price, or its owner's marker on it.

import type { Position } from '@adega/wire';
import { memo } from 'react';
import { Thing } from '../../table/thing.tsx';
import { type Box, useBox } from './box.ts';
import { varietyName, vineyardParts } from './names.ts';
import { thing } from './paths.ts';
import { Pawn } from './pieces.tsx';
import { isGovernment, NONE, playerOf, priceOf, regionOf, type State } from './set.ts';
import { type Say, useSay } from './words.ts';

interface Props {
  readonly say: Say;
  readonly position: Position;
  readonly s: State;
  readonly vineyard: number;
}

/** Around its middle, 36 units wide and 32 high. */
export function Plot({ say, position, s, vineyard }: Props) {
  const box = useBox();
  const owner = s.owners[vineyard] as number;
  const help = say('vino.vineyard.help', {
    ...vineyardParts(say, box, vineyard),
    owner: owner === NONE ? 'none' : 'some',
    name: position.names[owner] ?? '',
    variety: owner === NONE ? '' : varietyName(say, playerOf(s, owner).grows[regionOf(box, vineyard)] as number),
  });
  return (
    <Thing id={thing.vineyard(vineyard)} className={`vineyard ${isGovernment(box, vineyard) ? 'government' : 'private'}`} help={help}>
      <PlotForm box={box} s={s} vineyard={vineyard} />
    </Thing>
  );
}

interface FormProps {
  readonly box: Box;
  readonly s: State;
  readonly vineyard: number;
  /** Without its price. */
  readonly bare?: boolean;
}

export function PlotForm({ box, s, vineyard, bare = false }: FormProps) {
  return (
    <PlotShape
      kind={isGovernment(box, vineyard) ? 'government' : 'private'}
      price={bare ? undefined : priceOf(box, vineyard)}
      owner={s.owners[vineyard] as number}
    />
  );
}

interface ShapeProps {
  readonly kind: 'private' | 'government';
  readonly price?: number | undefined;
  readonly owner?: number;
}

/** Private ones are a field with four vines, the government's stand under a gable. Who owns one has his marker there, before the gable if there
 *  is one; when owned ones are asked about, they show their price, and the marker stands beside a roof or vines (map.css). */
export const PlotShape = memo(({ kind, price, owner = NONE }: ShapeProps) => {
  const owned = owner !== NONE;
  return (
    <g className={owned ? `plot owned of-${owner + 1}` : 'plot'}>
      <rect className="plot-glow" x="-20.500" y="-19" width="41" height="38" rx="9" />
      {!(owned && kind === 'private') && <path className="plot-under" d={FIELD[kind]} transform="translate(1 2.500)" />}
      <path className={`plot-field ${kind}`} d={FIELD[kind]} />
      {!owned && kind === 'private' && <path className="plot-vines" d="M-12.500-7v-4M-4.200-7v-4M4.200-7v-4M12.500-7v-4" />}
      {!owned && kind === 'government' && (
        <path className="plot-star" d="M0-15.500l1.300 2.700 3 .3-2.200 2 .6 3L0-9l-2.700 1.500.600-3-2.200-2 3-.3Z" />
      )}
      {!(owned && price === undefined) && (
        <path className={`plot-tag ${kind}`} d="M-16.500-5.500Q0-7 16.500-5.500V12.500Q0 14-16.500 12.500Z" />
      )}
      {price !== undefined && (
        <text className="price" y="10.800">
          {price}
        </text>
      )}
      {owned && (
        <g className="plot-owner">
          <Pawn seat={owner} />
        </g>
      )}
      {owned && price !== undefined && (
        <path
          className={`plot-roof ${kind}`}
          d={kind === 'government' ? 'M.5-6.500 9.500-17.500 18.500-6.500Z' : 'M4-7.500v-5M10-7.500v-5M16-7.500v-5'}
        />
      )}
    </g>
  );
});

const FIELD = {
  private: 'M-16.500-10.500Q-16-14-12-14H12Q16-14 16.500-10.500V11Q16 14.500 12 14.500H-12Q-16 14.500-16.500 11Z',
  government: 'M-17-6 0-17 17-6V14.500H-17Z',
} as const;

/** Outside of another drawing. */
export const PlotIcon = ({ kind }: { readonly kind: 'private' | 'government' }) => {
  const say = useSay();
  return (
    <svg className="plot-icon" viewBox="-20 -20 40 40" role="img" aria-label={say(`vino.legend.${kind}`)}>
      <PlotShape kind={kind} />
    </svg>
  );
};
