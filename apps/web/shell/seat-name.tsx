// A seat by its shape, its number and whoever sits there.

import { Link } from './link.tsx';

interface Props {
  readonly seat: number;
  /** By seat. */
  readonly colours: readonly number[];
  readonly name: string;
  /** The name of an account: the way to its page. */
  readonly account?: string | undefined;
}

export function SeatName({ seat, colours, name, account }: Props) {
  return (
    <>
      <span className={`seat-disc of-${colours[seat]}`} aria-hidden="true">
        {seat + 1}
      </span>
      {account === undefined ? (
        <span className="seat-name">{name}</span>
      ) : (
        <Link to={{ page: 'player', who: account }} className="seat-name quiet-link">
          {name}
        </Link>
      )}
    </>
  );
}
