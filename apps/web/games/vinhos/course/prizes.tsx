// The podium of the fair that is just over: whoever wants nothing to move sees no scene of it.

import type { AsideProps } from '../../../table/course.ts';
import { Podium, standingsOf } from '../scenes/fair.tsx';
import '../scenes/scenes.css';
import './prizes.css';

export const FairPrizes = ({ position, log }: AsideProps) => (
  <div className="course-prizes">
    <Podium names={position.names} standings={standingsOf({ before: position, position, chapters: log })} />
  </div>
);
