// All that the server keeps of me: to take home, and to have forgotten. For guests, too.

import { useState } from 'react';
import { deleteMe, exportMe } from '../store/account.ts';
import { download } from '../store/download.ts';
import { useSay } from '../text/words.ts';
import { AccountForm, Field, saidOf } from './account-fields.tsx';
import { Part } from './account-part.tsx';
import { Fold } from './fold.tsx';
import { Link } from './link.tsx';

interface Props {
  /** Guests have no password. */
  readonly hasPassword: boolean;
  readonly onGone: () => void;
}

export function MyData({ hasPassword, onGone }: Props) {
  const say = useSay();
  const [failed, setFailed] = useState<string | undefined>();
  const save = async () => {
    const { told, wrong } = await exportMe();
    setFailed(wrong === 'signed-out' ? say('account.nothing') : saidOf(say, wrong));
    if (told !== undefined) download('adega.json', told);
  };
  return (
    <Part
      heading={say('account.data')}
      lead={
        <>
          {say('account.data-lead')}{' '}
          <Link to={{ page: 'privacy' }} className="quiet-link">
            {say('account.privacy')}
          </Link>
        </>
      }
    >
      <button type="button" className="way" onClick={() => void save()}>
        {say('account.export')}
      </button>
      <div role="alert">{failed !== undefined && <p className="mistake">{failed}</p>}</div>
      <Fold word={say(hasPassword ? 'account.delete' : 'account.delete-guest')}>
        <Removal hasPassword={hasPassword} onGone={onGone} />
      </Fold>
    </Part>
  );
}

function Removal({ hasPassword, onGone }: Props) {
  const say = useSay();
  const [password, setPassword] = useState('');
  const [isSure, setSure] = useState(false);
  const send = async (): Promise<string | undefined> => {
    if (!isSure) return say('account.delete-unsure');
    const { told, wrong } = await deleteMe(hasPassword ? password : undefined);
    if (told !== undefined) onGone();
    if (wrong === 'signed-out') return say('account.nothing');
    return wrong === 'wrong' ? say('account.wrong-password') : saidOf(say, wrong);
  };
  return (
    <AccountForm
      heading={say('account.delete-heading')}
      isFolded
      lead={say('account.delete-lead')}
      go={say('account.delete-go')}
      kind="grave"
      onSend={send}
    >
      {hasPassword && <Field label={say('account.password-now')} kind="current-password" value={password} onChange={setPassword} />}
      <label className="account-bring">
        <input type="checkbox" checked={isSure} onChange={event => setSure(event.target.checked)} />
        <span>{say('account.delete-sure')}</span>
      </label>
    </AccountForm>
  );
}
