// Ways into an account: making one, signing in, and a recovery code for whoever has lost the password.

import { cleanName, isAccountName } from '@adega/wire/name.ts';
import { weaknessOf } from '@adega/wire/password.ts';
import { useEffect, useState } from 'react';
import { recover, signIn, signUp } from '../store/account.ts';
import { mine } from '../store/online.ts';
import { enterByPasskey, hasPasskeys } from '../store/passkey.ts';
import { keepNames, knownNames } from '../store/people.ts';
import { type Say, useSay } from '../text/words.ts';
import { AccountForm, Field, saidOf } from './account-fields.tsx';
import { passkeySaid } from './passkey-said.ts';

/** What is wrong with a new password, in words. */
export function weakSaid(say: Say, password: string, name: string): string | undefined {
  const weak = weaknessOf(password, name);
  return weak && say(`account.weak-${weak}`);
}

export function SignUp({ onCodes }: { readonly onCodes: (codes: readonly string[]) => void }) {
  const say = useSay();
  const [name, setName] = useState(() => knownNames()[0] ?? '');
  const [password, setPassword] = useState('');
  const send = async (): Promise<string | undefined> => {
    const called = cleanName(name);
    if (!isAccountName(called)) return say('account.bad-name');
    const weak = weakSaid(say, password, called);
    if (weak !== undefined) return weak;
    const { told, wrong } = await signUp(called, password);
    if (told === undefined) return saidOf(say, wrong);
    keepNames([called]);
    onCodes(told);
    return undefined;
  };
  return (
    <AccountForm
      heading={say('account.sign-up')}
      lead={say('account.sign-up-lead')}
      go={say('account.sign-up-go')}
      kind="first"
      onSend={send}
    >
      <Field label={say('account.name')} kind="username" value={name} onChange={setName} hint={say('account.name-hint')} />
      <Field
        label={say('account.password')}
        kind="new-password"
        value={password}
        onChange={setPassword}
        hint={say('account.password-hint')}
      />
    </AccountForm>
  );
}

/** How many tables this browser plays at as a guest. */
function useHeld(): number {
  const [held, setHeld] = useState(0);
  useEffect(() => void mine().then(({ told = [] }) => setHeld(told.length)), []);
  return held;
}

export function SignIn({ onDone }: { readonly onDone: (brought: number) => void }) {
  const say = useSay();
  const held = useHeld();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [bring, setBring] = useState(true);
  const send = async (): Promise<string | undefined> => {
    const { told, wrong } = await signIn(name, password, bring && held > 0);
    if (told === undefined) return saidOf(say, wrong);
    onDone(told);
    return undefined;
  };
  return (
    <>
      <AccountForm heading={say('account.sign-in')} go={say('account.sign-in-go')} kind="first" onSend={send}>
        <Field label={say('account.name')} kind="username" value={name} onChange={setName} />
        <Field label={say('account.password')} kind="current-password" value={password} onChange={setPassword} />
        {held > 0 && (
          <label className="account-bring">
            <input type="checkbox" checked={bring} onChange={event => setBring(event.target.checked)} />
            <span>{say('account.bring', { n: held })}</span>
          </label>
        )}
      </AccountForm>
      {hasPasskeys() && <ByPasskey bring={bring && held > 0} onDone={onDone} />}
    </>
  );
}

/** Without a name and a password: the browser asks which one, and the server knows whose it is. */
function ByPasskey({ bring, onDone }: { readonly bring: boolean; readonly onDone: (brought: number) => void }) {
  const say = useSay();
  const [wrong, setWrong] = useState<string | undefined>();
  const enter = async () => {
    setWrong(undefined);
    const { told, wrong: why } = await enterByPasskey(bring);
    if (told !== undefined) return onDone(told);
    setWrong(why === 'wrong' ? say('passkey.unknown') : passkeySaid(say, why));
  };
  return (
    <>
      <button type="button" className="way" onClick={() => void enter()}>
        {say('passkey.enter')}
      </button>
      <div role="alert">{wrong !== undefined && <p className="mistake">{wrong}</p>}</div>
    </>
  );
}

export function Recover({ onDone }: { readonly onDone: () => void }) {
  const say = useSay();
  const [name, setName] = useState('');
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const send = async (): Promise<string | undefined> => {
    const weak = weakSaid(say, password, name);
    if (weak !== undefined) return weak;
    const { told, wrong } = await recover(name, code, password);
    if (told === undefined) return wrong === 'wrong' ? say('account.wrong-code') : saidOf(say, wrong);
    onDone();
    return undefined;
  };
  return (
    <AccountForm heading={say('account.recover')} isFolded lead={say('account.recover-lead')} go={say('account.recover-go')} onSend={send}>
      <Field label={say('account.name')} kind="username" value={name} onChange={setName} />
      <Field label={say('account.code')} kind="one-time-code" value={code} onChange={setCode} />
      <Field label={say('account.fresh')} kind="new-password" value={password} onChange={setPassword} hint={say('account.password-hint')} />
    </AccountForm>
  );
}
