// What happened, each line with its rule: the newest turn first, and in it everything as it came.

import type { Chapter, Position, Told } from '@adega/wire';
import { memo, useDeferredValue, useEffect, useRef } from 'react';
import { useSay } from '../text/words.ts';
import { goThrough } from './arrow-keys.ts';
import type { Face } from './face.ts';
import { RuleSign } from './rule.tsx';
import { useWhy } from './why.tsx';

interface Props {
  readonly face: Face;
  readonly position: Position;
  readonly log: readonly Chapter[];
  /** The entry after which the game is shown, if it is not now. */
  readonly at?: number | undefined;
  /** Shows the position after an entry. */
  readonly onGo?: ((at: number) => void) | undefined;
}

export function Log({ face, position, log: now, at, onGo }: Props) {
  const say = useSay();
  const onWhy = useWhy();
  // The board first: the log follows a frame later.
  const log = useDeferredValue(now);
  const told = log.map((chapter, i) => ({ chapter, i })).filter(({ chapter }) => chapter.events.length > 0 || chapter.notes !== undefined);
  const list = useRef<HTMLOListElement>(null);
  // Not every entry has something to tell: then the last one before it that has.
  const shown = at === undefined ? undefined : told.findLast(({ i }) => i < at)?.i;
  const was = useRef<number | undefined>(undefined);
  useEffect(() => {
    // Back to now: otherwise the old lines would stay in sight, whatever comes above them.
    if (shown === undefined && was.current !== undefined) list.current?.closest('.side-body')?.scrollTo(0, 0);
    was.current = shown;
    if (shown === undefined) return;
    const line = list.current?.querySelector<HTMLElement>('[aria-current]');
    showWithin(line);
    // How high the lines around it are is known when it comes in sight; what happens to it later is the reader's own scrolling.
    const seen = (event: Event) => 'skipped' in event && event.skipped === false && showWithin(line);
    line?.addEventListener('contentvisibilityautostatechange', seen, { once: true });
    return () => line?.removeEventListener('contentvisibilityautostatechange', seen);
  }, [shown]);
  return (
    <section className="log panel" aria-labelledby="log-heading">
      <h2 id="log-heading">{say('log.heading')}</h2>
      {told.length === 0 && <p className="note">{say('log.empty')}</p>}
      {/* The whole log is one stop of the Tab key: its rule signs are reached by the arrows. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard */}
      <ol ref={list} className="log-list" aria-label={say('log.newest')} tabIndex={0} onKeyDown={goThrough}>
        {turnsIn(told).map(({ chapter, i, begins }) => (
          <ChapterLines
            key={i}
            begins={begins}
            face={face}
            position={position}
            chapter={chapter}
            after={i + 1}
            shown={shown === i}
            onGo={onGo}
            onWhy={onWhy}
          />
        ))}
      </ol>
    </section>
  );
}

interface Line {
  readonly chapter: Chapter;
  readonly i: number;
}

/** The newest turn first. A turn is what one seat does until another does something, with what is drawn meanwhile. */
function turnsIn(told: readonly Line[]): (Line & { readonly begins: boolean })[] {
  const turns: Line[][] = [];
  let seat: number | undefined;
  for (const line of told) {
    const { by } = line.chapter;
    const isOther = by >= 0 && by !== seat;
    if (turns.length === 0 || isOther) turns.push([]);
    if (isOther) seat = by;
    turns.at(-1)?.push(line);
  }
  return turns.toReversed().flatMap(turn => turn.map((line, n) => ({ ...line, begins: n === 0 })));
}

/** Brings a line to the middle of what scrolls around it, and moves nothing else on the page. */
function showWithin(line: Element | null | undefined): void {
  const outer = line?.closest('.side-body');
  if (!line || !outer) return;
  const [inside, around] = [line.getBoundingClientRect(), outer.getBoundingClientRect()];
  outer.scrollTop += inside.top - around.top - (around.height - inside.height) / 2;
}

interface ChapterProps {
  readonly face: Face;
  readonly position: Position;
  readonly chapter: Chapter;
  readonly after: number;
  readonly shown: boolean;
  /** The first of a turn. */
  readonly begins: boolean;
  readonly onGo: Props['onGo'];
  readonly onWhy: ReturnType<typeof useWhy>;
}

/** Whose a line is: what a move sets off may be another's, or nobody's, whoever moved. */
export const edgeOf = ({ seat }: Told): string => (typeof seat === 'number' && seat >= 0 ? `seat-edge-${seat + 1}` : 'nobodys');

/** A chapter says the same whatever the position: only the names of the players are read from it. */
const ChapterLines = memo(
  function ChapterLines({ face, position, chapter, after, shown, begins, onGo, onWhy }: ChapterProps) {
    const say = useSay();
    return (
      // A finger that rests on a line has the focus there: its signs come, as they do for a pointer.
      <li className={begins ? 'chapter begins' : 'chapter'} tabIndex={-1} aria-current={shown ? 'step' : undefined}>
        {onGo !== undefined && (
          <button
            type="button"
            className="chapter-at"
            tabIndex={-1}
            aria-label={say('history.log-at', { at: after })}
            title={say('history.log')}
            onClick={() => onGo(after)}
          >
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d="M2.500 3v3.500H6M2.800 6.300A5.600 5.600 0 1 1 2.500 9M8 5v3.500l2.300 1.300" />
            </svg>
          </button>
        )}
        {onWhy !== undefined && chapter.by >= 0 && (
          <button
            type="button"
            className="chapter-why"
            tabIndex={-1}
            aria-label={say('why.log-at', { at: after })}
            title={say('why.help')}
            onClick={() => onWhy(after - 1)}
          >
            ?
          </button>
        )}
        {chapter.events.map((event, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: events in their order
          <p key={i} className={edgeOf(event)}>
            {face.event(say, position, event)} <RuleSign id={event.rule} tabIndex={-1} />
          </p>
        ))}
        {chapter.notes?.map(note => (
          <p key={note} className="note">
            {say.known(`log.noted.${note}`, { name: position.names[chapter.by] ?? '' }, () => note)}
          </p>
        ))}
      </li>
    );
  },
  (a, b) =>
    a.chapter === b.chapter &&
    a.shown === b.shown &&
    a.begins === b.begins &&
    a.onGo === b.onGo &&
    a.onWhy === b.onWhy &&
    a.face === b.face &&
    a.position.names === b.position.names,
);
