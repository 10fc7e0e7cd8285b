// The reference card over a game, one press away.

import type { Position } from '@adega/wire';
import { openAtOnce } from '../table/dialog.ts';
import { useSay } from '../text/words.ts';
import { Card } from './card.tsx';

interface Props {
  readonly table: Position;
  readonly onClose: () => void;
}

export default function CardDialog({ table, onClose }: Props) {
  const say = useSay();
  const { game, pack, own, names } = table;
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
      <Card game={table.game} table={{ game, pack, own, seats: names.length }} />
    </dialog>
  );
}
