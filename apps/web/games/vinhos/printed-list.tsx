// The numbers printed on a thing, each with its mark and where it comes from. Loaded when somebody asks, and with it the whole provenance.

import { type Citation, sourceOf } from '@adega/shelf/provenance.ts';
import type { Position } from '@adega/wire';
import { type Say, useSay } from '../../text/words.ts';
import { type Printed, printedOn, valueAt } from './printed.ts';

export default function PrintedList({ position, id }: { readonly position: Position; readonly id: string }) {
  const say = useSay();
  // All numbers of a line have the same mark; their places in the sources are those of the first.
  const lines = printedOn(position, id).map(printed => ({ printed, source: sourceOf(position.game, printed.paths[0] ?? '') }));
  const marks = MARKS.filter(mark => lines.some(({ source }) => source?.mark === mark));
  const cited = new Map(lines.flatMap(({ source }) => source?.cited ?? []).map(citation => [citation.tag, citation]));
  return (
    <>
      <ul className="printed-list" aria-label={say('printed.heading')}>
        {lines.map(({ printed, source }) => (
          <Line key={printed.paths[0]} say={say} printed={printed} source={source} />
        ))}
      </ul>
      <ul className="printed-key">
        {marks.map(mark => (
          <li key={mark}>
            <Mark mark={mark} /> {say(`provenance.mark.${mark}`)}
          </li>
        ))}
        {[...cited.values()].map(citation => (
          <li key={citation.tag}>
            <b>{citation.tag}</b> {sourceName(say, citation)}
          </li>
        ))}
      </ul>
    </>
  );
}

const MARKS = ['R', 'D', 'X'] as const;

const Mark = ({ mark }: { readonly mark: string }) => <span className={`provenance-mark mark-${mark}`}>{mark}</span>;

const sourceName = (say: Say, { tag, source }: Citation): string => say.known(`printed.source.${tag}`, undefined, () => source);

interface LineProps {
  readonly say: Say;
  readonly printed: Printed;
  readonly source: ReturnType<typeof sourceOf>;
}

function Line({ say, printed: { word, paths }, source }: LineProps) {
  if (source === undefined) return <li>{say('provenance.unknown')}</li>;
  const values = paths.map(path => String(valueAt(path)));
  return (
    <li className={source.mark === 'X' ? 'reconstructed' : undefined}>
      <Mark mark={source.mark} />
      <span className="printed-number">{say(word, { value: say.list(values) })}</span>
      <span className="printed-at">{source.cite}</span>
      {source.doubt !== undefined && <small>{say('provenance.doubt', { doubt: source.doubt })}</small>}
    </li>
  );
}
