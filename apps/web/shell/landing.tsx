// The first page: one click to play, or a table of one's own; below it the games of this browser.

import { useState } from 'react';
import { knownNames } from '../store/people.ts';
import { useSay } from '../text/words.ts';
import { Hero } from './art/hero.tsx';
import { Link } from './link.tsx';
import { SavedGames } from './saved-games.tsx';
import type { Shell } from './shell.ts';

/** What "Play now" plays. */
const QUICK = { game: 'vinhos/2016', seats: 2, options: { regions: 'recommended' } } as const;

export function Landing({ shell }: { readonly shell: Shell }) {
  const say = useSay();
  const [starting, setStarting] = useState(false);
  const play = async () => {
    setStarting(true);
    const known = knownNames();
    const names = Array.from({ length: QUICK.seats }, (_, i) => known[i] || say('start.default-name', { n: i + 1 }));
    await shell.sittings.start({ game: QUICK.game, names, options: QUICK.options });
    setStarting(false);
  };
  return (
    <>
      <section className="hero" aria-labelledby="hero-heading">
        <Hero title={say('landing.art')} />
        <div className="hero-words">
          <p className="kicker">{say('landing.kicker')}</p>
          <h1 id="hero-heading">{say('page.name')}</h1>
          <p className="hero-lead">{say('landing.lead')}</p>
          <div className="hero-ways">
            <button type="button" className="play-now" aria-describedby="play-hint" disabled={starting} onClick={play}>
              {say(starting ? 'landing.starting' : 'landing.play')}
            </button>
            <Link to={{ page: 'new' }} className="second-way">
              {say('landing.setup')}
            </Link>
          </div>
          <p id="play-hint" className="hero-hint">
            {say('landing.play-hint')}
          </p>
        </div>
      </section>
      <ul className="facts">
        <li>{say('landing.fact.offline')}</li>
        <li>{say('landing.fact.kept')}</li>
        <li>{say('landing.fact.rules')}</li>
      </ul>
      <SavedGames shell={shell} />
    </>
  );
}
