// A barrel seen from its end: staves, hoop, bung, and a number burnt into the wood.

interface Props {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly word: string;
}

const STAVES = [-0.66, -0.4, -0.14, 0.14, 0.4, 0.66];

export function Barrel({ x, y, r, word }: Props) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={r} fill="var(--hoop)" />
      <circle r={r * 0.93} fill="var(--oak-dark)" />
      <circle r={r * 0.86} fill="var(--oak)" />
      {STAVES.map(at => {
        const half = Math.sqrt(1 - at * at) * r * 0.86;
        return <path key={at} d={`M${at * r * 0.86} ${-half}V${half}`} stroke="var(--oak-dark)" strokeWidth="2" opacity="0.55" />;
      })}
      <path
        d={`M${-r * 0.8} ${-r * 0.3}H${r * 0.8}M${-r * 0.8} ${r * 0.3}H${r * 0.8}`}
        stroke="var(--oak-dark)"
        strokeWidth="11"
        opacity="0.5"
      />
      <circle r={r * 0.86} fill="none" stroke="var(--oak-light)" strokeWidth="2.500" opacity="0.8" />
      <text y={r * 0.12} textAnchor="middle" fontSize={r * 0.36} fontFamily="var(--display)" fontWeight="700" fill="var(--oak-burn)">
        {word}
      </text>
      <circle cy={r * 0.6} r={r * 0.09} fill="var(--oak-burn)" />
      <circle cy={r * 0.6} r={r * 0.04} fill="var(--red-wine)" />
    </g>
  );
}
