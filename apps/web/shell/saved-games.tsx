// The games of this browser: go on, look, rematch, export, delete with a way back.

import { coloursOf } from '@adega/wire/colour.ts';
import { type CSSProperties, type MouseEvent, type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { download } from '../store/download.ts';
import { isFinished, type SavedGame } from '../store/saved-game.ts';
import { resultText } from '../table/result-text.ts';
import { makeSaved } from '../table/saved-record.ts';
import { gameName } from '../text/game-name.ts';
import { type Say, useSay } from '../text/words.ts';
import { Link } from './link.tsx';
import { rematchOf } from './rematch.ts';
import type { Shell } from './shell.ts';
import './saved-games.css';

interface Notice {
  readonly text: string;
  readonly undo?: SavedGame;
}

/** What can be done with kept games, and the note of what was done. `list`: something was deleted or put back. */
export function useWays({ store, sittings }: Shell, list: () => Promise<void>): { readonly more: More; readonly note: ReactNode } {
  const say = useSay();
  const [notice, setNotice] = useState<Notice | undefined>();

  const remove = async (saved: SavedGame) => {
    await store.remove(saved.id);
    setNotice({ text: say('games.deleted', { names: say.list(saved.names) }), undo: saved });
    await list();
  };
  const restore = async (saved: SavedGame) => {
    await store.restore(saved);
    setNotice(undefined);
    await list();
  };
  const copy = async (saved: SavedGame) => {
    const text = makeSaved(saved.record, saved);
    const copied = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    setNotice({ text: copied ? say('games.copied', { names: say.list(saved.names) }) : say('games.not-copied') });
  };
  const save = (saved: SavedGame) => {
    const file = fileName(say, saved);
    download(file, makeSaved(saved.record, saved));
    setNotice({ text: say('menu.saved', { file }) });
  };
  const online = async (saved: SavedGame) => {
    const { takeOnline } = await import('./take-online.ts');
    if (!(await takeOnline(saved))) setNotice({ text: say('games.not-online') });
  };
  const more = {
    remove,
    online,
    save,
    copy,
    rematch: (saved: SavedGame) => sittings.start(rematchOf(saved)),
  };

  const note = (
    <div role="status" className="games-notice">
      {notice !== undefined && (
        <p className="toast">
          {notice.text}
          {notice.undo !== undefined && (
            // The card that had the focus is gone; this is what is wanted next, if anything.
            <button type="button" ref={undo => undo?.focus()} onClick={() => notice.undo !== undefined && restore(notice.undo)}>
              {say('games.undo')}
            </button>
          )}
        </p>
      )}
    </div>
  );
  return { more, note };
}

interface Props {
  readonly shell: Shell;
  readonly games: readonly SavedGame[];
  /** Something was deleted or put back. */
  readonly onChange: () => Promise<void>;
}

export function SavedGames({ shell, games, onChange }: Props) {
  const say = useSay();
  const { more, note } = useWays(shell, onChange);
  const open = games.filter(saved => !isFinished(saved));
  const finished = games.filter(isFinished);
  return (
    <div className="saved-games">
      <section aria-labelledby="games-heading" style={roomFor(open)}>
        <h2 id="games-heading">{say('games.heading')}</h2>
        {note}
        {open.length === 0 && <p className="note">{say('games.none')}</p>}
        <Cards games={open} more={more} />
      </section>
      {finished.length > 0 && (
        <section aria-labelledby="finished-heading" style={roomFor(finished)}>
          <div className="section-head">
            <h2 id="finished-heading">{say('games.finished')}</h2>
            <Link to={{ page: 'stats' }} className="quiet-link">
              {say('stats.way')}
            </Link>
          </div>
          <Cards games={finished} more={more} />
        </section>
      )}
    </div>
  );
}

/** More games, more of the row. */
/** As wide as its cards. */
export const roomFor = (games: readonly unknown[]) => ({ '--cards': Math.min(3, Math.max(1, games.length)) }) as CSSProperties;

export interface More {
  remove(saved: SavedGame): void;
  save(saved: SavedGame): void;
  copy(saved: SavedGame): void;
  rematch(saved: SavedGame): void;
  online(saved: SavedGame): void;
}

function Cards({ games, more }: { readonly games: readonly SavedGame[]; readonly more: More }) {
  return (
    <ul className="game-cards">
      {games.map(saved => (
        <Card key={saved.id} saved={saved} more={more} />
      ))}
    </ul>
  );
}

export function Card({ saved, more }: { readonly saved: SavedGame; readonly more: More }) {
  const say = useSay();
  const intl = useIntl();
  const names = say.list(saved.names);
  const date = intl.formatDate(saved.updated, { dateStyle: 'medium' });
  const when = say('games.when', { date, time: intl.formatTime(saved.updated, { timeStyle: 'short' }) });
  return (
    <li className="game-card">
      <p className="game-name">
        {gameName(say, saved.game)}
        {saved.own !== undefined && <span className="note"> {say('pack.played')}</span>}
      </p>
      <p className="game-state">
        {isFinished(saved) ? resultText(say, saved) : stateText(say, saved)}
        <span className="note">{when}</span>
        {Object.entries(saved.options).map(([id, value]) => {
          // What people should know who come upon the result.
          const note = say.known(`games.option.${id}.${value}`, undefined, () => '');
          return note === '' ? null : (
            <span key={id} className="note">
              {note}
            </span>
          );
        })}
        {saved.hints && saved.hints.some(n => n > 0) && (
          <span className="note">{say('games.hints', { n: saved.hints.reduce((sum, n) => sum + n, 0) })}</span>
        )}
      </p>
      <People saved={saved} />
      <div className="game-ways">
        <GoOn saved={saved} names={names} date={when} />
        <details className="more-ways" name="more-ways" onKeyDown={event => event.key === 'Escape' && closeWays(event.currentTarget)}>
          <summary aria-label={say('games.more-label', { names })}>{say('games.more')}</summary>
          <div>
            <Way onGo={() => more.rematch(saved)}>{say('games.rematch')}</Way>
            {!isFinished(saved) && <Way onGo={() => more.online(saved)}>{say('games.online')}</Way>}
            <Way onGo={() => more.save(saved)}>{say('games.file')}</Way>
            <Way onGo={() => more.copy(saved)}>{say('games.copy')}</Way>
            <Way onGo={() => more.remove(saved)}>{say('games.delete')}</Way>
          </div>
        </details>
      </div>
    </li>
  );
}

/** Who plays, how they stand, and whose turn it is. */
export function People({ saved }: { readonly saved: Pick<SavedGame, 'game' | 'names' | 'colours' | 'points' | 'toMove' | 'result'> }) {
  const say = useSay();
  const { game, names, points, toMove } = saved;
  const colours = coloursOf(saved.colours);
  const pointsText = (n: number): string => say.known(`games.points.${game}`, { points: n }, () => say('games.points', { points: n }));
  return (
    <ul className="game-people">
      {names.map((name, seat) => {
        const asked = !isFinished(saved) && toMove?.includes(seat) === true;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <li key={seat} className={asked ? 'person asked' : 'person'}>
            <span className={`seat-disc of-${colours[seat]}`} aria-hidden="true">
              {seat + 1}
            </span>
            <bdi className="person-name">{name}</bdi>
            {asked && <span className="person-turn">{say('games.to-move')}</span>}
            {points?.[seat] !== undefined && <span className="person-points">{pointsText(points[seat])}</span>}
          </li>
        );
      })}
    </ul>
  );
}

