// The boxes that tables are played with: the rules of a game with the components of a pack, made once for each pack. The parts of a
// drawing have theirs from above; functions find it by the position, or are given it. So two tables with different packs can be drawn
// side by side.

import type { Position } from '@adega/wire';
import { type ComponentType, createContext, createElement, useContext } from 'react';

/** What a box is found by: the game, and the name of the pack where it is not the one that comes with the game. It is made from the pack
 *  itself where that is somebody's own. */
export type Labelled = Pick<Position, 'game' | 'pack' | 'own'>;

interface Boxes<Box> {
  /** The box that a position is played with. */
  boxOf(position: Labelled): Box;
  /** The box of the table that a part is drawn for. */
  useBox(): Box;
  /** A part of a face, with the box of its table for whatever is drawn in it. */
  boxed<Props extends { readonly position: Position }>(Part: ComponentType<Props>): ComponentType<Props>;
}

export function boxesMade<Box>(make: (label: Labelled) => Box): Boxes<Box> {
  const made = new Map<string, Box>();
  const Context = createContext<Box | undefined>(undefined);

  function boxOf(label: Labelled): Box {
    // A pack is named by its content: what is made of it stays the same.
    const key = `${label.game} ${label.pack ?? ''}`;
    const box = made.get(key) ?? make(label);
    made.set(key, box);
    return box;
  }

  return {
    boxOf,
    useBox() {
      const box = useContext(Context);
      if (box === undefined) throw new Error('a part of a table is drawn outside of it');
      return box;
    },
    boxed: Part =>
      function Boxed(props) {
        return createElement(Context, { value: boxOf(props.position) }, createElement(Part, props));
      },
  };
}
