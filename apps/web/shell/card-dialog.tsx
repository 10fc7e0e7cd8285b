// The reference card over a game, one press away.

import { openAtOnce } from '../table/dialog.ts';
import { useSay } from '../text/words.ts';
import { Card } from './card.tsx';

interface Props {
  readonly game: string;
  readonly onClose: () => void;
}

export default function CardDialog({ game, onClose }: Props) {
  const say = useSay();
  return (
    <dialog className="card-dialog" aria-label={say('card.short')} ref={openAtOnce} onClose={onClose}>
      <p className="card-ways">
        <button type="button" className="primary" onClick={onClose}>
          {say('card.close')}
        </button>
        <button type="button" onClick={() => print()}>
          {say('card.print')}
        </button>
      </p>
      <Card game={game} />
    </dialog>
  );
}
