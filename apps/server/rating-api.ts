// By http: the table of players of a game, the page of a player, and whether I stand in that table.

import { TITLES } from '@adega/shelf';
import { LEVELS } from '@adega/wire';
import { type PlayedRated, type Player, type Players, parseStanding, type Ranked, type RatedIn } from '@adega/wire/rating.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answered, asked, type Office, refuse, signedIn } from './account-office.ts';
import { accountNamed, accountOf, changeAccount } from './accounts.ts';
import type { Belonging } from './belongings.ts';
import { shownOf } from './rating.ts';
import {
  allOf,
  botEntrant,
  type Entrant,
  forgetPlayed,
  type Known,
  levelOf,
  type Played,
  playedBy,
  RATING,
  type Stands,
  stand,
  standDown,
  standings,
} from './ratings.ts';
import type { Store, Write } from './store/store.ts';

/** More are not told. */
const MOST_PLAYERS = 200;
const MOST_HISTORY = 50;

export function serveRatings(app: FastifyInstance, office: Office): void {
  const { store, identity } = office;
  const missing = (reply: FastifyReply) => reply.code(404).send({ trouble: { code: 'no-player' } });
  const personIn = (request: FastifyRequest): string | undefined => identity.who(request)?.person;

  app.get('/api/players', async (request: FastifyRequest<{ Querystring: { game?: unknown } }>, reply) => {
    reply.header('cache-control', 'no-store');
    const { game } = request.query;
    if (!TITLES.some(({ id }) => id === game)) return missing(reply);
    return playersOf(store, String(game), personIn(request));
  });

  /** A name that nobody has, one that has not played, and one that does not want to be found are told alike. */
  app.get('/api/player', async (request: FastifyRequest<{ Querystring: { name?: unknown; bot?: unknown } }>, reply) => {
    reply.header('cache-control', 'no-store');
    const { name, bot } = request.query;
    const me = personIn(request);
    const level = LEVELS.find(one => one === bot);
    if (level !== undefined) return playerOf(store, botEntrant(level), { bot: level, me: false }, me);
    const found = typeof name === 'string' && name.length <= 200 ? await accountNamed(store, name) : undefined;
    if (found === undefined || (found.account.unlisted && found.person !== me)) return missing(reply);
    const isMe = found.person === me;
    const about = { name: found.account.name, me: isMe, ...(isMe && { listed: found.account.unlisted !== true }) };
    const player = await playerOf(store, found.person, about, me);
    return isMe || player.ratings.length > 0 ? player : missing(reply);
  });

  app.post(
    '/api/account/standing',
    answered(async request => {
      const { listed } = asked(parseStanding(request.body));
      const { found } = await signedIn(office, request);
      const { person, account } = found;
      const writes = (await allOf(store, person)).map(({ game, believed }) =>
        listed ? stand(person, account.name, game, believed) : standDown(person, game),
      );
      // A game that is rated at this moment goes by the account as it was, and is reckoned again.
      const change = changeAccount(found, { unlisted: listed ? undefined : true });
      if ((await store.commit([change, ...writes])) === 'conflict') refuse('wrong');
      return {};
    }),
  );
}

async function playersOf(store: Store, game: string, me: string | undefined): Promise<Players> {
  const [sure, provisional] = await Promise.all([false, true].map(unsure => standings(store, game, unsure, MOST_PLAYERS)));
  const told = ({ entrant, name, rating, spread, games }: Stands, isProvisional: boolean): Ranked => ({
    ...(name === undefined ? { bot: levelOf(entrant) } : { name }),
    rating,
    spread,
    games,
    provisional: isProvisional,
    ...(entrant === me && { me: true as const }),
  });
  return {
    game,
    // Who has as much has the same rank.
    players: (sure ?? []).map((one, _, all) => ({ ...told(one, false), rank: 1 + all.findIndex(({ rating }) => rating === one.rating) })),
    provisional: (provisional ?? []).map(one => told(one, true)),
  };
}

type About = Pick<Player, 'name' | 'bot' | 'me' | 'listed'>;

async function playerOf(store: Store, entrant: Entrant, about: About, asker: string | undefined): Promise<Player> {
  const names = namesIn(store);
  const all = await allOf(store, entrant);
  const ratings = await Promise.all(all.map(known => ratedIn(store, known, names, asker)));
  return { ...about, ratings: ratings.sort((a, b) => b.games - a.games) };
}

type Names = (who: Entrant | undefined) => Promise<{ readonly name?: string; readonly bot?: NonNullable<Player['bot']> }>;

/** What entrants are called now; each is looked up once. */
function namesIn(store: Store): Names {
  const known = new Map<Entrant, ReturnType<Names>>();
  const look = async (who: Entrant): ReturnType<Names> => {
    const bot = levelOf(who);
    const name = bot === undefined ? (await accountOf(store, who))?.account.name : undefined;
    return { ...(bot && { bot }), ...(name !== undefined && { name }) };
  };
  return async who => {
    if (who === undefined) return {};
    const named = known.get(who) ?? look(who);
    known.set(who, named);
    return named;
  };
}

async function ratedIn(
  store: Store,
  { entrant, game, believed }: Known & { readonly game: string },
  names: Names,
  asker: string | undefined,
): Promise<RatedIn> {
  const played = await playedBy(store, entrant, game);
  const history = played.slice(0, MOST_HISTORY).map(async (one, i): Promise<PlayedRated> => {
    const { place, of, lost, rating, spread, provisional, change, at } = one;
    const others = await Promise.all(one.others.map(async ({ who, place }) => ({ ...(await names(who)), place })));
    const may = mayLook(one, entrant, asker);
    const games = believed.games - i;
    return { place, of, ...(lost && { lost }), rating, spread, provisional, games, change, at, ...(may && { table: one.table }), others };
  });
  return {
    game,
    ...shownOf(believed),
    games: believed.games,
    course: played.map(({ at, rating, spread }) => ({ at, rating, spread })).reverse(),
    history: await Promise.all(history),
  };
}

/** Those who sat there, and where it is open, everybody. */
const mayLook = ({ open, others }: Played, entrant: Entrant, asker: string | undefined): boolean =>
  open || (asker !== undefined && (asker === entrant || others.some(({ who }) => who === asker)));

/** As they are handed out and forgotten. What others have played against somebody stays with them, without his name. */
export const ratingsOf = (store: Store): Belonging => ({
  name: 'ratings',
  told: async person => (await playerOf(store, person, { me: true }, person)).ratings,
  // Of every game there is: one may be rated at this moment.
  forgotten: async person => [
    { write: 'sweep', kind: RATING, owner: person },
    ...TITLES.flatMap(({ id }): Write[] => [standDown(person, id), forgetPlayed(person, id)]),
  ],
});
