// What a client has written down, held against the tables as they are kept.

import { heardBy, type StoredLine } from '@adega/journal';
import type { Viewer } from '@adega/kernel';
import type { Deed, TableLine } from '@adega/wire/journal.ts';
import type { Fault, FaultKind, Log, Noted } from './history.ts';
import { commandOf, type KeptTable } from './history-tables.ts';

type Say = (is: FaultKind, what: string, n?: number) => void;

export const linesIn = (one: Noted): readonly TableLine[] =>
  'told' in one && (one.told.type === 'lines' || one.told.type === 'welcome') ? one.told.lines : [];
const resealedIn = (one: Noted): readonly TableLine[] =>
  !('told' in one) ? [] : one.told.type === 'resealed' ? [one.told.line] : one.told.type === 'welcome' ? one.told.resealed : [];

/** By their ids; undefined for sitting down. */
type Sent = ReadonlyMap<string, Deed | undefined>;

export function sentIn({ noted }: Log): Sent {
  const sent = new Map<string, Deed | undefined>();
  for (const one of noted) {
    if ('sat' in one) sent.set(one.sat.id, undefined);
    if ('said' in one && one.said.type === 'do') sent.set(one.said.deed.id, one.said.deed);
  }
  return sent;
}

export const acknowledgedIn = ({ noted }: Log): { readonly id: string; readonly n: number }[] =>
  noted.flatMap(one => {
    if ('sat' in one) return one.sat.n === undefined ? [] : [{ id: one.sat.id, n: one.sat.n }];
    return 'told' in one && one.told.type === 'done' ? [{ id: one.told.id, n: one.told.n }] : [];
  });

export function checkLog(log: Log, table: KeptTable, faults: Fault[]): void {
  const fault = (is: FaultKind, what: string, n?: number): void => void faults.push({ is, table: log.table, as: log.as, n, what });
  checkHeard(log, table, fault);
  checkSecrets(log, table, fault);
  checkAcknowledged(log, table, fault);
}

function checkHeard({ as, noted }: Log, table: KeptTable, fault: Say): void {
  let last = 0;
  /** By line, which of its versions was heard last. */
  const versions = new Map<number, number>();
  const hear = (line: TableLine): void => {
    const kept = table.lines[line.n - 1];
    if (kept === undefined) {
      fault('lost', 'was heard and is not kept', line.n);
      return;
    }
    const from = versions.get(line.n) ?? 0;
    const found = kept.findIndex((version, i) => i >= from && isSame(heardBy(version, as), line));
    if (found >= 0) versions.set(line.n, found);
    else fault(isLeak(kept, line, as) ? 'leak' : 'otherwise', differing(kept, line, as), line.n);
    checkMayHear(line, table.mayHear(line.n, as), as, kept, fault);
  };
  for (const one of noted) {
    for (const line of resealedIn(one)) {
      if (line.kind !== 'turn' || line.by !== as) fault('leak', 'another seat’s sealed answer was told', line.n);
      else hear(line);
    }
    for (const line of linesIn(one)) {
      if (line.n > last + 1) fault('gap', `after line ${last}`, line.n);
      else if (line.n <= last) fault(line.n === last ? 'twice' : 'order', `after line ${last}`, line.n);
      last = Math.max(last, line.n);
      hear(line);
    }
  }
}

/** By the rules, whatever was written down of it. What a seat has sealed anew it has heard in both ways. */
function checkMayHear(line: TableLine, may: readonly string[] | undefined, as: Viewer, kept: readonly StoredLine[], fault: Say): void {
  if (may === undefined || (line.kind !== 'turn' && line.kind !== 'carried')) return;
  if (kept.length > 1 && line.kind === 'turn' && line.by === as) return;
  const i = line.entries.findIndex((entry, k) => entry !== may[k]);
  if (i >= 0) fault('leak', `entry ${i + 1} was heard as “${line.entries[i]}”, and may be heard as “${may[i]}”`, line.n);
}

/** Whether it tells entries that this viewer hears otherwise, or who has sent it. */
function isLeak(kept: readonly StoredLine[], line: TableLine, as: Viewer): boolean {
  return kept.some(version => {
    const { line: all } = version;
    const may = heardBy(version, as);
    if (all.kind !== 'turn' || line.kind !== 'turn' || may.kind !== 'turn') return false;
    const tells = line.entries.some((entry, i) => entry !== may.entries[i] && entry === all.entries[i]);
    return tells || (line.id !== undefined && may.id === undefined) || (line.left !== undefined && may.left === undefined);
  });
}

const differing = (kept: readonly StoredLine[], line: TableLine, as: Viewer): string =>
  `was heard as ${brief(line)}, and is kept as ${brief(heardBy(kept.at(-1) as StoredLine, as))}`;

const LONGEST = 160;
const brief = (line: TableLine): string => JSON.stringify(line).slice(0, LONGEST);

/** Drafts and answers that are left beforehand are for the seat alone; the secret is for nobody before the end; and how the server calls
 *  people only it knows. */
