// Trying on: a bar that cannot be overlooked while a copy is shown, with the ideas so far by name.

import type { Position } from '@adega/wire';
import { cleanName } from '@adega/wire/name.ts';
import { type FormEvent, lazy, Suspense, useState } from 'react';
import { useSay } from '../text/words.ts';
import { openAtOnce } from './dialog.ts';
import type { Table } from './use-table.ts';

const Comparison = lazy(() => import('./comparison.tsx'));

interface Props {
  readonly table: Table;
  readonly position: Position;
}

export function WhatIfBar({ table, position }: Props) {
  const say = useSay();
  const [naming, setNaming] = useState(false);
  const [comparing, setComparing] = useState(false);
  const { branch, branches } = position;
  if (branches.length === 0) return null;
  return (
    <section className={branch === undefined ? 'what-if' : 'what-if on'} aria-label={say('whatif.label')}>
      <strong className="what-if-title">{say('whatif.heading')}</strong>
      <div className="what-if-names">
        {branch === undefined ? (
          <button type="button" aria-pressed={true} onClick={() => table.turnTo({ type: 'visit' })}>
            {say('whatif.real')}
          </button>
        ) : (
          <button type="button" className="back-to-game" onClick={() => table.turnTo({ type: 'visit' })}>
            {say('whatif.back')}
          </button>
        )}
        {branches.map(name => (
          <button type="button" key={name} aria-pressed={name === branch} onClick={() => table.turnTo({ type: 'visit', name })}>
            {name}
          </button>
        ))}
      </div>
      {branch !== undefined && <span className="what-if-lead">{say('whatif.lead')}</span>}
      <div className="what-if-ways">
        <button type="button" className="quiet" onClick={() => setComparing(true)}>
          {say('whatif.compare')}
        </button>
        {branch !== undefined && (
          <>
            <button type="button" onClick={() => table.turnTo({ type: 'take', name: branch })}>
              {say('whatif.take')}
            </button>
            <button type="button" className="quiet" onClick={() => setNaming(true)}>
              {say('whatif.new')}
            </button>
            <button type="button" className="quiet" onClick={() => table.turnTo({ type: 'drop', name: branch })}>
              {say('whatif.drop')}
            </button>
          </>
        )}
      </div>
      {naming && <NameIdea table={table} position={position} from={position.at} onClose={() => setNaming(false)} />}
      {comparing && (
        <Suspense>
          <Comparison table={table} position={position} onClose={() => setComparing(false)} />
        </Suspense>
      )}
    </section>
  );
}

/** The first free of the names that come by themselves. */
export function freshName(taken: readonly string[], nameOf: (n: number) => string): string {
  for (let n = 1; ; n++) if (!taken.includes(nameOf(n))) return nameOf(n);
}

export function NameIdea({ table, position, from, onClose }: Props & { readonly from: number; readonly onClose: () => void }) {
  const say = useSay();
  const [name, setName] = useState(() => freshName(position.branches, n => say('whatif.default-name', { n })));
  const go = async (event: FormEvent) => {
    event.preventDefault();
    if (await table.turnTo({ type: 'branch', name: cleanName(name), from })) onClose();
  };
  return (
    <dialog className="name-idea" aria-labelledby="idea-heading" ref={openAtOnce} onClose={onClose}>
      <form onSubmit={go}>
        <h2 id="idea-heading">{say('whatif.heading')}</h2>
        <p>{say('whatif.start-hint')}</p>
        <label>
          <span>{say('whatif.name')}</span>
          <input type="text" required maxLength={40} value={name} onChange={event => setName(event.target.value)} />
        </label>
        <p className="dialog-ways">
          <button type="submit" className="primary" disabled={cleanName(name) === ''}>
            {say('whatif.go')}
          </button>
          <button type="button" onClick={onClose}>
            {say('whatif.cancel')}
          </button>
        </p>
      </form>
    </dialog>
  );
}

/** The way into trying on. */
export function TryOn({ table, position }: Props) {
  const say = useSay();
  const [naming, setNaming] = useState(false);
  return (
    <>
      <button type="button" className="quiet try-on" title={say('whatif.start-hint')} onClick={() => setNaming(true)}>
        {say('whatif.start')}
      </button>
      {naming && <NameIdea table={table} position={position} from={position.at} onClose={() => setNaming(false)} />}
    </>
  );
}
