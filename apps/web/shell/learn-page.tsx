// The chapters of the first steps: each can be begun by itself, and those that were gone through in this browser are marked.

import { useEffect, useState } from 'react';
import { DRAWN, GUIDED } from '../games/drawn.ts';
import { dressOf } from '../games/dress.ts';
import { InWordsOf } from '../games/in-words.tsx';
import { chaptersDone } from '../store/first-steps.ts';
import { type ChapterOf, type Course, chaptersOf } from '../table/course.ts';
import { gameName } from '../text/game-name.ts';
import { useSay } from '../text/words.ts';
import { Link } from './link.tsx';
import './learn.css';
import './reading.css';

/** The first steps of a drawing; undefined until they are there. */
export function useCourse(of: string): Course | undefined {
  const [course, setCourse] = useState<Course | undefined>();
  useEffect(() => {
    let gone = false;
    void DRAWN[of]?.course?.().then(found => !gone && setCourse(found));
    return () => {
      gone = true;
    };
  }, [of]);
  return course;
}

export default function LearnPage({ of }: { readonly of: string }) {
  const say = useSay();
  const course = useCourse(of);
  return (
    <>
      <nav className="books" aria-label={say('aim.games')}>
        {GUIDED.map(game => (
          <Link key={game} to={{ page: 'learn', of: game }} current={game === of}>
            {gameName(say, game)}
          </Link>
        ))}
      </nav>
      <header className="page-head">
        <h1>{say('learn.heading', { game: gameName(say, of) })}</h1>
        <p>{say('learn.lead')}</p>
      </header>
      {course === undefined ? (
        <p className="loading">{say('page.loading')}</p>
      ) : (
        <InWordsOf game={course.game} reading="course">
          <Chapters of={of} course={course} />
        </InWordsOf>
      )}
    </>
  );
}

function Chapters({ of, course }: { readonly of: string; readonly course: Course }) {
  const say = useSay();
  const [done] = useState(chaptersDone);
  const isDone = ({ id }: ChapterOf): boolean => done.includes(`${of}/${id}`);
  const next = chaptersOf(course).find(chapter => !isDone(chapter));
  const sheet = chaptersOf(course).find(({ read }) => read === 'sheet');
  return (
    <div className={dressOf(course.game)}>
      <p className="learn-next">
        {next !== undefined && (
          <Link to={{ page: 'learn', of, chapter: next.id }} className="play-now">
            {say('learn.begin', { chapter: say.own(`learn.${next.id}`) })}
          </Link>
        )}
        {sheet !== undefined && (
          <Link to={{ page: 'learn', of, chapter: sheet.id }} className="second-way">
            {say.own(`learn.${sheet.id}`)}
          </Link>
        )}
        <span className="note">
          {say('learn.done', { done: chaptersOf(course).filter(isDone).length, count: chaptersOf(course).length })}
        </span>
      </p>
      {course.parts.map(({ id, chapters }) => (
        <section key={id} className="learn-part" aria-labelledby={`part-${id}`}>
          <h2 id={`part-${id}`}>{say.own(`learn.part.${id}`)}</h2>
          <ol className="learn-chapters">
            {chapters.map(chapter => (
              <Entry key={chapter.id} of={of} chapter={chapter} n={chaptersOf(course).indexOf(chapter) + 1} isDone={isDone(chapter)} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

interface EntryProps {
  readonly of: string;
  readonly chapter: ChapterOf;
  readonly n: number;
  readonly isDone: boolean;
}

function Entry({ of, chapter: { id, Art }, n, isDone }: EntryProps) {
  const say = useSay();
  return (
    <li>
      <Link to={{ page: 'learn', of, chapter: id }} className={isDone ? 'learn-chapter done' : 'learn-chapter'}>
        <span className="learn-art" aria-hidden="true">
          {Art !== undefined && <Art />}
        </span>
        <span className="learn-number">{say('learn.number', { n })}</span>
        <span className="learn-title">{say.own(`learn.${id}`)}</span>
        <span className="learn-lead">{say.own(`learn.${id}.lead`)}</span>
        {isDone && <span className="learn-done">{say('learn.is-done')}</span>}
      </Link>
    </li>
  );
}
