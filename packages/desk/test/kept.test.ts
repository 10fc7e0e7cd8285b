import { stream } from '@adega/kernel';
import type { Added, Position } from '@adega/wire';
import { expect, test } from 'vitest';
import { type Ask, desk, positionIn } from './desk.ts';

/** What somebody keeps who only ever hears what was added. */
function keeper(ask: Ask) {
  const kept = { lines: [] as string[], ideas: [] as Added['ideas'], sizes: [] as number[] };
  const hear = (): string => {
    const reply = ask({ type: 'added' });
    if (reply.type !== 'added') throw new Error(JSON.stringify(reply));
    kept.lines = [...kept.lines.slice(0, reply.from), ...reply.lines];
    kept.ideas = reply.ideas ?? kept.ideas;
    kept.sizes.push(reply.lines.length);
    return reply.head + kept.lines.map(line => `${line}\n`).join('');
  };
  return { kept, hear };
}

const GAMES = ['vinhos/2016', 'vinhos/solo', 'vino'];

test.each(GAMES)('what is added to %s makes the record, whatever is taken back and tried on', game => {
  const ask = desk(game);
  const { kept, hear } = keeper(ask);
  const rng = stream(game, 'kept');
  const names = game === 'vinhos/solo' ? ['Ana'] : ['Ana', 'Bea', 'Carlos'];
  let now: Position = positionIn(ask({ type: 'open', game, names, options: {} }));
  for (let n = 0; n < 400 && now.waiting.for !== 'nobody'; n++) {
    const { at, waiting, question, undo, branch } = now;
    const offered = question?.offered ?? [];
    if (undo.possible && rng.below(6) === 0) now = positionIn(ask({ type: 'undo', at, seat: undo.seat, to: undo.to }));
    else if (branch === undefined && rng.below(40) === 0) now = positionIn(ask({ type: 'branch', name: `b${n}`, from: at }));
    else if (branch !== undefined && rng.below(4) === 0)
      now = positionIn(ask(rng.below(2) === 0 ? { type: 'drop', name: branch } : { type: 'visit' }));
    else if (waiting.for === 'confirm') now = positionIn(ask({ type: 'confirm', at, seat: waiting.seat }));
    else now = positionIn(ask({ type: 'choose', at, seat: question?.seat ?? 0, key: offered[rng.below(offered.length)] as string }));
    if (now.branches.length > 10) now = positionIn(ask({ type: 'drop', name: now.branches[0] as string }));
    // Not after every change: nothing is missed by whoever asks later.
    if (rng.below(3) === 0) continue;
    const whole = ask({ type: 'record' });
    expect(whole).toMatchObject({ text: hear(), ideas: kept.ideas });
  }
  const mean = kept.sizes.reduce((a, b) => a + b, 0) / kept.sizes.length;
  expect(mean).toBeLessThan(6);
});

test('another match is told from its beginning', () => {
  const ask = desk('again');
  const { kept, hear } = keeper(ask);
  for (const game of ['vinhos/2016', 'vino']) {
    ask({ type: 'open', game, names: ['Ana', 'Bea', 'Carlos'], options: {} });
    expect(ask({ type: 'record' })).toMatchObject({ text: hear(), ideas: [] });
    ask({ type: 'branch', name: 'b', from: 0 });
    expect(ask({ type: 'record' })).toMatchObject({ text: hear(), ideas: kept.ideas });
    expect(kept.ideas).toHaveLength(1);
  }
});
