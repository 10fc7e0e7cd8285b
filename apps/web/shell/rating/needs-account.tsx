// To a guest at a rated table: why not, the way to an account, from which he finds back, and the way to do without where there is one.

import { keepWayBack } from '../../store/way-back.ts';
import { useSay } from '../../text/words.ts';
import { Link } from '../link.tsx';
import './rating.css';

export function NeedsAccount({ onWithout }: { readonly onWithout?: () => void }) {
  const say = useSay();
  return (
    <div className="needs-account">
      <p>{say('rated.needs-account')}</p>
      <Link to={{ page: 'account' }} className="way go-on" before={keepWayBack}>
        {say('rated.account')}
      </Link>
      {onWithout !== undefined && (
        <button type="button" className="way" onClick={onWithout}>
          {say('rated.without')}
        </button>
      )}
    </div>
  );
}
