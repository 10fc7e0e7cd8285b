// What lies beside the board: the magnates' tiles, the piles of experts, the supply.

import type { Position } from '@adega/wire';
import { ThingButton } from '../../table/thing.tsx';
import { Icon, type IconName, isIcon } from './art/icon.tsx';
import { type Box, useBox } from './box.ts';
import { abilityName, expertName, featureName, tileName } from './names.ts';
import { thing } from './paths.ts';
import { Panel } from './pieces.tsx';
import { shown as place } from './printed.ts';
import { ABILITIES, FEATURES, MULTIPLIERS_FROM, membersOf, NONE, type State, SUBJECTS, stateOf, TILE_ACTIONS, UNTURNED } from './set.ts';
import { type Say, useSay } from './words.ts';

interface Props {
  readonly position: Position;
}

export function Magnates({ position }: Props) {
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

export function Experts({ position }: Props) {
  const say = useSay();
  const s = stateOf(position);
  return (
    <Panel id="experts" title={say('experts.heading')}>
      <ul className="piles">
        {FEATURES.map((feature, pile) => (
          <li key={feature}>
            <Pile say={say} s={s} pile={pile} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Pile({ say, s, pile }: { readonly say: Say; readonly s: State; readonly pile: number }) {
  const box = useBox();
  const top = s.piles[pile] ?? NONE;
  const more = membersOf(s.unseen[pile] ?? 0, box.tables.experts).length + (s.returned[pile]?.length ?? 0);
  const ability = top < 0 ? undefined : ABILITIES[box.tables.expertAbility[top] as number];
  return (
    <ThingButton
      id={thing.pile(pile)}
      className={top === NONE ? 'pile gone' : 'pile'}
      help={say('experts.help', { pile: pileName(say, box, s, pile), price: box.tables.price.expert })}
    >
      <span className="pile-feature">
        <Icon name={FEATURES[pile] ?? 'taste'} />
        {featureName(say, pile)}
      </span>
      <span className="pile-middle">
        <span className="pile-arrow">{top >= 0 && box.tables.expertArrow[top] === 1 && '▲'}</span>
        {ability !== undefined && <Icon name={ability} />}
        <span className="pile-more">{top === UNTURNED ? say('experts.back') : say('experts.count', { count: more })}</span>
      </span>
      {ability !== undefined && <span>{abilityName(say, box, top)}</span>}
    </ThingButton>
  );
}

function pileName(say: Say, box: Box, s: State, pile: number): string {
  const top = s.piles[pile] ?? NONE;
  const feature = featureName(say, pile);
  if (top === UNTURNED) return say('experts.unturned', { feature });
  if (top === NONE) return say('experts.empty', { feature });
  const count = membersOf(s.unseen[pile] ?? 0, box.tables.experts).length + (s.returned[pile]?.length ?? 0);
  return say('experts.more', { expert: expertName(say, box, top), count });
}

const SUPPLIES = ['wineries', 'cellars', 'enologists', 'farmers', 'ports'] as const;

export function Supply({ position }: Props) {
  const { tables } = useBox();
  const say = useSay();
  const s = stateOf(position);
  const supplies = SUPPLIES.filter(what => what !== 'farmers' || (tables.farmers[s.seats - 2] ?? 0) > 0);
  const row = [{ what: 'cubes', count: s.cubeSupply } as const, ...supplies.map(what => ({ what, count: s[what] }))];
  return (
    <Panel id="supply" title={say('supply.heading')}>
      <dl className="supplies">
        {row.map(({ what, count }) => (
          <div key={what} title={say(`supply.${what}`)} data-printed={place.supply(what)}>
            <dt>
              <Icon name={what} />
              <span className="hidden">{say(`supply.${what}`)}</span>
            </dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
