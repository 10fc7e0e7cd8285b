// Those whom I do not want to meet, and the way to meet them again after all.

import type { Blocked } from '@adega/wire/talk.ts';
import { useCallback, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { blocked, unblock } from '../../store/online.ts';
import { useSay } from '../../text/words.ts';
import { Part } from '../account-part.tsx';

export function BlockedPeople() {
  const say = useSay();
  const intl = useIntl();
  const [all, setAll] = useState<Blocked>([]);
  const look = useCallback(async () => setAll((await blocked()).told ?? []), []);
  useEffect(() => void look(), [look]);
  const meet = async (key: string) => {
    await unblock(key);
    await look();
  };
  if (all.length === 0) return null;
  return (
    <Part heading={say('account.blocked')} lead={say('account.blocked-lead')}>
      <ul className="account-sessions account-blocked">
        {all.map(({ key, name, at }) => (
          <li key={key}>
            <div>
              <strong>{name}</strong>
              <p className="note">{say('account.blocked-since', { date: intl.formatDate(at, { dateStyle: 'medium' }) })}</p>
            </div>
            <button type="button" className="way" aria-label={`${say('account.unblock')}: ${name}`} onClick={() => void meet(key)}>
              {say('account.unblock')}
            </button>
          </li>
        ))}
      </ul>
    </Part>
  );
}
