// To a guest at a rated table: why not, and the way to an account, from which he finds back.

import { keepWayBack } from '../../store/way-back.ts';
import { useSay } from '../../text/words.ts';
import { Link } from '../link.tsx';
import './rating.css';

export function NeedsAccount() {
  const say = useSay();
  return (
    <div className="needs-account">
      <p>{say('rated.needs-account')}</p>
      <Link to={{ page: 'account' }} className="way" before={keepWayBack}>
        {say('rated.account')}
      </Link>
    </div>
  );
}
