// A page that is open and that nobody looks at tells of my turns itself, where the browser cannot be reached from afar: after the same time,
// and only if it is still my turn.

import { isWaiting, onWaiting } from '../../store/mark.ts';
import { lookAt } from '../../store/online.ts';
import { tellsHere, tellWorker, toldHere } from '../../store/told.ts';
import { waitsForMe } from '../glance.ts';

const MINUTE = 60_000; // milliseconds

const mayTell = (id: string): boolean =>
  tellsHere() === 'page' && toldHere().after !== 'off' && document.visibilityState === 'hidden' && isWaiting(id);

async function tell(id: string): Promise<void> {
  if (!mayTell(id)) return;
  const { told } = await lookAt(id, undefined);
  const seat = told?.mine.find(of => told.asked.includes(of));
  if (told === undefined || seat === undefined || !waitsForMe(told) || !mayTell(id)) return;
  const { table, held, lines, at } = told;
  const names = held.map(({ name }) => name ?? '');
  await tellWorker({ told: 'notice', notice: { kind: 'turn', id: `${id} ${lines}`, table: id, game: table.game, seat, names, at } });
}

const timers = new Map<string, ReturnType<typeof setTimeout>>();

function hear(ids: readonly string[]): void {
  const { after } = toldHere();
  if (after === 'off' || tellsHere() !== 'page') return;
  for (const id of ids) {
    clearTimeout(timers.get(id));
    const timer = setTimeout(() => void tell(id), after * MINUTE);
    timers.set(id, timer);
  }
}

/** As long as the page is open; said twice it is as if it were said once. */
export const tellFromHere = (): void => void onWaiting(hear);
