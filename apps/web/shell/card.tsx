// The reference card of a game: what one looks up while playing, on one sheet.

import { dressOf } from '../games/dress.ts';
import { InWordsOf } from '../games/in-words.tsx';
import type { CardBox, Rulebook } from '../table/rulebook.ts';
import { gameName } from '../text/game-name.ts';
import { useSay } from '../text/words.ts';
import { useRulebook } from './use-rulebook.ts';
import './card.css';

export function Card({ game }: { readonly game: string }) {
  const say = useSay();
  const book = useRulebook(game);
  if (book === undefined) return <p className="loading">{say('page.loading')}</p>;
  return (
    <InWordsOf game={game} reading="rulebook">
      <Sheet book={book} />
    </InWordsOf>
  );
}

function Sheet({ book }: { readonly book: Rulebook }) {
  const say = useSay();
  return (
    <article className={`reference ${dressOf(book.game)}`}>
      <h2>{say('card.heading', { game: gameName(say, book.game) })}</h2>
      <div className="reference-boxes">
        {book.card.map(box => (
          <OneBox key={box.id} book={book} box={box} />
        ))}
      </div>
    </article>
  );
}

function OneBox({ book, box: { id, lines, Figure } }: { readonly book: Rulebook; readonly box: CardBox }) {
  const say = useSay();
  return (
    <section className={`reference-box box-${id}`}>
      <h3>{say.own(`card.${id}`)}</h3>
      {lines.length > 0 && (
        <ul>
          {lines.map(line => (
            <li key={line}>{say.known(`card.${id}.${line}`, book.figures, () => '')}</li>
          ))}
        </ul>
      )}
      {Figure !== undefined && <Figure game={book.game} />}
    </section>
  );
}
