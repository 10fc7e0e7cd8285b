// Where the parts of a table lie on its top: fixed proportions in units, drawn once and scaled to the room there is. A unit is a pixel
// before scaling.

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The box of a part. */
export interface Place extends Size {
  /** The id of the part. */
  readonly part: string;
  readonly x: number;
  readonly y: number;
}

export interface Composition extends Size {
  readonly name: string;
  readonly places: readonly Place[];
  /** It has smaller letters and tells more for it: laid only where it is scaled by so much at least, and then rather than another. */
  readonly least?: number;
}

export const place = (part: string, x: number, y: number, width: number, height: number): Place => ({ part, x, y, width, height });

export interface Tabletop {
  /** For rooms of any shape: the one that covers most of a room is laid in it. */
  readonly compositions: readonly [Composition, ...Composition[]];
  readonly phone: PhoneTop;
}

/** On a phone each part is as wide as the screen, in its own units. */
export interface PhoneTop {
  /** The common board, one part below the other. */
  readonly board: readonly (Size & { readonly part: string })[];
  /** The board of one seat, which is given to the part. */
  readonly seat: Size & { readonly part: string };
  /** Above the turn, in sizes of its own: what everybody looks at before a decision. */
  readonly glance: Size & { readonly part: string };
  /** Above the turn other parts stand in the place of those whose choices its panel has already. */
  readonly instead?: { readonly [part: string]: string };
}

/** How much a drawing has to be scaled to be seen whole in a room. */
export const fitting = (room: Size, { width, height }: Size): number => Math.min(room.width / width, room.height / height);

/** What telling more is worth, beside the part of a room that is covered. */
const TELLING = 1.15;

/** The composition that covers most of a room. */
export function bestFor(room: Size, [first, ...others]: Tabletop['compositions']): Composition {
  const worth = (of: Composition): number => {
    const k = fitting(room, of);
    const more = of.least === undefined ? 1 : k < of.least ? 0 : TELLING;
    return k ** 2 * of.width * of.height * more;
  };
  return others.reduce((best, next) => (worth(next) > worth(best) ? next : best), first);
}
