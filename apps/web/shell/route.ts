// Where in the page we are: an address for every place, so that the back button, a bookmark and a link to a position work.

import { useMemo, useSyncExternalStore } from 'react';
import { AIMS, GUIDED, RULEBOOKS } from '../games/drawn.ts';

export type Route =
  | { readonly page: 'landing' }
  | { readonly page: 'new' }
  /** A scenario on the table; its file stands in the address, or was opened on this page. */
  | { readonly page: 'scenario' }
  /** A finished game that stands in the address. */
  | { readonly page: 'shared' }
  /** `at` is a number of entries: the position after so many, to look at; without it the game goes on. */
  | { readonly page: 'game'; readonly id: string; readonly at?: number }
  /** A new table on line. */
  | { readonly page: 'online' }
  /** Reports, for moderators. */
  | { readonly page: 'moderation' }
  /** Open tables, and somebody to play with. */
  | { readonly page: 'lobby' }
  /** What came of my games. */
  | { readonly page: 'stats' }
  /** All my games, on line and at this screen. */
  | { readonly page: 'games' }
  /** This device becomes that of the same person as another; what makes it so stands behind a #. */
  | { readonly page: 'device' }
  /** A table on line. What opens it stands behind a # and is sent to nobody. */
  | { readonly page: 'table'; readonly id: string }
  /** All rules, or opened at this rule or ruling. */
  | { readonly page: 'rules'; readonly rule?: string }
  /** What a game is about. */
  | { readonly page: 'aim'; readonly of: string }
  /** First steps: all chapters, or one of them at the table. */
  | { readonly page: 'learn'; readonly of: string; readonly chapter?: string }
  /** The rules of a game to read, and in short on a card. */
  | { readonly page: 'book'; readonly game: string }
  | { readonly page: 'card'; readonly game: string }
  /** Signing up, in and out, and all that is kept of me. */
  | { readonly page: 'account' }
  /** How good those are who play a game. */
  | { readonly page: 'players'; readonly game: string }
  /** What rated games of somebody have come to: of an account by its name, of a bot by its level. */
  | { readonly page: 'player'; readonly who: string }
  /** What is kept of people. */
  | { readonly page: 'privacy' }
  | { readonly page: 'settings' }
  | { readonly page: 'about' }
  | { readonly page: 'lost'; readonly path: string };

const PLAIN = {
  '/': 'landing',
  '/new': 'new',
  '/online': 'online',
  '/lobby': 'lobby',
  '/moderation': 'moderation',
  '/games': 'games',
  '/device': 'device',
  '/scenario': 'scenario',
  '/shared': 'shared',
  '/stats': 'stats',
  '/rules': 'rules',
  '/account': 'account',
  '/privacy': 'privacy',
  '/settings': 'settings',
  '/about': 'about',
} as const;

const isAt = (address: string, path: string): boolean => address === path || `${address}/` === path;

export function parseRoute(path: string): Route {
  const plain = Object.entries(PLAIN).find(([address]) => isAt(address, path));
  if (plain !== undefined) return { page: plain[1] };
  const [, id, at] = /^\/game\/([\w-]+)(?:\/at\/(\d{1,6}))?\/?$/.exec(path) ?? [];
  if (id !== undefined) return at === undefined ? { page: 'game', id } : { page: 'game', id, at: Number(at) };
  const table = /^\/table\/([\w-]{1,40})\/?$/.exec(path)?.[1];
  if (table !== undefined) return { page: 'table', id: table };
  const of = AIMS.find(of => isAt(makePath({ page: 'aim', of }), path));
  if (of !== undefined) return { page: 'aim', of };
  const read = learnIn(path) ?? bookIn(path);
  if (read !== undefined) return read;
  const player = playersIn(path);
  if (player !== undefined) return player;
  const rule = /^\/rules\/([\w.-]+)$/.exec(path)?.[1];
  return rule === undefined ? { page: 'lost', path } : { page: 'rules', rule };
}

function learnIn(path: string): Route | undefined {
  const found = /^\/learn(?:\/([\w-]+))?(?:\/([\w-]+))?\/?$/.exec(path);
  const [, of = GUIDED[0] as string, chapter] = found ?? [];
  if (found === null || !GUIDED.includes(of)) return undefined;
  return chapter === undefined ? { page: 'learn', of } : { page: 'learn', of, chapter };
}

/** Whose players are shown where none is named. */
export const FIRST_GAME = RULEBOOKS[0] as string;

/** No account has a colon in its name. */
export const BOT_PLAYER = 'bot:';

function playersIn(path: string): Route | undefined {
  const [, of, rest = ''] = /^\/(players|player)(?:\/(.*))?$/.exec(path) ?? [];
  if (of === 'players')
    return /^(?:[\w-]+(?:\/[\w-]+)?)?\/?$/.test(rest) ? { page: of, game: rest.replace(/\/$/, '') || FIRST_GAME } : undefined;
  try {
    const who = decodeURIComponent(rest.replace(/\/$/, ''));
    return of === undefined || who === '' || who.includes('/') ? undefined : { page: 'player', who };
  } catch {
    return undefined;
  }
}

function bookIn(path: string): Route | undefined {
  const [, page, game = RULEBOOKS[0] as string] = /^\/(book|card)(?:\/([\w/-]+?))?\/?$/.exec(path) ?? [];
  return page === undefined || !RULEBOOKS.includes(game) ? undefined : { page: page as 'book' | 'card', game };
}

export function makePath(route: Route): string {
  switch (route.page) {
    case 'landing':
      return '/';
    case 'game':
      return route.at === undefined ? `/game/${route.id}` : `/game/${route.id}/at/${route.at}`;
    case 'table':
      return `/table/${route.id}`;
    case 'rules':
      return route.rule === undefined ? '/rules' : `/rules/${route.rule}`;
    case 'aim':
      return route.of === AIMS[0] ? '/aim' : `/aim/${route.of}`;
    case 'book':
    case 'card':
      return `/${route.page}/${route.game}`;
    case 'learn':
      return route.chapter === undefined ? `/learn/${route.of}` : `/learn/${route.of}/${route.chapter}`;
    case 'players':
      return `/players/${route.game}`;
    case 'player':
      return `/player/${encodeURIComponent(route.who)}`;
    case 'lost':
      return route.path;
    default:
      return `/${route.page}`;
  }
}

const listeners = new Set<() => void>();

/** Goes there without loading the page again. `replace`: the back button passes over where we were. */
export function goTo(route: Route, replace = false): void {
  const path = makePath(route);
  if (path === location.pathname) return;
  if (replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  for (const tell of listeners) tell();
}

function listen(tell: () => void): () => void {
  listeners.add(tell);
  addEventListener('popstate', tell);
  return () => {
    listeners.delete(tell);
    removeEventListener('popstate', tell);
  };
}

export function useRoute(): Route {
  const path = useSyncExternalStore(listen, () => location.pathname);
  return useMemo(() => parseRoute(path), [path]);
}
