// Beside the board, out of the way: the log, the score, what a game has to say about a position and what is ahead. One leaf at a time, on
// a few tabs; each can be spread over the table.

import { type KeyboardEvent, type ReactNode, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { useSay } from '../text/words.ts';

/** A leaf. */
export interface SideTab {
  readonly id: string;
  readonly title: string;
  readonly body: () => ReactNode;
}

/** A tab, with one leaf or several. */
export interface SideGroup {
  readonly id: string;
  readonly title: string;
  /** What stands there, in a sentence. */
  readonly help?: string | undefined;
  readonly tabs: readonly SideTab[];
}

export function Side({ groups, above }: { readonly groups: readonly SideGroup[]; readonly above: ReactNode }) {
  const say = useSay();
  const all = groups.flatMap(({ tabs }) => tabs);
  const [wanted, setWanted] = useState(all[0]?.id);
  const [spread, setSpread] = useState(false);
  const shown = all.find(({ id }) => id === wanted) ?? all[0];
  const group = groups.find(({ tabs }) => tabs.some(tab => tab === shown)) ?? groups[0];
  // A tab opens at the leaf that was open there last.
  const [last, setLast] = useState<{ readonly [group: string]: string }>({});
  const open = (to: string) => {
    const of = groups.find(({ tabs }) => tabs.some(({ id }) => id === to));
    if (of !== undefined) setLast({ ...last, [of.id]: to });
    setWanted(to);
  };
  const onEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && spread) setSpread(false);
  };
  const section = useRef<HTMLElement>(null);
  // A selector that looks into the room around it would be tried again at every change of the table.
  useLayoutEffect(() => {
    const room = section.current?.closest<HTMLElement>('.game-side');
    if (room == null) return;
    room.toggleAttribute('data-spread', spread);
  }, [spread]);
  // Each leaf is read from its beginning, wherever the one before was left.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another leaf is another text
  useLayoutEffect(() => {
    section.current?.querySelector('.side-body')?.scrollTo(0, 0);
  }, [shown?.id]);
  return (
    <section ref={section} className={spread ? 'side panel spread' : 'side panel'} aria-label={say('side.label')} onKeyDown={onEscape}>
      {above}
      <div className="side-head">
        <Tabs
          className="side-tabs"
          label={say('side.label')}
          shown={group?.id}
          tabs={groups.map(({ id, title, help, tabs }) => ({ id, title, help, opens: last[id] ?? tabs[0]?.id ?? '' }))}
          onOpen={open}
        />
        <button
          type="button"
          className="spread-switch"
          aria-pressed={spread}
          aria-label={say('side.spread')}
          title={say('side.spread')}
          onClick={() => setSpread(!spread)}
        >
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d={spread ? 'M14 2 9 7M9 3v4h4M2 14l5-5M7 13V9H3' : 'M9 2h5v5M14 2 9 7M7 14H2V9M2 14l5-5'} />
          </svg>
        </button>
      </div>
      {group !== undefined && group.tabs.length > 1 && (
        <Tabs
          className="side-leaves"
          label={group.title}
          shown={shown?.id}
          tabs={group.tabs.map(({ id, title }) => ({ id, title, opens: id }))}
          onOpen={open}
        />
      )}
      {/* On a phone nothing else stands above the headings of a panel. */}
      <h2 className="hidden">{shown?.title}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling panel must be reachable by keyboard */}
      <div id="side-body" className="side-body" role="tabpanel" aria-labelledby={`side-tab-${shown?.id}`} tabIndex={0} data-tab={shown?.id}>
        <Suspense fallback={<p className="note">{say('page.loading')}</p>}>{shown?.body()}</Suspense>
      </div>
    </section>
  );
}

interface TabsProps {
  readonly className: string;
  readonly label: string;
  readonly shown: string | undefined;
  readonly tabs: readonly { readonly id: string; readonly title: string; readonly help?: string | undefined; readonly opens: string }[];
  readonly onOpen: (id: string) => void;
}

function Tabs({ className, label, shown, tabs, onOpen }: TabsProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const at = tabs.findIndex(({ id }) => id === shown);
    if (step === undefined || at < 0) return;
    const next = tabs[(at + step + tabs.length) % tabs.length];
    if (next !== undefined) onOpen(next.opens);
    document.getElementById(`side-tab-${next?.id}`)?.focus();
    event.preventDefault();
  };
  return (
    <div role="tablist" id={className} className={className} aria-label={label} onKeyDown={onKeyDown}>
      {tabs.map(({ id, title, help, opens }) => (
        <button
          type="button"
          role="tab"
          key={id}
          id={`side-tab-${id}`}
          aria-selected={id === shown}
          aria-controls="side-body"
          tabIndex={id === shown ? 0 : -1}
          title={help}
          onClick={() => onOpen(opens)}
        >
          {title}
        </button>
      ))}
    </div>
  );
}