function checkSecrets({ as, person, noted }: Log, { setup, people }: KeptTable, fault: Say): void {
  const others = [...people].filter(other => other !== person);
  let isOver = false;
  for (const one of noted) {
    if (!('told' in one)) continue;
    const { told } = one;
    if (told.type === 'draft' && told.draft.seat !== as) fault('leak', `a draft of seat ${told.draft.seat} was told`);
    if (told.type === 'answers' && told.seat !== as) fault('leak', `what seat ${told.seat} has left was told`);
    if (told.type === 'welcome' && told.drafts.some(({ seat }) => seat !== as)) fault('leak', 'another seat’s draft was told');
    isOver ||= linesIn(one).some(({ kind }) => kind === 'end');
    const text = JSON.stringify(told);
    if (!isOver && text.includes(setup.secret)) fault('leak', 'the secret was told before the end');
    if (others.some(other => text.includes(other))) fault('leak', 'how the server calls somebody else was told');
  }
}

function checkAcknowledged(log: Log, table: KeptTable, fault: Say): void {
  const sent = sentIn(log);
  const places = new Map<string, number>();
  for (const { id, n } of acknowledgedIn(log)) {
    const before = places.get(id);
    if (before !== undefined && before !== n) fault('twice', `${id} was acknowledged in line ${before}, too`, n);
    places.set(id, n);
    if (!sent.has(id)) fault('nobody', `${id} was acknowledged, and was not sent`, n);
    else checkKept(id, sent, n, log, table, fault);
  }
  for (const one of log.noted) {
    if (!('told' in one) || one.told.type !== 'barred') continue;
    const n = table.commands.get(commandOf(log.person, one.told.id));
    if (n !== undefined) fault('denied', `${one.told.id} was barred (${one.told.bar.bar}), and is kept`, n);
  }
  checkOrder(log, table, fault);
}

function checkKept(id: string, sent: Sent, n: number, { person }: Log, table: KeptTable, fault: Say): void {
  const deed = sent.get(id);
  const kept = table.commands.get(commandOf(person, id));
  if (kept === n) {
    if (deed?.type === 'turn' && !hasTurn(deed, n, table)) fault('otherwise', `was sent as ${deed.keys.join(', ').slice(0, LONGEST)}`, n);
  } else if (kept !== undefined) fault('otherwise', `${id} was acknowledged in this line and is kept in line ${kept}`, n);
  else if (!isDoneBefore(deed, sent, n, table)) fault('lost', `${id} was acknowledged and is not kept`, n);
}

/** Whoever sits down where he sits, or answers what he has answered, changes nothing. */
function isDoneBefore(deed: Deed | undefined, sent: Sent, n: number, table: KeptTable): boolean {
  const before = table.lines[n - 1]?.[0]?.kept?.id;
  if (before === undefined || !sent.has(before)) return false;
  return deed === undefined || (deed.type === 'turn' && hasTurn(deed, n, table));
}

/** Whether the line has the moves of this turn, or had them before its seat has replaced them. */
function hasTurn({ seat, keys }: Extract<Deed, { type: 'turn' }>, n: number, { lines }: KeptTable): boolean {
  const wanted = keys.map(key => `${seat + 1} ${key}`);
  return (
    lines[n - 1]?.some(({ line }) => line.kind === 'turn' && line.by === seat && wanted.every((entry, i) => entry === line.entries[i])) ===
    true
  );
}

/** Whoever has waited for an answer before he sent the next is before it. */
function checkOrder({ noted }: Log, table: KeptTable, fault: Say): void {
  let highest = 0;
  const floor = new Map<string, number>();
  for (const one of noted) {
    if ('said' in one && one.said.type === 'do' && !floor.has(one.said.deed.id)) floor.set(one.said.deed.id, highest);
    if (!('told' in one) || one.told.type !== 'done') continue;
    const { id, n } = one.told;
    // What replaces an answer is acknowledged in the line of that.
    const isOwnLine = table.lines[n - 1]?.[0]?.kept?.id === id;
    const before = floor.get(id) ?? 0;
    if (isOwnLine && n <= before) fault('order', `${id} was sent after line ${before} was acknowledged`, n);
    highest = Math.max(highest, n);
  }
}

/** What is kept of somebody whose logs we have was sent by him. */
export function checkSenders({ setup, commands }: KeptTable, logs: readonly Log[], faults: Fault[]): void {
  const ours = logs.filter(({ table }) => table === setup.id);
  const people = new Set(ours.map(({ person }) => person));
  const sent = new Set(ours.flatMap(log => [...sentIn(log).keys()].map(id => commandOf(log.person, id))));
  for (const [command, n] of commands) {
    const [person = '', id = ''] = command.split(' ');
    // What he has left beforehand the server answers by itself.
    if (people.has(person) && !id.startsWith('left-') && !sent.has(command))
      faults.push({ is: 'nobody', table: setup.id, n, what: `nobody has sent ${command}` });
  }
}

/** As JSON has it: what is undefined is not there. */
function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const [left, right] = [a, b].map(of => Object.entries(of).filter(([, value]) => value !== undefined));
  if (left?.length !== right?.length) return false;
  return left?.every(([key, value]) => isSame(value, (b as Record<string, unknown>)[key])) === true;
}
