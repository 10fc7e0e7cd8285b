// A table of one's own: how many, who, which regions; or a record from elsewhere.

import type { OptionSpec } from '@adega/kernel';
import { gameOf } from '@adega/shelf';
import { type FormEvent, useState } from 'react';
import { keepNames, knownNames } from '../store/people.ts';
import { useSay } from '../text/words.ts';
import { ImportForm } from './import-form.tsx';
import type { Shell } from './shell.ts';

const GAME = 'vinhos/2016';
const specs: readonly OptionSpec[] = gameOf(GAME)?.options ?? [];
const seatValues = (specs.find(spec => spec.id === 'seats')?.values ?? []).map(Number);
const others = specs.filter(spec => spec.id !== 'seats');
const MOST = Math.max(...seatValues);

export default function SetupPage({ shell }: { readonly shell: Shell }) {
  const say = useSay();
  return (
    <>
      <header className="page-head">
        <h1>{say('setup.heading')}</h1>
        <p>{say('setup.lead')}</p>
      </header>
      <div className="setup-columns">
        <NewTable shell={shell} />
        <ImportForm shell={shell} />
      </div>
    </>
  );
}

function NewTable({ shell }: { readonly shell: Shell }) {
  const say = useSay();
  const [seats, setSeats] = useState(2);
  const [names, setNames] = useState<readonly string[]>(() => Array.from({ length: MOST }, (_, i) => knownNames()[i] ?? ''));
  const [options, setOptions] = useState<{ readonly [id: string]: string | number }>({});
  const [seed, setSeed] = useState('');
  const people = names.slice(0, seats).map((name, i) => name.trim() || say('start.default-name', { n: i + 1 }));
  const alike = new Set(people).size < seats;
  const start = async (event: FormEvent) => {
    event.preventDefault();
    if (alike) return;
    keepNames(names.map(name => name.trim()));
    await shell.sittings.start({ game: GAME, names: people, options, ...(seed.trim() === '' ? {} : { seed: seed.trim() }) });
  };
  return (
    <form className="card new-table" onSubmit={start} aria-label={say('setup.heading')}>
      <fieldset className="seat-presets">
        <legend>{say('start.players')}</legend>
        {seatValues.map(n => (
          <label key={n} className="preset">
            <input type="radio" name="seats" value={n} checked={seats === n} onChange={() => setSeats(n)} />
            <span className="preset-face">
              <span className="preset-discs" aria-hidden="true">
                {Array.from({ length: n }, (_, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
                  <span key={i} className={`seat-disc of-${i + 1}`}>
                    {i + 1}
                  </span>
                ))}
              </span>
              <span className="preset-number">{n}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <fieldset className="names">
        <legend>{say('start.names')}</legend>
        {names.slice(0, seats).map((name, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <label key={i}>
            <span className={`seat-disc of-${i + 1}`} aria-hidden="true">
              {i + 1}
            </span>
            <span className="hidden">{say('start.name', { n: i + 1 })}</span>
            <input
              type="text"
              maxLength={40}
              autoComplete="off"
              placeholder={say('start.default-name', { n: i + 1 })}
              value={name}
              onChange={event => setNames(names.with(i, event.target.value))}
            />
          </label>
        ))}
        {alike && (
          <p role="alert" className="mistake">
            {say('setup.same-names')}
          </p>
        )}
      </fieldset>
      {others.map(spec => (
        <Option
          key={spec.id}
          spec={spec}
          value={options[spec.id] ?? spec.default}
          onChange={value => setOptions({ ...options, [spec.id]: value })}
        />
      ))}
      <details className="more">
        <summary>{say('start.more')}</summary>
        <label>
          <span>{say('start.seed')}</span>
          <input type="text" maxLength={40} value={seed} onChange={event => setSeed(event.target.value)} aria-describedby="seed-hint" />
        </label>
        <p id="seed-hint" className="note">
          {say('start.seed-hint')}
        </p>
      </details>
      <button type="submit" className="play-now" disabled={alike}>
        {say('start.go')}
      </button>
    </form>
  );
}

interface OptionProps {
  readonly spec: OptionSpec;
  readonly value: string | number;
  readonly onChange: (value: string | number) => void;
}

function Option({ spec, value, onChange }: OptionProps) {
  const say = useSay();
  return (
    <fieldset className="option-cards">
      <legend>{say.known(`option.${spec.id}`, undefined, () => spec.id)}</legend>
      {spec.values.map(v => (
        <label key={v} className="option-card">
          <input type="radio" name={spec.id} value={v} checked={v === value} onChange={() => onChange(v)} />
          <span className="option-face">
            <strong>{say.known(`option.${spec.id}.${v}`, undefined, () => String(v))}</strong>
            <small>{say.known(`setup.${spec.id}.${v}-hint`, undefined, () => '')}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
