// One of his nine action cards: the painting of a space of the grid.

import { isScene, Scene, type SceneName } from '../art/scenes.tsx';
import { type Box, useBox } from '../box.ts';
import { spaceName } from '../names.ts';
import { SPACE_ACTIONS } from '../set.ts';
import type { Say } from '../words.ts';

/** The second space with the same action has a painting of its own. */
function sceneOf({ tables }: Box, space: number): SceneName {
  const action = SPACE_ACTIONS[tables.spaceAction[space] as number] ?? 'centre';
  const again = `${action}-again`;
  if (tables.spaceAction.indexOf(tables.spaceAction[space] as number) !== space && isScene(again)) return again;
  return isScene(action) ? action : 'centre';
}

export function ActionCard({ say, space, label }: { readonly say: Say; readonly space: number; readonly label?: string }) {
  const box = useBox();
  return (
    <span className="his-card" role="img" aria-label={label ?? spaceName(say, box, space)} title={label ?? spaceName(say, box, space)}>
      <Scene of={sceneOf(box, space)} />
    </span>
  );
}
