// What a game is about, on one page.

import { Suspense } from 'react';
import { AIMS, DRAWN } from '../games/drawn.ts';
import { dressOf } from '../games/dress.ts';
import { InWordsOf } from '../games/in-words.tsx';
import type { About } from '../table/drawn.ts';
import { gameName } from '../text/game-name.ts';
import { useSay } from '../text/words.ts';
import { Link } from './link.tsx';
import type { Shell } from './shell.ts';
import { useFirstSteps } from './use-first-steps.ts';
import './reading.css';

/** By the names of the drawings. */
const ABOUT: ReadonlyMap<string, About> = new Map(
  await Promise.all(AIMS.map(async of => [of, (await DRAWN[of]?.about?.()) as About] as const)),
);

interface Props {
  readonly shell: Shell;
  /** One of AIMS. */
  readonly of: string;
}

export default function AimPage({ shell, of }: Props) {
  const about = ABOUT.get(of) as About;
  return (
    <>
      <Games of={of} />
      <InWordsOf game={about.game}>
        <Sections of={of} about={about} />
        <Ways key={of} shell={shell} of={of} about={about} />
      </InWordsOf>
    </>
  );
}

/** Which game is spoken of; each has its address. */
function Games({ of }: Pick<Props, 'of'>) {
  const say = useSay();
  return (
    <nav className="books" aria-label={say('aim.games')}>
      {AIMS.map(aim => (
        <Link key={aim} to={{ page: 'aim', of: aim }} current={aim === of}>
          {gameName(say, aim)}
        </Link>
      ))}
    </nav>
  );
}

function Sections({ of, about: { game, sections, Art } }: Pick<Props, 'of'> & { readonly about: About }) {
  const say = useSay();
  return (
    <>
      <header className="page-head">
        <h1>{say('aim.heading', { game: gameName(say, of) })}</h1>
        <p>{say.known('aim.lead', undefined, () => '')}</p>
      </header>
      <div className="aim-sections">
        {sections.map(([heading, ...lines]) => (
          <section key={heading} className="card" aria-labelledby={heading}>
            <div className="aim-head">
              <h2 id={heading}>{say.own(heading)}</h2>
              {Art !== undefined && (
                <span className={`aim-art ${dressOf(game)}`}>
                  <Suspense>
                    <Art heading={heading} />
                  </Suspense>
                </span>
              )}
            </div>
            <ul>
              {lines.map(line => (
                <li key={line}>{say.own(line)}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

function Ways({ shell, of, about: { rule } }: Props & { readonly about: About }) {
  const say = useSay();
  const { starting, begin } = useFirstSteps(shell);
  const steps = DRAWN[of]?.firstSteps?.game;
  return (
    <p className="aim-ways">
      {steps !== undefined && (
        <button type="button" className="play-now" aria-describedby="aim-hint" disabled={starting} onClick={() => begin(steps)}>
          {say('aim.begin')}
        </button>
      )}
      <Link to={rule === undefined ? { page: 'rules' } : { page: 'rules', rule }} className="second-way">
        {say('aim.rules')}
      </Link>
      {steps !== undefined && (
        <span id="aim-hint" className="note">
          {say('aim.begin-hint')}
        </span>
      )}
    </p>
  );
}
