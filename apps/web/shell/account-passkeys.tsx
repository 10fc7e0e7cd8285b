// Passkeys: listed, named, added and removed by whoever is signed in.

import type { MyPasskey } from '@adega/wire/account.ts';
import { LONGEST_PASSKEY_NAME } from '@adega/wire/passkey.ts';
import { type FormEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { addPasskey, hasPasskeys, namePasskey, removePasskey } from '../store/passkey.ts';
import { useSay } from '../text/words.ts';
import { AccountForm, Field } from './account-fields.tsx';
import { Part } from './account-part.tsx';
import { Fold } from './fold.tsx';
import { passkeySaid } from './passkey-said.ts';
import { Sure } from './sure.tsx';

interface Props {
  readonly passkeys: readonly MyPasskey[];
  readonly onChange: () => void;
}

export function Passkeys({ passkeys, onChange }: Props) {
  const say = useSay();
  const [password, setPassword] = useState('');
  const [name, setName] = useState('');
  const add = async (): Promise<string | undefined> => {
    const { told, wrong } = await addPasskey(name, password);
    if (told === undefined) return wrong === 'wrong' ? say('account.wrong-password') : passkeySaid(say, wrong);
    setPassword('');
    setName('');
    onChange();
    return undefined;
  };
  if (!hasPasskeys() && passkeys.length === 0) return null;
  return (
    <Part heading={say('passkey.heading')} lead={say('passkey.lead')}>
      {passkeys.length > 0 && (
        <ul className="account-sessions">
          {passkeys.map(passkey => (
            <Passkey key={passkey.key} passkey={passkey} onChange={onChange} />
          ))}
        </ul>
      )}
      {hasPasskeys() ? (
        <Fold word={say('passkey.add')}>
          <AccountForm heading={say('passkey.new')} isFolded lead={say('passkey.add-lead')} go={say('passkey.add-go')} onSend={add}>
            <Field label={say('passkey.name')} kind="off" value={name} onChange={setName} hint={say('passkey.name-hint')} />
            <Field label={say('account.password-now')} kind="current-password" value={password} onChange={setPassword} />
          </AccountForm>
        </Fold>
      ) : (
        <p className="note">{say('passkey.not-here')}</p>
      )}
    </Part>
  );
}

/** Whoever wants to write can do so. */
const focusAtOnce = (input: HTMLInputElement | null): void => input?.select();

function Passkey({ passkey, onChange }: { readonly passkey: MyPasskey; readonly onChange: () => void }) {
  const say = useSay();
  const intl = useIntl();
  const [fresh, setFresh] = useState<string | undefined>();
  const { key, name, made, used } = passkey;
  const date = (at: number): string => intl.formatDate(at, { dateStyle: 'medium' });
  const rename = async (event: FormEvent) => {
    event.preventDefault();
    await namePasskey(key, fresh ?? name);
    setFresh(undefined);
    onChange();
  };
  const remove = async () => {
    await removePasskey(key);
    onChange();
  };
  if (fresh !== undefined) {
    return (
      <li>
        <form className="passkey-name" onSubmit={event => void rename(event)}>
          <input
            type="text"
            ref={focusAtOnce}
            aria-label={say('passkey.name')}
            maxLength={LONGEST_PASSKEY_NAME}
            required
            value={fresh}
            onChange={event => setFresh(event.target.value)}
          />
          <button type="submit" className="way">
            {say('passkey.rename-go')}
          </button>
        </form>
      </li>
    );
  }
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <p className="note">
          {used === undefined ? say('passkey.made', { made: date(made) }) : say('passkey.used', { made: date(made), used: date(used) })}
        </p>
      </div>
      <div className="passkey-ways">
        <button type="button" className="way" aria-label={say('passkey.rename-label', { name })} onClick={() => setFresh(name)}>
          {say('passkey.rename')}
        </button>
        <Sure className="way" word={say('passkey.remove')} sure={say('passkey.remove-sure')} onGo={() => void remove()} />
      </div>
    </li>
  );
}
