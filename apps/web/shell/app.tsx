// The page: words, rules to read, and whichever page the address names.

import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { IntlProvider, useIntl } from 'react-intl';
import { FIRST } from '../games/drawn.ts';
import { type Extent, reaches } from '../games/outside.ts';
import type { GameStore } from '../store/game-store.ts';
import { hasTables } from '../store/tables.ts';
import type { Connection } from '../table/connection.ts';
import { ReadOn, RuleReader } from '../table/rule.tsx';
import { TroubleBar } from '../table/trouble.tsx';
import { gameName } from '../text/game-name.ts';
import { type Say, useSay } from '../text/words.ts';
import { Frame } from './frame.tsx';
import { Landing } from './landing.tsx';
import { Link } from './link.tsx';
import { PARTS } from './parts.ts';
import { playerName } from './rating/player-name.ts';
import { goTo, type Route, useRoute } from './route.ts';
import type { Shell } from './shell.ts';
import { UpdateNote } from './update-note.tsx';
import { useLanguage } from './use-language.ts';
import { useSittings } from './use-sittings.ts';

const GamePage = lazy(() => import('./game-page.tsx'));
const SetupPage = lazy(() => import('./setup-page.tsx'));
const OnlinePage = lazy(() => import('./online-page.tsx'));
const ModerationPage = lazy(() => import('./talk/moderation-page.tsx'));
const LobbyPage = lazy(() => import('./lobby/lobby-page.tsx'));
const GamesPage = lazy(() => import('./games-page.tsx'));
const DevicePage = lazy(() => import('./device-page.tsx'));
const TablePage = lazy(() => import('./table-page.tsx'));
const RulesPage = lazy(() => import('./rules-page.tsx'));
const ScenarioPage = lazy(() => import('./scenario-page.tsx'));
const SharedPage = lazy(() => import('./shared-page.tsx'));
const StatsPage = lazy(() => import('./stats-page.tsx'));
const SettingsPage = lazy(() => import('./settings-page.tsx'));
const AccountPage = lazy(() => import('./account-page.tsx'));
const PlayersPage = lazy(() => import('./rating/players-page.tsx'));
const PlayerPage = lazy(() => import('./rating/player-page.tsx'));
const PrivacyPage = lazy(() => import('./privacy-page.tsx'));
const AimPage = lazy(() => import('./aim-page.tsx'));
const LearnPage = lazy(() => import('./learn-page.tsx'));
const LessonPage = lazy(() => import('./lesson-page.tsx'));
const BookPage = lazy(() => import('./book-page.tsx'));
const CardPage = lazy(() => import('./card-page.tsx'));
const AboutPage = lazy(() => import('./about-page.tsx'));

interface Props {
  readonly connection: Connection;
  readonly store: GameStore;
  /** No other version takes the place of this one now. */
  readonly settled: Promise<void>;
}

export function App({ connection, store, settled }: Props) {
  const route = useRoute();
  const isFirst = route.page === 'landing';
  usePrepared(connection, settled, isFirst ? SOON : 0);
  const needed = extentOf(route);
  // Whoever has sat at a table on line may be told of it on every page.
  const language = useLanguage(hasTables() ? 'whole' : needed);
  if (language === undefined) return null;
  return (
    <IntlProvider locale={language.tag} messages={language.messages} onError={error => console.error(error)}>
      <ReadOn value={readOn}>
        <RuleReader>
          <Screen connection={connection} store={store} route={route} extent={language.extent} ready={reaches(language.extent, needed)} />
        </RuleReader>
      </ReadOn>
    </IntlProvider>
  );
}

/** Pages that say nothing of people on line: test/extent.test.ts. */
const WITHOUT_PEOPLE: readonly Route['page'][] = ['game', 'scenario', 'shared', 'learn', 'new', 'aim', 'book', 'card', 'rules'];

const extentOf = ({ page }: Route): Extent => (page === 'landing' ? 'first' : WITHOUT_PEOPLE.includes(page) ? 'table' : 'whole');

const readOn = (rule: string): void => goTo({ page: 'rules', rule });

interface ScreenProps extends Omit<Props, 'settled'> {
  readonly route: Route;
  /** How many words are there, and whether they are those of this page. */
  readonly extent: Extent;
  readonly ready: boolean;
}

/** There the menu says what the foot of other pages does. */
const isAtTable = (route: Route): boolean =>
  ['game', 'table', 'scenario', 'shared'].includes(route.page) || (route.page === 'learn' && route.chapter !== undefined);

