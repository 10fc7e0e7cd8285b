// A pattern of painted tiles, drawn for this page: a vine-leaf cross in a ring, quarter suns in the corners.

const S = 96;
const M = S / 2;

/** One quarter of the tile, turned four times. */
function Quarter() {
  return (
    <>
      <path d={`M0 0h30a30 30 0 0 1-30 30z`} fill="var(--tile-deep)" />
      <path d={`M0 0h19a19 19 0 0 1-19 19z`} fill="var(--tile-ground)" />
      <path d={`M0 0h10a10 10 0 0 1-10 10z`} fill="var(--tile-gold)" />
      <path d="M48 48C36 45 31 36 32 27c9-1 17 4 18 13z" fill="var(--tile-blue)" transform="rotate(-4 48 48)" />
      <path d="M48 46L37 33" stroke="var(--tile-ground)" strokeWidth="1.600" />
      <circle cx="48" cy="14" r="4.500" fill="var(--tile-blue)" />
      <circle cx="41" cy="19" r="3" fill="var(--tile-blue)" />
      <circle cx="55" cy="19" r="3" fill="var(--tile-blue)" />
      <path d="M33 0c2 6 8 9 15 9s13-3 15-9" fill="none" stroke="var(--tile-blue)" strokeWidth="2.500" />
    </>
  );
}

export function TilePattern({ id }: { readonly id: string }) {
  return (
    <pattern id={id} width={S} height={S} patternUnits="userSpaceOnUse">
      <rect width={S} height={S} fill="var(--tile-ground)" />
      <circle cx={M} cy={M} r="38" fill="none" stroke="var(--tile-pale)" strokeWidth="5" />
      {[0, 90, 180, 270].map(turn => (
        <g key={turn} transform={`rotate(${turn} ${M} ${M})`}>
          <Quarter />
        </g>
      ))}
      <path d={`M${M} ${M - 9}L${M + 9} ${M}L${M} ${M + 9}L${M - 9} ${M}z`} fill="var(--tile-gold)" />
      <path d={`M0 0h${S}v${S}h-${S}z`} fill="none" stroke="var(--tile-line)" strokeWidth="1.500" />
    </pattern>
  );
}
