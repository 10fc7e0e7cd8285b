// Questions that a control answers better than a list of moves.

import type { ControlProps } from '../../table/face.ts';
import { Banking } from './cellar/banking.tsx';
import { Staffing } from './cellar/staffing.tsx';

export const Control = (props: ControlProps) =>
  props.position.question?.asks === 'bank' ? <Banking {...props} /> : <Staffing {...props} />;
