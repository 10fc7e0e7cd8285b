// How a desk comes to its match: a new one, one that goes on from a record, or a position that somebody has put up.

import {
  type AnyGame,
  carryRecord,
  type OptionSpec,
  type Options,
  parseHeader,
  type Random,
  type RecordHeader,
  type Title,
} from '@adega/kernel';
import { openMatch, playOn, resumeMatch } from '@adega/table';
import type { Carried, Idea, Request, Trouble } from '@adega/wire';
import type { AnyMatch, ChanceFrom, Desk, Shelf } from './desk.ts';
import type { Staged } from './staging.ts';
import { comesOut } from './standing.ts';

export type Beginning = Extract<Request, { type: 'open' | 'resume' | 'stage' }>;

/** A desk whose seats nobody holds yet, and ideas to be taken up at it. */
export type Begun =
  | { readonly desk: Desk; readonly ideas: readonly Idea[]; readonly trouble?: undefined }
  | { readonly trouble: Trouble; readonly desk?: undefined };

/** Puts a scenario up: see staging.ts, which a page fetches only when somebody opens one. */
export type StageText = (text: string, chance: Random) => Staged;

export const noStage: StageText = () => {
  throw new Error('what puts scenarios up is not there');
};

export const isBeginning = (request: Request): request is Beginning => ['open', 'resume', 'stage'].includes(request.type);

export function begunBy(request: Beginning, shelf: Shelf, chanceFrom: ChanceFrom, stageText: StageText): Begun {
  switch (request.type) {
    case 'open':
      return opened(shelf, request, chanceFrom(request.seed));
    case 'resume':
      return resumed(shelf, request, chanceFrom);
    case 'stage':
      return staged(shelf, stageText(request.scenario, chanceFrom(undefined)));
  }
}

const deskWith = (match: AnyMatch, title: Title | undefined, more: Partial<Desk> = {}, ideas: readonly Idea[] = []): Begun => ({
  desk: { match, title, holders: match.names.map(() => undefined), ...more },
  ideas,
});

function staged({ titles }: Shelf, performed: Staged): Begun {
  if ('problems' in performed) return { trouble: { code: 'bad-scenario', problems: performed.problems } };
  const { match, report } = performed;
  return deskWith(match, titleIn(titles, match.game.id), { report });
}

const titleIn = (titles: readonly Title[], id: string): Title | undefined => titles.find(title => title.id === id);

function opened({ titles, gameOf }: Shelf, request: Request & { type: 'open' }, chance: Random): Begun {
  const game = gameOf(request.game);
  if (game === undefined) return unknownGame(titles, request.game);
  const options = { ...request.options, seats: request.names.length };
  const bad = badOption(game, options);
  if (bad !== undefined) return { trouble: bad };
  return deskWith(openMatch(game, request.names, options, chance), titleIn(titles, game.id));
}

const unknownGame = (titles: readonly Title[], game: string): Begun => ({
  trouble: { code: 'unknown-game', game, known: titles.map(({ id }) => id) },
});

function badOption(game: AnyGame, options: Options): Trouble | undefined {
  for (const id in options) {
    const spec: OptionSpec | undefined = game.options.find(o => o.id === id);
    const value = options[id] as string | number;
    if (spec?.values.includes(value)) continue;
    return { code: 'bad-option', option: id, value: String(value), expected: (spec?.values ?? []).map(String) };
  }
  return undefined;
}

type Resume = Request & { type: 'resume' };

function resumed({ titles, gameOf }: Shelf, request: Resume, chanceFrom: ChanceFrom): Begun {
  const header = parseHeader(request.record);
  if (header.problem !== undefined) return { trouble: { code: 'bad-record', problem: header.problem } };
  const now = gameOf(header.game);
  if (now === undefined) return unknownGame(titles, header.game);
  const game = packedAs(header, now, gameOf);
  const pack = game === now ? undefined : game.pack;
  const title = titleIn(titles, now.id);
  if (header.rules < game.rules || request.renew === true) return carriedOver(game, title, pack, request, chanceFrom(undefined));
  const match = resumeMatch(game, request.names, request.record, chanceFrom(undefined));
  if ('problem' in match) return { trouble: { code: 'bad-record', problem: match.problem } };
  return deskWith(match, title, { pack }, request.ideas);
}

/** With the pack that the record names, if it is one of ours. */
const packedAs = ({ pack }: RecordHeader, now: AnyGame, gameOf: Shelf['gameOf']): AnyGame =>
  pack === now.pack ? now : (gameOf(now.id, pack) ?? now);

/** Branches of older rules are left behind: what was done in them may be something else now. */
function carriedOver(game: AnyGame, title: Title | undefined, pack: string | undefined, request: Resume, chance: Random): Begun {
  const { names, record, kept, renew = false, ideas = [] } = request;
  const read = carryRecord(game, record, { accept: renew ? ['pack'] : [], awaited: kept?.toMove });
  if (read.unreadable !== undefined) return { trouble: { code: 'bad-record', problem: read.unreadable } };
  const { from, taken, of, answered, problem } = read;
  const carried: Carried = { from, taken, of, answered, same: comesOut(game, title, read, kept), ideas: ideas.length };
  if (kept !== undefined && !renew && carried.same === 'no') return { trouble: { code: 'not-carried', carried, problem } };
  return deskWith(playOn(game, names, read, chance), title, { pack, carried });
}
