// Questions that a control answers better than a list of moves.

import type { Position } from '@adega/wire';
import { Banking } from './cellar/banking.tsx';
import { Staffing } from './cellar/staffing.tsx';

interface Props {
  readonly position: Position;
  readonly onChoose: (key: string) => void;
}

export const Control = (props: Props) => (props.position.question?.asks === 'bank' ? <Banking {...props} /> : <Staffing {...props} />);
