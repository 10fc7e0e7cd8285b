// The words in which the service worker shows a notice, in the language of now: it has none of its own.

import type { IntlShape } from 'react-intl';
import { tellWorker } from '../../store/told.ts';
import { sayWith } from '../../text/words.ts';

const GAME = 'game.';

export async function keepNoticeWords(intl: IntlShape): Promise<void> {
  const say = sayWith(intl);
  // The first page has fewer words.
  if (!say.has('told.turn')) return;
  const games = Object.keys(intl.messages).filter(id => id.startsWith(GAME));
  const words = {
    lang: intl.locale,
    turn: say('told.turn', { game: '{game}' }),
    with: say('told.with', { names: '{names}' }),
    games: Object.fromEntries(games.map(id => [id.slice(GAME.length), say.own(id)])),
  };
  await tellWorker({ told: 'words', words });
}
