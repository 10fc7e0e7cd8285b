// Offered once, while others are asked at a table where turns take days: that this browser tells me when it is my turn. The browser asks
// nothing before somebody has pressed.

import { useState } from 'react';
import { useIntl } from 'react-intl';
import { barHere, keepOffered, tellMeHere, tellsHere, toldHere } from '../../store/told.ts';
import { useSay } from '../../text/words.ts';
import { Link } from '../link.tsx';
import { keepNoticeWords } from './notice-words.ts';
import { tellFromHere } from './open-page.ts';

type State = 'offered' | 'asking' | 'told' | 'denied' | 'failed' | 'over';

const isWanted = (): boolean => barHere() === undefined && tellsHere() === undefined && toldHere().offered !== true;

export default function Offer() {
  const say = useSay();
  const intl = useIntl();
  const [state, setState] = useState<State>(() => (isWanted() ? 'offered' : 'over'));
  const accept = async () => {
    setState('asking');
    keepOffered();
    const came = await tellMeHere().catch(() => 'failed' as const);
    tellFromHere();
    await keepNoticeWords(intl);
    setState(came === 'push' || came === 'page' ? 'told' : came);
  };
  const decline = () => {
    keepOffered();
    setState('over');
  };
  if (state === 'over') return null;
  const isOpen = state === 'offered' || state === 'asking';
  return (
    <div className="told-offer">
      <p role="status">
        {say(isOpen ? 'told.offer' : state === 'told' ? 'told.offer-done' : state === 'denied' ? 'told.here.denied' : 'told.failed')}
      </p>
      {isOpen ? (
        <>
          <button type="button" className="primary" disabled={state === 'asking'} onClick={() => void accept()}>
            {say('told.offer-yes')}
          </button>
          <button type="button" disabled={state === 'asking'} onClick={decline}>
            {say('told.offer-no')}
          </button>
        </>
      ) : (
        <>
          <Link to={{ page: 'settings' }} className="quiet-link">
            {say('told.settings')}
          </Link>
          <button type="button" onClick={decline}>
            {say('told.close')}
          </button>
        </>
      )}
    </div>
  );
}
