// What the game is about, on one page.

import { useState } from 'react';
import { useSay, type WordId } from '../text/words.ts';
import { Link } from './link.tsx';
import type { Shell } from './shell.ts';

const SECTIONS: readonly (readonly [WordId, ...WordId[]])[] = [
  ['aim.year', 'aim.year.moves', 'aim.year.maintenance', 'aim.year.production', 'aim.year.fair'],
  ['aim.wine', 'aim.wine.estate', 'aim.wine.age'],
  ['aim.use', 'aim.use.sell', 'aim.use.export', 'aim.use.present', 'aim.use.pay'],
  ['aim.points', 'aim.points.now', 'aim.points.end'],
  ['aim.scarce', 'aim.scarce.moves', 'aim.scarce.barrels'],
  ['aim.alone', 'aim.alone.lead'],
];

export default function AimPage({ shell }: { readonly shell: Shell }) {
  const say = useSay();
  const [starting, setStarting] = useState(false);
  const begin = async () => {
    setStarting(true);
    await (await import('../first-steps/begin.ts')).beginFirstSteps(shell, say);
    setStarting(false);
  };
  return (
    <>
      <header className="page-head">
        <h1>{say('aim.heading')}</h1>
        <p>{say('aim.lead')}</p>
      </header>
      <div className="aim-sections">
        {SECTIONS.map(([heading, ...lines]) => (
          <section key={heading} className="card" aria-labelledby={heading}>
            <h2 id={heading}>{say(heading)}</h2>
            <ul>
              {lines.map(line => (
                <li key={line}>{say(line)}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p className="aim-ways">
        <button type="button" className="play-now" aria-describedby="aim-hint" disabled={starting} onClick={begin}>
          {say('aim.begin')}
        </button>
        <Link to={{ page: 'rules' }} className="second-way">
          {say('aim.rules')}
        </Link>
        <span id="aim-hint" className="note">
          {say('aim.begin-hint')}
        </span>
      </p>
    </>
  );
}
