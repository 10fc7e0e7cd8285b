// My account: made, entered, looked after and left. Nobody needs one to play.

import type { MyAccount } from '@adega/wire/account.ts';
import { useCallback, useEffect, useState } from 'react';
import { myAccount, signOut } from '../store/account.ts';
import type { Answer } from '../store/online.ts';
import { keepNames } from '../store/people.ts';
import { useSay } from '../text/words.ts';
import { Codes } from './account-codes.tsx';
import { MyData } from './account-data.tsx';
import { Recover, SignIn, SignUp } from './account-doors.tsx';
import { NewCodes, Password, Sessions } from './account-mine.tsx';
import { Passkeys } from './account-passkeys.tsx';
import { Fold } from './fold.tsx';
import { Link } from './link.tsx';
import { Standing } from './rating/account-standing.tsx';
import { WayBack } from './rating/way-back.tsx';
import { BlockedPeople } from './talk/blocked-people.tsx';
import './setup.css';
import './account.css';

export default function AccountPage() {
  const say = useSay();
  const [answer, setAnswer] = useState<Answer<MyAccount> | undefined>();
  const [codes, setCodes] = useState<readonly string[] | undefined>();
  const [note, setNote] = useState('');
  const look = useCallback(async () => setAnswer(await myAccount()), []);
  useEffect(() => void look(), [look]);
  /** Something has happened, and it is said. */
  const came = async (said: string) => {
    setNote(said);
    const now = await myAccount();
    if (now.told?.account !== undefined) keepNames([now.told.account.name]);
    setAnswer(now);
  };
  const showCodes = (fresh: readonly string[]) => {
    setCodes(fresh);
    void came('');
  };
  const leave = async () => {
    await signOut();
    setCodes(undefined);
    await came(say('account.signed-out'));
  };
  const { account, sessions = [], passkeys = [] } = answer?.told ?? {};
  return (
    <>
      <header className="page-head">
        <div>
          <h1>{account === undefined ? say('account.heading') : account.name}</h1>
          <p>{say(account === undefined ? 'account.lead' : 'account.lead-in')}</p>
        </div>
        {account !== undefined && (
          <p className="bar-ways">
            {account.moderates && (
              <Link to={{ page: 'moderation' }} className="way">
                {say('moderation.heading')}
              </Link>
            )}
            <button type="button" className="way" onClick={() => void leave()}>
              {say('account.sign-out')}
            </button>
          </p>
        )}
      </header>
      <p role="status" className={note === '' ? undefined : 'toast account-note'}>
        {note}
      </p>
      {answer?.wrong !== undefined && <p className="note">{say('online.missing')}</p>}
      {codes !== undefined && account !== undefined && <Codes codes={codes} onKept={() => setCodes(undefined)} />}
      {codes === undefined && account !== undefined && <WayBack />}
      {answer?.told !== undefined && account === undefined && <Doors key={note} onCodes={showCodes} onDone={said => void came(said)} />}
      {answer?.told !== undefined && codes === undefined && (
        <div className="card account-parts">
          {account !== undefined && (
            <>
              <Standing name={account.name} listed={account.listed !== false} onChange={() => void look()} />
              <Sessions sessions={sessions} onChange={() => void look()} />
              <Passkeys passkeys={passkeys} onChange={() => void look()} />
              <Password name={account.name} onChange={() => void look()} />
              <NewCodes left={account.codes} onCodes={showCodes} />
            </>
          )}
          <BlockedPeople />
          <MyData key={account?.name} hasPassword={account !== undefined} onGone={() => void came(say('account.gone'))} />
        </div>
      )}
    </>
  );
}

interface DoorsProps {
  readonly onCodes: (codes: readonly string[]) => void;
  readonly onDone: (said: string) => void;
}

function Doors({ onCodes, onDone }: DoorsProps) {
  const say = useSay();
  return (
    <div className="account-doors">
      <div className="card">
        <SignIn onDone={brought => onDone(brought > 0 ? say('account.brought', { n: brought }) : '')} />
        <Fold word={say('account.lost')}>
          <Recover onDone={() => onDone(say('account.recovered'))} />
        </Fold>
      </div>
      <div className="card">
        <SignUp onCodes={onCodes} />
      </div>
    </div>
  );
}
