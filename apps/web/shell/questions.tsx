// Questions with three answers each, to see what one knows. Of the answers only how many were right is kept.

import { type ReactNode, useState } from 'react';
import { keepRight, rightBefore } from '../store/first-steps.ts';
import { ANSWERS, type Answer, type Course, type Question } from '../table/course.ts';
import { useShowRule } from '../table/rule.tsx';
import { useSay } from '../text/words.ts';
import { Link } from './link.tsx';
import './questions.css';

interface Props {
  readonly of: string;
  readonly course: Course;
  readonly chapter: string;
  readonly children: ReactNode;
}

type Given = { readonly [id: string]: Answer };

export function Questions({ of, course, chapter, children }: Props) {
  const say = useSay();
  const [before] = useState(() => rightBefore(of));
  const [given, setGiven] = useState<Given>({});
  const { questions = [] } = course;
  const right = questions.filter(({ id, right }) => given[id] === right).length;
  const isDone = questions.every(({ id }) => given[id] !== undefined);
  const answer = (id: string, chosen: Answer) => {
    const now = { ...given, [id]: chosen };
    setGiven(now);
    if (questions.every(({ id }) => now[id] !== undefined)) keepRight(of, questions.filter(({ id, right }) => now[id] === right).length);
  };
  return (
    <>
      <header className="page-head">
        <h1>{say.own(`learn.${chapter}`)}</h1>
        <p>{say.own(`learn.${chapter}.lead`)}</p>
        {before !== undefined && <p className="note">{say('learn.right-before', { right: before, count: questions.length })}</p>}
      </header>
      <ol className="questions">
        {questions.map((question, i) => (
          <One key={question.id} course={course} question={question} n={i + 1} given={given[question.id]} onAnswer={answer} />
        ))}
      </ol>
      <p className="questions-sum" role="status">
        {isDone && say('learn.right', { right, count: questions.length })}
      </p>
      {children}
    </>
  );
}

interface OneProps {
  readonly course: Course;
  readonly question: Question;
  readonly n: number;
  readonly given: Answer | undefined;
  readonly onAnswer: (id: string, chosen: Answer) => void;
}

function One({ course, question: { id, right, rule }, n, given, onAnswer }: OneProps) {
  const say = useSay();
  const show = useShowRule();
  const text = (part: string) => say.known(`learn.questions.${id}${part}`, course.figures, () => '');
  const why = (isRight: boolean) => (
    <p className="question-why">
      <b>{say(isRight ? 'learn.is-right' : 'learn.is-wrong')}</b> {text('.why')}{' '}
      <Link to={{ page: 'rules', rule }} className="question-rule" label={say('rule.behind')} instead={() => show(rule)}>
        {say('learn.rule')}
      </Link>
    </p>
  );
  return (
    <li className="card question" data-question={id}>
      <h2>
        <span className="question-number">{n}</span> {text('')}
      </h2>
      <div className="question-answers">
        {ANSWERS.map(answer => (
          <button
            key={answer}
            type="button"
            className={given === undefined ? undefined : answer === right ? 'right' : answer === given ? 'wrong' : undefined}
            aria-pressed={answer === given}
            disabled={given !== undefined}
            onClick={() => onAnswer(id, answer)}
          >
            {text(`.${answer}`)}
          </button>
        ))}
      </div>
      {/* What is said then has its room from the beginning: nothing moves under the pointer when one answers. */}
      <div className="question-reason">
        <div role="status">{given !== undefined && why(given === right)}</div>
        {[true, false].map(isRight => (
          <div key={String(isRight)} className="question-room" aria-hidden="true">
            {why(isRight)}
          </div>
        ))}
      </div>
    </li>
  );
}
