// The rules of a game to read, in our own words and with drawings. From each paragraph one comes to the rules it tells, by their ids, and
// from some to a position where it can be tried.

import { courseOf, RULEBOOKS } from '../games/drawn.ts';
import { dressOf } from '../games/dress.ts';
import { InWordsOf } from '../games/in-words.tsx';
import type { BookSection, Paragraph, Rulebook } from '../table/rulebook.ts';
import { gameName } from '../text/game-name.ts';
import { useSay } from '../text/words.ts';
import { Link } from './link.tsx';
import { useRulebook } from './use-rulebook.ts';
import './reading.css';
import './book.css';

export default function BookPage({ game }: { readonly game: string }) {
  const say = useSay();
  const book = useRulebook(game);
  return (
    <>
      <BookShelf page="book" game={game} />
      <header className="page-head">
        <h1>{say('book.heading', { game: gameName(say, game) })}</h1>
        <p>{say('book.lead')}</p>
      </header>
      {book === undefined ? (
        <p className="loading">{say('page.loading')}</p>
      ) : (
        <InWordsOf game={game} reading="rulebook">
          <Open book={book} />
        </InWordsOf>
      )}
    </>
  );
}

/** Which game's book is read. */
export function BookShelf({ page, game }: { readonly page: 'book' | 'card'; readonly game: string }) {
  const say = useSay();
  return (
    <nav className="books" aria-label={say('aim.games')}>
      {RULEBOOKS.map(of => (
        <Link key={of} to={{ page, game: of }} current={of === game}>
          {gameName(say, of)}
        </Link>
      ))}
    </nav>
  );
}

function Open({ book }: { readonly book: Rulebook }) {
  const say = useSay();
  return (
    <div className="book-columns">
      <nav className="book-side" aria-label={say('book.contents')}>
        <ul>
          {book.sections.map(({ id }) => (
            <li key={id}>
              <a href={`#book-${id}`}>{say.own(`book.${id}`)}</a>
            </li>
          ))}
        </ul>
        <p className="book-ways">
          <Link to={{ page: 'card', game: book.game }}>{say('book.card')}</Link>
          <Link to={{ page: 'rules' }}>{say('aim.rules')}</Link>
        </p>
      </nav>
      <div className={`book ${dressOf(book.game)}`}>
        {book.besides !== undefined && (
          <p className="book-besides">
            <Link to={{ page: 'book', game: book.besides }}>{say('book.besides', { game: gameName(say, book.besides) })}</Link>
          </p>
        )}
        {book.sections.map(section => (
          <Section key={section.id} book={book} section={section} />
        ))}
      </div>
    </div>
  );
}

function Section({ book, section: { id, Art, paragraphs } }: { readonly book: Rulebook; readonly section: BookSection }) {
  const say = useSay();
  return (
    <section className="card book-section" id={`book-${id}`} aria-labelledby={`book-${id}-heading`}>
      <header>
        <h2 id={`book-${id}-heading`}>{say.own(`book.${id}`)}</h2>
        {Art !== undefined && (
          <span className="book-art" aria-hidden="true">
            <Art />
          </span>
        )}
      </header>
      {paragraphs.map(paragraph => (
        <Told key={paragraph.id} book={book} words={`book.${id}.${paragraph.id}`} paragraph={paragraph} />
      ))}
    </section>
  );
}

interface ToldProps {
  readonly book: Rulebook;
  readonly words: string;
  readonly paragraph: Paragraph;
}

function Told({ book, words, paragraph: { rules, Figure, chapter } }: ToldProps) {
  const say = useSay();
  const of = courseOf(book.game);
  return (
    <div className="book-paragraph">
      <p className="book-text">{say.known(words, book.figures, () => '')}</p>
      {Figure !== undefined && <Figure game={book.game} />}
      <p className="book-foot">
        {chapter !== undefined && of !== undefined && (
          <Link to={{ page: 'learn', of, chapter }} className="book-try">
            {say('book.try')}
          </Link>
        )}
        {rules.map(rule => (
          <Link key={rule} to={{ page: 'rules', rule }} className="rule-link">
            {rule}
          </Link>
        ))}
      </p>
    </div>
  );
}
