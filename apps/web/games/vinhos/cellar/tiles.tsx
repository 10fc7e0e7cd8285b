// What lies before a player: experts, magnate action tiles, multipliers. Face up they can be used; face down they show their backs.

import type { ReactNode } from 'react';
import { useChoosing } from '../../../table/choosing.tsx';
import { ThingButton } from '../../../table/thing.tsx';
import { AbilityPicture } from '../art/ability.tsx';
import { Icon } from '../art/icon.tsx';
import { BustStrokes } from '../art/portraits.tsx';
import { type Box, useBox } from '../box.ts';
import { abilityDeed, tileDeed } from '../deeds.ts';
import { tileIcon } from '../magnates.tsx';
import { expertName, featureName, multiplierName, tileName } from '../names.ts';
import { thing } from '../paths.ts';
import { BarrelShape } from '../pieces.tsx';
import { ABILITIES, FEATURES, has, MULTIPLIERS_FROM, membersOf, type Player, playerOf, type State, TILE_ACTIONS } from '../set.ts';
import type { Say } from '../words.ts';
import type { Area } from './area.ts';
import { at } from './at.ts';
import { Drawn } from './help.tsx';
import { type Packable, packedIn } from './packing.ts';

interface Props {
  readonly say: Say;
  readonly s: State;
  readonly seat: number;
  readonly area: Area;
  /** Tiles are no higher than this. */
  readonly highest?: number | undefined;
}

interface Item extends Packable {
  readonly key: string;
  readonly thing: string;
  draw(): ReactNode;
}

const CARD = 0.82;
const BROAD = 1.3;
const PILE = 1.05;
/** Room for a figure beside a small icon, or for two. */
const FIGURES = 40;
const MORE_FIGURES = 52;
const HIGHEST = 96;
/** What is used up is shown face by face where all cards are so high, or have so much of the height they may have. */
const SEEN = 52;
const MOST = 0.75;
/** Lower cards show what an expert knows by its sign instead of his portrait. */
const SMALL = 74;

export function Tiles({ say, s, seat, area, highest = HIGHEST }: Props) {
  const { look, tables } = useBox();
  const { roleOf } = useChoosing();
  const p = playerOf(s, seat);
  const experts = (set: number, up: boolean): Item[] =>
    membersOf(set, tables.experts).map(i => ({
      key: `e${i}`,
      thing: thing.expert(seat, i),
      ratio: CARD,
      draw: () => <Expert say={say} s={s} seat={seat} expert={i} up={up} />,
    }));
  const tiles = (set: number, up: boolean): Item[] =>
    membersOf(set, TILE_ACTIONS.length).map(i => ({
      key: `t${i}`,
      thing: thing.tile(seat, i),
      ratio: CARD,
      draw: () => <ActionTile say={say} s={s} seat={seat} tile={i} up={up} />,
    }));
  const used = [...experts(p.expertsDown, false), ...tiles(p.tilesDown, false)];
  // Those still to be used come first.
  const fresh: Item[] = [
    ...experts(p.expertsUp, true),
    ...tiles(p.tilesUp, true),
    ...membersOf(p.multipliers, tables.multipliers).map(i => ({
      key: `m${i}`,
      thing: thing.multiplier(seat, i),
      ratio: BROAD,
      least: look.multiplier(s, seat, i) < 10 ? FIGURES : MORE_FIGURES,
      draw: () => <Multiplier say={say} s={s} seat={seat} p={p} tile={i} />,
    })),
  ];
  // What can be pressed lies apart, the others in one pile where there is no room for all.
  const apart = used.length === 1 ? used : used.filter(item => PRESSED.includes(roleOf(item.thing).state));
  const count = used.length - apart.length;
  const pile: Item = { key: 'used', thing: '', ratio: PILE, least: FIGURES, draw: () => <Used say={say} p={p} count={count} /> };
  const all = [...fresh, ...used];
  const items = count === 0 || packedIn(all, area, highest).height >= Math.min(SEEN, highest * MOST) ? all : [...fresh, ...apart, pile];
  const { areas, height } = packedIn(items, area, highest);
  return (
    <ul className={height < SMALL ? 'own-tiles tiles-small' : 'own-tiles'} aria-label={say('own.tiles')}>
      {items.map(({ key, draw }, i) => (
        <li key={key} style={at(areas[i] as Area)}>
          {draw()}
        </li>
      ))}
    </ul>
  );
}

const PRESSED = ['offered', 'chosen'];

/** Backs of what is used up, one over the other, with their number. */
function Used({ say, p, count }: { readonly say: Say; readonly p: Player; readonly count: number }) {
  const box = useBox();
  const names = [
    ...membersOf(p.expertsDown, box.tables.experts).map(i => expertName(say, box, i)),
    ...membersOf(p.tilesDown, TILE_ACTIONS.length).map(i => tileName(say, box, i)),
  ];
  return (
    <Drawn className="used-pile" name={say('own.used', { count })} help={say('own.used.help', { count, names: say.list(names) })}>
      {Array.from({ length: Math.min(count, MOST_BACKS) }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: backs in a pile
        <span key={i} className="used-back" style={{ insetInlineStart: i * 4, insetBlockStart: (MOST_BACKS - 1 - i) * 3 }} />
      ))}
      <span className="used-count">{say('own.used.count', { count })}</span>
    </Drawn>
  );
}

