// All of a game on one page, to learn by heart and to print: what its chapters leave to remember, under a few headings, with the lists and
// drawings of the rulebook.

import type { ReactNode } from 'react';
import { dressOf } from '../games/dress.ts';
import type { Course, SheetPart } from '../table/course.ts';
import { useSay } from '../text/words.ts';
import './card.css';
import './sheet.css';

interface Props {
  readonly course: Course;
  readonly chapter: string;
  readonly children: ReactNode;
}

export function Sheet({ course, chapter, children }: Props) {
  const say = useSay();
  return (
    <>
      <article className={`reference sheet ${dressOf(course.game)}`}>
        <h1>{say.own(`learn.${chapter}`)}</h1>
        <p className="card-ways">
          <button type="button" onClick={() => print()}>
            {say('card.print')}
          </button>
          <span className="note">{say.own(`learn.${chapter}.lead`)}</span>
        </p>
        <div className="reference-boxes">
          {(course.sheet ?? []).map(part => (
            <Part key={part.id} course={course} part={part} />
          ))}
        </div>
      </article>
      {children}
    </>
  );
}

function Part({ course, part: { id, lines, Figure } }: { readonly course: Course; readonly part: SheetPart }) {
  const say = useSay();
  return (
    <section className="reference-box" aria-labelledby={`sheet-${id}`}>
      <h2 id={`sheet-${id}`}>{say.own(`learn.sheet.${id}`)}</h2>
      <ul className="sheet-lines">
        {lines.map(line => (
          <li key={line}>{say.known(line, course.figures, () => '')}</li>
        ))}
      </ul>
      {Figure !== undefined && <Figure game={course.game} />}
    </section>
  );
}
