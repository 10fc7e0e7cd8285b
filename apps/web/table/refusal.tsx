// Why a thing on the board cannot be pressed, shown beside it: the nearest reason first, then others, and what would help. It stays until
// something else is pressed or pointed at.

import type { Position, Question, Remedied } from '@adega/wire';
import { Fragment, useEffect, useId, useRef } from 'react';
import { useSay } from '../text/words.ts';
import type { Face } from './face.ts';
import { Reason } from './greyed.tsx';
import { nearestFirst } from './nearest.ts';
import { shortText } from './numbers.tsx';
import { isClear } from './put-beside.ts';

interface Props {
  readonly face: Face;
  readonly position: Position;
  /** The thing, and the moves through it. */
  readonly thing: string;
  readonly moves: Question['greyed'];
  readonly place: Element;
  readonly onRemedies: (key: string) => Promise<Remedied | undefined>;
  readonly onPlay: (line: readonly string[]) => void;
  readonly onClose: () => void;
}

const WIDTH = 320;
const GAP = 8;
/** So many reasons at once. */
const MOST = 3;

export function Refusal({ face, position, thing, moves, place, onRemedies, onPlay, onClose }: Props) {
  const say = useSay();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    element.showPopover();
    putBeside(element, place);
    element.focus();
  }, [place]);
  const [first, ...others] = nearestFirst(moves, face.nearness).slice(0, MOST);
  if (first === undefined) return null;
  const ways = { onRemedies, onPlay };
  return (
    <div
      ref={box}
      popover="auto"
      data-pinned={thing}
      tabIndex={-1}
      role="dialog"
      aria-labelledby={id}
      className="refusal panel"
      onToggle={event => event.newState === 'closed' && onClose()}
    >
      <h3 id={id}>
        {shortText(say, face, position, first.refusal, thing) ??
          say('refusal.heading', { move: face.move(say, position, first.key).phrase })}
      </h3>
      <Reason face={face} position={position} item={first} told more={others.length > 0} {...ways} />
      {others.map((item, i) => (
        <Fragment key={item.key}>
          <h4>{say('refusal.other', { move: face.move(say, position, item.key).phrase })}</h4>
          <Reason face={face} position={position} item={item} thing={thing} more={i < others.length - 1} {...ways} />
        </Fragment>
      ))}
    </div>
  );
}

/** Beside the thing; under it, or above it, where there is no room; not over what is kept clear, where it can be helped. */
function putBeside(element: HTMLElement, place: Element): void {
  const { left, right, top, bottom } = place.getBoundingClientRect();
  const { offsetHeight: height, offsetWidth: width = WIDTH } = element;
  const within = (x: number, y: number) => ({
    x: Math.max(GAP, Math.min(x, window.innerWidth - width - GAP)),
    y: Math.max(GAP, Math.min(y, window.innerHeight - height - GAP)),
  });
  const ways = [
    ...(right + GAP + width <= window.innerWidth - GAP ? [within(right + GAP, top)] : []),
    ...(left - GAP - width >= GAP ? [within(left - GAP - width, top)] : []),
    ...(bottom + GAP + height <= window.innerHeight ? [within(left, bottom + GAP)] : []),
    within(left, top - GAP - height),
  ];
  const { x, y } = ways.find(way => isClear(way, width, height)) ?? (ways[0] as (typeof ways)[number]);
  element.style.left = `${x}px`;
  element.style.top = `${y}px`;
}