const MOST_BACKS = 3;

interface Sided {
  readonly say: Say;
  readonly s: State;
  readonly seat: number;
  readonly up: boolean;
}

/** What is used in the last of the years that begin with turning all back, or after it, stays so. */
const sideOf = ({ tables }: Box, { year }: State, up: boolean): string =>
  up ? 'yes' : tables.refreshes.slice(year).includes(1) ? 'no' : 'never';

function Expert({ say, s, seat, expert, up }: Sided & { readonly expert: number }) {
  const box = useBox();
  const feature = FEATURES[box.tables.expertFeature[expert] as number] ?? 'taste';
  const arrow = box.tables.expertArrow[expert] === 1;
  const label = say(up ? 'player.expert-up' : 'player.expert-down', { expert: expertName(say, box, expert) });
  const help = say('own.expert.help', {
    up: sideOf(box, s, up),
    feature: featureName(say, box.tables.expertFeature[expert] as number),
    deed: abilityDeed(say, box, expert),
    arrow: arrow ? 'yes' : 'no',
    tracks: box.tables.track.length > 0 ? 'yes' : 'no',
  });
  return (
    <ThingButton id={thing.expert(seat, expert)} className={`own-tile expert-tile of-${feature} ${up ? 'up' : 'down'}`} help={help}>
      <span className="tile-face" role="img" aria-label={label}>
        <ExpertFace expert={expert} up={up} />
      </span>
    </ThingButton>
  );
}

/** What an expert knows, by his portrait, and what he can do below it; on the back the signs of both. */
export function ExpertFace({ expert, up }: { readonly expert: number; readonly up: boolean }) {
  const { tables } = useBox();
  const feature = FEATURES[tables.expertFeature[expert] as number] ?? 'taste';
  const ability = ABILITIES[tables.expertAbility[expert] as number] ?? 'cash';
  if (!up) {
    return (
      <>
        <Icon name={feature} />
        <Icon name={ability} />
      </>
    );
  }
  return (
    <>
      <Icon name={feature} />
      <svg className="tile-portrait" viewBox="0 0 41 31" aria-hidden="true">
        <g transform="translate(2.5 1.5) scale(.56)">
          <BustStrokes of={feature} />
        </g>
      </svg>
      {tables.expertArrow[expert] === 1 && (
        <svg className="tile-arrow" viewBox="0 0 12 12" aria-hidden="true">
          <path className="arrow-up" d="M6 1.200 11 10H1Z" />
        </svg>
      )}
      <span className="tile-plate">
        <AbilityPicture of={ability} amount={ability === 'cash' ? tables.expertCash : tables.expertDiscount} />
      </span>
    </>
  );
}

function ActionTile({ say, s, seat, tile, up }: Sided & { readonly tile: number }) {
  const box = useBox();
  const name = tileName(say, box, tile);
  const label = say(up ? 'player.tile-up' : 'player.tile-down', { tile: name });
  const figure = (box.tables.tilePrice[tile] ?? 0) + (box.tables.tilePoints[tile] ?? 0) - (box.tables.tileDiscount[tile] ?? 0);
  return (
    <ThingButton
      id={thing.tile(seat, tile)}
      className={`own-tile action-tile ${up ? 'up' : 'down'}`}
      help={say('own.tile.help', { up: sideOf(box, s, up), deed: tileDeed(say, box, tile) })}
    >
      <span className="tile-face" role="img" aria-label={label}>
        <Icon name={tileIcon(box, tile)} />
        {up && figure !== 0 && <span className="figure-on-tile">{figure > 0 ? figure : say.signed(figure)}</span>}
      </span>
    </ThingButton>
  );
}

function Multiplier({ say, s, seat, p, tile }: Omit<Props, 'area' | 'highest'> & { readonly p: Player; readonly tile: number }) {
  const box = useBox();
  const manned = has(p.manned, tile);
  const name = multiplierName(say, box, tile);
  const vp = box.look.multiplier(s, seat, tile);
  const label = say(manned ? 'player.multiplier' : 'player.multiplier-bare', { tile: name, vp });
  return (
    <ThingButton
      id={thing.multiplier(seat, tile)}
      className={`own-tile multiplier-tile ${manned ? 'up' : 'bare'}`}
      help={say('own.multiplier.help', { tile: name, vp, manned: manned ? 'yes' : 'no' })}
    >
      <span className="tile-face" role="img" aria-label={label}>
        <Icon name={tileIcon(box, MULTIPLIERS_FROM + tile)} />
        <span className="scores-now">{say('own.multiplier.vp', { vp })}</span>
        <svg className="barrel-on" viewBox="0 0 24 28" aria-hidden="true">
          {manned ? (
            <BarrelShape seat={seat} />
          ) : (
            <path className="barrel-gone" d="M5 4.2C2.3 10 2.3 17.5 5 23.6q7 3.4 14 0C21.7 17.5 21.7 10 19 4.2Z" />
          )}
        </svg>
      </span>
    </ThingButton>
  );
}
