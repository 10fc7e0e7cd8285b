// One of his nine action cards, as small as a stamp.

import { Icon } from '../art/icon.tsx';
import { useBox } from '../box.ts';
import { spaceName } from '../names.ts';
import { SPACE_ACTIONS } from '../set.ts';
import type { Say } from '../words.ts';

export function ActionCard({ say, space, label }: { readonly say: Say; readonly space: number; readonly label?: string }) {
  const box = useBox();
  const action = SPACE_ACTIONS[box.tables.spaceAction[space] as number] ?? 'centre';
  return (
    <span className="his-card" role="img" aria-label={label ?? spaceName(say, box, space)} title={label ?? spaceName(say, box, space)}>
      <Icon name={action} />
    </span>
  );
}
