// The same game beside the page: it says what is offered and how it is spoken, without asking the page.
import { stream } from '@adega/kernel';
import { type Position, parseReply } from '@adega/wire';
import { createIntl } from 'react-intl';
import { fetchGameWords } from '../games/words.ts';
import { endsTurn } from '../table/ending-turn.ts';
import { makeHost } from '../table/host.ts';
import { confirmWord } from '../table/turn-panel.tsx';
import { sayWith } from '../text/words.ts';
import { PAGE } from './english.ts';
import { faceOf, fetchFace } from './faces.ts';

/** A move as a listener hears it: in the list under its group, or as one phrase. */
export interface Heard {
  readonly key: string;
  readonly title: string;
  readonly label: string;
  readonly phrase: string;
}

export interface Mirror {
  now(): Position;
  /** What can be done now; empty when the game is over. */
  heard(): Heard[];
  play(key: string): void;
}

export async function mirrorOf(game: string, names: readonly string[], seed: string): Promise<Mirror> {
  const own = await fetchGameWords('en', game);
  const say = sayWith(createIntl({ locale: 'en', messages: { ...PAGE, ...own } }));
  await fetchFace(game);
  const host = makeHost(() => stream(seed, 'chance'));
  const ask = (request: object): Position => parseReply(host.answer({ ...request, id: 0 })).message as Position;
  let now = ask({ type: 'open', game, names, options: {} });
  const face = faceOf(now.game);
  return {
    now: () => now,
    heard: () => {
      if (now.waiting.for === 'confirm') {
        const label = confirmWord(say, face, now, now.waiting.seat);
        return [{ key: 'confirm', title: '', label, phrase: label }];
      }
      return (now.question?.offered ?? []).map(key => ({ key, ...face.move(say, now, key) }));
    },
    play: key => {
      const { at, waiting, question } = now;
      now = ask(
        waiting.for === 'confirm'
          ? { type: 'confirm', at, seat: waiting.seat }
          : { type: 'choose', at, seat: question?.seat, key, confirm: endsTurn(face.move(say, now, key).group) },
      );
    },
  };
}
