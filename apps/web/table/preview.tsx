// What a move would bring, while it is pointed at or has the focus.

import type { Position, Previewed } from '@adega/wire';
import { useEffect, useState } from 'react';
import { type Say, useSay } from '../text/words.ts';
import { isAlone } from './alone.ts';
import { endsTurn } from './ending-turn.ts';
import type { Face } from './face.ts';

interface Props {
  readonly face: Face;
  readonly position: Position;
  /** The key of the move, if one is pointed at. */
  readonly pointed: string | undefined;
  readonly onPreview: (seat: number, key: string) => Promise<Previewed | undefined>;
}

const PAUSE = 90;

export function Preview({ face, position, pointed, onPreview }: Props) {
  const say = useSay();
  const seat = position.question?.seat;
  const told = usePreview(seat, pointed, onPreview);
  return (
    <>
      <p className="preview-hint note">{say('preview.hint')}</p>
      <p className="digits-hint note">{say('moves.digits')}</p>
      <section className={told === undefined ? 'preview' : 'preview told'} aria-label={say('preview.heading')} aria-live="polite">
        {told !== undefined && <Told say={say} face={face} position={position} told={told} />}
      </section>
    </>
  );
}

/** Asks after a short pause, so that a pointer passing over asks nothing. */
export function usePreview(seat: number | undefined, key: string | undefined, ask: Props['onPreview']): Previewed | undefined {
  const [told, setTold] = useState<Previewed | undefined>();
  useEffect(() => {
    let late = false;
    setTold(undefined);
    if (seat === undefined || key === undefined) return;
    const timer = setTimeout(async () => {
      const answer = await ask(seat, key);
      if (!late) setTold(answer);
    }, PAUSE);
    return () => {
      late = true;
      clearTimeout(timer);
    };
  }, [seat, key, ask]);
  return told;
}

/** Whoever ends his turn by a move has confirmed it. */
function undoOf(group: string, stops: Previewed['stops'], position: Position) {
  if (stops === 'chance' && endsTurn(group)) return 'ends';
  return stops === 'seat' && isAlone(position) ? 'choice' : stops;
}

function Told({
  say,
  face,
  position,
  told,
}: {
  readonly say: Say;
  readonly face: Face;
  readonly position: Position;
  readonly told: Previewed;
}) {
  const { sure, stops, now, best, worst, complete, others } = told;
  return (
    <>
      <p className="preview-move">
        <strong>{say('preview.for', { move: face.move(say, position, told.key).phrase })}</strong>
      </p>
      <ul>
        {sure.length === 0 && <li>{say('preview.nothing')}</li>}
        {sure.map((event, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: events in their order
          <li key={i}>{face.event(say, position, event)}</li>
        ))}
        {others.map(({ seat, change }) => (
          <li key={`of ${seat}`} className="of-others">
            {say('preview.others', { name: position.names[seat] ?? '', change: say.signed(change) })}
          </li>
        ))}
        <li>
          {say(`preview.stops.${stops}`)} {say(`preview.undo.${undoOf(face.move(say, position, told.key).group, stops, position)}`)}
        </li>
      </ul>
      <p className="note">
        {say('preview.score', { now, signed: say.signed(now), down: now < 0 ? 'yes' : 'no' })} {face.due?.(say, position, told.key, now)}{' '}
        {best !== worst && say('preview.range', { best: say.signed(best), worst: say.signed(worst), complete: complete ? 'yes' : 'no' })}
      </p>
    </>
  );
}
