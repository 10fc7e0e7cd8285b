// What is worth a moment's look when it happens: a new year, a harvest, a fair. It is told over the board and takes nothing away: moves can
// be played meanwhile, one key or press ends it, and whoever wants nothing to move does not see it. It waits for whoever plays.

import type { Chapter, Position } from '@adega/wire';
import { Suspense, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { choiceOf, isStill, settings, stretched, useSettings } from '../store/settings.ts';
import { useSay } from '../text/words.ts';
import type { Face } from './face.ts';
import { PACES } from './pace.ts';
import type { SceneAt, SceneProps } from './scene.ts';
import { isOwnMove, isWaiting, NO_SCENES, queued } from './scene-queue.ts';
import { useKeys } from './shortcuts.ts';
import type { Table } from './use-table.ts';
import './scenes.css';

/** How long one is shown that waits for nobody, unless somebody ends it before. */
const MILLISECONDS = 8000;
/** Whoever moves sooner has not read it. */
const READ = 1500;

interface Props {
  readonly face: Face;
  readonly table: Table;
  /** The position of now. */
  readonly position: Position;
}

export function Scenes({ face, table, position }: Props) {
  const { queue, drop, show } = useQueue(face, position, table.log);
  const [first] = queue;
  const next = useCallback(() => drop(first), [drop, first]);
  const scene = useShown(table, first, next);
  const isTold = queue.length > 0 && face.Scene !== undefined;
  useLayoutEffect(() => (isTold ? setTold() : undefined), [isTold]);
  const waits = isWaiting(position, choiceOf(useSettings(), 'pace', PACES));
  useEffect(() => {
    if (scene === undefined || waits || isCoached()) return;
    const timer = setTimeout(next, stretched(MILLISECONDS));
    return () => clearTimeout(timer);
  }, [scene, waits, next]);
  const isShown = scene !== undefined && face.Scene !== undefined;
  const on = isShown ? first : undefined;
  useEffect(() => show(on), [show, on]);
  useKeys((name, { repeat }) => {
    if (!isShown || (name !== 'Escape' && name !== ' ')) return false;
    // A key that is held ends one only.
    if (!repeat) next();
    return true;
  });
  if (!isShown) return null;
  return <Shown face={face} scene={scene} onNext={next} />;
}

/** Whoever learns reads it as long as he likes. */
const isCoached = (): boolean => document.documentElement.dataset['coached'] !== undefined;

/** What else would be said waits for it. */
function setTold(): () => void {
  document.documentElement.dataset['scene'] = '';
  return () => {
    delete document.documentElement.dataset['scene'];
  };
}

function Shown({ face, scene, onNext }: { readonly face: Face; readonly scene: SceneProps; readonly onNext: () => void }) {
  const say = useSay();
  if (face.Scene === undefined) return null;
  return (
    <aside className="scene" aria-label={say('scene.label')} data-scene={scene.id}>
      <div role="status">
        <Suspense>
          <face.Scene key={scene.position.at} {...scene} />
        </Suspense>
      </div>
      {/* The second press of a double one was not meant for the next. */}
      <button type="button" className="primary scene-on" onClick={({ detail }) => detail < 2 && onNext()}>
        {say('scene.on')}
      </button>
    </aside>
  );
}

interface Queue {
  readonly queue: readonly SceneAt[];
  /** On to the one after it; pressed twice, that one is not lost. */
  drop(scene: SceneAt | undefined): void;
  /** Which one is on the screen. */
  show(scene: SceneAt | undefined): void;
}

/** What has happened since the page was last drawn; nothing of what was there when it was opened, or of a copy. What can still be taken
 * back is told when it is confirmed. */
function useQueue(face: Face, { at, branch, bots, elsewhere, viewer, waiting }: Position, log: readonly Chapter[]): Queue {
  const isOpen = waiting.for === 'confirm';
  const [queue, setQueue] = useState(NO_SCENES);
  const seen = useRef(at);
  const shown = useRef<{ readonly scene: SceneAt; readonly since: number }>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the log belongs to the position
  useEffect(() => {
    const from = seen.current;
    if (isOpen && at > from) return;
    seen.current = at;
    if (branch !== undefined || isStill() || settings().scenes === 'off') return setQueue(NO_SCENES);
    const fresh = log.slice(from, at);
    const told = at > from ? (face.scenes?.(fresh, from, log) ?? NO_SCENES) : NO_SCENES;
    const isMoved = fresh.some(({ by }) => isOwnMove(by, { bots, elsewhere, viewer }));
    const read = shown.current !== undefined && performance.now() - shown.current.since > READ ? shown.current.scene : undefined;
    setQueue(left => queued(left, { from, at, told, shown: read, isMoved }));
  }, [at, branch, isOpen]);
  const [drop] = useState(() => (scene: SceneAt | undefined) => setQueue(left => left.filter(other => other !== scene)));
  const [show] = useState(() => (scene: SceneAt | undefined) => {
    shown.current = scene && { scene, since: performance.now() };
  });
  return { queue, drop, show };
}

/** The positions before and after it, as soon as they are there; where they cannot be had, those that wait are not held up. */
function useShown({ ask, log }: Table, scene: SceneAt | undefined, next: () => void): SceneProps | undefined {
  const [shown, setShown] = useState<{ readonly scene: SceneAt; readonly props: SceneProps } | undefined>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what happened then stays
  useEffect(() => {
    if (scene === undefined) return setShown(undefined);
    let late = false;
    const { id, from, to } = scene;
    Promise.all([ask({ type: 'past', to: from }), ask({ type: 'past', to })]).then(([before, after]) => {
      if (late) return;
      if (before.type !== 'past' || after.type !== 'past') return next();
      setShown({ scene, props: { id, before: before.position, position: after.position, chapters: log.slice(from, to) } });
    });
    return () => {
      late = true;
    };
  }, [ask, scene]);
  // The one before it is not there any more: a press on it would end this one unseen.
  return shown !== undefined && shown.scene === scene ? shown.props : undefined;
}
