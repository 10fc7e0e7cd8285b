// Somebody who is signed in: where, with which password, and with how many recovery codes.

import type { MyAccount, MySession } from '@adega/wire/account.ts';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { changePassword, endSession, renewCodes } from '../store/account.ts';
import { useSay } from '../text/words.ts';
import { weakSaid } from './account-doors.tsx';
import { AccountForm, Field, saidOf } from './account-fields.tsx';
import { Part } from './account-part.tsx';
import { Fold } from './fold.tsx';

interface Props {
  readonly sessions: MyAccount['sessions'];
  /** It is asked anew how things are. */
  readonly onChange: () => void;
}

export function Sessions({ sessions, onChange }: Props) {
  const say = useSay();
  const end = async (id?: string) => {
    await endSession(id);
    onChange();
  };
  return (
    <Part heading={say('account.sessions')} lead={say('account.sessions-lead')}>
      <ul className="account-sessions">
        {sessions.map(session => (
          <Session key={session.id} session={session} onEnd={() => void end(session.id)} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <button type="button" className="way" onClick={() => void end()}>
          {say('account.end-others')}
        </button>
      )}
    </Part>
  );
}

function Session({ session: { agent, made, seen, here }, onEnd }: { readonly session: MySession; readonly onEnd: () => void }) {
  const say = useSay();
  const intl = useIntl();
  const name = agent || say('account.unknown-agent');
  const date = (at: number): string => intl.formatDate(at, { dateStyle: 'medium' });
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <p className="note">{here ? say('account.here') : say('account.seen', { made: date(made), seen: date(seen) })}</p>
      </div>
      {!here && (
        <button type="button" className="way" aria-label={say('account.end-label', { name })} onClick={onEnd}>
          {say('account.end')}
        </button>
      )}
    </li>
  );
}

export function Password({ name, onChange }: { readonly name: string; readonly onChange: () => void }) {
  const say = useSay();
  const [password, setPassword] = useState('');
  const [fresh, setFresh] = useState('');
  const [isDone, setDone] = useState(false);
  const send = async (): Promise<string | undefined> => {
    setDone(false);
    const weak = weakSaid(say, fresh, name);
    if (weak !== undefined) return weak;
    const { told, wrong } = await changePassword(password, fresh);
    if (told === undefined) return wrong === 'wrong' ? say('account.wrong-password') : saidOf(say, wrong);
    setPassword('');
    setFresh('');
    setDone(true);
    onChange();
    return undefined;
  };
  return (
    <Part heading={say('account.password')} lead={say('account.change-lead')}>
      <Fold word={say('account.change')}>
        <AccountForm heading={say('account.change')} isFolded go={say('account.change-go')} onSend={send}>
          <Field label={say('account.password-now')} kind="current-password" value={password} onChange={setPassword} />
          <Field label={say('account.fresh')} kind="new-password" value={fresh} onChange={setFresh} hint={say('account.password-hint')} />
        </AccountForm>
      </Fold>
      <p role="status">{isDone ? say('account.change-done') : ''}</p>
    </Part>
  );
}

export function NewCodes({ left, onCodes }: { readonly left: number; readonly onCodes: (codes: readonly string[]) => void }) {
  const say = useSay();
  const [password, setPassword] = useState('');
  const send = async (): Promise<string | undefined> => {
    const { told, wrong } = await renewCodes(password);
    if (told === undefined) return wrong === 'wrong' ? say('account.wrong-password') : saidOf(say, wrong);
    setPassword('');
    onCodes(told);
    return undefined;
  };
  return (
    <Part heading={say('account.codes')} lead={say('account.codes-left', { n: left })}>
      <Fold word={say('account.codes-new')}>
        <AccountForm heading={say('account.codes')} isFolded go={say('account.codes-renew')} onSend={send}>
          <Field label={say('account.password-now')} kind="current-password" value={password} onChange={setPassword} />
        </AccountForm>
      </Fold>
    </Part>
  );
}
