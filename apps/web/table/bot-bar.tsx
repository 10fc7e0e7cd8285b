// While bots play: what they did, how quickly they go on, and a way past the rest.

import type { Position } from '@adega/wire';
import { useEffect } from 'react';
import { useSay } from '../text/words.ts';
import { isAlone } from './alone.ts';
import { Paces } from './paces.tsx';
import type { BotPace } from './use-bots.ts';

interface Props {
  readonly position: Position;
  readonly going: BotPace;
}

export default function BotBar({ position, going }: Props) {
  const say = useSay();
  const { pace, change, skip } = going;
  const isPaused = pace === 'pause';
  // Where only bots play there is no next question to go on to.
  const skips = position.viewer !== 'watcher' || !isAlone(position);
  useSkipKey(skips && !isPaused ? skip : undefined);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's
    <div className="bot-bar" role="group" aria-label={say('bots.pace')}>
      <button type="button" aria-pressed={isPaused} onClick={() => change(isPaused ? going.last : 'pause')}>
        {say(isPaused ? 'bots.go-on' : 'bots.pause')}
      </button>
      <Paces pace={pace} onChange={change} />
      {skips && (
        <button
          type="button"
          className="bot-skip"
          disabled={isPaused}
          aria-keyshortcuts="Space"
          title={say('bots.skip-hint')}
          onClick={skip}
        >
          {say('bots.skip')}
        </button>
      )}
    </div>
  );
}

/** The space bar, unless it presses something. */
function useSkipKey(skip: (() => void) | undefined): void {
  useEffect(() => {
    if (skip === undefined) return;
    const press = (event: KeyboardEvent) => {
      if (event.key !== ' ' || isPressable(document.activeElement) || document.querySelector('dialog[open]') !== null) return;
      event.preventDefault();
      skip();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [skip]);
}

const isPressable = (element: Element | null): boolean =>
  element?.closest('button, a, input, select, textarea, summary, [role="button"], [role="slider"]') != null;
