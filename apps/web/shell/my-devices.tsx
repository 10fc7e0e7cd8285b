// My tables on my other device, without an account: a link that makes it the same person's.

import { useState } from 'react';
import { linkDevice } from '../store/online.ts';
import { useSay } from '../text/words.ts';
import { LinkField } from './link-field.tsx';

export function MyDevices() {
  const say = useSay();
  const [token, setToken] = useState<string | undefined>();
  const [failed, setFailed] = useState(false);
  const make = async () => {
    const { told } = await linkDevice();
    setToken(told?.token);
    setFailed(told === undefined);
  };
  return (
    <section className="card my-devices" aria-labelledby="devices-heading">
      <h2 id="devices-heading">{say('device.heading')}</h2>
      <p>{say('device.lead')}</p>
      {token === undefined ? (
        <button type="button" className="second-way" onClick={() => void make()}>
          {say('device.make')}
        </button>
      ) : (
        <LinkField label={say('device.link')} path={`/device#${token}`} />
      )}
      {failed && <p role="alert">{say('online.failed')}</p>}
    </section>
  );
}
