// Reports, bans, and a log of what moderators have done that nobody can change unseen: every line has the hash of the one before it.

import { createHash, randomBytes } from 'node:crypto';
import type { AuditedTold, ReportTold, VERDICTS } from '@adega/wire/moderation.ts';
import type { Report } from '@adega/wire/talk.ts';
import type { Belonging } from './belongings.ts';
import type { Store, Write } from './store/store.ts';

const REPORT = 'report';
const BAN = 'ban';
const WARNING = 'warning';
const AUDIT = 'audit';
const [OPEN, CLOSED] = ['open', 'closed'];
const TRIES = 20;

export interface Reported extends Report {
  readonly id: string;
  readonly at: number;
  readonly by: string;
  readonly of: string;
  readonly name: string;
  /** What was said around it. */
  readonly around: ReportTold['around'];
  readonly verdict?: Verdict | undefined;
}

export type Verdict = (typeof VERDICTS)[number];

export interface Audited extends AuditedTold {
  /** Which report it was about. */
  readonly report?: string;
  readonly before: string;
}

type Deed = Omit<Audited, 'n' | 'at' | 'by' | 'before'>;

export interface Moderation {
  report(reported: Omit<Reported, 'id' | 'verdict'>): Promise<void>;
  reports(isOpen: boolean): Promise<readonly Reported[]>;
  settle(id: string, verdict: Verdict, by: string, days: number): Promise<boolean>;
  isBanned(person: string): Promise<boolean>;
  /** Whether there is something that somebody was not told yet; once. */
  takeWarning(person: string): Promise<boolean>;
  unban(person: string, by: string): Promise<void>;
  bans(): Promise<readonly { readonly person: string; readonly until: number; readonly name: string }[]>;
  audit(): Promise<readonly Audited[]>;
  /** Whether every line follows from the one before it. */
  isSound(): Promise<boolean>;
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');
const DAY = 24 * 3_600_000;

export function moderationOver(store: Store, now: () => number): Moderation {
  /** Adds a line to the log, whoever else does at the same time. */
  const note = async (by: string, deed: Deed): Promise<void> => {
    for (let tries = 0; tries < TRIES; tries++) {
      const [last] = await store.cards({ kind: AUDIT, owner: '', most: 1 });
      const n = (last?.rank ?? 0) + 1;
      const line: Audited = { n, at: now(), by, ...deed, before: last === undefined ? '' : hashOf(last.body) };
      const added = await store.commit([{ write: 'add', kind: AUDIT, key: String(n), owner: '', rank: n, body: JSON.stringify(line) }]);
      if (added === 'done') return;
    }
    throw new Error('the log of moderators could not be written');
  };
  const audit = async (): Promise<{ readonly lines: readonly Audited[]; readonly bodies: readonly string[] }> => {
    const bodies = (await store.cards({ kind: AUDIT, owner: '', most: 100_000 })).map(({ body }) => body).reverse();
    return { bodies, lines: bodies.map(body => JSON.parse(body) as Audited) };
  };
  const moderation: Moderation = {
    async report(reported) {
      const id = randomBytes(9).toString('base64url');
      const body = JSON.stringify({ id, ...reported });
      await store.commit([{ write: 'add', kind: REPORT, key: id, owner: OPEN as string, rank: reported.at, body }]);
    },
    async reports(isOpen) {
      const cards = await store.cards({ kind: REPORT, owner: (isOpen ? OPEN : CLOSED) as string, most: 200 });
      return cards.map(({ body }) => JSON.parse(body) as Reported);
    },
    async settle(id, verdict, by, days) {
      const card = await store.card(REPORT, id);
      if (card === undefined || card.owner !== OPEN) return false;
      const reported = JSON.parse(card.body) as Reported;
      const settled = { ...card, owner: CLOSED as string, body: JSON.stringify({ ...reported, verdict }) };
      const ban = { kind: BAN, key: reported.of, owner: '', rank: now() + days * DAY, body: reported.name };
      const swapped = await store.commit([
        { write: 'swap', was: card.body, ...settled },
        ...(verdict === 'banned' ? [{ write: 'put', ...ban } as const] : []),
        ...(verdict === 'warned' ? [warn(reported.of, now())] : []),
      ]);
      if (swapped === 'conflict') return false;
      await note(by, { did: 'settled', report: id, verdict, name: reported.name, ...(verdict === 'banned' ? { days } : {}) });
      return true;
    },
    async isBanned(person) {
      return ((await store.card(BAN, person))?.rank ?? 0) > now();
    },
    async takeWarning(person) {
      if ((await store.card(WARNING, person)) === undefined) return false;
      await store.commit([{ write: 'remove', kind: WARNING, key: person }]);
      return true;
    },
    async unban(person, by) {
      const card = await store.card(BAN, person);
      if (card === undefined) return;
      await store.commit([{ write: 'remove', kind: BAN, key: person }]);
      await note(by, { did: 'lifted', name: card.body });
    },
    async bans() {
      const cards = await store.cards({ kind: BAN, owner: '' });
      return cards.filter(({ rank }) => rank > now()).map(({ key, rank, body }) => ({ person: key, until: rank, name: body }));
    },
    audit: async () => (await audit()).lines,
    async isSound() {
      const { lines, bodies } = await audit();
      return lines.every((line, i) => line.n === i + 1 && line.before === (i === 0 ? '' : hashOf(bodies[i - 1] as string)));
    },
  };
  return moderation;
}

const warn = (person: string, at: number): Write => ({ write: 'put', kind: WARNING, key: person, owner: '', rank: at, body: '' });

/** What somebody has reported, and until when he is not heard. That is not forgotten with him, and goes along with his seats. */
export const moderationOf = (store: Store, moderation: Moderation): Belonging => ({
  name: 'moderation',
  async told(person) {
    const reports = [...(await moderation.reports(true)), ...(await moderation.reports(false))].filter(({ by }) => by === person);
    const ban = await store.card(BAN, person);
    return { reported: reports.map(({ at, table, seat, reason, words }) => ({ at, table, seat, reason, words })), bannedUntil: ban?.rank };
  },
  forgotten: async () => [],
  async moved(from, to) {
    const cards = await Promise.all([BAN, WARNING].map(kind => store.card(kind, from)));
    return cards.flatMap(card => (card === undefined ? [] : [{ write: 'put', ...card, key: to } satisfies Write]));
  },
});
