// Beside the board, out of the way: the log, the score by source, and what a game has to say about a position. One at a time.

import { type KeyboardEvent, type ReactNode, Suspense, useState } from 'react';
import { useSay } from '../text/words.ts';

export interface SideTab {
  readonly id: string;
  readonly title: string;
  readonly body: () => ReactNode;
}

export function Side({ tabs, above }: { readonly tabs: readonly SideTab[]; readonly above: ReactNode }) {
  const say = useSay();
  const [wanted, setWanted] = useState(tabs[0]?.id);
  const shown = tabs.find(tab => tab.id === wanted) ?? tabs[0];
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined || shown === undefined) return;
    const next = tabs[(tabs.indexOf(shown) + step + tabs.length) % tabs.length];
    setWanted(next?.id);
    document.getElementById(`side-tab-${next?.id}`)?.focus();
    event.preventDefault();
  };
  return (
    <section className="side panel" aria-label={say('side.label')}>
      {above}
      <div role="tablist" className="side-tabs" aria-label={say('side.label')} onKeyDown={onKeyDown}>
        {tabs.map(({ id, title }) => (
          <button
            type="button"
            role="tab"
            key={id}
            id={`side-tab-${id}`}
            aria-selected={id === shown?.id}
            aria-controls="side-body"
            tabIndex={id === shown?.id ? 0 : -1}
            onClick={() => setWanted(id)}
          >
            {title}
          </button>
        ))}
      </div>
      {/* On a phone nothing else stands above the headings of a panel. */}
      <h2 className="hidden">{shown?.title}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling panel must be reachable by keyboard */}
      <div id="side-body" className="side-body" role="tabpanel" aria-labelledby={`side-tab-${shown?.id}`} tabIndex={0} data-tab={shown?.id}>
        <Suspense fallback={<p className="note">{say('page.loading')}</p>}>{shown?.body()}</Suspense>
      </div>
    </section>
  );
}
