// What a game is about, on one page.

import { AIMS, DRAWN, GUIDED } from '../games/drawn.ts';
import { InWordsOf } from '../games/in-words.tsx';
import type { About } from '../table/drawn.ts';
import { gameName } from '../text/game-name.ts';
import { useSay } from '../text/words.ts';
import { AimSections } from './aim-sections.tsx';
import { Link } from './link.tsx';
import './reading.css';

/** By the names of the drawings. */
const ABOUT: ReadonlyMap<string, About> = new Map(
  await Promise.all(AIMS.map(async of => [of, (await DRAWN[of]?.about?.()) as About] as const)),
);

interface Props {
  /** One of AIMS. */
  readonly of: string;
}

export default function AimPage({ of }: Props) {
  const about = ABOUT.get(of) as About;
  return (
    <>
      <Games of={of} />
      <InWordsOf game={about.game}>
        <Sections of={of} about={about} />
        <Ways key={of} of={of} about={about} />
      </InWordsOf>
    </>
  );
}

/** Which game is spoken of; each has its address. */
function Games({ of }: Pick<Props, 'of'>) {
  const say = useSay();
  return (
    <nav className="books" aria-label={say('aim.games')}>
      {AIMS.map(aim => (
        <Link key={aim} to={{ page: 'aim', of: aim }} current={aim === of}>
          {gameName(say, aim)}
        </Link>
      ))}
    </nav>
  );
}

function Sections({ of, about }: Pick<Props, 'of'> & { readonly about: About }) {
  const say = useSay();
  return (
    <>
      <header className="page-head">
        <h1>{say('aim.heading', { game: gameName(say, of) })}</h1>
        <p>{say.known('aim.lead', undefined, () => '')}</p>
      </header>
      <AimSections about={about} />
    </>
  );
}

function Ways({ of, about: { rule } }: Props & { readonly about: About }) {
  const say = useSay();
  return (
    <p className="aim-ways">
      {GUIDED.includes(of) && (
        <Link to={{ page: 'learn', of }} className="play-now">
          {say('aim.begin')}
        </Link>
      )}
      <Link to={rule === undefined ? { page: 'rules' } : { page: 'rules', rule }} className="second-way">
        {say('aim.rules')}
      </Link>
      {GUIDED.includes(of) && <span className="note">{say('aim.begin-hint')}</span>}
    </p>
  );
}
