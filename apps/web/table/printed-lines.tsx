// Numbers printed on a thing, each with its mark and where it comes from, and below them what the marks and sources are.

import { type Say, useSay } from '../text/words.ts';

export interface Source {
  readonly mark: 'R' | 'D' | 'X';
  readonly doubt?: string | undefined;
  readonly cited: readonly { readonly tag: string; readonly source: string; readonly at: string }[];
}

export interface PrintedLine {
  /** The number in words. */
  readonly text: string;
  /** undefined where we cannot say. */
  readonly source: Source | undefined;
  /** A number of somebody's own pack that is not ours. */
  readonly own?: boolean;
}

const MARKS = ['R', 'D', 'X'] as const;

/** What is doubtful about a number, by the id in its provenance. */
export const doubtWords = (say: Say, doubt: string): string =>
  say('provenance.doubt', { doubt: say.known(`doubt.${doubt}`, undefined, () => doubt) });

/** What a numbered part of our list is about. */
const partOf = (say: Say, at: string): string => say.known(`printed.part.${at}`, undefined, () => 'none');

/** Where in a source it stands, in a few words; a source without places is only named. */
const placeOf = (say: Say, { tag, source, at }: Source['cited'][number]): string =>
  say.known(`printed.source.${tag}-at`, { at: at.replace('-', '–'), several: at.includes('-') ? 'yes' : 'no', part: partOf(say, at) }, () =>
    say.known(`printed.source.${tag}`, undefined, () => source),
  );

export function PrintedLines({ lines }: { readonly lines: readonly PrintedLine[] }) {
  const say = useSay();
  const told = lines.filter(({ own }) => !own);
  const marks = MARKS.filter(mark => told.some(({ source }) => source?.mark === mark));
  const cited = new Map(told.flatMap(({ source }) => source?.cited ?? []).map(citation => [citation.tag, citation]));
  return (
    <>
      <p className="note">{say('provenance.for')}</p>
      <ul className="printed-list" aria-label={say('printed.heading')}>
        {lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines in their order
          <Line key={i} say={say} {...line} />
        ))}
      </ul>
      <ul className="printed-key">
        {marks.map(mark => (
          <li key={mark}>
            <Mark mark={mark} /> {say(`provenance.mark.${mark}`)}
          </li>
        ))}
        {[...cited.values()].map(({ tag, source }) => (
          <li key={tag}>{say.known(`printed.source.${tag}`, undefined, () => source)}</li>
        ))}
      </ul>
    </>
  );
}

const Mark = ({ mark }: { readonly mark: string }) => <span className={`provenance-mark mark-${mark}`}>{mark}</span>;

function Line({ say, text, source, own }: PrintedLine & { readonly say: Say }) {
  if (own)
    return (
      <li>
        <span className="printed-number">{text}</span>
        <small>{say('provenance.own')}</small>
      </li>
    );
  if (source === undefined) return <li>{say('provenance.unknown')}</li>;
  return (
    <li className={source.mark === 'X' ? 'reconstructed' : undefined}>
      <Mark mark={source.mark} />
      <span className="printed-number">{text}</span>
      <span className="printed-at">{say.list(source.cited.map(citation => placeOf(say, citation)))}</span>
      {source.doubt !== undefined && <small>{doubtWords(say, source.doubt)}</small>}
    </li>
  );
}
