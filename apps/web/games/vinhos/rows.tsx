// The rows of the magnates: the magnate, two extra actions and three multipliers with two slots each; and whose barrels stand where.

import type { Position } from '@adega/wire';
import { frontSeat } from '../../table/acting-seat.ts';
import type { PartProps } from '../../table/face.ts';
import { ThingButton } from '../../table/thing.tsx';
import { Icon, type IconName, isIcon } from './art/icon.tsx';
import { Portrait } from './art/portraits.tsx';
import { Ware } from './art/wares.tsx';
import { type Box, useBox } from './box.ts';
import { extraDeed } from './deeds.ts';
import { ActionPicture } from './magnates.tsx';
import { extraName, MAGNATES, magnateName, slotName } from './names.ts';
import { thing } from './paths.ts';
import { magnatePerson } from './people.ts';
import { Barrel } from './pieces.tsx';
import { EXTRA_ACTIONS, NONE, type Player, SLOTS, type State, SUBJECTS, stateOf } from './set.ts';
import { PLATE, Strip } from './strip.tsx';
import { type Say, useSay } from './words.ts';

/** From this width on there is room for names. */
const ROOMY = 520;

export function Rows({ position, width, height }: PartProps) {
  const box = useBox();
  const say = useSay();
  const s = stateOf(position);
  const roomy = width - PLATE >= ROOMY;
  return (
    <Strip id="magnates" title={say('rows.heading')} help={say('rows.plate-help')} width={width} height={height}>
      <ul className={roomy ? 'rows' : 'rows narrow'}>
        {Array.from({ length: MAGNATES }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its number
          <li key={row} className="row" aria-label={say('rows.row', { magnate: magnateName(say, box, row) })}>
            <Magnate say={say} position={position} s={s} row={row} />
            {inRow(box.tables.extraRow, row).map(extra => (
              <Extra key={extra} say={say} position={position} s={s} extra={extra} />
            ))}
            {inRow(box.tables.slotRow, row)
              .filter(slot => slot % SLOTS === 0)
              .map(slot => (
                <Multiplier key={slot} say={say} position={position} s={s} slot={slot} />
              ))}
          </li>
        ))}
      </ul>
    </Strip>
  );
}

/** What belongs to a row, by a table that says the row of each. */
const inRow = (rows: readonly number[], row: number): number[] => rows.flatMap((of, i) => (of === row ? [i] : []));

interface Inner {
  readonly say: Say;
  readonly position: Position;
  readonly s: State;
}

/** Barrels of a player on a place: the magnates first, then the extra actions. */
const barrelsOn = (p: Player, place: number): number =>
  place < MAGNATES ? ([p.atA, p.atB, p.atC][place] ?? 0) : (p.extras[place - MAGNATES] ?? 0);

const ownersOn = (s: State, place: number): readonly { seat: number; count: number }[] =>
  s.players.map((p, seat) => ({ seat, count: barrelsOn(p, place) })).filter(({ count }) => count > 0);

function barrelsLabel({ say, position, s }: Inner, place: number): string {
  const owners = ownersOn(s, place);
  const names = owners.map(({ seat, count }) => say('rows.barrels-of', { name: position.names[seat] ?? '', count }));
  return say('rows.barrels', { count: owners.length, owners: say.list(names) });
}

/** One barrel for each player who has some there: it is what one presses to move it. */
function Barrels({ say, position, s, place }: Inner & { readonly place: number }) {
  return (
    <span className="row-barrels">
      {ownersOn(s, place).map(({ seat, count }) => (
        <ThingButton
          key={seat}
          id={thing.rowBarrel(seat, place)}
          className="row-barrel"
          help={say('rows.barrel-help', { name: position.names[seat] ?? '' })}
        >
          {Array.from({ length: count }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: one is like the other
            <Barrel key={i} seat={seat} label={i > 0 ? '' : say('rows.own-barrel', { name: position.names[seat] ?? '', count })} />
          ))}
        </ThingButton>
      ))}
    </span>
  );
}

function Magnate(inner: Inner & { readonly row: number }) {
  const box = useBox();
  const { say, row } = inner;
  const magnate = magnateName(say, box, row);
  return (
    <span className="row-place row-magnate">
      <ThingButton
        id={thing.magnate(row)}
        className="row-face"
        help={say('rows.magnate-help', { magnate, barrels: barrelsLabel(inner, row) })}
      >
        <Portrait of={magnatePerson(box, row)} className="row-portrait" />
        <span className="row-word">{magnate}</span>
      </ThingButton>
      <Barrels {...inner} place={row} />
    </span>
  );
}

function Extra(inner: Inner & { readonly extra: number }) {
  const box = useBox();
  const { say, extra } = inner;
  const place = MAGNATES + extra;
  const name = extraName(say, box, extra);
  return (
    <span className="row-place row-extra">
      <ThingButton
        id={thing.extra(extra)}
        className="row-face"
        help={say('rows.extra-help', { deed: extraDeed(say, box, extra), barrels: barrelsLabel(inner, place) })}
      >
        <ActionPicture say={say} box={box} action={box.tables.extraAction[extra] ?? 0} />
        <span className="hidden">{name}</span>
      </ThingButton>
      <Barrels {...inner} place={place} />
    </span>
  );
}

function Multiplier({ say, position, s, slot }: Inner & { readonly slot: number }) {
  const box = useBox();
  return (
    <span className="row-place row-multiplier">
      <Icon name={slotIcon(box, slot)} />
      {Array.from({ length: SLOTS }, (_, side) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its side
        <Slot key={side} say={say} position={position} s={s} slot={slot + side} />
      ))}
    </span>
  );
}

/** Whose barrel stands there, or what it gives. */
function Slot({ say, position, s, slot }: Inner & { readonly slot: number }) {
  const box = useBox();
  const owner = s.rowSlots[slot] ?? NONE;
  const front = frontSeat(position);
  const name = position.names[owner] ?? '';
  return (
    <ThingButton
      id={thing.rowSlot(slot)}
      className="slot row-slot"
      help={say('rows.slot-help', {
        name: slotName(say, box, slot),
        vp: owner === NONE ? box.look.slot(s, front, slot) : NONE,
        seat: position.names[front] ?? '',
        taken: owner === NONE ? 'no' : 'yes',
        owner: name,
      })}
    >
      {owner === NONE ? <Gain say={say} box={box} slot={slot} /> : <Barrel seat={owner} label={say('barrel.of', { name })} />}
    </ThingButton>
  );
}

/** Points for each; for cash a fraction; a wine scores its own value. */
function Gain({ say, box, slot }: { readonly say: Say; readonly box: Box; readonly slot: number }) {
  const { slotEach, slotPer, slotSubject } = box.tables;
  if (SUBJECTS[slotSubject[slot] ?? 0] === 'wine')
    return (
      <Ware of="laurel">
        <Icon name="wine" />
      </Ware>
    );
  return <Ware of="laurel">{say('rows.figure', { per: slotPer[slot] ?? 0, each: slotEach[slot] ?? 1 })}</Ware>;
}

export function extraIcon({ tables }: Box, extra: number): IconName {
  const word = EXTRA_ACTIONS[tables.extraAction[extra] ?? 0] ?? 'expert';
  return isIcon(word) ? word : 'magnates';
}

/** Of what a multiplier counts. */
export function slotIcon({ tables }: Box, slot: number): IconName {
  const subject = SUBJECTS[tables.slotSubject[slot] ?? 0] ?? 'money';
  return isIcon(subject) ? subject : 'magnates';
}