function GoOn({ saved, names, date }: { readonly saved: SavedGame; readonly names: string; readonly date: string }) {
  const say = useSay();
  const over = isFinished(saved);
  return (
    <Link to={{ page: 'game', id: saved.id }} className={over ? 'way' : 'way go-on'}>
      <span aria-hidden="true">{say(over ? 'games.look' : 'games.go-on')}</span>
      <span className="hidden">
        {say(over ? 'games.look-label' : 'games.go-on-label', { game: gameName(say, saved.game), names, date })}
      </span>
    </Link>
  );
}

/** One of the further ways; the list of them closes behind it, and the focus goes back to what opened it. */
function Way({ onGo, children }: { readonly onGo: () => void; readonly children: ReactNode }) {
  const go = (event: MouseEvent<HTMLButtonElement>) => {
    closeWays(event.currentTarget);
    onGo();
  };
  return (
    <button type="button" className="way" onClick={go}>
      {children}
    </button>
  );
}

function closeWays(inside: HTMLElement): void {
  const ways = inside.closest('details');
  ways?.querySelector('summary')?.focus();
  ways?.removeAttribute('open');
}

export const fileName = (say: Say, saved: SavedGame): string => say('menu.file', { game: saved.game.replaceAll('/', '-') });

export function stateText(say: Say, { game, year, at }: SavedGame): string {
  if (year === undefined) return say('games.moves', { count: at });
  // How many years there are is a game's own.
  return say.known(`games.year.${game}`, { year }, () => say('games.year', { year }));
}
