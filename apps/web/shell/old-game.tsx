// A kept game that the table does not take, most often because the rules have changed since: shown as it was kept, and never judged
// anew. It can be saved, and a copy of it can go on under the rules of now.

import type { Trouble } from '@adega/wire';
import { useEffect, useState } from 'react';
import { download } from '../store/download.ts';
import { isFinished, linesOf, type SavedGame } from '../store/saved-game.ts';
import { resultText } from '../table/result-text.ts';
import { makeSaved } from '../table/saved-record.ts';
import { troubleText } from '../table/trouble.tsx';
import { type Say, useSay } from '../text/words.ts';
import { Link } from './link.tsx';
import { fileName, People, stateText } from './saved-games.tsx';
import type { Shell } from './shell.ts';

export function OldGame({ shell, saved }: { readonly shell: Shell; readonly saved: SavedGame }) {
  const say = useSay();
  const { trouble, calm } = shell.sittings.table;
  // What was in the way is said here; no bar has to say it again.
  const [reason] = useState(trouble);
  useEffect(() => calm(), [calm]);
  const [note, setNote] = useState('');
  const lines = linesOf(saved.record);
  const save = () => {
    const file = fileName(say, saved);
    download(file, makeSaved(saved.record, saved));
    setNote(say('menu.saved', { file }));
  };
  return (
    <main className="shell-main old-game">
      <header className="page-head">
        <h1>{say(isOlder(reason) ? 'old.heading' : 'opening.broken')}</h1>
        <p>{reasonText(say, reason, saved.names)}</p>
      </header>
      <section className="card" aria-labelledby="old-state">
        <h2 id="old-state" className="game-state">
          {isFinished(saved) ? resultText(say, saved) : stateText(say, saved)}
        </h2>
        <People saved={saved} />
        <div className="game-ways">
          <button type="button" className="way go-on" onClick={save}>
            {say('games.file')}
          </button>
          {isOlder(reason) && (
            <button type="button" className="way" aria-describedby="renew-hint" onClick={() => shell.sittings.renew(saved)}>
              {say('old.renew')}
            </button>
          )}
          <Link to={{ page: 'landing' }} className="way">
            {say('opening.home')}
          </Link>
        </div>
        <p role="status" className="note">
          {note}
        </p>
        {isOlder(reason) && (
          <p id="renew-hint" className="note">
            {say('old.renew-hint')}
          </p>
        )}
      </section>
      <section className="card" aria-labelledby="old-entries">
        <h2 id="old-entries">{say('old.entries', { count: lines.length })}</h2>
        <p className="note">{say('old.entries-hint')}</p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
        <ol className="old-entries" tabIndex={0} aria-labelledby="old-entries">
          {lines.map((line, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an entry is its number
            <li key={n}>{line}</li>
          ))}
        </ol>
      </section>
    </main>
  );
}

const isOlder = (trouble: Trouble | undefined): boolean =>
  trouble?.code === 'not-carried' ||
  trouble?.code === 'missing-pack' ||
  (trouble?.code === 'bad-record' && trouble.problem.problem === 'other-rules');

function reasonText(say: Say, trouble: Trouble | undefined, names: readonly string[]): string {
  if (trouble === undefined) return say('opening.broken-hint');
  if (trouble.code === 'not-carried') {
    const { from, taken, of } = trouble.carried;
    return trouble.problem === undefined ? say('old.otherwise', { from }) : say('old.partly', { from, taken, of });
  }
  if (trouble.code === 'missing-pack') return say('old.pack');
  if (trouble.code !== 'bad-record') return troubleText(say, trouble, names);
  const { problem, found, expected } = trouble.problem;
  if (problem === 'other-rules') return say('old.rules', { played: found, now: expected[0] ?? '' });
  return troubleText(say, trouble, names);
}
