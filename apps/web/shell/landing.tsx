// The first page. A stranger reads what this is and begins with one click; whoever has been here finds the games of this browser first.

import { LEVELS, type Level } from '@adega/wire/level.ts';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { AIMS, DRAWN, FIRST, GUIDED, RULEBOOKS } from '../games/drawn.ts';
import { dressOf } from '../games/dress.ts';
import type { GameStore } from '../store/game-store.ts';
import { forgetOpened, openedGames } from '../store/opened.ts';
import { keepOpponent, opponentIn } from '../store/opponent.ts';
import { isFinished } from '../store/saved-game.ts';
import { useSettings } from '../store/settings.ts';
import { hasTables } from '../store/tables.ts';
import type { AtOnce, Welcome } from '../table/drawn.ts';
import { gameName } from '../text/game-name.ts';
import { useSay } from '../text/words.ts';
import { Link } from './link.tsx';
import { SavedGames } from './saved-games.tsx';
import type { Shell } from './shell.ts';
import { useAtOnce } from './use-at-once.ts';
import './landing.css';

/** What "Play now" and "Play alone" play, and how the page speaks of it. */
const { atOnce: AT_ONCE, welcome: WELCOME } = DRAWN[FIRST ?? ''] ?? {};
/** What is told of kept games besides themselves. */
const RESULTS = Object.values(DRAWN).flatMap(({ results }) => results ?? []);

export function Landing({ shell }: { readonly shell: Shell }) {
  const { games, known, look } = useKept(shell.store);
  // A moment only; what stands here must not jump when the games come.
  if (games === undefined) return null;
  return (
    <>
      <Hero shell={shell} known={known} />
      {known && <SavedGames shell={shell} games={games} onChange={look} />}
      {RESULTS.filter(({ game }) => games.some(kept => kept.game === game && isFinished(kept))).map(({ game, Results }) => (
        <div key={game} className={`dress ${dressOf(game)}`}>
          <Suspense>
            <Results games={games} />
          </Suspense>
        </div>
      ))}
      {WELCOME !== undefined && <Steps welcome={WELCOME} />}
      <Facts />
    </>
  );
}

function useKept(store: GameStore) {
  const [games, setGames] = useState(openedGames);
  // Whoever deletes the last game can still bring it back.
  const [known, setKnown] = useState(() => (openedGames()?.length ?? 0) > 0);
  const look = useCallback(async () => {
    const kept = await store.list();
    setKnown(before => before || kept.length > 0);
    setGames(kept);
  }, [store]);
  useEffect(() => {
    if (openedGames() === undefined) void look();
    forgetOpened();
  }, [look]);
  return { games, known, look };
}

function Hero({ shell, known }: { readonly shell: Shell; readonly known: boolean }) {
  const say = useSay();
  const [starting, setStarting] = useState(false);
  const opponent = opponentIn(useSettings());
  const begin = useAtOnce(shell);
  const play = async (way: AtOnce, against?: Level) => {
    setStarting(true);
    await begin(way, against);
    setStarting(false);
  };
  return (
    <section className={known ? 'hero again' : 'hero'} aria-labelledby="hero-heading">
      {WELCOME !== undefined && <WELCOME.Art title={say.own(WELCOME.art)} />}
      <div className="hero-words">
        <p className="kicker">{say('landing.kicker', { games: say.list(AIMS.map(name => gameName(say, name))) })}</p>
        <h1 id="hero-heading">{WELCOME === undefined ? say('page.name') : say.own(WELCOME.promise)}</h1>
        {WELCOME !== undefined && <p className="hero-lead">{say.own(WELCOME.lead)}</p>}
        <Lines />
        {AT_ONCE !== undefined && <PlayNow starting={starting} opponent={opponent} onPlay={() => play(AT_ONCE.play, opponent)} />}
        <div className="hero-ways">
          <Link to={{ page: 'online' }} className="second-way">
            {say('landing.online')}
          </Link>
          {AT_ONCE !== undefined && <AtOnceWays ways={AT_ONCE} starting={starting} onPlay={play} />}
          <FirstSteps />
          <Link to={{ page: 'new' }} className="second-way">
            {say('landing.setup')}
          </Link>
          {hasTables() && (
            <Link to={{ page: 'games' }} className="second-way">
              {say('nav.games')}
            </Link>
          )}
        </div>
      </div>
    </section>
  );
}

