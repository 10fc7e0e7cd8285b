// What was said at a table: what one says in a row stands together, under the day on which it was said.

import type { Seat } from '@adega/kernel';
import type { SaidAtTable } from '@adega/wire/talk.ts';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { type Say, useSay } from '../../text/words.ts';
import { SeatName } from '../seat-name.tsx';
import { type About, Against } from './against.tsx';

/** What was said, phrases in the words of the reader. */
export const saidText = (say: Say, { text, phrase }: SaidAtTable): string =>
  text ?? say.known(`phrase.${phrase}`, undefined, () => phrase ?? '');

/** What comes later is told apart. */
const A_WHILE = 10 * 60_000; // milliseconds

/** What somebody has said without a break; the first that was said on a day begins it. */
interface Group {
  readonly all: readonly [SaidAtTable, ...SaidAtTable[]];
  readonly day?: number;
}

const dayOf = (at: number): string => new Date(at).toDateString();

function groupsOf(heard: readonly SaidAtTable[]): readonly Group[] {
  const groups: { all: [SaidAtTable, ...SaidAtTable[]]; day?: number }[] = [];
  let before: SaidAtTable | undefined;
  for (const one of heard) {
    const isNewDay = before === undefined || dayOf(before.at) !== dayOf(one.at);
    const isOn = !isNewDay && before?.seat === one.seat && before.name === one.name && one.at - before.at < A_WHILE;
    if (isOn) groups.at(-1)?.all.push(one);
    else groups.push({ all: [one], ...(isNewDay ? { day: one.at } : {}) });
    before = one;
  }
  // That all of it was said today need not be said.
  return groups.length > 0 && heard.every(({ at }) => dayOf(at) === dayOf(Date.now())) ? groups.map(({ all }) => ({ all })) : groups;
}

interface Props extends About {
  readonly heard: readonly SaidAtTable[];
}

export function SaidList({ heard, ...about }: Props) {
  const say = useSay();
  const intl = useIntl();
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something is said
  useEffect(() => void list.current?.scrollTo({ top: list.current.scrollHeight }), [heard.length]);
  if (heard.length === 0) return <p className="talk-nothing">{say(about.seat === undefined ? 'talk.nothing' : 'talk.nothing-yet')}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: by keyboard one scrolls
    <ol className="talk-lines" ref={list} aria-live="polite" tabIndex={0} aria-label={say('talk.heading')}>
      {groupsOf(heard).map(({ all, day }) => (
        <li key={all[0].id} className={all[0].seat === about.seat ? 'mine' : undefined}>
          {day !== undefined && <p className="talk-day">{intl.formatDate(day, { weekday: 'long', day: 'numeric', month: 'long' })}</p>}
          <Spoken all={all} {...about} />
        </li>
      ))}
    </ol>
  );
}

function Spoken({ all, ...about }: Pick<Group, 'all'> & About) {
  const say = useSay();
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  const [{ seat, name, at }] = all;
  const isOthers = about.seat !== undefined && seat !== about.seat;
  return (
    <>
      <p className="talk-who">
        <SeatName seat={seat} colours={about.colours} name={name} />
        <time className="note" dateTime={new Date(at).toISOString()}>
          {intl.formatTime(at, { timeStyle: 'short' })}
        </time>
        {isOthers && (
          <button
            type="button"
            className="talk-more"
            aria-expanded={isOpen}
            aria-label={say('talk.against', { name })}
            onClick={() => setOpen(!isOpen)}
          >
            ⋯
          </button>
        )}
      </p>
      {all.map(one => (
        <p key={one.id} className="talk-words" dir="auto">
          {saidText(say, one)}
        </p>
      ))}
      {isOpen && <Against {...about} of={seat as Seat} said={all.at(-1)} onDone={() => setOpen(false)} />}
    </>
  );
}