function Screen({ connection, store, route, extent, ready }: ScreenProps) {
  const say = useSay();
  const sittings = useSittings(connection, store);
  const shell = useMemo(() => ({ store, sittings }), [store, sittings]);
  const { trouble, position, calm } = sittings.table;
  useMark(extent === 'whole');
  return (
    <>
      <UpdateNote />
      {trouble !== undefined && <TroubleBar trouble={trouble} names={position?.names ?? []} onClose={calm} />}
      {!store.lasting && <MemoryNote />}
      <Suspense fallback={<p className="loading">{say('page.loading')}</p>}>
        {!ready ? (
          <p className="loading">{say('page.loading')}</p>
        ) : route.page === 'game' ? (
          <GamePage shell={shell} id={route.id} />
        ) : route.page === 'table' ? (
          <TablePage key={route.id} id={route.id} />
        ) : route.page === 'shared' ? (
          <SharedPage shell={shell} />
        ) : route.page === 'scenario' ? (
          <ScenarioPage shell={shell} />
        ) : route.page === 'learn' && route.chapter !== undefined ? (
          <LessonPage key={`${route.of} ${route.chapter}`} shell={shell} of={route.of} chapter={route.chapter} />
        ) : (
          <Frame route={route} title={titleOf(say, route)} className={`page-${route.page}`}>
            <Suspense fallback={<p className="loading">{say('page.loading')}</p>}>
              <Page route={route} shell={shell} />
            </Suspense>
          </Frame>
        )}
      </Suspense>
      {!isAtTable(route) && (
        <footer className="foot">
          <p>{say('page.unofficial')}</p>
        </footer>
      )}
    </>
  );
}

function Page({ route, shell }: { readonly route: Route; readonly shell: Shell }) {
  switch (route.page) {
    case 'landing':
      return <Landing shell={shell} />;
    case 'new':
      return <SetupPage shell={shell} />;
    case 'online':
      return <OnlinePage shell={shell} />;
    case 'moderation':
      return <ModerationPage />;
    case 'lobby':
      return <LobbyPage />;
    case 'games':
      return <GamesPage shell={shell} />;
    case 'stats':
      return <StatsPage shell={shell} />;
    case 'device':
      return <DevicePage />;
    case 'rules':
      return <RulesPage rule={route.rule} />;
    case 'aim':
      return <AimPage of={route.of} />;
    case 'learn':
      return <LearnPage key={route.of} of={route.of} />;
    case 'book':
      return <BookPage key={route.game} game={route.game} />;
    case 'card':
      return <CardPage key={route.game} game={route.game} />;
    case 'account':
      return <AccountPage />;
    case 'players':
      return <PlayersPage key={route.game} game={route.game} />;
    case 'player':
      return <PlayerPage key={route.who} who={route.who} />;
    case 'privacy':
      return <PrivacyPage />;
    case 'settings':
      return <SettingsPage />;
    case 'about':
      return <AboutPage />;
    default:
      return <Lost />;
  }
}

function Lost() {
  const say = useSay();
  return (
    <div className="opening">
      <h1>{say('lost.heading')}</h1>
      <Link to={{ page: 'landing' }} className="way go-on">
        {say('opening.home')}
      </Link>
    </div>
  );
}

function MemoryNote() {
  const say = useSay();
  const [seen, setSeen] = useState(false);
  if (seen) return null;
  return (
    <div className="shell-bar alarm" role="status">
      <p>{say('store.memory')}</p>
      <button type="button" onClick={() => setSeen(true)}>
        {say('trouble.close')}
      </button>
    </div>
  );
}

function titleOf(say: Say, route: Exclude<Route, { page: 'game' | 'scenario' | 'shared' | 'table' }>): string {
  if (route.page === 'rules' && route.rule !== undefined) return say('title.rule', { id: route.rule });
  if (route.page === 'aim') return say('title.aim', { game: gameName(say, route.of) });
  if (route.page === 'book' || route.page === 'card') return say(`title.${route.page}`, { game: gameName(say, route.game) });
  if (route.page === 'learn') return say('title.learn', { game: gameName(say, route.of) });
  if (route.page === 'players') return say('title.players', { game: gameName(say, route.game) });
  if (route.page === 'player') return say('title.player', { name: playerName(say, route.who) });
  if (route.page === 'landing') return say('title.landing', { game: gameName(say, FIRST ?? '') });
  return say(`title.${route.page}`);
}

/** After the first page, before anybody can have read it. */
const SOON = 600;

/** Once the first page stands, the table and the screen of the game are fetched, so that the first click finds them there. */
function usePrepared(connection: Connection, settled: Promise<void>, wait: number): void {
  useEffect(() => {
    let gone = false;
    const prepare = async () => {
      await settled;
      if (gone) return;
      connection.prepare?.();
      for (const part of PARTS) {
        await idle();
        if (gone) return;
        // What cannot be fetched now is asked for again when it is wanted, and says so then.
        await part().catch(() => undefined);
      }
    };
    const timer = setTimeout(prepare, wait);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [connection, settled, wait]);
}

/** Whether something waits on line is asked once the page stands, and only where somebody has sat at such a table. */
function useMark(ready: boolean): void {
  const intl = useIntl();
  useEffect(() => {
    if (!ready || !hasTables()) return;
    let end: (() => void) | undefined;
    let gone = false;
    const timer = setTimeout(async () => {
      const { watchTables } = await import('./waiting.ts');
      if (!gone) end = watchTables(intl);
    }, 2 * SOON);
    return () => {
      gone = true;
      clearTimeout(timer);
      end?.();
    };
  }, [intl, ready]);
}

/** When the browser has nothing better to do. */
const idle = (): Promise<unknown> =>
  new Promise(resolve => ('requestIdleCallback' in globalThis ? requestIdleCallback(resolve, { timeout: 1000 }) : setTimeout(resolve, 50)));