/** What each game is, in a line. */
function Lines() {
  const say = useSay();
  return (
    <dl className="hero-lines">
      {AIMS.map(of => (
        <div key={of}>
          <dt>{gameName(say, of)}</dt>
          <dd>{say.own(DRAWN[of]?.line ?? '')}</dd>
        </div>
      ))}
    </dl>
  );
}

interface PlayNowProps {
  readonly starting: boolean;
  readonly opponent: Level;
  readonly onPlay: () => void;
}

/** One click, and somebody plays: against whoever sits on the other side, if nobody else is chosen. */
function PlayNow({ starting, opponent, onPlay }: PlayNowProps) {
  const say = useSay();
  return (
    <>
      <div className="hero-play">
        <button type="button" className="play-now" aria-describedby="play-hint" disabled={starting} onClick={onPlay}>
          {say(starting ? 'landing.starting' : 'landing.play')}
        </button>
        <label className="opponent">
          <span>{say('landing.against')}</span>
          <select value={opponent} onChange={event => keepOpponent(event.target.value as Level)}>
            {LEVELS.map(level => (
              <option key={level} value={level}>
                {say(`bot.${level}`)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p id="play-hint" className="hero-hint">
        {say(`bot.${opponent}-hint`)} {say('landing.play-hint', { game: gameName(say, AT_ONCE?.play.game ?? '') })}
      </p>
    </>
  );
}

interface AtOnceProps {
  readonly ways: { readonly play: AtOnce; readonly alone: AtOnce };
  readonly starting: boolean;
  readonly onPlay: (way: AtOnce) => void;
}

/** Without a bot: two people at this screen, or the game for one. */
function AtOnceWays({ ways, starting, onPlay }: AtOnceProps) {
  const say = useSay();
  return (
    <>
      <button type="button" className="second-way" title={say('landing.two-hint')} disabled={starting} onClick={() => onPlay(ways.play)}>
        {say('landing.two')}
      </button>
      <button
        type="button"
        className="second-way"
        title={WELCOME && say.own(WELCOME.alone)}
        disabled={starting}
        onClick={() => onPlay(ways.alone)}
      >
        {say('landing.solo')}
      </button>
    </>
  );
}

/** One way with a choice in it: both games have first steps. */
function FirstSteps() {
  const say = useSay();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's
    <div className="second-way first-of" role="group" aria-label={say('landing.first')} title={say('landing.first-hint')}>
      <span aria-hidden="true">{say('landing.first')}</span>
      {GUIDED.map(of => (
        <Link key={of} to={{ page: 'learn', of }} label={say('landing.first-of', { game: gameName(say, of) })}>
          {gameName(say, of)}
        </Link>
      ))}
    </div>
  );
}

/** The game in a few pictures. */
function Steps({ welcome: { steps } }: { readonly welcome: Welcome }) {
  const say = useSay();
  return (
    <section className="year-steps" aria-labelledby="steps-heading">
      <div className="section-head">
        <h2 id="steps-heading">{say('landing.steps')}</h2>
        {AIMS.slice(0, 1).map(of => (
          <Link key={of} to={{ page: 'aim', of }} className="quiet-link">
            {say('landing.aim')}
          </Link>
        ))}
        <Link to={RULEBOOKS[0] === undefined ? { page: 'rules' } : { page: 'book', game: RULEBOOKS[0] }} className="quiet-link">
          {say('landing.rules')}
        </Link>
      </div>
      <ol>
        {steps.map(({ title, lead, Art }) => (
          <li key={title}>
            <Art />
            <h3>{say.own(title)}</h3>
            <p>{say.own(lead)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Facts() {
  const say = useSay();
  return (
    <ul className="facts">
      <li>{say('landing.fact.offline')}</li>
      <li>{say('landing.fact.kept')}</li>
      <li>{say('landing.fact.rules')}</li>
      <li>
        <Link to={{ page: 'new' }} className="quiet-link">
          {say('games.import')}
        </Link>
      </li>
    </ul>
  );
}
