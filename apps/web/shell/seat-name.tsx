// A seat by its shape, its number and whoever sits there.

export function SeatName({ seat, name }: { readonly seat: number; readonly name: string }) {
  return (
    <>
      <span className={`seat-disc of-${seat + 1}`} aria-hidden="true">
        {seat + 1}
      </span>
      <span>{name}</span>
    </>
  );
}
