// What a game is about, in a few sections.

import { Suspense } from 'react';
import { dressOf } from '../games/dress.ts';
import type { About } from '../table/drawn.ts';
import { useSay } from '../text/words.ts';
import './reading.css';

export function AimSections({ about: { game, sections, Art } }: { readonly about: About }) {
  const say = useSay();
  return (
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
  );
}
