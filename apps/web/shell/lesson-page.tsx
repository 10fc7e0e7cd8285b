// One chapter of the first steps: its position stands on the table, and a note at a time goes with it. Nothing of it is kept but that it
// was gone through.

import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { Coach } from '../first-steps/coach.tsx';
import { DRAWN } from '../games/drawn.ts';
import { Dressed } from '../games/dressed.tsx';
import { InWordsOf } from '../games/in-words.tsx';
import { keepChapterDone } from '../store/first-steps.ts';
import { opponentIn } from '../store/opponent.ts';
import { useSettings } from '../store/settings.ts';
import {
  botsFor,
  type ChapterOf,
  type Course,
  chapterAfter,
  chaptersOf,
  type Lesson,
  type LessonFile,
  leadsAstray,
  lessonIn,
} from '../table/course.ts';
import type { About } from '../table/drawn.ts';
import { GameScreen } from '../table/game-screen.tsx';
import type { Table } from '../table/use-table.ts';
import { gameName } from '../text/game-name.ts';
import { useSay } from '../text/words.ts';
import { AimSections } from './aim-sections.tsx';
import { Frame } from './frame.tsx';
import { GameMenu } from './game-menu.tsx';
import { useCourse } from './learn-page.tsx';
import { Link } from './link.tsx';
import { holdVersion } from './offline.ts';
import { Questions } from './questions.tsx';
import { goTo } from './route.ts';
import { Sheet } from './sheet.tsx';
import type { Shell } from './shell.ts';
import { useAtOnce } from './use-at-once.ts';
import { useAutoConfirm } from './use-auto-confirm.ts';

interface Props {
  readonly shell: Shell;
  readonly of: string;
  readonly chapter: string;
}

export default function LessonPage({ shell, of, chapter }: Props) {
  const say = useSay();
  const course = useCourse(of);
  const found = course && chaptersOf(course).find(({ id }) => id === chapter);
  if (course === undefined) return <p className="loading">{say('page.loading')}</p>;
  if (found === undefined) return <Lost of={of} chapter={chapter} />;
  if (found.lesson === undefined) return <ToRead shell={shell} of={of} course={course} chapter={chapter} read={found.read} />;
  return <OnTable shell={shell} of={of} course={course} chapter={chapter} fetch={found.lesson} />;
}

function Lost({ of, chapter }: Omit<Props, 'shell'>) {
  const say = useSay();
  return (
    <Frame route={{ page: 'learn', of, chapter }} title={say('title.lost')} className="page-lost">
      <div className="opening">
        <h1>{say('lost.heading')}</h1>
        <Link to={{ page: 'learn', of }} className="way go-on">
          {say('learn.all')}
        </Link>
      </div>
    </Frame>
  );
}

interface ChapterProps {
  readonly of: string;
  readonly course: Course;
  readonly chapter: string;
}

/** What they are read with: the page that has all of it shows lists of the rulebook. */
const READINGS = ['course', 'rulebook'] as const;

/** Some are only read: the first of them, what the game is about, and what comes after all. */
function ToRead({ shell, read, ...props }: TableProps & { readonly read: ChapterOf['read'] | undefined }) {
  const { of, course, chapter } = props;
  const say = useSay();
  const play = usePlay(shell, of);
  const ways = (
    <p className="aim-ways">
      <Onward {...props} onGo={() => keepChapterDone(`${of}/${chapter}`)} onPlay={play} />
      <Elsewhere {...props} onGo={() => keepChapterDone(`${of}/${chapter}`)} />
    </p>
  );
  return (
    <Frame route={{ page: 'learn', of, chapter }} title={say('title.learn', { game: gameName(say, of) })} className="page-aim">
      <InWordsOf game={course.game} reading={READINGS}>
        {read === 'sheet' ? (
          <Sheet course={course} chapter={chapter}>
            {ways}
          </Sheet>
        ) : read === 'questions' ? (
          <Questions of={of} course={course} chapter={chapter}>
            {ways}
          </Questions>
        ) : (
          <AimRead of={of} chapter={chapter}>
            {ways}
          </AimRead>
        )}
      </InWordsOf>
    </Frame>
  );
}

interface AimProps extends Omit<ChapterProps, 'course'> {
  readonly children: ReactNode;
}

function AimRead({ of, chapter, children }: AimProps) {
  const say = useSay();
  const [about, setAbout] = useState<About | undefined>();
  useEffect(() => void DRAWN[of]?.about?.().then(setAbout), [of]);
  return (
    <>
      <header className="page-head">
        <h1>{say.own(`learn.${chapter}`)}</h1>
        <p>{say.known('aim.lead', undefined, () => '')}</p>
      </header>
      {about !== undefined && <AimSections about={about} />}
      {children}
    </>
  );
}

/** Nothing of its part comes after it. */
const isPartEnd = ({ parts }: Course, chapter: string): boolean => parts.some(({ chapters }) => chapters.at(-1)?.id === chapter);

interface WaysProps extends ChapterProps {
  readonly onGo?: () => void;
  readonly onPlay?: () => void;
}

/** To the next chapter; after the last one to a game. */
function Onward({ of, course, chapter, onGo, onPlay }: WaysProps) {
  const say = useSay();
  const next = chapterAfter(course, chapter);
  const go = (to: string) => {
    onGo?.();
    goTo({ page: 'learn', of, chapter: to });
  };
  if (next === undefined) return onPlay === undefined ? null : <PlayNow className="primary" onPlay={onPlay} />;
  return (
    // The second press of two was meant for the note before.
    <button type="button" className="primary" data-coach="next" onClick={event => event.detail < 2 && go(next.id)}>
      {say('learn.next', { chapter: say.own(`learn.${next.id}`) })}
    </button>
  );
}

