// What is asked of the server besides playing.

import type { AccountTrouble } from '@adega/wire/account.ts';
import type { Bar, NewTable, Taking } from '@adega/wire/journal.ts';
import type { Level } from '@adega/wire/level.ts';
import { type GameWish, type Lobby, parseFound, parseLobby } from '@adega/wire/lobby.ts';
import { type ModeratorsDesk, parseModeratorsDesk, type VERDICTS } from '@adega/wire/moderation.ts';
import {
  type DeviceLink,
  type Glance,
  type MadeTable,
  type OnlineTrouble,
  parseAgain,
  parseDeviceLink,
  parseGlance,
  parseHandedOver,
  parseMade,
  parseReach,
} from '@adega/wire/online.ts';
import { type Blocked, parseBlocked, type Report } from '@adega/wire/talk.ts';
import { keepLink } from './tables.ts';

/** What came of a question, or why nothing did; 'away': no server answers. */
export type Answer<T> = { readonly told: T; readonly wrong?: undefined } | { readonly told?: undefined; readonly wrong: Wrong };
export type Wrong = OnlineTrouble['code'] | AccountTrouble['code'] | Bar['bar'] | 'away';

export async function ask<T>(path: string, body: unknown, read: (json: unknown) => T | undefined, method = 'POST'): Promise<Answer<T>> {
  try {
    const sent = { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    const response = await fetch(`/api${path}`, body === undefined ? {} : sent);
    const json: unknown = response.status === 204 ? {} : await response.json();
    const told = response.ok ? read(json) : undefined;
    return told === undefined ? { wrong: wrongIn(json) } : { told };
  } catch {
    return { wrong: 'away' };
  }
}

function wrongIn(json: unknown): Wrong {
  const { trouble, bar } = (json ?? {}) as { readonly trouble?: OnlineTrouble; readonly bar?: Bar };
  return trouble?.code ?? bar?.bar ?? 'away';
}

const glance = (json: unknown): Glance | undefined => parseGlance(json).message;

export const lookAt = (id: string, token: string | undefined): Promise<Answer<Glance>> =>
  ask(`/tables/${id}/look`, token === undefined ? {} : { token }, glance);

/** Who sits down. */
export interface Sitter {
  readonly name: string;
  readonly colour?: number | undefined;
}

export const sitAt = (id: string, seat: number, sitter: Sitter, token: string | undefined): Promise<Answer<Glance>> => {
  const sitting = { id: randomHex(8), seat, ...sitter, bytes: randomHex(32) };
  return ask(`/tables/${id}/sit`, token === undefined ? { sitting } : { sitting, token }, glance);
};

export const mine = (): Promise<Answer<readonly Glance[]>> =>
  ask('/mine', undefined, json => {
    const { tables } = json as { readonly tables?: readonly unknown[] };
    return tables?.map(glance).filter(one => one !== undefined);
  });

/** Tables that anybody may find. */
export const lobby = (): Promise<Answer<Lobby>> => ask('/lobby', undefined, json => parseLobby(json).message);

/** A seat at any table that fits, or at a new one. */
export const findGame = (wish: Omit<GameWish, 'id' | 'bytes'>): Promise<Answer<{ readonly id: string }>> =>
  ask('/find', { ...wish, id: randomHex(8), bytes: randomHex(32) }, json => parseFound(json).message);

export const makeTable = (wanted: NewTable): Promise<Answer<MadeTable>> => ask('/tables', wanted, json => parseMade(json).message);

/** A table that goes on with a game of this browser. */
export const takeTable = (taking: Taking): Promise<Answer<MadeTable>> =>
  ask('/tables/from-record', taking, json => parseMade(json).message);

/** Takes away a table whose game has not begun. */
export const dropTable = (id: string): Promise<Answer<true>> => ask(`/tables/${id}`, {}, () => true as const, 'DELETE');

/** Gives a free seat of a table that I made to a bot, or without one frees it again; only before the game. */
export const seatBot = (id: string, seat: number, bot: Level | undefined): Promise<Answer<true>> =>
  ask(`/tables/${id}/bot`, bot === undefined ? { seat } : { seat, bot }, () => true as const);

/** What gives my seat to whoever opens it first. */
export const handOver = (id: string, seat: number): Promise<Answer<string>> =>
  ask(`/tables/${id}/hand-over`, { seat }, json => parseHandedOver(json).message?.token);

/** What was given away by a link and not taken yet is mine again. */
export const callBack = (id: string, seat: number): Promise<Answer<true>> =>
  ask(`/tables/${id}/hand-over`, { seat }, () => true as const, 'DELETE');

/** Where people on other machines reach this server, where it knows. */
export const reachOf = (): Promise<Answer<{ readonly origin?: string | undefined }>> =>
  ask('/reach', undefined, json => parseReach(json).message);

/** A link with which my other device plays as the same person. */
export const linkDevice = (): Promise<Answer<DeviceLink>> => ask('/devices', {}, json => parseDeviceLink(json).message);

/** This device plays as whoever made the link from now on. */
export const joinDevices = (token: string): Promise<Answer<true>> => ask('/devices/join', { token }, () => true as const);

/** Where the same people play again; it is made if nobody has asked for it yet. */
async function nextTable(id: string): Promise<Answer<string>> {
  const { told, wrong } = await ask(`/tables/${id}/again`, {}, json => parseAgain(json).message);
  if (told === undefined) return { wrong };
  if (told.join !== undefined) keepLink(told.id, told.join);
  return { told: told.id };
}

/** Sits down there at once, where a seat is kept for me. */
export async function playAgain(id: string, sitter: Sitter): Promise<Answer<string>> {
  const next = await nextTable(id);
  if (next.told === undefined) return next;
  const { told } = await lookAt(next.told, undefined);
  if (told?.kept !== undefined && told.mine.length === 0) await sitAt(next.told, told.kept, sitter, undefined);
  return next;
}

/** Whoever sits there is not met any more. */
export const block = (meant: { readonly table: string; readonly said?: string; readonly seat: number }): Promise<Answer<true>> =>
  ask('/blocks', meant, () => true as const);

/** Those whom I do not want to meet. */
export const blocked = (): Promise<Answer<Blocked>> => ask('/blocks', undefined, json => parseBlocked(json).message?.blocked);

export const unblock = (key: string): Promise<Answer<true>> => ask('/blocks', { key }, () => true as const, 'DELETE');

export const reportSaid = (report: Report): Promise<Answer<true>> => ask('/reports', report, () => true as const);

export const moderatorsDesk = (): Promise<Answer<ModeratorsDesk>> =>
  ask('/moderation', undefined, json => parseModeratorsDesk(json).message);

export const settleReport = (id: string, verdict: (typeof VERDICTS)[number], days: number): Promise<Answer<true>> =>
  ask('/moderation/settle', { id, verdict, days }, () => true as const);

export const liftBan = (person: string): Promise<Answer<true>> => ask('/moderation/lift', { person }, () => true as const);

export const proofOf = (id: string): Promise<Answer<unknown>> => ask(`/tables/${id}/proof`, undefined, json => json);

/** Also where a page was come to by plain http. */
const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), byte => byte.toString(16).padStart(2, '0')).join('');
