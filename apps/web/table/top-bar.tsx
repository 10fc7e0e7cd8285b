// The strip above the table: what is played and where we are, how closely one looks, and the ways out.

import type { Position } from '@adega/wire';
import type { ReactNode } from 'react';
import { gameName } from '../text/game-name.ts';
import { useSay } from '../text/words.ts';
import { ChosenNote } from './chosen-note.tsx';
import type { Face } from './face.ts';
import type { Folding } from './folding.ts';
import { Sources } from './sources.tsx';
import type { Zooming } from './zooming.ts';

interface Props {
  readonly face: Face;
  /** The position that is shown. */
  readonly position: Position;
  readonly zooming: Zooming;
  readonly folding: Folding;
  readonly menu?: ReactNode;
}

export function TopBar({ face, position, zooming, folding, menu }: Props) {
  const say = useSay();
  return (
    <header className="top">
      <a className="skip" href="#turn-heading">
        {say('page.skip')}
      </a>
      <h1>{say('page.name')}</h1>
      <p className="top-game">
        <strong>{gameName(say, position.game)}</strong> <span className="top-when">{face.when(say, position)}</span>
      </p>
      {position.own !== undefined && <p className="own-pack">{say('pack.played')}</p>}
      <ChosenNote />
      <div className="top-tools">
        {face.tabletop !== undefined && <ZoomButtons {...zooming} />}
        <Sources />
        <button
          type="button"
          className="tool-button fold-switch"
          aria-pressed={folding.folded}
          aria-label={say('panel.fold')}
          title={say('panel.fold-help')}
          onClick={folding.turn}
        >
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M2.500 4h15v12h-15ZM12.500 4v12" />
            <path d={folding.folded ? 'm10 7.500-2.500 2.500 2.500 2.500' : 'm6 7.500 2.500 2.500-2.500 2.500'} />
          </svg>
        </button>
      </div>
      {menu}
    </header>
  );
}

function ZoomButtons({ by, larger, smaller, whole }: Zooming) {
  const say = useSay();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's
    <div className="zoom-tools" role="group" aria-label={say('zoom.label')}>
      {by > 1 && (
        <button type="button" className="tool-button" onClick={whole}>
          {say('zoom.whole')}
        </button>
      )}
      <button
        type="button"
        className="tool-button"
        aria-label={say('phone.smaller')}
        title={say('phone.smaller')}
        disabled={by === 1}
        onClick={smaller}
      >
        −
      </button>
      <button type="button" className="tool-button" aria-label={say('phone.larger')} title={say('phone.larger')} onClick={larger}>
        +
      </button>
    </div>
  );
}
