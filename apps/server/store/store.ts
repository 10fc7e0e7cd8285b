// What a server keeps: lines of tables, and what belongs to them. Whatever a commit has answered 'done' to is on disk.
//
// The numbers of lines are the only lock there is: whoever writes line n of a table first has moved, and the other reads on and tries again.

/** Where something is kept that belongs to a table, and the table itself. */
export const OF_TABLES = ['lines', 'seats', 'drafts', 'tokens', 'jobs', 'tables'] as const;

/** What is written in one commit is written whole or not at all. */
export type Write =
  | { readonly write: 'table'; readonly id: string; readonly made: number; readonly pack: string; readonly body: string }
  /** Conflicts where the table has a line of this number. Whoever writes n must have read n - 1. */
  | { readonly write: 'line'; readonly table: string; readonly n: number; readonly at: number; readonly body: string }
  /** A line, or how a table was made, without what somebody wanted to be forgotten: nothing else ever changes them. */
  | { readonly write: 'reword'; readonly table: string; readonly n: number; readonly body: string }
  | { readonly write: 'remake'; readonly table: string; readonly body: string }
  /** Nobody holds a seat that has no person. */
  | { readonly write: 'seat'; readonly table: string; readonly seat: number; readonly person: string | null }
  /** Of a secret that somebody was given only the hash is kept. */
  | { readonly write: 'token'; readonly hash: string; readonly table: string; readonly body: string; readonly until: number | null }
  /** Conflicts where the token is not there any more. */
  | { readonly write: 'spend'; readonly hash: string }
  /** All tokens of a table that open this. */
  | { readonly write: 'recall'; readonly table: string; readonly body: string }
  /** All tokens of a table whose time is over. */
  | { readonly write: 'expire'; readonly table: string; readonly now: number }
  /** A turn that somebody is trying out; null: no longer. */
  | { readonly write: 'draft'; readonly table: string; readonly seat: number; readonly body: string | null }
  /** By the hash of its content, so that one of this name is this one. */
  | { readonly write: 'pack'; readonly name: string; readonly body: string }
  /** All of one kind that belongs to a table. */
  | { readonly write: 'drop'; readonly of: (typeof OF_TABLES)[number]; readonly table: string }
  /** Forgets a pack that no table has any more. */
  | { readonly write: 'unpack'; readonly name: string }
  /** What the server must remember of itself; conflicts where there is one of this name. */
  | { readonly write: 'note'; readonly name: string; readonly body: string }
  /** Something to be done at a time, once: a job of this key that is there stays as it is. */
  | { readonly write: 'job'; readonly key: string; readonly table: string; readonly due: number; readonly body: string }
  /** The same, but one of this key is put off, or brought forward: whoever has taken it has not done it. */
  | { readonly write: 'alarm'; readonly key: string; readonly table: string; readonly due: number; readonly body: string }
  /** Puts a job off that somebody has taken; nothing changes where the lease was lost. */
  | { readonly write: 'postpone'; readonly key: string; readonly lease: string; readonly due: number }
  /** Keeps a job longer that somebody has taken; conflicts where the lease was lost. */
  | { readonly write: 'extend'; readonly key: string; readonly lease: string; readonly until: number }
  /** A card that there is not yet; conflicts where there is one of this kind and key. */
  | ({ readonly write: 'add' } & Card)
  /** A card in place of the one that there is, if there is one. */
  | ({ readonly write: 'put' } & Card)
  /** The same, but only in place of one that says this; conflicts otherwise. */
  | ({ readonly write: 'swap'; readonly was: string } & Card)
  | { readonly write: 'remove'; readonly kind: string; readonly key: string }
  /** All cards of a kind that belong to somebody or something, up to a rank. */
  | { readonly write: 'sweep'; readonly kind: string; readonly owner: string; readonly upTo?: number }
  /** Conflicts where the lease was lost: somebody else does it. */
  | { readonly write: 'done'; readonly key: string; readonly lease: string };

/** 'conflict': some condition did not hold, and nothing was written. */
export type Outcome = 'done' | 'conflict';

export interface Line {
  readonly n: number;
  readonly at: number;
  readonly body: string;
}

export interface KeptTable {
  readonly id: string;
  readonly made: number;
  readonly pack: string;
  readonly body: string;
}

export interface Token {
  readonly table: string;
  readonly body: string;
  readonly until: number | null;
}

export interface HeldSeat {
  readonly table: string;
  readonly seat: number;
  readonly person: string;
}

/** What is kept of people and of what they do beside the tables: accounts, sessions, talk, ratings. Found by kind and key, or listed by kind
 *  and owner in the order of ranks. */
export interface Card {
  readonly kind: string;
  readonly key: string;
  readonly owner: string;
  readonly rank: number;
  readonly body: string;
}

export interface Listed {
  readonly kind: string;
  readonly owner: string;
  /** Only of a lower rank. */
  readonly below?: number;
  /** The highest rank comes first; no more than so many. */
  readonly most?: number;
}

export interface Job {
  readonly key: string;
  readonly table: string;
  readonly due: number;
  readonly body: string;
  /** Shown when it is done. */
  readonly lease: string;
}

export interface Store {
  /** For the operator: where things are kept, without secrets. */
  readonly place: string;
  /** Whether others may write to it, too. */
  readonly isShared: boolean;
  commit(writes: readonly Write[]): Promise<Outcome>;
  table(id: string): Promise<KeptTable | undefined>;
  /** The lines that come after line n, in their order; no more than `most`. */
  lines(table: string, after: number, most?: number): Promise<readonly Line[]>;
  /** The seats of a table that somebody holds. */
  seatsAt(table: string): Promise<readonly HeldSeat[]>;
  seatsOf(person: string): Promise<readonly HeldSeat[]>;
  token(hash: string): Promise<Token | undefined>;
  draft(table: string, seat: number): Promise<string | undefined>;
  pack(name: string): Promise<string | undefined>;
  note(name: string): Promise<string | undefined>;
  card(kind: string, key: string): Promise<Card | undefined>;
  cards(listed: Listed): Promise<readonly Card[]>;
  /** Jobs that are due and that nobody else does, taken until a time; after that somebody else may have them. */
  claim(now: number, until: number, most: number): Promise<readonly Job[]>;
  /** What time it is for all who share it, in milliseconds. */
  time(): Promise<number>;
  /** Hears which tables got lines through others than this store; without any: something may have been missed. It is only a hint. */
  listen(hear: (tables?: readonly string[]) => void): void;
  close(): Promise<void>;
}

/** The store cannot do what it is for: told to the operator, and nothing was acknowledged. */
export class StoreTrouble extends Error {
  constructor(what: string, cause?: unknown) {
    super(what, { cause });
    this.name = 'StoreTrouble';
  }
}
