// Lacerda's turn, told step by step at the reader's pace, each step with its rule. It is never in the way: the moves stand under it, and
// whoever plays on need not hear the end.

import type { Chapter, Position } from '@adega/wire';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { choiceOf, settle, useSettings } from '../../../store/settings.ts';
import { RuleSign, useRuleText } from '../../../table/rule.tsx';
import { type Box, useBox } from '../box.ts';
import { spaceName } from '../names.ts';
import { type Say, useSay } from '../words.ts';
import { ActionCard } from './card.tsx';
import { saySoloEvent } from './event-words.ts';
import { PACES } from './paces.ts';
import { saySolo } from './say.ts';
import { lengthOf, nextPart, type Part, type Story, stepAt, storyOf, toldParts } from './story.ts';
import { useToldThings } from './told-things.ts';

interface Props {
  readonly position: Position;
  readonly log: readonly Chapter[];
}

/** Between two steps that come by themselves. */
const BEAT = 1100;

export function Telling({ position, log }: Props) {
  const story = useMemo(() => storyOf(log), [log]);
  if (story === undefined) return null;
  // What is still to be confirmed may make it longer: then it is another story.
  return <Teller key={`${story.from} ${lengthOf(story)}`} position={position} story={story} />;
}

function Teller({ position, story }: { readonly position: Position; readonly story: Story }) {
  const box = useBox();
  const say = useSay();
  const pace = choiceOf(useSettings(), 'lacerda', PACES);
  const count = lengthOf(story);
  const [open, setOpen] = useState(story.fresh && pace !== 'off');
  const [told, setTold] = useState(1);
  const [playing, setPlaying] = useState(pace === 'play');
  const isTelling = open && story.fresh;
  const isDone = told >= count;
  useBeat(isTelling && playing && !isDone, told, () => setTold(told + 1));
  useToldThings(box, isTelling ? stepAt(story, told - 1) : undefined);
  if (!isTelling)
    return (
      <Past
        say={say}
        position={position}
        story={story}
        onAgain={
          story.fresh
            ? () => {
                setTold(1);
                setPlaying(false);
                setOpen(true);
              }
            : undefined
        }
      />
    );
  const skip = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false);
  return (
    <section className="telling" aria-labelledby="telling-heading" onKeyDown={skip} data-step={told}>
      <header>
        <h3 id="telling-heading">{saySolo(say, 'story.heading')}</h3>
        <span className="note">{saySolo(say, 'story.step', { n: told, count })}</span>
      </header>
      <TellingWays
        say={say}
        isDone={isDone}
        playing={playing}
        onNext={() => (isDone ? setOpen(false) : setTold(told + 1))}
        onCard={() => setTold(nextPart(story, told))}
        onPlay={() => setPlaying(!playing)}
        onSkip={() => setOpen(false)}
      />
      <ol className="telling-parts" aria-live="polite">
        {toldParts(story, told).map((part, i, parts) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts in their order
          <li key={i} className={i === parts.length - 1 ? 'telling-part now' : 'telling-part'}>
            <PartTold say={say} position={position} part={part} short={i < parts.length - 1} />
          </li>
        ))}
      </ol>
      <Pace say={say} pace={pace} />
    </section>
  );
}

function useBeat(on: boolean, told: number, next: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: one beat for each step
  useEffect(() => {
    if (!on) return;
    const timer = setTimeout(next, BEAT);
    return () => clearTimeout(timer);
  }, [on, told]);
}

interface WaysProps {
  readonly say: Say;
  readonly isDone: boolean;
  readonly playing: boolean;
  readonly onNext: () => void;
  readonly onCard: () => void;
  readonly onPlay: () => void;
  readonly onSkip: () => void;
}

function TellingWays({ say, isDone, playing, onNext, onCard, onPlay, onSkip }: WaysProps) {
  const next = useFocusFromMove();
  return (
    <div className="telling-ways">
      <button type="button" className="primary" ref={next} onClick={onNext} data-telling="next">
        {saySolo(say, isDone ? 'story.done' : 'story.next')}
      </button>
      {!isDone && (
        <>
          <button type="button" onClick={onCard} data-telling="card">
            {saySolo(say, 'story.card-on')}
          </button>
          <button type="button" onClick={onPlay} aria-pressed={playing} data-telling="play">
            {saySolo(say, playing ? 'story.pause' : 'story.play')}
          </button>
          <button type="button" onClick={onSkip} data-telling="skip">
            {saySolo(say, 'story.skip')}
          </button>
        </>
      )}
    </div>
  );
}

/** Whoever moved by key goes on by key: the focus comes here unless it is somewhere of its own. */
function useFocusFromMove() {
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body || focused.id === 'turn-heading') next.current?.focus({ preventScroll: true });
  }, []);
  return next;
}

const titleOf = (say: Say, box: Box, { kind, space }: Part): string =>
  kind === 'card' ? saySolo(say, 'story.card', { space: spaceName(say, box, space ?? 0) }) : saySolo(say, `story.${kind}`);

interface PartProps {
  readonly say: Say;
  readonly position: Position;
  readonly part: Part;
  /** Only its title: what comes after it is told. */
  readonly short?: boolean;
}

function PartTold({ say, position, part, short = false }: PartProps) {
  const box = useBox();
  const { space, steps } = part;
  const rule = useRuleText();
  const last = steps.at(-1);
  return (
    <>
      <p className="telling-title">
        {space !== undefined && <ActionCard say={say} space={space} />}
        {titleOf(say, box, part)}
      </p>
      {!short && (
        <ol className="telling-steps">
          {steps.map((event, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: steps in their order
            <li key={i}>
              {saySoloEvent(say, position, event)} <RuleSign id={event.rule} />
            </li>
          ))}
        </ol>
      )}
      {!short && last !== undefined && (
        <p className="telling-rule note">
          <b>{last.rule}</b> {rule(last.rule)}
        </p>
      )}
    </>
  );
}

/** What was told or skipped: one line that can be opened. */
function Past({
  say,
  position,
  story,
  onAgain,
}: {
  readonly say: Say;
  readonly position: Position;
  readonly story: Story;
  readonly onAgain: (() => void) | undefined;
}) {
  const box = useBox();
  const what = say.list(
    story.parts.map(({ kind, space }) => (kind === 'card' ? spaceName(say, box, space ?? 0) : saySolo(say, `story.${kind}`))),
  );
  return (
    <details className="telling-past">
      <summary>{saySolo(say, 'story.last', { what })}</summary>
      <ol className="telling-parts">
        {story.parts.map((part, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts in their order
          <li key={i} className="telling-part">
            <PartTold say={say} position={position} part={part} />
          </li>
        ))}
      </ol>
      {onAgain !== undefined && (
        <button type="button" onClick={onAgain} data-telling="again">
          {saySolo(say, 'story.again')}
        </button>
      )}
    </details>
  );
}

function Pace({ say, pace }: { readonly say: Say; readonly pace: (typeof PACES)[number] }) {
  return (
    <label className="telling-pace note">
      {saySolo(say, 'story.pace')}{' '}
      <select value={pace} onChange={event => settle({ lacerda: event.target.value })}>
        {PACES.map(value => (
          <option key={value} value={value}>
            {saySolo(say, `story.pace.${value}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
