// The worker that follows a table on line: the socket to the server on one side, the page on the other.

import { type About, type Around, followAs } from '@adega/desk/following.ts';
import { stream, type Viewer } from '@adega/kernel';
import { gameOf, TITLES } from '@adega/shelf';
import { parseTold, type Said } from '@adega/wire/online.ts';
import type { FromOnline, ToOnline } from './online.ts';

const isToOnline = (data: unknown): data is ToOnline => typeof data === 'object' && data !== null && ('follow' in data || 'deed' in data);

/** Also where a page was come to by plain http. */
const newId = (): string => Array.from(crypto.getRandomValues(new Uint32Array(3)), n => n.toString(36)).join('-');

/** How long until the next try: longer each time, and never all at once. */
const MOST_WAIT = 10_000; // milliseconds
const waitFor = (tries: number): number =>
  Math.min(MOST_WAIT, 250 * 2 ** tries) * (0.5 + (crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) / 512);

let following: ReturnType<typeof followAs> | undefined;
let socket: WebSocket | undefined;
let connected = false;

const tellAround = (): void => {
  if (following !== undefined) postMessage({ around: following.around() satisfies Around, connected } satisfies FromOnline);
};

function follow(id: string, as: Viewer, about: About): void {
  following = followAs({ titles: TITLES, gameOf }, as, about, {
    say: (said: Said) => socket?.readyState === WebSocket.OPEN && socket.send(JSON.stringify(said)),
    news: () => {
      const position = following?.position();
      if (position !== undefined) postMessage(position);
      tellAround();
    },
    newId,
    chanceFrom: seed => stream(seed ?? newId(), 'chance'),
  });
  connect(`${location.origin.replace(/^http/, 'ws')}/api/tables/${id}/live`, 0);
}

function connect(address: string, tries: number): void {
  const ws = new WebSocket(address);
  socket = ws;
  let worked = tries;
  ws.onopen = () => {
    connected = true;
    following?.open();
  };
  ws.onmessage = ({ data }) => {
    const { message } = parseTold(JSON.parse(String(data)));
    if (message !== undefined) following?.hear(message);
    // A server that does not fit is asked again later: it may be another one then.
    if (following?.around().misfit !== undefined) ws.close();
    else worked = 0;
  };
  ws.onclose = () => {
    connected = false;
    tellAround();
    setTimeout(() => connect(address, worked + 1), waitFor(worked));
  };
}

addEventListener('message', ({ data }: MessageEvent) => {
  if (!isToOnline(data)) following?.answer(data, reply => postMessage(reply));
  else if ('follow' in data) follow(data.follow.id, data.follow.as, data.follow.about);
  else following?.do(data.deed);
});
