// What the forms about an account are made of.

import { type FormEvent, type ReactNode, useId, useState } from 'react';
import type { Wrong } from '../store/online.ts';
import { type CommonWord, type Say, useSay } from '../text/words.ts';

interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What browsers fill it in by. */
  readonly kind: 'username' | 'current-password' | 'new-password' | 'one-time-code' | 'off';
  readonly hint?: string;
}

export function Field({ label, value, onChange, kind, hint }: FieldProps) {
  const say = useSay();
  const id = useId();
  const [shown, setShown] = useState(false);
  const isSecret = kind.endsWith('password');
  return (
    <div className="account-field">
      <label htmlFor={id}>{label}</label>
      <div>
        <input
          id={id}
          type={isSecret && !shown ? 'password' : 'text'}
          autoComplete={kind}
          autoCapitalize="off"
          spellCheck={false}
          maxLength={200}
          required
          aria-describedby={hint === undefined ? undefined : `${id}-hint`}
          value={value}
          onChange={event => onChange(event.target.value)}
        />
        {isSecret && (
          <button type="button" className="way" aria-pressed={shown} onClick={() => setShown(!shown)}>
            {say('account.show')}
          </button>
        )}
      </div>
      {hint !== undefined && (
        <p className="note" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

interface FormProps {
  readonly heading: string;
  /** What opens it says what it is. */
  readonly isFolded?: boolean;
  readonly lead?: string;
  readonly go: string;
  /** What most come for; what cannot be undone. */
  readonly kind?: 'first' | 'grave';
  /** What was wrong, in words; undefined where nothing was. */
  readonly onSend: () => Promise<string | undefined>;
  readonly children?: ReactNode;
}

/** While it is on its way, it is not sent again. */
export function AccountForm({ heading, isFolded = false, lead, go, kind, onSend, children }: FormProps) {
  const id = useId();
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | undefined>();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setWrong(undefined);
    setWrong(await onSend());
    setBusy(false);
  };
  return (
    <form className="account-form" onSubmit={event => void send(event)} aria-labelledby={id}>
      <h2 id={id} className={isFolded ? 'hidden' : undefined}>
        {heading}
      </h2>
      {lead !== undefined && <p>{lead}</p>}
      {children}
      <div role="alert">{wrong !== undefined && <p className="mistake">{wrong}</p>}</div>
      <button type="submit" className={kind === 'first' ? 'way go-on' : kind === 'grave' ? 'way grave' : 'way'} aria-disabled={busy}>
        {go}
      </button>
    </form>
  );
}

const SAID: { readonly [wrong in Wrong]?: CommonWord } = {
  wrong: 'account.wrong',
  taken: 'account.taken',
  'too-fast': 'account.too-fast',
  'signed-in': 'account.changed',
  'signed-out': 'account.changed',
  'bad-message': 'account.bad-name',
  away: 'online.missing',
};

export const saidOf = (say: Say, wrong: Wrong | undefined): string | undefined =>
  wrong === undefined ? undefined : say(SAID[wrong] ?? 'account.failed');
