// A seat by its shape, its number and whoever sits there.

interface Props {
  readonly seat: number;
  /** By seat. */
  readonly colours: readonly number[];
  readonly name: string;
}

export function SeatName({ seat, colours, name }: Props) {
  return (
    <>
      <span className={`seat-disc of-${colours[seat]}`} aria-hidden="true">
        {seat + 1}
      </span>
      <span className="seat-name">{name}</span>
    </>
  );
}
