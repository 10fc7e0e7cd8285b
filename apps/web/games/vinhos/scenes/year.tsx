// The card of a new vintage is turned: the weather over the vines, what the fair will look at, what the magnates want to drink.

import type { SceneProps } from '../../../table/scene.ts';
import { Icon } from '../art/icon.tsx';
import { useBox } from '../box.ts';
import { featureName } from '../names.ts';
import { FEATURES, stateOf } from '../set.ts';
import { wishOf } from '../wishes.ts';
import { useSay } from '../words.ts';
import { Sky } from './sky.tsx';

const MAGNATES = [0, 1, 2];

export function YearScene({ position }: SceneProps) {
  const box = useBox();
  const say = useSay();
  const s = stateOf(position);
  const weather = box.tables.weather[s.vintage] ?? 0;
  const symbols = box.tables.symbols[s.vintage] ?? [];
  return (
    <section className="vintage-card">
      <Sky weather={weather} />
      {/* The first card is turned before the first year begins. */}
      <h2>{say('scene.year', { year: Math.max(1, s.year), years: box.tables.years })}</h2>
      <p className="vintage-weather">{say('scene.weather', { weather, signed: say.signed(weather) })}</p>
      <p className="vintage-symbols" aria-hidden="true">
        {FEATURES.map((feature, i) => {
          const n = symbols[i] ?? 0;
          return n === 0 ? null : (
            <span key={feature}>
              {Array.from({ length: n }, (_, k) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: symbols in a row
                <Icon key={k} name={feature} />
              ))}
              {featureName(say, i)}
            </span>
          );
        })}
      </p>
      {s.vintage !== box.tables.zero && (
        <ul>
          {MAGNATES.map(magnate => (
            <li key={magnate}>{wishOf(say, box, s, magnate)}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
