// Unofficial, and thanks to whom.

import { useSay } from '../text/words.ts';
import { Hero } from './art/hero.tsx';
import './reading.css';

export default function AboutPage() {
  const say = useSay();
  return (
    <article className="card prose">
      <div className="about-art">
        <Hero title={say('landing.art')} />
      </div>
      <h1>{say('about.heading')}</h1>
      <p className="lead">{say('about.unofficial')}</p>
      <h2>{say('about.games')}</h2>
      <p>{say('about.vinhos')}</p>
      <p>{say('about.vino')}</p>
      <p>{say('about.own')}</p>
      <h2>{say('printed.about')}</h2>
      <p>{say('printed.about-lead')}</p>
      <h2>{say('about.data')}</h2>
      <p>{say('about.data-lead')}</p>
      <h2>{say('about.libraries')}</h2>
      <p>{say('about.libraries-lead')}</p>
    </article>
  );
}
