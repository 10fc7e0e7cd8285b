// Unofficial, and thanks to whom.

import { AIMS, DRAWN, FIRST } from '../games/drawn.ts';
import { gameName } from '../text/game-name.ts';
import { useSay } from '../text/words.ts';
import { Link } from './link.tsx';
import './reading.css';

const WELCOME = DRAWN[FIRST ?? '']?.welcome;

export default function AboutPage() {
  const say = useSay();
  return (
    <article className="card prose">
      <div className="about-art">{WELCOME !== undefined && <WELCOME.Art title={say.own(WELCOME.art)} />}</div>
      <h1>{say('about.heading')}</h1>
      <p className="lead">{say('about.unofficial', { games: say.list(AIMS.map(name => gameName(say, name))) })}</p>
      <h2>{say('about.games')}</h2>
      {Object.keys(DRAWN).map(name => (
        <p key={name}>{say.known(`about.${name}`, undefined, () => gameName(say, name))}</p>
      ))}
      <p>{say('about.own')}</p>
      <h2>{say('printed.about')}</h2>
      <p>{say('printed.about-lead')}</p>
      <h2>{say('about.data')}</h2>
      <p>
        {say('about.data-lead')}{' '}
        <Link to={{ page: 'privacy' }} className="quiet-link">
          {say('account.privacy')}
        </Link>
      </p>
      <h2>{say('about.libraries')}</h2>
      <p>{say('about.libraries-lead')}</p>
    </article>
  );
}
