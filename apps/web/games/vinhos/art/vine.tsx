// A vine along the top, with leaves, tendrils and two kinds of grapes.

const LEAF = 'M0 0C-6-10-20-8-24-20C-14-20-16-30-24-38C-12-36-8-44-4-54C2-46 8-48 16-44C12-34 18-30 28-28C22-18 26-10 22-4C14-6 6-6 0 0z';

interface LeafProps {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly size: number;
  readonly tone: 'a' | 'b' | 'c';
}

function Leaf({ x, y, turn, size, tone }: LeafProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
      <path d={LEAF} fill={`var(--leaf-${tone})`} />
      <path
        d="M0 0C0-16-2-32-4-46M-1-18C-8-20-14-20-20-20M0-22C8-24 16-26 22-26"
        fill="none"
        stroke="var(--leaf-vein)"
        strokeWidth="1.300"
      />
    </g>
  );
}

const ROWS = [4, 5, 4, 3, 2, 1];

function Grapes({ x, y, kind }: { readonly x: number; readonly y: number; readonly kind: 'red' | 'white' }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M0-14V2" stroke="var(--vine)" strokeWidth="3.500" />
      {ROWS.flatMap((count, row) =>
        Array.from({ length: count }, (_, i) => {
          const cx = (i - (count - 1) / 2) * 15;
          const cy = row * 12.5 + 4;
          return (
            <g key={`${cy} ${cx}`}>
              <circle cx={cx} cy={cy} r="9" fill={`var(--grape-${kind})`} stroke={`var(--grape-${kind}-edge)`} strokeWidth="1.200" />
              <circle cx={cx - 3} cy={cy - 3} r="2.200" fill="#fff" opacity="0.45" />
            </g>
          );
        }),
      )}
    </g>
  );
}

const LEAVES: readonly LeafProps[] = [
  { x: 1168, y: 66, turn: 150, size: 1.2, tone: 'a' },
  { x: 1098, y: 56, turn: 200, size: 1.05, tone: 'b' },
  { x: 1056, y: 28, turn: 20, size: 0.9, tone: 'c' },
  { x: 1010, y: 62, turn: 165, size: 1.15, tone: 'a' },
  { x: 934, y: 46, turn: 205, size: 1, tone: 'c' },
  { x: 902, y: 40, turn: 130, size: 1.1, tone: 'b' },
  { x: 846, y: 30, turn: 190, size: 0.85, tone: 'a' },
  { x: 792, y: 50, turn: 170, size: 1, tone: 'b' },
  { x: 728, y: 34, turn: 215, size: 0.9, tone: 'a' },
  { x: 676, y: 44, turn: 150, size: 0.8, tone: 'c' },
  { x: 622, y: 26, turn: 195, size: 0.7, tone: 'b' },
];

export function Vine() {
  return (
    <g>
      <path
        d="M1210 30C1150 62 1090 18 1030 40S900 46 850 26S740 52 690 30S600 34 560 14"
        fill="none"
        stroke="var(--vine)"
        strokeWidth="8"
        strokeLinecap="round"
      />
      <path
        d="M690 30c-8 26-26 24-24 42s18 12 12 0M934 40c10 20 26 18 26 36s-18 12-12 0M560 14c-14-8-30-2-30 8s14 10 14 0"
        fill="none"
        stroke="var(--vine)"
        strokeWidth="2.500"
      />
      <Grapes x={1136} y={84} kind="red" />
      <Grapes x={966} y={72} kind="white" />
      <Grapes x={758} y={64} kind="red" />
      {LEAVES.map(leaf => (
        <Leaf key={leaf.x} {...leaf} />
      ))}
    </g>
  );
}
