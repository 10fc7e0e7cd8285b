// Questions that a control answers better than a list of moves, and a sentence over lists that are mostly pictures.

import type { ControlProps } from '../../table/face.ts';
import { Banking } from './cellar/banking.tsx';
import { Staffing } from './cellar/staffing.tsx';
import { useSay } from './words.ts';

export function Control(props: ControlProps) {
  switch (props.position.question?.asks) {
    case 'bank':
      return <Banking {...props} />;
    case 'sales':
      return <Lead word="turn.lead.sales" />;
    case 'export':
      return <Lead word="turn.lead.export" />;
    default:
      return <Staffing {...props} />;
  }
}

function Lead({ word }: { readonly word: 'turn.lead.sales' | 'turn.lead.export' }) {
  const say = useSay();
  return <p className="turn-lead">{say(word)}</p>;
}
