// A match on the page: where we are, the board, the players, the turn, the log.

import type { Position } from '@adega/wire';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { nameTab } from '../store/mark.ts';
import { gameName } from '../text/game-name.ts';
import { type Say, useSay } from '../text/words.ts';
import { AskingOn } from './asking.tsx';
import { Beside, TurnOrPast } from './beside.tsx';
import { useBorder } from './border.ts';
import { botAsked } from './bot-asked.ts';
import { ChoosingOn } from './choosing.tsx';
import { CurtainPanel, useCurtain, veiled } from './curtain.tsx';
import { isOver } from './ending.tsx';
import { useEndingTurn } from './ending-turn.ts';
import type { Face } from './face.ts';
import { useFolding } from './folding.ts';
import { useFresh } from './fresh.ts';
import { GoalReader } from './goal.tsx';
import { Hands } from './hands.tsx';
import { HeldKey, useHolding } from './held.tsx';
import { Led } from './led.tsx';
import { useNarrow } from './narrow.ts';
import { PhoneBar, type View, ViewSwitch } from './phone.tsx';
import { useRedo } from './redo.ts';
import { useReplay } from './replay.ts';
import { Scenes } from './scenes.tsx';
import { Second } from './second.tsx';
import type { SideTab } from './side.tsx';
import { Stage } from './stage.tsx';
import { TopBar } from './top-bar.tsx';
import { TurnTable } from './turn-table.tsx';
import { useBots } from './use-bots.ts';
import { useHistory } from './use-history.ts';
import type { Table } from './use-table.ts';
import { WhatIfBar } from './what-if.tsx';
import { WhyReader } from './why.tsx';
import { Zoom } from './zoom.tsx';
import { useZooming } from './zooming.ts';
import './pieces.css';
import './stage.css';
import './map.css';
import './heading.css';
import './game-screen.css';
import './top-bar.css';
import './turn.css';
import './log.css';
import './phone.css';
import './scores.css';
import './history.css';
import './side.css';
import './what-if.css';
import './goal.css';
import './comparison.css';
import './command.css';
import './insight.css';
import './sources.css';
import './buttons.css';
import './things.css';
import './advice.css';

interface Props {
  readonly face: Face;
  readonly table: Table;
  readonly position: Position;
  /** From an address: after which entry the game is shown, and how to go elsewhere. */
  readonly at?: number | undefined;
  readonly onNavigate?: ((at: number | undefined) => void) | undefined;
  /** Where the viewer has looked last, if the game has gone on since. */
  readonly since?: number | undefined;
  /** What can be done after the game. */
  readonly ways?: ReactNode;
  /** Above the question: notes for somebody who learns the game. */
  readonly guide?: ReactNode;
  /** The note of a chapter for somebody who learns the game, in the place of the log. */
  readonly coach?: ReactNode;
  /** What stands beside the board before the log. */
  readonly tabs?: readonly SideTab[];
  /** Ways out of the game, at the end of the strip above the board. */
  readonly menu?: ReactNode;
  /** Said in place of whose turn it is. */
  readonly heading?: string | undefined;
  /** On a phone, below the name of a seat. */
  readonly below?: ((seat: number) => ReactNode) | undefined;
}

