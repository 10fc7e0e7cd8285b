// The reference card on a page of its own, to print it.

import { useSay } from '../text/words.ts';
import { BookShelf } from './book-page.tsx';
import { Card } from './card.tsx';
import { Link } from './link.tsx';

export default function CardPage({ game }: { readonly game: string }) {
  const say = useSay();
  return (
    <>
      <BookShelf page="card" game={game} />
      <p className="card-ways">
        <button type="button" className="primary" onClick={() => print()}>
          {say('card.print')}
        </button>
        <Link to={{ page: 'book', game }} className="quiet-link">
          {say('card.book')}
        </Link>
      </p>
      <Card game={game} alone />
    </>
  );
}