/** To all chapters; where a part ends, to a game. */
function Elsewhere({ of, course, chapter, onGo, onPlay }: WaysProps) {
  const say = useSay();
  const go = () => {
    onGo?.();
    goTo({ page: 'learn', of });
  };
  return (
    <>
      {onPlay !== undefined && isPartEnd(course, chapter) && chapterAfter(course, chapter) !== undefined && <PlayNow onPlay={onPlay} />}
      <button type="button" data-coach="all" onClick={go}>
        {say('learn.all')}
      </button>
    </>
  );
}

function PlayNow({ className, onPlay }: { readonly className?: string; readonly onPlay: () => void }) {
  const say = useSay();
  return (
    <button type="button" className={className} data-coach="play" onClick={event => event.detail < 2 && onPlay()}>
      {say('landing.play')}
    </button>
  );
}

interface TableProps extends ChapterProps {
  readonly shell: Shell;
}

/** Begins a game at once, against a bot or alone. */
function usePlay(shell: Shell, of: string): (isAlone?: boolean) => void {
  const begin = useAtOnce(shell);
  const opponent = opponentIn(useSettings());
  return (isAlone = false) => {
    const ways = DRAWN[of]?.atOnce;
    if (ways === undefined) return goTo({ page: 'new' });
    void (isAlone ? begin(ways.alone) : begin(ways.play, opponent));
  };
}

function OnTable({ shell, of, course, chapter, fetch }: TableProps & { readonly fetch: () => Promise<LessonFile> }) {
  const say = useSay();
  const { lesson, again } = useTaught(shell, fetch);
  const { table } = shell.sittings;
  const leave = useCallback(() => goTo({ page: 'learn', of }), [of]);
  const here = useMemo(() => ({ ...table, leave, act: heldBack(table, lesson?.lesson) }), [table, lesson, leave]);
  const [at, setAt] = useState<number | undefined>();
  const onEnd = useCallback(() => keepChapterDone(`${of}/${chapter}`), [of, chapter]);
  useEffect(() => holdVersion(), []);
  useAutoConfirm(here);
  const begin = usePlay(shell, of);
  // After the chapters for one the game for one.
  const play = () => begin(lesson?.lesson.scenario.seats.length === 1);
  const { position } = table;
  if (lesson === undefined || position === undefined) return <p className="loading">{say('page.loading')}</p>;
  const undo = (to: number) => position.undo.possible && void table.act({ type: 'undo', seat: position.undo.seat, to });
  return (
    <Dressed game={position.game} reading="course">
      {face => (
        <GameScreen
          key={lesson.n}
          face={face}
          table={here}
          position={position}
          at={at}
          onNavigate={setAt}
          menu={<GameMenu table={here} position={position} saves={false} />}
          coach={
            position.branch === undefined &&
            at === undefined && (
              <Folding key={lesson.n}>
                {close => (
                  <Coach
                    face={face}
                    course={course}
                    chapter={chapter}
                    lesson={lesson.lesson}
                    position={position}
                    log={table.log}
                    onward={<Onward of={of} course={course} chapter={chapter} onPlay={play} />}
                    elsewhere={<Elsewhere of={of} course={course} chapter={chapter} onPlay={play} />}
                    onPlay={(key, confirm) => void table.act({ type: 'choose', seat: position.question?.seat ?? 0, key, confirm })}
                    onUndo={undo}
                    onAgain={again}
                    onClose={close}
                    onEnd={onEnd}
                  />
                )}
              </Folding>
            )
          }
        />
      )}
    </Dressed>
  );
}

/** What a note does not ask for is not confirmed along with it, so that it can be taken back. */
const heldBack =
  ({ act, log }: Table, lesson: Lesson | undefined): Table['act'] =>
  request => {
    if (lesson === undefined || (request.type !== 'choose' && request.type !== 'choose-line')) return act(request);
    const keys = request.type === 'choose' ? [request.key] : request.keys;
    return act(leadsAstray(lesson, log, keys) ? { ...request, confirm: false } : request);
  };

/** Notes that are put away can be had again. */
function Folding({ children }: { readonly children: (close: () => void) => ReactNode }) {
  const say = useSay();
  const [open, setOpen] = useState(true);
  if (open) return children(() => setOpen(false));
  return (
    <button type="button" className="coach-open" data-coach="open" onClick={() => setOpen(true)}>
      {say('learn.open')}
    </button>
  );
}

/** The chapter at the table, counted whenever it begins. */
interface Taught {
  readonly lesson: { readonly lesson: Lesson; readonly n: number } | undefined;
  again(): void;
}

function useTaught({ sittings: { teach } }: Shell, fetch: () => Promise<LessonFile>): Taught {
  const [lesson, setLesson] = useState<Taught['lesson']>();
  const [n, setN] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the table does not change what it teaches
  useEffect(() => {
    let gone = false;
    const begin = async () => {
      const lesson = lessonIn(await fetch());
      const begun = !gone && (await teach(JSON.stringify(lesson.scenario), { from: lesson.from, bots: botsFor(lesson) }));
      if (begun && !gone) setLesson({ lesson, n });
    };
    void begin();
    return () => {
      gone = true;
    };
  }, [fetch, n]);
  return { lesson, again: useCallback(() => setN(before => before + 1), []) };
}
