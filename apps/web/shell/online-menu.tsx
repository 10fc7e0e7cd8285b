// At a table on line, at the end of the strip above the board: who else is there, and the ways from here.

import type { Seat } from '@adega/kernel';
import type { Position } from '@adega/wire';
import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { calledBy } from '../table/called.ts';
import { callingsIn } from '../table/callings.ts';
import type { OnlineConnection } from '../table/online.ts';
import type { FromOnline } from '../table/online-messages.ts';
import { useSay } from '../text/words.ts';
import { closeFold, MenuFold } from './menu-fold.tsx';
import { CardTool, ReadingWays } from './reading-ways.tsx';
import { goTo } from './route.ts';
import { TalkButton } from './talk/talk-button.tsx';

const OnlineWays = lazy(() => import('./online-ways.tsx'));

interface Props {
  readonly id: string;
  readonly position: Position;
  readonly from: FromOnline;
  readonly seat: Seat | undefined;
  readonly connection: OnlineConnection;
}

export function OnlineMenu({ id, position, from, seat, connection }: Props) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  const { around, connected } = from;
  const isPlaying = seat !== undefined && around.begun && around.end === undefined && around.seats[seat]?.resigned !== true;
  const ways = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    closeFold(currentTarget);
    setOpen(true);
  };
  return (
    <nav className="menu" aria-label={say('menu.label')}>
      <Here from={from} me={seat} />
      <TalkButton id={id} around={around} seat={seat} onSpeak={connection.speak} onNote={connection.keepNote} />
      <CardTool table={position} />
      <MenuFold>
        <button type="button" onClick={() => goTo({ page: 'games' })}>
          {say('table.home')}
        </button>
        {isPlaying && (
          <button type="button" onClick={ways}>
            {say(around.table?.rated ? 'rated.menu' : 'table.menu')}
          </button>
        )}
        {around.seats.map(
          ({ name, account }, of) =>
            account &&
            name !== undefined &&
            of !== seat && (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              <button key={of} type="button" onClick={() => goTo({ page: 'player', who: name })}>
                {say('player.page', { name })}
              </button>
            ),
        )}
        <ReadingWays game={position.game} />
      </MenuFold>
      {open && isPlaying && (
        <Suspense>
          <OnlineWays
            id={id}
            seat={seat}
            around={around}
            disabled={!connected}
            onDo={connection.do}
            onLeave={connection.leave}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </nav>
  );
}

/** The other people of the table: those who look at it now, or that nobody does. */
function Here({ from: { around, connected }, me }: { readonly from: FromOnline; readonly me: Seat | undefined }) {
  const say = useSay();
  const { seats, here, end } = around;
  const names = calledBy(callingsIn(say), seats);
  const others = seats.flatMap(({ name, bot }, seat) => (seat !== me && name !== undefined && bot === undefined ? [seat] : []));
  if (!connected || others.length === 0 || end !== undefined) return null;
  const there = others.filter(seat => here.includes(seat)).map(seat => names[seat] ?? '');
  return (
    <p role="status" className={there.length === 0 ? 'online-here alone' : 'online-here'}>
      {there.length === 0 ? say('table.nobody-here') : say('table.here', { names: say.list(there) })}
    </p>
  );
}
