// Every rule of the edition by its id, in chapters, each with where the texts say it; then the rulings.

import { vinhos } from '@adega/shelf';
import { useEffect, useState } from 'react';
import { useRuleText } from '../table/rule.tsx';
import { type Say, useSay } from '../text/words.ts';
import { citationsIn } from './citations.ts';
import { Link } from './link.tsx';
import { isRuling, Rulings } from './rulings.tsx';

const EDITION = '2016';

interface Rule {
  readonly id: string;
  readonly said: string;
}

const RULES: readonly Rule[] = Object.entries(vinhos.RULEBOOK)
  .filter(([, { editions }]) => (editions as readonly string[]).includes(EDITION))
  .map(([id, { said }]) => ({ id, said }));
const CHAPTERS = [...new Set(RULES.map(({ id }) => chapterOf(id)))];

function chapterOf(id: string): string {
  return id.split('.')[0] ?? '';
}

const isKnown = (id: string): boolean => RULES.some(rule => rule.id === id) || isRuling(id);

export default function RulesPage({ rule }: { readonly rule: string | undefined }) {
  const say = useSay();
  const text = useRuleText();
  const [sought, setSought] = useState('');
  useShown(rule);
  const word = sought.trim().toLowerCase();
  const rules = RULES.filter(({ id }) => word === '' || `${id} ${text(id)}`.toLowerCase().includes(word));
  return (
    <>
      <header className="page-head">
        <h1>{say('rules.heading')}</h1>
        <p>{say('rules.lead')}</p>
      </header>
      {rule !== undefined && !isKnown(rule) && (
        <p role="alert" className="mistake">
          {say('rules.unknown', { id: rule })}
        </p>
      )}
      <div className="rules-columns">
        <aside className="rules-side">
          <label className="field">
            <span>{say('rules.find')}</span>
            <input type="search" value={sought} onChange={event => setSought(event.target.value)} />
          </label>
          <p className="note" role="status">
            {say('rules.found', { count: rules.length })}
          </p>
          {word === '' && <Chapters say={say} />}
          <Sources say={say} />
        </aside>
        <div>
          {CHAPTERS.map(chapter => (
            <Chapter key={chapter} chapter={chapter} rules={rules.filter(({ id }) => chapterOf(id) === chapter)} opened={rule} />
          ))}
          {word === '' && <Rulings opened={rule} />}
        </div>
      </div>
    </>
  );
}

/** A rule that the address names is brought into view and gets the focus. */
function useShown(rule: string | undefined): void {
  useEffect(() => {
    if (rule === undefined) return;
    const place = document.getElementById(rule);
    place?.scrollIntoView({ block: 'center' });
    place?.focus({ preventScroll: true });
  }, [rule]);
}

interface ChapterProps {
  readonly chapter: string;
  readonly rules: readonly Rule[];
  readonly opened: string | undefined;
}

function Chapter({ chapter, rules, opened }: ChapterProps) {
  const say = useSay();
  const text = useRuleText();
  if (rules.length === 0) return null;
  return (
    <section className="card rules-chapter" aria-labelledby={`chapter-${chapter}`}>
      <h2 id={`chapter-${chapter}`}>{chapterName(say, chapter)}</h2>
      {rules.map(({ id, said }) => (
        <article key={id} id={id} tabIndex={-1} className={id === opened ? 'rule opened' : 'rule'} aria-labelledby={`${id}-id`}>
          <p className="rule-text">{text(id)}</p>
          <div className="rule-foot">
            <p id={`${id}-id`}>
              <Link to={{ page: 'rules', rule: id }}>{id}</Link>
            </p>
            <details open={id === opened}>
              <summary>{say('rules.where')}</summary>
              <p className="note">{saidText(say, said)}</p>
            </details>
          </div>
        </article>
      ))}
    </section>
  );
}

function saidText(say: Say, said: string): string {
  const places = citationsIn(said).map(({ source, lines }) =>
    say('rules.source', { source, count: lines.length === 1 && !lines[0]?.includes('-') ? 1 : 2, lines: lines.join(', ') }),
  );
  return places.length === 0 ? say('rules.unsaid') : say('rules.said', { places: places.join('; ') });
}

/** The chapters, to go there at once. */
function Chapters({ say }: { readonly say: Say }) {
  return (
    <nav className="chapters" aria-label={say('rules.chapters')}>
      <ul>
        {CHAPTERS.map(chapter => (
          <li key={chapter}>
            <a href={`#chapter-${chapter}`}>{chapterName(say, chapter)}</a>
          </li>
        ))}
        <li>
          <a href="#rulings-heading">{say('rules.rulings')}</a>
        </li>
      </ul>
    </nav>
  );
}

const chapterName = (say: Say, chapter: string): string =>
  say.known(`chapter.${chapter}`, undefined, () => say('chapter.other', { word: chapter }));

function Sources({ say }: { readonly say: Say }) {
  const sources = [...new Set(RULES.flatMap(({ said }) => citationsIn(said).map(({ source }) => source)))].sort();
  return (
    <>
      <h2 className="sources-head">{say('rules.sources')}</h2>
      <dl className="sources">
        {sources.map(source => (
          <div key={source}>
            <dt>{source}</dt>
            <dd>{say.known(`source.${source}`, undefined, () => source)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
