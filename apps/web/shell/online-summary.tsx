// What a new table on line will be like, in the words that everybody reads who comes to it.

import type { SeatPlan } from '@adega/wire/journal.ts';
import type { Listing } from '@adega/wire/lobby.ts';
import type { Pace } from '@adega/wire/pace.ts';
import { gameName } from '../text/game-name.ts';
import { useSay } from '../text/words.ts';
import { PaceRows } from './pace/pace-rows.tsx';

interface Props {
  readonly game: string;
  readonly seats: readonly SeatPlan[];
  readonly pace: Pace | undefined;
  readonly rated: boolean;
  readonly experience: Listing['experience'] | undefined;
}

export function Summary({ game, seats, pace, rated, experience }: Props) {
  const say = useSay();
  const bots = seats.filter(plan => plan !== 'open').length;
  return (
    <dl className="online-options">
      <div>
        <dt>{say('setup.game')}</dt>
        <dd>
          {gameName(say, game)} {rated && <span className="chip strong">{say('rated.short')}</span>}
        </dd>
      </div>
      <div>
        <dt>{say('start.players')}</dt>
        <dd>{say('online.summary-seats', { n: seats.length, bots })}</dd>
      </div>
      <PaceRows pace={pace} />
      <div>
        <dt>{say('lobby.experience')}</dt>
        <dd>{say(experience === undefined ? 'online.closed' : `lobby.experience.${experience}`)}</dd>
      </div>
    </dl>
  );
}
