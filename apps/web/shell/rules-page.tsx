// Every rule of a game by its id, in chapters, each with where the texts say it; then the rulings. One book for each game.

import { useEffect, useState } from 'react';
import { rulebookOf } from '../games/drawn.ts';
import { InWordsOf } from '../games/in-words.tsx';
import { useRuleText } from '../table/rule.tsx';
import { gameName } from '../text/game-name.ts';
import { type Say, useSay } from '../text/words.ts';
import { BOOKS, type Book, bookWith, type Rule } from './books.ts';
import { citationsIn } from './citations.ts';
import { Link } from './link.tsx';
import { goTo } from './route.ts';
import { Rulings } from './rulings.tsx';
import './setup.css';
import './reading.css';

const chapterOf = (id: string): string => id.split('.')[0] ?? '';
const chaptersOf = ({ rules }: Book): string[] => [...new Set(rules.map(({ id }) => chapterOf(id)))];

export default function RulesPage({ rule }: { readonly rule: string | undefined }) {
  const [wanted, setWanted] = useState('');
  const named = rule === undefined ? undefined : bookWith(rule);
  const book = named ?? BOOKS.find(({ game }) => game === wanted) ?? (BOOKS[0] as Book);
  const take = (game: string) => {
    setWanted(game);
    if (rule !== undefined) goTo({ page: 'rules' });
  };
  return (
    <>
      <Shelf book={book} onTake={take} />
      <InWordsOf game={book.game}>
        <OpenBook key={book.game} book={book} rule={rule} />
      </InWordsOf>
    </>
  );
}

/** Which game's rules are read. */
function Shelf({ book, onTake }: { readonly book: Book; readonly onTake: (game: string) => void }) {
  const say = useSay();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's
    <div className="books" role="group" aria-label={say('rules.books')}>
      {BOOKS.map(({ game }) => (
        <button type="button" key={game} aria-pressed={game === book.game} onClick={() => onTake(game)}>
          {gameName(say, game)}
        </button>
      ))}
    </div>
  );
}

function OpenBook({ book, rule }: { readonly book: Book; readonly rule: string | undefined }) {
  const say = useSay();
  const text = useRuleText();
  const [sought, setSought] = useState('');
  useShown(rule);
  const word = sought.trim().toLowerCase();
  const rules = book.rules.filter(({ id }) => word === '' || `${id} ${text(id)}`.toLowerCase().includes(word));
  return (
    <>
      <header className="page-head">
        <h1>{say('rules.heading')}</h1>
        <p>{say('rules.lead')}</p>
        {rulebookOf(book.game) !== undefined && (
          <p>
            <Link to={{ page: 'book', game: book.game }}>{say('rules.book')}</Link>
          </p>
        )}
      </header>
      {rule !== undefined && bookWith(rule) === undefined && (
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
          {word === '' && <Chapters say={say} book={book} />}
          <Sources say={say} book={book} />
        </aside>
        <div>
          {chaptersOf(book).map(chapter => (
            <Chapter key={chapter} chapter={chapter} rules={rules.filter(({ id }) => chapterOf(id) === chapter)} opened={rule} />
          ))}
          {word === '' && <Rulings book={book} opened={rule} />}
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
function Chapters({ say, book }: { readonly say: Say; readonly book: Book }) {
  return (
    <nav className="chapters" aria-label={say('rules.chapters')}>
      <ul>
        {chaptersOf(book).map(chapter => (
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

function Sources({ say, book }: { readonly say: Say; readonly book: Book }) {
  const sources = [...new Set(book.rules.flatMap(({ said }) => citationsIn(said).map(({ source }) => source)))].sort();
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
