// The numbers printed on a thing, each with its mark and where it comes from. Loaded when somebody asks, and with it the whole provenance.

import { sourceOf } from '@adega/shelf/provenance.ts';
import type { Position } from '@adega/wire';
import { type Say, useSay } from '../../text/words.ts';
import { type Printed, printedOn, valueAt } from './printed.ts';

export default function PrintedList({ position, id }: { readonly position: Position; readonly id: string }) {
  const say = useSay();
  const printed = printedOn(position, id);
  return (
    <ul className="printed-list" aria-label={say('printed.heading')}>
      {printed.map(entry => (
        <Line key={entry.paths[0]} say={say} printed={entry} />
      ))}
    </ul>
  );
}

/** All numbers of a line have the same mark; their places in the sources are those of the first. */
function Line({ say, printed: { word, paths } }: { readonly say: Say; readonly printed: Printed }) {
  const source = sourceOf(paths[0] ?? '');
  const values = paths.map(path => String(valueAt(path)));
  const mark = source?.mark;
  return (
    <li className={mark === 'X' ? 'reconstructed' : undefined}>
      <span className={`provenance-mark mark-${mark}`} aria-hidden="true">
        {mark}
      </span>
      <span className="printed-number">{say(word, { value: say.list(values) })}</span>
      {source === undefined ? (
        <small>{say('provenance.unknown')}</small>
      ) : (
        <small>
          <strong>{say(`provenance.mark.${source.mark}`)}</strong>
          {source.cited.map(({ tag, source: of, at }) => (
            <span key={`${tag}:${at}`}>{say('provenance.cite', { source: of, at })}</span>
          ))}
          {source.doubt !== undefined && <span>{say('provenance.doubt', { doubt: source.doubt })}</span>}
        </small>
      )}
    </li>
  );
}
