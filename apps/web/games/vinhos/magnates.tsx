// The magnates' tiles that lie open.

import type { PartProps } from '../../table/face.ts';
import { ThingButton } from '../../table/thing.tsx';
import { Icon, type IconName, isIcon } from './art/icon.tsx';
import { type Box, useBox } from './box.ts';
import { tileName } from './names.ts';
import { thing } from './paths.ts';
import { Panel } from './pieces.tsx';
import { MULTIPLIERS_FROM, membersOf, NONE, SUBJECTS, stateOf, TILE_ACTIONS } from './set.ts';
import { type Say, useSay } from './words.ts';

export function Magnates({ position }: PartProps) {
  const box = useBox();
  const say = useSay();
  const s = stateOf(position);
  const shown = s.display.flatMap((tile, at) => (tile === NONE ? [] : [{ tile, at }]));
  const left = s.actionsLeft.reduce((a, b) => a + b, 0) + membersOf(s.multipliersLeft, box.tables.multipliers).length;
  return (
    <Panel id="magnates" title={say('magnates.short-heading')} side>
      <p className="note">{say(shown.length === 0 ? 'magnates.none' : 'magnates.left', { tiles: left })}</p>
      <ul className="display">
        {shown.map(({ tile, at }) => (
          <li key={at}>
            <ThingButton
              id={thing.display(tile)}
              className={tile < MULTIPLIERS_FROM ? 'magnate-tile' : 'magnate-tile multiplier'}
              help={say(tile < MULTIPLIERS_FROM ? 'magnates.tile-help' : 'magnates.multiplier-help', { tile: tileName(say, box, tile) })}
            >
              <Icon name={tileIcon(box, tile)} />
              <span aria-hidden="true">{tileFigure(say, box, tile)}</span>
              <span className="hidden">{tileName(say, box, tile)}</span>
            </ThingButton>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** The icon of a magnate tile: what it does, or what it counts. */
export function tileIcon({ tables }: Box, tile: number): IconName {
  const word = tile < MULTIPLIERS_FROM ? TILE_ACTIONS[tile] : SUBJECTS[tables.multiplierSubject[tile - MULTIPLIERS_FROM] as number];
  return word !== undefined && isIcon(word) ? word : 'magnates';
}

/** What is printed beside the icon: a price, a bonus, points for each. */
function tileFigure(say: Say, { tables }: Box, tile: number): string {
  if (tile < MULTIPLIERS_FROM) {
    const values = { discount: tables.tileDiscount[tile] ?? 0, points: tables.tilePoints[tile] ?? 0, price: tables.tilePrice[tile] ?? 0 };
    return say('magnates.figure', { kind: TILE_ACTIONS[tile] ?? 'other', ...values });
  }
  const per = tables.multiplierPer[tile - MULTIPLIERS_FROM] ?? 0;
  return say('magnates.per', { per });
}
