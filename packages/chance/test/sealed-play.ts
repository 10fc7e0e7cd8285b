// A game whose draws follow from a seal, and seats that pick anything, for tests.

import { type AnyGame, begin, CHANCE, type Decision, enter, makeEntry, type Options, pick, type Random } from '@adega/kernel';
import { commitmentTo, drawWith, isDrawn, outcomesOf, type Proof, type Seal } from '../index.ts';

/** Now and then somebody goes back: draws do not. */
export function playSealed(game: AnyGame, given: Options, seal: Seal, players: Random, backEvery = 0): Proof {
  const draw = drawWith(seal);
  const entries: string[] = [];
  let playing = begin(game, given);
  const { options } = playing.record;
  let k = 0;
  for (let open = game.decide(playing.state), n = 1; open.length > 0 && n < 400; open = game.decide(playing.state), n++) {
    const d = open[players.below(open.length)] as Decision<unknown>;
    const due = isDrawn(d) ? draw(++k, outcomesOf(game, d)) : undefined;
    const move = due === undefined ? (d.by === CHANCE ? d.moves[0] : pick(d, players)) : d.moves.find(m => game.keyOf(m) === due);
    enter(game, playing, d.by, move);
    entries.push(makeEntry(game, playing.record.entries.at(-1) as never));
    if (backEvery === 0 || n % backEvery !== 0) continue;
    const held = playing.record.entries.slice(0, players.below(playing.record.entries.length));
    playing = begin(game, given);
    for (const { by, move: again } of held) enter(game, playing, by, again);
    entries.push(`back ${held.length}`);
  }
  const { id, rules, pack } = game;
  return { game: id, rules, pack, options, ...seal, commitment: commitmentTo(seal.secret), entries };
}