export function GameScreen({
  face,
  table: plain,
  position: behind,
  at,
  onNavigate,
  since,
  ways,
  guide,
  coach,
  tabs,
  menu,
  heading,
  below,
}: Props) {
  const say = useSay();
  const curtain = useCurtain(face, behind);
  const { table, redo } = useRedo(useEndingTurn(plain, face, behind), behind);
  const going = useBots(table);
  const isNarrow = useNarrow();
  const zooming = useZooming();
  const folding = useFolding();
  const side = useBorder();
  // Bots that are asked at the same time answer first: whatever somebody has begun to choose is not disturbed then.
  const isLater = botAsked(behind) !== undefined && going.pace !== 'pause';
  const position = useMemo(() => veiled(behind, curtain.down || isLater), [behind, curtain.down, isLater]);
  const { choose, touched, play } = useHolding(table, position, isNarrow);
  // Who only watches comes to see the board.
  const [view, setView] = useState<View>(() => (isNarrow && behind.viewer === 'watcher' && !isOver(behind) ? 'board' : 'turn'));
  const looking = useHistory(table, position, at, onNavigate);
  const replay = useReplay(looking, position.at, table.log);
  const shown = looking.past ?? position;
  const showsEnd = looking.past === undefined && isOver(position);
  const isFolded = folding.folded && !isNarrow && !showsEnd && coach === undefined;
  const top = face.tabletop?.(shown);
  const { Motion } = face;
  useFresh(face, shown, table.log);
  const title = titleOf(say, position);
  useEffect(() => {
    nameTab(title);
  }, [title]);
  useLayoutEffect(() => setTable(view === 'turn' && !showsEnd ? 'turn' : ''), [view, showsEnd]);
  return (
    <GoalReader face={face} table={table} position={position}>
      <WhyReader face={face} table={table} position={position}>
        <ChoosingOn
          face={face}
          position={shown}
          onChoose={choose}
          onLine={(seat, keys) => void table.act({ type: 'choose-line', seat, keys })}
          onRemedies={table.remedies}
          onPreview={table.preview}
        >
          <AskingOn>
            <TopBar face={face} position={shown} zooming={zooming} folding={folding} menu={menu} />
            <WhatIfBar table={table} position={position} />
            <ViewSwitch
              position={position}
              names={face.seated?.(say, position) ?? position.names}
              view={view}
              onView={setView}
              below={below}
            />
            <HeldKey value={touched}>
              <main
                className={classOf(position, looking.past !== undefined)}
                data-view={view}
                data-ended={showsEnd}
                data-folded={isFolded}
                data-shown={shown.at}
              >
                <div className="game-side" ref={side}>
                  <div className="game-turn">
                    {/* What a curtain hides and shows is hidden and shown at once. */}
                    <Second key={String(curtain.down)}>
                      {curtain.down && looking.past === undefined ? (
                        <CurtainPanel table={table} position={behind} curtain={curtain} />
                      ) : (
                        <TurnOrPast
                          face={face}
                          table={table}
                          position={position}
                          looking={looking}
                          open={view === 'turn'}
                          onOpen={open => setView(open ? 'turn' : 'board')}
                          ways={ways}
                          guide={guide}
                          heading={heading}
                          going={going}
                          replay={replay}
                        />
                      )}
                    </Second>
                  </div>
                  <div className="game-log">
                    <Second>
                      <Beside face={face} table={table} position={position} looking={looking} first={tabs} since={since} />
                    </Second>
                  </div>
                  {!isNarrow && coach}
                </div>
                <div className={top === undefined ? 'game-board flowing' : 'game-board'}>
                  {isNarrow && top !== undefined ? (
                    view === 'turn' && !showsEnd ? (
                      <TurnTable face={face} position={shown} top={top.phone} />
                    ) : (
                      <Zoom face={face} position={shown} top={top.phone} seat={seatOf(view)} />
                    )
                  ) : (
                    <Stage face={face} position={shown} zooming={zooming} />
                  )}
                  {Motion !== undefined && <Motion position={shown} />}
                  <Scenes face={face} table={table} position={position} />
                </div>
              </main>
            </HeldKey>
            {isNarrow && <Led face={face} position={shown} view={view} onView={setView} />}
            <Hands table={table} position={position} onRedo={redo} />
            <Second>
              <PhoneBar
                face={face}
                position={position}
                asks={isFolded || (isNarrow && view !== 'turn')}
                table={table}
                held={touched.key}
                onPlay={play}
              />
            </Second>
            {isNarrow && coach}
          </AskingOn>
        </ChoosingOn>
      </WhyReader>
    </GoalReader>
  );
}

/** What lies around a table is styled by this, as long as there is one. */
function setTable(shows: string): () => void {
  document.documentElement.dataset['table'] = shows;
  return () => {
    delete document.documentElement.dataset['table'];
  };
}

const seatOf = (view: View): number | undefined => (view.startsWith('seat-') ? Number(view.slice(5)) : undefined);

/** A copy and a position of the past do not look like the game itself. */
function classOf({ branch }: Position, isPast: boolean): string {
  return ['game', ...(branch === undefined ? [] : ['trying']), ...(isPast ? ['was'] : [])].join(' ');
}

function titleOf(say: Say, position: Position): string {
  const { waiting, question, names, elsewhere, viewer } = position;
  const game = gameName(say, position.game);
  if (elsewhere === true && (question ?? (waiting.for === 'confirm' ? waiting : undefined))?.seat === viewer)
    return say('page.title.yours', { game });
  if (waiting.for === 'nobody' || (waiting.for === 'seats' && waiting.seats.length === 0)) return say('page.title.over', { game });
  if (waiting.for === 'confirm') return say('page.title.confirm', { game, name: names[waiting.seat] ?? '' });
  return say('page.title.turn', { game, name: names[question?.seat ?? waiting.seats[0] ?? 0] ?? '' });
}
