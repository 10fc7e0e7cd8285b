// A player's mark: a colour, a shape and a number, so that each of the three alone tells players apart.

const SHAPES = [
  <circle key="0" cx="12" cy="12" r="10.5" />,
  <rect key="1" x="2" y="2" width="20" height="20" rx="3" />,
  <path key="2" d="M12 1 22 6.5v11L12 23 2 17.5v-11Z" />,
  <path key="3" d="M12 .5 23.5 12 12 23.5.5 12Z" />,
] as const;

export const SeatMark = ({ seat }: { readonly seat: number }) => (
  <svg className={`seat-mark seat-fill-${seat + 1}`} viewBox="0 0 24 24" aria-hidden="true">
    {SHAPES[seat % SHAPES.length]}
    <text x="12" y="16.5">
      {seat + 1}
    </text>
  </svg>
);
