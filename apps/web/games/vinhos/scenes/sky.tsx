// The weather over the vines: sun, clouds or rain, by how much it gives or takes.

const HILLS = 'M0 96 Q60 66 130 88 T260 80 T400 92 V140 H0Z';
const ROWS = [0, 1, 2, 3, 4, 5, 6, 7];
const DROPS = Array.from({ length: 18 }, (_, i) => ({ x: 40 + ((i * 67) % 320), y: 52 + ((i * 29) % 36) }));

export function Sky({ weather }: { readonly weather: number }) {
  return (
    <svg className={weather < 0 ? 'sky wet' : weather > 0 ? 'sky fine' : 'sky'} viewBox="0 0 400 140" aria-hidden="true">
      <rect className="sky-air" width="400" height="140" />
      {weather >= 0 && (
        <g className="sky-sun">
          <circle cx="312" cy="42" r={16 + 5 * weather} />
          {Array.from({ length: 12 }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rays all round
            <path key={i} d={`M312 ${42 - 22 - 5 * weather}v-9`} transform={`rotate(${30 * i} 312 42)`} />
          ))}
        </g>
      )}
      {weather <= 0 && (
        <g className="sky-clouds">
          <path d="M60 58q-20 0-20-14t18-13q4-18 24-18t26 16q22-4 24 13t-18 16Z" />
          <path d="M210 50q-18 0-18-12t16-11q4-16 22-16t22 14q20-3 21 12t-16 13Z" />
        </g>
      )}
      {weather < 0 && DROPS.map(({ x, y }) => <path key={`${x} ${y}`} className="sky-drop" d={`M${x} ${y}l-4 12`} />)}
      <path className="sky-hill" d={HILLS} />
      {ROWS.map(i => (
        <path key={i} className="sky-vines" d={`M${12 + 48 * i} 140q10 -26 34 -46`} />
      ))}
    </svg>
  );
}
