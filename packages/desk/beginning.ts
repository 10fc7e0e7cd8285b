// How a desk comes to its match: a new one, one that goes on from a record, or a position that somebody has put up.

import {
  type AnyGame,
  carryRecord,
  type OptionSpec,
  type Options,
  parseHeader,
  type Random,
  type RecordHeader,
  type RecordProblem,
  type Title,
} from '@adega/kernel';
import { openMatch, playOn, resumeMatch } from '@adega/table';
import type { Carried, Idea, Request, Trouble } from '@adega/wire';
import type { AnyMatch, ChanceFrom, Desk, Shelf } from './desk.ts';
import { type Packed, packedWith } from './own-pack.ts';
import type { Lesson, Staged } from './staging.ts';
import { comesOut } from './standing.ts';

export type Beginning = Extract<Request, { type: 'open' | 'resume' | 'stage' }>;

/** A desk whose seats nobody holds yet, and ideas to be taken up at it. */
export type Begun =
  | { readonly desk: Desk; readonly ideas: readonly Idea[]; readonly trouble?: undefined }
  | { readonly trouble: Trouble; readonly desk?: undefined };

/** Puts a scenario up: see staging.ts, which a page fetches only when somebody opens one. */
export type StageText = (text: string, chance: Random, lesson?: Lesson) => Staged;

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
      return staged(shelf, stageText(request.scenario, chanceFrom(undefined), request.lesson));
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
  const now = gameOf(request.game);
  if (now === undefined) return unknownGame(titles, request.game);
  const title = titleIn(titles, now.id);
  const packed = request.pack === undefined || title === undefined ? undefined : packedWith(title, request.pack);
  if (packed?.trouble !== undefined) return packed;
  const game = packed?.game ?? now;
  const options = { ...request.options, seats: request.names.length };
  const bad = badOption(game, options);
  if (bad !== undefined) return { trouble: bad };
  return deskWith(openMatch(game, request.names, options, chance), title, playedWith(title, now, game, packed?.text));
}

/** What is told of the pack of a game; nothing where it is the one that comes with it. */
function playedWith(title: Title | undefined, now: AnyGame, game: AnyGame, text: string | undefined): Pick<Desk, 'pack' | 'own'> {
  if (game.pack === now.pack) return {};
  return { pack: game.pack, own: title?.packs?.named(game.pack) === undefined ? text : undefined };
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
  const title = titleIn(titles, now.id);
  const brought = request.pack === undefined || title === undefined ? undefined : broughtWith(header, title, request.pack);
  if (brought?.trouble !== undefined) return brought;
  const game = brought?.game ?? packedAs(header, now, gameOf);
  const played = playedWith(title, now, game, brought?.text);
  if (header.rules < game.rules || request.renew === true) return carriedOver(game, title, played, request, chanceFrom(undefined));
  const match = resumeMatch(game, request.names, request.record, chanceFrom(undefined));
  if ('problem' in match) return { trouble: unread(match.problem) };
  return deskWith(match, title, played, request.ideas);
}

/** With the pack that somebody has brought, if it is the one that the record names. */
function broughtWith(header: RecordHeader, title: Title, json: string): Packed {
  const packed = packedWith(title, json);
  if (packed.trouble !== undefined || packed.game.pack === header.pack) return packed;
  return { trouble: { code: 'other-pack', named: header.pack, brought: packed.game.pack } };
}

const unread = (problem: RecordProblem): Trouble =>
  problem.problem === 'other-pack' ? { code: 'missing-pack', pack: problem.found } : { code: 'bad-record', problem };

/** With the pack that the record names, if it is one of ours. */
const packedAs = ({ pack }: RecordHeader, now: AnyGame, gameOf: Shelf['gameOf']): AnyGame =>
  pack === now.pack ? now : (gameOf(now.id, pack) ?? now);

/** Branches of older rules are left behind: what was done in them may be something else now. */
function carriedOver(game: AnyGame, title: Title | undefined, played: Partial<Desk>, request: Resume, chance: Random): Begun {
  const { names, record, kept, renew = false, ideas = [] } = request;
  const read = carryRecord(game, record, { accept: renew ? ['pack'] : [], awaited: kept?.toMove });
  if (read.unreadable !== undefined) return { trouble: unread(read.unreadable) };
  const { from, taken, of, answered, problem } = read;
  const carried: Carried = { from, taken, of, answered, same: comesOut(game, title, read, kept), ideas: ideas.length };
  if (kept !== undefined && !renew && carried.same === 'no') return { trouble: { code: 'not-carried', carried, problem } };
  return deskWith(playOn(game, names, read, chance), title, { ...played, carried });
}
