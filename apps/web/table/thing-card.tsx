// The card of a thing that somebody asks about: what it is, and what it would do for him now; or, while sources are asked for, where the
// numbers on it come from.

import { Suspense, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useSay } from '../text/words.ts';
import { useChoosing } from './choosing.tsx';
import { ForMe } from './for-me.tsx';
import { isFresh } from './fresh.ts';
import { putBeside } from './put-beside.ts';
import { useAsked } from './use-asked.ts';

export default function ThingCard({ asking }: { readonly asking: boolean }) {
  const say = useSay();
  const id = useId();
  const { face, position } = useChoosing();
  const asked = useAsked(face, position, asking);
  const box = useRef<HTMLDivElement>(null);
  const place = asked?.place;
  useLayoutEffect(() => {
    const card = box.current;
    if (place === undefined || card === null) return;
    card.showPopover();
    const put = () => putBeside(card, place);
    put();
    // The numbers come a little later, when they are loaded.
    const grown = new ResizeObserver(put);
    grown.observe(card);
    place.setAttribute('aria-describedby', id);
    return () => {
      grown.disconnect();
      place.removeAttribute('aria-describedby');
      if (card.isConnected) card.hidePopover();
    };
  }, [place, id]);
  if (asked === undefined || face === undefined || position === undefined) return null;
  return createPortal(
    <div ref={box} id={id} role="tooltip" popover="manual" className="thing-card panel" data-of={asked.id}>
      {asked.help !== '' && <p>{asked.help}</p>}
      {!asking && isFresh(asked.place) && <p className="note">{say('thing.fresh')}</p>}
      {asking ? (
        <Suspense fallback={<p className="note">{say('provenance.loading')}</p>}>
          <face.Printed position={position} id={asked.id} />
        </Suspense>
      ) : (
        <ForMe face={face} position={position} id={asked.id} />
      )}
    </div>,
    // In a landmark, for whoever goes through the page by them.
    document.querySelector('main') ?? document.body,
  );
}
