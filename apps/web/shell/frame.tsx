// What every page but the game has around it: the way to the other pages, and a place for the focus when the page changes.

import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { RULEBOOKS } from '../games/drawn.ts';
import { nameTab } from '../store/mark.ts';
import { useNarrow } from '../table/narrow.ts';
import { type CommonWord, useSay } from '../text/words.ts';
import { Mark } from './art/mark.tsx';
import { Link } from './link.tsx';
import type { Route } from './route.ts';
import './frame.css';

/** The book to read; the list of all rules is reached from it. */
const RULES: Route = RULEBOOKS[0] === undefined ? { page: 'rules' } : { page: 'book', game: RULEBOOKS[0] };

/** Pages that belong to one of those that are listed. */
const WITHIN: { readonly [page in Route['page']]?: Route['page'] } = {
  rules: 'book',
  card: 'book',
  online: 'lobby',
  table: 'lobby',
  players: 'lobby',
  player: 'lobby',
  moderation: 'account',
  privacy: 'about',
  stats: 'games',
  device: 'games',
};

const PAGES: readonly (readonly [Route, CommonWord])[] = [
  [{ page: 'landing' }, 'nav.home'],
  [{ page: 'new' }, 'nav.new'],
  [{ page: 'lobby' }, 'nav.online'],
  [{ page: 'games' }, 'nav.games'],
  [RULES, 'nav.rules'],
  [{ page: 'account' }, 'nav.account'],
  [{ page: 'settings' }, 'nav.settings'],
  [{ page: 'about' }, 'nav.about'],
];

export function PageLinks({ here }: { readonly here?: Route['page'] }) {
  const say = useSay();
  return (
    <nav className="page-links" aria-label={say('nav.label')}>
      {PAGES.map(([to, word]) => (
        <Link key={to.page} to={to} current={to.page === here || (here !== undefined && to.page === WITHIN[here])}>
          {say(word)}
        </Link>
      ))}
    </nav>
  );
}

/** On a phone the way to the other pages is behind one button; it closes when another page comes. */
function PageMenu({ here }: { readonly here: Route['page'] }) {
  const say = useSay();
  const close = (event: KeyboardEvent<HTMLDetailsElement>) => {
    if (event.key !== 'Escape') return;
    event.currentTarget.open = false;
    event.currentTarget.querySelector('summary')?.focus();
  };
  return (
    <details key={here} className="page-menu" onKeyDown={close}>
      <summary>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M3 5h14M3 10h14M3 15h14" />
        </svg>
        {say('nav.menu')}
      </summary>
      <PageLinks here={here} />
    </details>
  );
}

interface Props {
  readonly route: Route;
  readonly title: string;
  readonly className?: string;
  readonly children: ReactNode;
}

export function Frame({ route, title, className, children }: Props) {
  const say = useSay();
  const isNarrow = useNarrow();
  const main = useRef<HTMLElement>(null);
  const arrived = useRef(false);
  useEffect(() => {
    nameTab(title);
  }, [title]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page takes the focus to its beginning
  useEffect(() => {
    if (arrived.current) main.current?.focus({ preventScroll: true });
    if (arrived.current) scrollTo(0, 0);
    arrived.current = true;
  }, [route.page]);
  return (
    <>
      <a className="skip" href="#content">
        {say('nav.skip')}
      </a>
      <header className="shell-top">
        <Link to={{ page: 'landing' }} className="brand">
          <Mark />
          <span>{say('page.name')}</span>
        </Link>
        {isNarrow ? <PageMenu here={route.page} /> : <PageLinks here={route.page} />}
      </header>
      <main id="content" ref={main} tabIndex={-1} className={`shell-main ${className ?? ''}`}>
        {children}
      </main>
    </>
  );
}
