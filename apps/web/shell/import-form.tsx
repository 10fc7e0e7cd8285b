// A game from a record, or a scenario: pasted, or from a file that is chosen or dropped.

import { type ChangeEvent, type DragEvent, type FormEvent, useState } from 'react';
import { useSay } from '../text/words.ts';
import type { Shell } from './shell.ts';

/** A record is lines of text, a scenario JSON. */
const isScenario = (text: string): boolean => text.trimStart().startsWith('{');

export function ImportForm({ shell }: { readonly shell: Shell }) {
  const say = useSay();
  const [text, setText] = useState('');
  const [hasPressed, setHasPressed] = useState(false);
  const isEmpty = text.trim() === '';
  const read = async (file: File | undefined) => {
    if (file !== undefined) setText(await file.text());
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    void read(event.dataTransfer.files[0]);
  };
  const open = async (event: FormEvent) => {
    event.preventDefault();
    setHasPressed(true);
    if (isEmpty) return;
    if (isScenario(text)) await shell.sittings.stage(text);
    else await shell.sittings.take(text, seat => say('start.default-name', { n: seat + 1 }));
  };
  return (
    <form
      className="card import"
      onSubmit={open}
      onDragOver={event => event.preventDefault()}
      onDrop={drop}
      aria-labelledby="import-heading"
    >
      <h2 id="import-heading">{say('start.import.heading')}</h2>
      <p className="note">{say('start.import.lead')}</p>
      <p className="field">
        <label htmlFor="record-text">{say('start.import.text')}</label>
        <textarea id="record-text" rows={6} spellCheck={false} value={text} onChange={event => setText(event.target.value)} />
      </p>
      <div className="import-ways">
        <label className="way file-way">
          {say('start.import.file')}
          <input
            type="file"
            accept=".txt,.json,text/plain,application/json"
            onChange={(event: ChangeEvent<HTMLInputElement>) => void read(event.target.files?.[0])}
          />
        </label>
        <button type="submit" className={isEmpty ? 'way' : 'way go-on'}>
          {say('start.import.go')}
        </button>
      </div>
      <div role="status">{hasPressed && isEmpty && <p className="mistake">{say('start.import.empty')}</p>}</div>
    </form>
  );
}
