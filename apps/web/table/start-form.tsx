// The start: who plays, with which options; or going on with a match that was kept or saved.

import type { OptionSpec } from '@adega/kernel';
import { gameOf } from '@adega/shelf';
import { type ChangeEvent, type FormEvent, useState } from 'react';
import { useSay } from '../text/words.ts';
import type { Kept } from './keep.ts';
import { namesIn } from './saved-record.ts';
import type { Table } from './use-table.ts';

const GAME = 'vinhos/2016';
const specs: readonly OptionSpec[] = gameOf(GAME)?.options ?? [];
const seatSpec = specs.find(spec => spec.id === 'seats');
const others = specs.filter(spec => spec.id !== 'seats');

interface Props {
  readonly table: Table;
  readonly kept: Kept | undefined;
}

export function StartScreen({ table, kept }: Props) {
  const say = useSay();
  return (
    <main className="start">
      <header className="start-lead">
        <h1>{say('page.name')}</h1>
        <p>{say('start.lead')}</p>
      </header>
      <NewGame table={table} />
      <div className="start-side">
        {kept !== undefined && <GoOn table={table} kept={kept} />}
        <Import table={table} />
      </div>
    </main>
  );
}

function NewGame({ table }: { readonly table: Table }) {
  const say = useSay();
  const [seats, setSeats] = useState(2);
  const [names, setNames] = useState<readonly string[]>(['', '', '', '']);
  const [options, setOptions] = useState<{ readonly [id: string]: string | number }>({});
  const [seed, setSeed] = useState('');
  const nameOf = (i: number): string => names[i]?.trim() || say('start.default-name', { n: i + 1 });
  const start = (event: FormEvent) => {
    event.preventDefault();
    const people = Array.from({ length: seats }, (_, i) => nameOf(i));
    table.begin({ type: 'open', game: GAME, names: people, options, ...(seed.trim() === '' ? {} : { seed: seed.trim() }) });
  };
  return (
    <form className="panel new-game" onSubmit={start} aria-labelledby="new-heading">
      <h2 id="new-heading">{say('start.heading')}</h2>
      <fieldset className="choice">
        <legend>{say('start.players')}</legend>
        {(seatSpec?.values ?? []).map(n => (
          <label key={n}>
            <input type="radio" name="seats" value={n} checked={seats === n} onChange={() => setSeats(Number(n))} />
            <span>{n}</span>
          </label>
        ))}
      </fieldset>
      <fieldset className="names">
        <legend>{say('start.names')}</legend>
        {names.slice(0, seats).map((name, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <label key={i}>
            <span className={`disc seat-${i + 1}`} aria-hidden="true">
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
      <button type="submit" className="primary">
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
    <fieldset className="choice">
      <legend>{say.known(`option.${spec.id}`, undefined, () => spec.id)}</legend>
      {spec.values.map(v => (
        <label key={v}>
          <input type="radio" name={spec.id} value={v} checked={v === value} onChange={() => onChange(v)} />
          <span>{say.known(`option.${spec.id}.${v}`, undefined, () => String(v))}</span>
        </label>
      ))}
    </fieldset>
  );
}

function GoOn({ table, kept }: { readonly table: Table; readonly kept: Kept }) {
  const say = useSay();
  return (
    <section className="panel" aria-labelledby="resume-heading">
      <h2 id="resume-heading">{say('start.resume.heading')}</h2>
      <p>{say('start.resume.lead', { names: say.list(kept.names) })}</p>
      <button type="button" className="primary" onClick={() => table.begin({ type: 'resume', names: kept.names, record: kept.record })}>
        {say('start.resume.go')}
      </button>
    </section>
  );
}

function Import({ table }: { readonly table: Table }) {
  const say = useSay();
  const [text, setText] = useState('');
  const readFile = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    if (file !== undefined) setText(await file.text());
  };
  const open = (event: FormEvent) => {
    event.preventDefault();
    const named = namesIn(text);
    const names = [0, 1, 2, 3].map(i => named[i] ?? say('start.default-name', { n: i + 1 }));
    table.begin({ type: 'resume', names, record: text });
  };
  return (
    <form className="panel import" onSubmit={open} aria-labelledby="import-heading">
      <h2 id="import-heading">{say('start.import.heading')}</h2>
      <p className="note">{say('start.import.lead')}</p>
      <p className="field">
        <label htmlFor="record-text">{say('start.import.text')}</label>
        <textarea id="record-text" rows={5} spellCheck={false} value={text} onChange={event => setText(event.target.value)} />
      </p>
      <p className="field">
        <label htmlFor="record-file">{say('start.import.file')}</label>
        <input id="record-file" type="file" accept=".txt,text/plain" onChange={readFile} />
      </p>
      <button type="submit" disabled={text.trim() === ''}>
        {say('start.import.go')}
      </button>
    </form>
  );
}
