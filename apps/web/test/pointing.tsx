// Everything on a table that can be pointed at, with what is said of it then.
import { stream } from '@adega/kernel';
import type { Position, Previewed } from '@adega/wire';
import type { IntlShape } from 'react-intl';
import { forMe, moveThrough } from '../table/for-me-text.ts';
import { makeHost } from '../table/host.ts';
import { rolesAt } from '../table/roles.ts';
import { namesIn } from '../table/saved-record.ts';
import { sayWith } from '../text/words.ts';
import { Board, drawnAlone, Players } from './drawing.tsx';
import { faceOf } from './faces.ts';

export interface Pointed {
  /** Empty where it is no thing that a move goes through and nothing is printed on it. */
  readonly id: string;
  /** What it is. */
  readonly help: string;
  /** What it would do for me now. */
  readonly lines: readonly string[];
}

export interface Pointing {
  readonly position: Position;
  things(intl: IntlShape): Pointed[];
}

/** A saved game as the page opens it. */
export function pointingAt(record: string): Pointing {
  const host = makeHost(() => stream('pointing', 'chance'));
  const position = host.answer({ type: 'resume', id: 1, names: namesIn(record), record }) as Position;
  const seat = position.question?.seat ?? 0;
  const preview = (key: string) => host.answer({ type: 'preview', id: 2, at: position.at, seat, key }) as Previewed;
  return { position, things: intl => thingsOf(position, intl, preview) };
}

const ENTITIES: { readonly [name: string]: string } = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const plainText = (html: string): string => html.replace(/&(#?\w+);/g, (all, name: string) => ENTITIES[name] ?? all);

function thingsOf(position: Position, intl: IntlShape, preview: (key: string) => Previewed): Pointed[] {
  const say = sayWith(intl);
  const face = faceOf(position.game);
  const roleOf = rolesAt(face, position);
  const html = drawnAlone(
    position,
    <>
      <Board position={position} />
      <Players position={position} />
    </>,
    intl,
  );
  return [...html.matchAll(/<[a-z]+ [^>]*(?: title=|data-thing=|data-printed=)[^>]*>(?:<title>([^<]*)<\/title>)?/g)].flatMap(
    ([tag, title]) => {
      const id = /data-(?:thing|printed)="([^"]+)"/.exec(tag)?.[1] ?? '';
      const help = plainText(/ title="([^"]*)"/.exec(tag)?.[1] ?? title ?? '');
      const role = roleOf(id);
      const key = role.state === 'offered' ? moveThrough(role) : undefined;
      const told = forMe(say, face, position, id, role, key === undefined ? undefined : preview(key));
      if (help === '' && told === undefined) return [];
      const { first, short, rule, brings } = told ?? { brings: [] };
      const reason = short ?? (rule === undefined ? undefined : say.known(`rule.${rule}`, undefined, () => rule));
      return [{ id, help, lines: [first, reason, ...brings].filter(line => line !== undefined) }];
    },
  );
}
