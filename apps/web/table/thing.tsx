// A thing on the board: offered, chosen, greyed or only there. One look and one way to press for all of them.

import { type KeyboardEvent, type MouseEvent, type ReactNode, useCallback } from 'react';
import { type Say, useSay } from '../text/words.ts';
import { type Choosing, useChoosing } from './choosing.tsx';
import type { Role } from './roles.ts';

export interface ThingProps {
  readonly id: string;
  /** What it is, in a sentence: shown when it is pointed at. */
  readonly help?: string | undefined;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

export interface ThingRole extends Role {
  /** One of the numbers on it is our own reconstruction. */
  readonly doubtful: boolean;
  /** What pressing it does, if it can be pressed. */
  readonly label: string | undefined;
  press(place: Element): void;
  /** Points at the move it stands for, or at none. */
  point(on: boolean): void;
}

export function useThing(id: string): ThingRole {
  const say = useSay();
  const choosing = useChoosing();
  const { roleOf, press, point } = choosing;
  const role = roleOf(id);
  const label = isPressable(role) ? labelOf(say, choosing, role, id) : undefined;
  const pointed = role.completes ?? (role.keys.length === 1 ? role.keys[0] : undefined);
  return {
    ...role,
    label,
    doubtful:
      choosing.face !== undefined && choosing.position !== undefined && choosing.face.printed(choosing.position, id) === 'reconstructed',
    press: useCallback((place: Element) => press(id, place), [press, id]),
    point: useCallback((on: boolean) => point(on ? pointed : undefined), [point, pointed]),
  };
}

/** One move: its phrase. Several of one kind: what they have in common. Else the name of the thing. */
function labelOf(say: Say, { face, position }: Choosing, { state, keys, completes, refused, goal }: Role, id: string): string {
  if (face === undefined || position === undefined) return id;
  const name = face.thing(say, position, id);
  if (state === 'chosen') return say('thing.chosen', { name });
  if (state === 'greyed') return say('thing.greyed', { name, move: face.move(say, position, refused[0]?.key ?? '').phrase });
  if (goal !== undefined) return say('thing.goal', { name, move: face.move(say, position, goal).phrase });
  const [first, ...others] = (completes === undefined ? keys : [completes]).map(key => face.move(say, position, key));
  if (first === undefined) return name;
  if (others.length === 0) return first.phrase;
  return others.every(({ group }) => group === first.group) ? first.title : name;
}

const isPressable = (role: Role): boolean => role.state !== 'plain';
/** Part of an offered move: one of the stops of the keyboard. */
const isMove = (role: Role): boolean => role.state === 'offered' || role.state === 'chosen';

/** Offered, but something else is to be pressed first, or another move goes on. */
const isLater = (role: Role): boolean => role.state === 'offered' && role.next !== true;

/** What it is to whoever chooses, as classes. */
const lookOf = (role: Role): string => `thing ${role.state}${isLater(role) ? ' later' : ''}${role.afresh === true ? ' afresh' : ''}`;

/** What both kinds of element have in common. */
function attributes(id: string, role: ThingRole, className: string | undefined) {
  return {
    className: `${lookOf(role)}${className === undefined ? '' : ` ${className}`}`,
    'data-thing': id,
    'data-doubt': role.doubtful ? '' : undefined,
    'data-key': role.completes,
    'data-line': role.line?.join(', '),
    ...(isPressable(role) && {
      'aria-label': role.label,
      'aria-pressed': isMove(role) ? role.state === 'chosen' : undefined,
      'aria-disabled': role.state === 'greyed' ? true : undefined,
      onPointerEnter: () => role.point(true),
      onPointerLeave: () => role.point(false),
      onFocus: () => role.point(true),
      onBlur: () => role.point(false),
    }),
  };
}

/** What makes it a button. Whether it can be pressed or not, it stays the same element: another one would have to be drawn anew. */
function pressing(role: ThingRole) {
  if (!isPressable(role)) return {};
  return {
    role: 'button',
    tabIndex: isMove(role) ? 0 : -1,
    onKeyDown: (event: KeyboardEvent<Element>) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      role.press(event.currentTarget);
    },
    onClick: (event: MouseEvent<Element>) => role.press(event.currentTarget),
  };
}

/** In a drawing. */
export function Thing({ id, help, className, children }: ThingProps) {
  const role = useThing(id);
  return (
    <g {...attributes(id, role, className)} {...pressing(role)}>
      {help !== undefined && <title>{help}</title>}
      {children}
    </g>
  );
}

/** In a list or a row. */
export function ThingButton({ id, help, className, children }: ThingProps) {
  const role = useThing(id);
  return (
    <span {...attributes(id, role, className)} {...pressing(role)} title={help}>
      {children}
    </span>
  );
}
