// The reference card of a game: what one looks up while playing, on one sheet.

import { dressOf } from '../games/dress.ts';
import { InWordsOf } from '../games/in-words.tsx';
import type { BookPart, CardBox, Rulebook } from '../table/rulebook.ts';
import { gameName } from '../text/game-name.ts';
import { useSay } from '../text/words.ts';
import { useRulebook } from './use-rulebook.ts';
import './card.css';

interface Props {
  readonly game: string;
  /** The table whose numbers it shows; else those that come with the game. */
  readonly table?: BookPart;
  /** It is all that its page has. */
  readonly alone?: boolean;
}

export function Card({ game, table = { game }, alone = false }: Props) {
  const say = useSay();
  const book = useRulebook(game, table);
  if (book === undefined) return <p className="loading">{say('page.loading')}</p>;
  return (
    <InWordsOf game={game} reading="rulebook">
      <Sheet book={book} table={table} alone={alone} />
    </InWordsOf>
  );
}

interface SheetProps {
  readonly book: Rulebook;
  readonly table: BookPart;
  readonly alone: boolean;
}

export function Sheet({ book, table, alone }: SheetProps) {
  const say = useSay();
  const heading = say('card.heading', { game: gameName(say, book.game) });
  return (
    <article className={`reference ${dressOf(book.game)}`}>
      {alone ? <h1>{heading}</h1> : <h2>{heading}</h2>}
      <div className="reference-boxes">
        {book.card.map(box => (
          <OneBox key={box.id} book={book} box={box} table={table} alone={alone} />
        ))}
      </div>
    </article>
  );
}

interface BoxProps extends SheetProps {
  readonly box: CardBox;
}

function OneBox({ book, box: { id, lines, Figure }, table, alone }: BoxProps) {
  const say = useSay();
  return (
    <section className={`reference-box box-${id}`}>
      {alone ? <h2>{say.own(`card.${id}`)}</h2> : <h3>{say.own(`card.${id}`)}</h3>}
      {lines.length > 0 && (
        <ul>
          {lines.map(line => (
            <li key={line}>{say.known(`card.${id}.${line}`, book.figures, () => '')}</li>
          ))}
        </ul>
      )}
      {Figure !== undefined && <Figure {...table} />}
    </section>
  );
}
