// The worker that follows a table on line: the socket to the server on one side, the page on the other.

import type { Around } from '@adega/desk/around.ts';
import { followAs } from '@adega/desk/following.ts';
import { stream } from '@adega/kernel';
import { gameOf, TITLES } from '@adega/shelf';
import { parseTold, type Said } from '@adega/wire/online.ts';
import { ideasAt, keepIdeas, keyOf } from '../store/ideas.ts';
import { calledBy } from './called.ts';
import type { FromOnline, ToOnline } from './online-messages.ts';
import { checkProof, type Draws } from './proof.ts';

const OURS = ['follow', 'deed', 'reopen', 'leave', 'speak', 'note', 'proof', 'wake', 'looks', 'network'];
const isToOnline = (data: unknown): data is ToOnline => typeof data === 'object' && data !== null && OURS.some(word => word in data);

/** Also where a page was come to by plain http. */
const newId = (): string => Array.from(crypto.getRandomValues(new Uint32Array(3)), n => n.toString(36)).join('-');

/** How long until the next try: longer each time, and never all at once. */
const MOST_WAIT = 10_000; // milliseconds
const waitFor = (tries: number): number =>
  Math.min(MOST_WAIT, 250 * 2 ** tries) * (0.5 + (crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) / 512);

/** A line that breaks for a moment is nobody's trouble. */
const MOMENT = 1_000;
/** Without an answer for so long, a line is dead, whatever the browser thinks of it. */
const PATIENCE = 8_000;
/** What a server hears without a word. */
const UNANSWERED: readonly Said['type'][] = ['draft', 'note', 'look'];
/** Nothing was heard for so long: who comes back asks anew. */
const LONG = 60_000;

/** Without a network a server is hardly there; it may be on this machine, though. */
const SELDOM = 5_000;

let following: ReturnType<typeof followAs> | undefined;
let address = '';
let socket: WebSocket | undefined;
let isOpen = false;
let connected = false;
let gone = false;
let checked: Draws | undefined;
let hasNetwork = true;
/** Whether the page can be seen. */
let looks = true;
let heardAt = 0;
let tries = 0;
let retry: ReturnType<typeof setTimeout> | undefined;
let dying: ReturnType<typeof setTimeout> | undefined;

const tellAround = (): void => {
  if (following !== undefined) postMessage({ around: following.around() satisfies Around, connected, gone, checked } satisfies FromOnline);
};

function follow({ id, as, about, callings }: Extract<ToOnline, { follow: unknown }>['follow']): void {
  following = followAs({ titles: TITLES, gameOf }, as, about, {
    say,
    news: () => {
      const position = following?.position();
      if (position !== undefined) postMessage(position);
      tellAround();
    },
    newId,
    keep: ideas => keepIdeas(keyOf(id, as), ideas),
    called: seats => calledBy(callings, seats),
    chanceFrom: seed => stream(seed ?? newId(), 'chance'),
    now: Date.now,
  });
  void ideasAt(keyOf(id, as)).then(ideas => following?.takeUp(ideas));
  address = `${location.origin.replace(/^http/, 'ws')}/api/tables/${id}/live`;
  connect();
}

function say(said: Said): void {
  if (socket?.readyState !== WebSocket.OPEN) return;
  socket.send(JSON.stringify(said));
  if (!UNANSWERED.includes(said.type)) dying ??= setTimeout(renew, PATIENCE);
}

function connect(): void {
  clearTimeout(retry);
  const ws = new WebSocket(address);
  socket = ws;
  ws.onopen = () => {
    isOpen = true;
    connected = true;
    following?.open();
    if (!looks) tellLooks();
  };
  ws.onmessage = ({ data }) => {
    if (ws !== socket) return;
    clearTimeout(dying);
    dying = undefined;
    heardAt = Date.now();
    const { message } = parseTold(JSON.parse(String(data)));
    if (message?.type === 'trouble' && ['not-yours', 'no-table'].includes(message.trouble.code)) gone = true;
    if (message !== undefined) following?.hear(message);
    // A server that does not fit, or that cannot keep anything now, is asked again later: it may be another one then.
    if (following?.around().misfit !== undefined) ws.close();
    else if (message?.type !== 'trouble' || message.trouble.code !== 'store') tries = 0;
  };
  ws.onclose = () => {
    if (ws === socket) lost();
  };
}

const tellLooks = (): void => say({ type: 'look', looks });

function lost(): void {
  socket = undefined;
  isOpen = false;
  clearTimeout(dying);
  dying = undefined;
  setTimeout(() => {
    if (isOpen || !connected) return;
    connected = false;
    tellAround();
  }, MOMENT);
  clearTimeout(retry);
  retry = setTimeout(connect, Math.max(hasNetwork ? 0 : SELDOM, waitFor(tries++)));
}

/** Lets go of the line and takes another one, now. */
function renew(): void {
  letGo();
  connect();
}

function letGo(): void {
  const old = socket;
  lost();
  old?.close();
}

function wake(): void {
  if (!isOpen || Date.now() - heardAt > LONG) renew();
}

function hearOfNetwork(isThere: boolean): void {
  hasNetwork = isThere;
  if (isThere) renew();
  else letGo();
}

addEventListener('message', ({ data }: MessageEvent) => {
  if (!isToOnline(data)) {
    following?.answer(data, reply => postMessage(reply));
    // That a turn is on its way is told even where it comes to nobody.
    if (following?.around().sending === true) tellAround();
  } else if ('follow' in data) follow(data.follow);
  else if ('deed' in data) following?.do(data.deed);
  else if ('reopen' in data) following?.reopen(data.reopen);
  else if ('leave' in data) following?.leave(data.leave);
  else if ('speak' in data) following?.speak(data.speak);
  else if ('note' in data) following?.keepNote(data.note);
  else if ('proof' in data && following !== undefined) {
    checked = checkProof(data.proof, following.around(), data.promised);
    tellAround();
  } else if ('network' in data) hearOfNetwork(data.network);
  else if ('looks' in data) {
    if (looks === data.looks) return;
    looks = data.looks;
    tellLooks();
  } else if ('wake' in data) wake();
});
