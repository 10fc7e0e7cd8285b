// A pack of one's own for a new table: from a file, shown by what differs from ours, or by what is wrong with it.

import type { Packed, Reply } from '@adega/wire';
import { type ChangeEvent, useState } from 'react';
import { download } from '../store/download.ts';
import { troubleText } from '../table/trouble.tsx';
import { type Say, useSay } from '../text/words.ts';
import { boundText, placeText } from './pack-problem.ts';
import type { Shell } from './shell.ts';

interface Props {
  readonly shell: Shell;
  readonly game: string;
  /** Undefined: the table is opened with ours. */
  readonly onChange: (pack: string | undefined) => void;
}

export function OwnPack({ shell, game, onChange }: Props) {
  const say = useSay();
  const [told, setTold] = useState<Reply | undefined>();
  const ask = (pack?: string) => shell.sittings.table.ask({ type: 'pack', game, ...(pack !== undefined && { pack }) });
  const read = async (file: File | undefined) => {
    if (file === undefined) return;
    const reply = await ask(await file.text());
    setTold(reply);
    onChange(reply.type === 'pack' && reply.differs.length > 0 ? reply.text : undefined);
  };
  const leave = () => {
    setTold(undefined);
    onChange(undefined);
  };
  const save = async () => {
    const reply = await ask();
    if (reply.type === 'pack') download(say('pack.file', { game: game.replaceAll('/', '-') }), legible(reply.text));
  };
  return (
    <details className="pack-fold">
      <summary>{say('pack.heading')}</summary>
      <p className="note">{say('pack.lead')}</p>
      <div className="import-ways">
        <label className="way file-way">
          {say('pack.choose')}
          <input
            type="file"
            accept=".json,application/json"
            onChange={(event: ChangeEvent<HTMLInputElement>) => {
              void read(event.target.files?.[0]);
              // The same file can be chosen again when it was mended.
              event.target.value = '';
            }}
          />
        </label>
        <button type="button" className="way" onClick={save}>
          {say('pack.save')}
        </button>
        {told !== undefined && (
          <button type="button" className="way" onClick={leave}>
            {say('pack.leave')}
          </button>
        )}
      </div>
      <div role="status">{told !== undefined && <Told reply={told} />}</div>
    </details>
  );
}

const legible = (json: string): string => `${JSON.stringify(JSON.parse(json), undefined, 2)}\n`;

/** Nobody reads more than this in a form. */
const MOST = 12;

export function Told({ reply }: { readonly reply: Reply }) {
  const say = useSay();
  if (reply.type === 'pack') return <Differences differs={reply.differs} />;
  if (reply.type !== 'trouble') return null;
  const { trouble } = reply;
  if (trouble.code !== 'bad-pack') return <p className="mistake">{troubleText(say, trouble, [])}</p>;
  const lines = trouble.problems.map(({ path, expected, got }) =>
    say('pack.problem', { path: placeText(say, path), expected: boundText(say, expected), got }),
  );
  return (
    <>
      <p className="mistake">{say('pack.broken', { count: lines.length })}</p>
      <Lines say={say} lines={lines} />
    </>
  );
}

export function Differences({ differs }: { readonly differs: Packed['differs'] }) {
  const say = useSay();
  if (differs.length === 0) return <p>{say('pack.same')}</p>;
  return (
    <>
      <p>{say('pack.differs', { count: differs.length })}</p>
      <Lines say={say} lines={differs.map(({ path, ours, theirs }) => say('pack.difference', { path, ours, theirs }))} />
    </>
  );
}

function Lines({ say, lines }: { readonly say: Say; readonly lines: readonly string[] }) {
  return (
    <ul className="pack-lines">
      {lines.slice(0, MOST).map(line => (
        <li key={line}>{line}</li>
      ))}
      {lines.length > MOST && <li>{say('pack.more', { count: lines.length - MOST })}</li>}
    </ul>
  );
}
