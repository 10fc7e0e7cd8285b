// In my account: the way to my ratings, and whether others find me by them.

import { useState } from 'react';
import { standInTable } from '../../store/rating.ts';
import { useSay } from '../../text/words.ts';
import { saidOf } from '../account-fields.tsx';
import { Part } from '../account-part.tsx';
import { Link } from '../link.tsx';
import { FIRST_GAME } from '../route.ts';

interface Props {
  readonly name: string;
  readonly listed: boolean;
  readonly onChange: () => void;
}

export function Standing({ name, listed, onChange }: Props) {
  const say = useSay();
  const [failed, setFailed] = useState<string | undefined>();
  const choose = async (wish: boolean) => {
    const { wrong } = await standInTable(wish);
    setFailed(saidOf(say, wrong));
    onChange();
  };
  return (
    <Part heading={say('standing.heading')} lead={say('standing.lead')}>
      <p className="bar-ways">
        <Link to={{ page: 'player', who: name }} className="way">
          {say('standing.page')}
        </Link>
        <Link to={{ page: 'players', game: FIRST_GAME }} className="way">
          {say('players.way')}
        </Link>
      </p>
      <label className="account-bring">
        <input type="checkbox" checked={listed} onChange={event => void choose(event.target.checked)} />
        <span>
          {say('standing.listed')}
          <br />
          <small className="note">{say('standing.listed-hint')}</small>
        </span>
      </label>
      <div role="alert">{failed !== undefined && <p className="mistake">{failed}</p>}</div>
    </Part>
  );
}
