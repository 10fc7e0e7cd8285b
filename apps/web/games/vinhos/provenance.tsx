// Where a printed number in a panel comes from: a small button around it while that is asked for by the switch №, and nothing else.
// Reconstructed ones carry a sign then.
//
//   <Provenance path="/prices/winery">3</Provenance>
//
// The path is a JSON pointer into the pack. Nothing of the provenance is loaded before somebody asks, except which numbers are reconstructed.

import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { useAsking } from '../../table/asking.tsx';
import { isOurs } from '../../table/pack-value.ts';
import { doubtWords } from '../../table/printed-lines.tsx';
import { useBox } from './box.ts';
import { isReconstructed } from './reconstructed.ts';
import { useSay } from './words.ts';

type Source = ReturnType<typeof import('@adega/vinhos/provenance.ts').sourceOf>;

interface Props {
  readonly path: string;
  /** The number itself. */
  readonly children: ReactNode;
}

export function Provenance(props: Props) {
  const { asking } = useAsking();
  return asking ? <Asked {...props} /> : props.children;
}

function Asked({ path, children }: Props) {
  const of = useBox();
  const { pack } = of;
  const say = useSay();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [source, setSource] = useState<Source | 'loading'>('loading');
  const show = async () => {
    const { sourceOf } = await import('@adega/vinhos/provenance.ts');
    setSource(sourceOf(`vinhos/${pack.edition}`, path, pack));
  };
  const place = () => {
    if (box.current !== null && button.current !== null) putBeside(box.current, button.current);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is told changes how much room it takes
  useLayoutEffect(place, [source]);
  const doubtful = isReconstructed(pack.edition, path) && isOurs(of, path);
  return (
    <span className={doubtful ? 'provenance reconstructed' : 'provenance'}>
      <button
        ref={button}
        type="button"
        className="provenance-button"
        popoverTarget={id}
        title={doubtful ? say('provenance.mark.X') : say('provenance.ask')}
        onClick={show}
      >
        {children}
        {doubtful && <Sign label={say('provenance.reconstructed')} />}
      </button>
      <div ref={box} id={id} popover="auto" className="provenance-box panel" onToggle={place}>
        <Told source={source} own={of.own && !isOurs(of, path)} />
      </div>
    </span>
  );
}

/** A small ring with a dot: to be taken with care. */
export const Sign = ({ label }: { readonly label: string }) => (
  <svg className="reconstructed-sign" viewBox="0 0 10 10" role="img" aria-label={label}>
    <circle cx="5" cy="5" r="3.6" />
    <circle cx="5" cy="5" r="1" />
  </svg>
);

function Told({ source, own }: { readonly source: Source | 'loading'; readonly own: boolean }) {
  const say = useSay();
  if (source === 'loading') return <p>{say('provenance.loading')}</p>;
  if (own) return <p>{say('provenance.own')}</p>;
  if (source === undefined) return <p>{say('provenance.unknown')}</p>;
  return (
    <>
      <p>
        <span className={`provenance-mark mark-${source.mark}`} aria-hidden="true">
          {source.mark}
        </span>{' '}
        <strong>{say(`provenance.mark.${source.mark}`)}</strong>
      </p>
      <p className="note">{say(`provenance.hint.${source.mark}`)}</p>
      <ul>
        {source.cited.map(({ tag, source: of, at }) => (
          <li key={`${tag}:${at}`}>{say('provenance.cite', { source: say.known(`printed.source.${tag}`, undefined, () => of), at })}</li>
        ))}
      </ul>
      {source.doubt !== undefined && <p>{doubtWords(say, source.doubt)}</p>}
    </>
  );
}

const GAP = 6;

/** Under the number, or above it where there is no room. */
function putBeside(box: HTMLElement, button: HTMLElement): void {
  const { left, top, bottom } = button.getBoundingClientRect();
  // Its width is that of its words only where nothing presses on it.
  box.style.left = '0';
  const below = bottom + GAP + box.offsetHeight <= window.innerHeight;
  box.style.left = `${Math.max(GAP, Math.min(left, window.innerWidth - box.offsetWidth - GAP))}px`;
  box.style.top = `${Math.max(GAP, below ? bottom + GAP : top - GAP - box.offsetHeight)}px`;
}
