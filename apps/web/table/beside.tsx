// What stands beside the board: the time line, and under it the log, the score, charts and insights, one at a time.

import type { Position } from '@adega/wire';
import { lazy, type ReactNode, useState } from 'react';
import { useSay } from '../text/words.ts';
import { AgainPanel } from './again-panel.tsx';
import { Ending, isOver } from './ending.tsx';
import type { Face, InsightPanel } from './face.ts';
import { HistoryBar } from './history-bar.tsx';
import { Log } from './log.tsx';
import { PastPanel } from './past-panel.tsx';
import type { Replay } from './replay.ts';
import { ScoreTable } from './scores.tsx';
import { Side, type SideGroup, type SideTab } from './side.tsx';
import { TurnPanel } from './turn-panel.tsx';
import type { BotPace } from './use-bots.ts';
import type { Looking } from './use-history.ts';
import type { Table } from './use-table.ts';
import { NameIdea, TryOn } from './what-if.tsx';

const Charts = lazy(() => import('./charts.tsx'));
const Worth = lazy(() => import('./worth.tsx'));

interface Props {
  readonly face: Face;
  readonly table: Table;
  /** The position of now. */
  readonly position: Position;
  readonly looking: Looking;
}

interface BesideProps extends Props {
  /** Before all others. */
  readonly first?: readonly SideTab[] | undefined;
  /** Where the viewer has looked last. */
  readonly since?: number | undefined;
}

export function Beside({ face, table, position, looking, first = [], since }: BesideProps) {
  const say = useSay();
  const shown = looking.past ?? position;
  const insights = (of: InsightPanel['of']): SideTab[] =>
    face.insights
      .filter(panel => panel.of === of)
      .map(({ id, title, Panel }) => ({ id, title: say.own(title), body: () => <Panel position={shown} /> }));
  const log = () => <Log face={face} position={position} log={table.log} at={looking.at} onGo={looking.go} />;
  const groups: SideGroup[] = [
    ...first.map(tab => ({ ...tab, tabs: [tab] })),
    { ...alone('log', say('side.log'), log), help: say('side.log-help') },
    {
      id: 'points',
      title: say('side.score'),
      help: say('side.score-help'),
      tabs: [
        { id: 'score', title: say('side.sources'), body: () => <ScoreTable position={shown} /> },
        { id: 'charts', title: say('side.charts'), body: () => <Charts table={table} position={position} /> },
        ...(position.hints
          ? [{ id: 'worth', title: say('side.worth'), body: () => <Worth face={face} table={table} position={shown} /> }]
          : []),
      ],
    },
    { id: 'now', title: say('side.now'), help: say('side.now-help'), tabs: insights('now') },
    { id: 'ahead', title: say('side.ahead'), help: say('side.ahead-help'), tabs: insights('ahead') },
  ];
  return (
    <Side
      groups={groups.filter(({ tabs }) => tabs.length > 0)}
      above={
        <div className="side-above">
          <HistoryBar face={face} position={position} looking={looking} since={since} />
          {position.branch === undefined && <TryOn table={table} position={position} />}
        </div>
      }
    />
  );
}

/** A tab with one leaf. */
const alone = (id: string, title: string, body: () => ReactNode): SideGroup => ({ id, title, tabs: [{ id, title, body }] });

interface TurnProps extends Props {
  /** Whether the result of a finished game is shown instead of the table. */
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  /** What can be done after the game. */
  readonly ways?: ReactNode;
  readonly guide?: ReactNode;
  readonly heading?: string | undefined;
  readonly going: BotPace;
  /** What happened, played again. */
  readonly replay: Replay;
}

/** The turn, or how it was while somebody looks back, or how it ended. */
export function TurnOrPast({ face, table, position, looking, open, onOpen, ways, guide, heading, going, replay }: TurnProps) {
  const [naming, setNaming] = useState(false);
  const { showing, begin, stop } = replay;
  const { past } = looking;
  if (past === undefined && isOver(position))
    return <Ending face={face} table={table} position={position} open={open} onOpen={onOpen} ways={ways} />;
  if (past === undefined) {
    return <TurnPanel face={face} table={table} position={position} guide={guide} heading={heading} going={going} onAgain={begin} />;
  }
  if (showing !== undefined) return <AgainPanel face={face} position={position} log={table.log} showing={showing} onStop={stop} />;
  return (
    <>
      <PastPanel
        face={face}
        past={past}
        asks={looking.asks}
        position={position}
        log={table.log}
        onNow={() => looking.go(undefined)}
        onStep={() => looking.go(past.at + 1)}
        onTry={() => setNaming(true)}
      />
      {naming && <NameIdea table={table} position={position} from={past.at} onClose={() => setNaming(false)} />}
    </>
  );
}
