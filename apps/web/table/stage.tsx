// The tabletop: the parts of a game in the composition that fits the room, scaled as one drawing. Whatever is measured in it (rectangles on
// the screen) is measured after scaling; scale.ts tells by how much.

import type { Position } from '@adega/wire';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { useSay } from '../text/words.ts';
import { bestFor, type Composition, fitting, type Size } from './composition.ts';
import type { Face, TablePart } from './face.ts';
import type { Zooming } from './zooming.ts';

interface Props {
  readonly face: Face;
  readonly position: Position;
}

/** On a desk: everything at once. */
export function Stage({ face, position, zooming }: Props & { readonly zooming: Zooming }) {
  const say = useSay();
  const { room, setRoom, by } = zooming;
  const size = useSize(room);
  const { compositions } = face.tabletop?.(position) ?? {};
  if (compositions === undefined) return <Flow face={face} position={position} />;
  const composition = size === undefined ? compositions[0] : bestFor(size, compositions);
  const k = by * (size === undefined ? 1 : fitting(size, composition));
  return (
    // What scrolls must be reachable by keyboard.
    <div
      className="room"
      ref={setRoom}
      data-zoomed={by > 1 ? '' : undefined}
      {...(by > 1 && { tabIndex: 0, role: 'group', 'aria-label': say('phone.window') })}
    >
      <h2 className="hidden">{say('phone.board')}</h2>
      <div className="stage-frame" style={{ width: composition.width * k, height: composition.height * k }}>
        <Scaled size={composition} k={k}>
          <Composed face={face} position={position} composition={composition} />
        </Scaled>
      </div>
    </div>
  );
}

/** The ground and every part in its place. */
export function Composed({ face, position, composition }: Props & { readonly composition: Composition }) {
  const { Ground } = face;
  return (
    <>
      {Ground !== undefined && (
        <div className="ground" aria-hidden="true">
          <Ground composition={composition} />
        </div>
      )}
      {composition.places.map(({ part: id, x, y, width, height }) => {
        const part = face.parts.find(one => one.id === id);
        if (part === undefined) throw new Error(`no part ${id} to put into ${composition.name}`);
        return (
          <div key={id} className={classOf(part)} data-part={id} style={{ left: x, top: y, width, height }}>
            <part.Part position={position} width={width} height={height} />
          </div>
        );
      })}
    </>
  );
}

const classOf = (part: TablePart): string => (part.own === true ? 'place game-players' : 'place board');

/** A part on a phone; with a seat only what belongs to that. */
export interface PhonePart extends Size {
  readonly part: string;
  readonly seat?: number | undefined;
}

interface PhoneProps extends Props {
  readonly parts: readonly PhonePart[];
  /** How many screens wide they are. */
  readonly zoom?: number;
  /** The first of them is made smaller, as far as it can be read, to be seen whole in this height. */
  readonly tallest?: number | undefined;
}

/** The smallest letters are 17 units high: so they are still 11 pixels. */
const SMALLEST = 0.65;

/** On a phone: the parts one below the other. */
export function PhoneStage({ face, position, parts, zoom = 1, tallest }: PhoneProps) {
  const [room, setRoom] = useState<HTMLElement | null>(null);
  const width = (useSize(room)?.width ?? 0) * zoom;
  return (
    <div className="phone-stage" ref={setRoom}>
      {parts.map(({ part: id, seat, ...size }, n) => {
        const part = face.parts.find(one => one.id === id);
        if (part === undefined) throw new Error(`no part ${id} for a phone`);
        const widest = width === 0 ? 1 : width / size.width;
        const k = n > 0 || tallest === undefined ? widest : Math.min(widest, Math.max(tallest / size.height, SMALLEST));
        return (
          <div key={id} id={`part-${id}`} className="stage-frame" style={{ width: size.width * k, height: size.height * k }}>
            <Scaled size={size} k={k}>
              <div className={classOf(part)} data-part={id} style={{ left: 0, top: 0, ...size }}>
                <part.Part position={position} {...size} seat={seat} />
              </div>
            </Scaled>
          </div>
        );
      })}
    </div>
  );
}

/** A game without compositions: its parts as they come. */
export function Flow({ face, position }: Props) {
  return (
    <div className="flow">
      {face.parts.map(({ id, own, Part }) => (
        <div key={id} className={own === true ? 'game-players' : undefined} data-part={id}>
          <Part position={position} width={0} height={0} />
        </div>
      ))}
    </div>
  );
}

function Scaled({ size, k, children }: { readonly size: Size; readonly k: number; readonly children: ReactNode }) {
  return (
    <div className="stage" style={{ width: size.width, height: size.height, transform: `scale(${k})` }}>
      {children}
    </div>
  );
}

/** What an element has for its content; nothing before it is laid out, or while it is not shown. */
export function useSize(measured: HTMLElement | null): Size | undefined {
  const [size, setSize] = useState<Size | undefined>();
  useLayoutEffect(() => {
    if (measured === null) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = measured;
      if (width > 0) setSize(last => (last?.width === width && last.height === height ? last : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [measured]);
  return size;
}
