// What a game is about, on one page.

import { type ComponentType, lazy, Suspense } from 'react';
import type { Guided } from '../first-steps/guided.ts';
import { useFirstSteps } from '../first-steps/use-first-steps.ts';
import { InWordsOf } from '../games/in-words.tsx';
import { useSay, type WordId } from '../text/words.ts';
import { AIMS, type Aim } from './aims.ts';
import { Link } from './link.tsx';
import type { Route } from './route.ts';
import type { Shell } from './shell.ts';

interface About {
  /** The game in whose words it is written. */
  readonly game: string;
  /** Each with its heading first. */
  readonly sections: readonly (readonly [WordId, ...WordId[]])[];
  /** Beside a heading. */
  readonly Art?: ComponentType<{ readonly heading: WordId }>;
  /** The game of its first steps. */
  readonly steps: Guided;
  readonly rules: Route;
}

const ABOUT: { readonly [of in Aim]: About } = {
  vinhos: {
    game: 'vinhos/2016',
    sections: [
      ['aim.year', 'aim.year.moves', 'aim.year.maintenance', 'aim.year.production', 'aim.year.fair'],
      ['aim.wine', 'aim.wine.estate', 'aim.wine.age'],
      ['aim.use', 'aim.use.sell', 'aim.use.export', 'aim.use.present', 'aim.use.pay'],
      ['aim.points', 'aim.points.now', 'aim.points.end'],
      ['aim.scarce', 'aim.scarce.moves', 'aim.scarce.barrels'],
      ['aim.alone', 'aim.alone.lead'],
    ],
    steps: 'vinhos/solo',
    rules: { page: 'rules' },
  },
  vino: {
    game: 'vino',
    sections: [
      ['vino.aim.round', 'vino.aim.round.choose', 'vino.aim.round.buy', 'vino.aim.round.sell', 'vino.aim.round.order'],
      ['vino.aim.sell', 'vino.aim.sell.income', 'vino.aim.sell.lost', 'vino.aim.sell.market'],
      ['vino.aim.end', 'vino.aim.end.gift', 'vino.aim.end.last'],
      ['vino.aim.grow', 'vino.aim.grow.variety', 'vino.aim.grow.cellar'],
      ['vino.aim.counts', 'vino.aim.counts.vineyards', 'vino.aim.counts.money'],
      ['vino.aim.advice', 'vino.aim.advice.variety', 'vino.aim.advice.owner', 'vino.aim.advice.bottles'],
    ],
    Art: lazy(() => import('../games/vino/aim-art.tsx')),
    steps: 'vino',
    // The book that has it opens there.
    rules: { page: 'rules', rule: 'vino.round' },
  },
};

interface Props {
  readonly shell: Shell;
  readonly of: Aim;
}

export default function AimPage({ shell, of }: Props) {
  return (
    <>
      <Games of={of} />
      <InWordsOf game={ABOUT[of].game}>
        <Sections of={of} />
        <Ways key={of} shell={shell} of={of} />
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
          {say(`game.${aim}`)}
        </Link>
      ))}
    </nav>
  );
}

function Sections({ of }: Pick<Props, 'of'>) {
  const say = useSay();
  const { sections, Art } = ABOUT[of];
  return (
    <>
      <header className="page-head">
        <h1>{say('aim.heading', { game: say(`game.${of}`) })}</h1>
        <p>{say('aim.lead')}</p>
      </header>
      <div className="aim-sections">
        {sections.map(([heading, ...lines]) => (
          <section key={heading} className="card" aria-labelledby={heading}>
            <div className="aim-head">
              <h2 id={heading}>{say(heading)}</h2>
              {Art !== undefined && (
                <span className="aim-art">
                  <Suspense>
                    <Art heading={heading} />
                  </Suspense>
                </span>
              )}
            </div>
            <ul>
              {lines.map(line => (
                <li key={line}>{say(line)}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

function Ways({ shell, of }: Props) {
  const say = useSay();
  const { starting, begin } = useFirstSteps(shell);
  const { steps, rules } = ABOUT[of];
  return (
    <p className="aim-ways">
      <button type="button" className="play-now" aria-describedby="aim-hint" disabled={starting} onClick={() => begin(steps)}>
        {say('aim.begin')}
      </button>
      <Link to={rules} className="second-way">
        {say('aim.rules')}
      </Link>
      <span id="aim-hint" className="note">
        {say('aim.begin-hint')}
      </span>
    </p>
  );
}
