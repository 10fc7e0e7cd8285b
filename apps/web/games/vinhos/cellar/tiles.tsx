// What lies before a player: experts, magnate action tiles, multipliers. Face up they can be used; face down they show their backs.

import { ThingButton } from '../../../table/thing.tsx';
import { Icon } from '../art/icon.tsx';
import { useBox } from '../box.ts';
import { tileIcon } from '../magnates.tsx';
import { abilityName, expertName, featureName, multiplierName, tileName } from '../names.ts';
import { thing } from '../paths.ts';
import { ABILITIES, FEATURES, has, MULTIPLIERS_FROM, membersOf, type Player, playerOf, type State, TILE_ACTIONS } from '../set.ts';
import type { Say } from '../words.ts';
import { Drawing } from './drawing.tsx';
import { featureLetter } from './words.ts';
import { Written } from './written.tsx';

interface Props {
  readonly say: Say;
  readonly s: State;
  readonly seat: number;
}

export function Tiles({ say, s, seat }: Props) {
  const { tables } = useBox();
  const p = playerOf(s, seat);
  const experts = (set: number, up: boolean) =>
    membersOf(set, tables.experts).map(i => (
      <li key={`e${i}`}>
        <Expert say={say} seat={seat} expert={i} up={up} />
      </li>
    ));
  const tiles = (set: number, up: boolean) =>
    membersOf(set, TILE_ACTIONS.length).map(i => (
      <li key={`t${i}`}>
        <ActionTile say={say} seat={seat} tile={i} up={up} />
      </li>
    ));
  // Those still to be used come first.
  return (
    <ul className="own-tiles" aria-label={say('own.tiles')}>
      {experts(p.expertsUp, true)}
      {tiles(p.tilesUp, true)}
      {membersOf(p.multipliers, tables.multipliers).map(i => (
        <li key={`m${i}`}>
          <Multiplier say={say} s={s} seat={seat} p={p} tile={i} />
        </li>
      ))}
      {experts(p.expertsDown, false)}
      {tiles(p.tilesDown, false)}
    </ul>
  );
}

interface Sided {
  readonly say: Say;
  readonly seat: number;
  readonly up: boolean;
}

function Expert({ say, seat, expert, up }: Sided & { readonly expert: number }) {
  const box = useBox();
  const feature = box.tables.expertFeature[expert] as number;
  const ability = ABILITIES[box.tables.expertAbility[expert] as number] ?? 'cash';
  const arrow = box.tables.expertArrow[expert] === 1;
  const label = say(up ? 'player.expert-up' : 'player.expert-down', { expert: expertName(say, box, expert) });
  const help = say('own.expert.help', {
    feature: featureName(say, feature),
    ability: abilityName(say, box, expert),
    arrow: arrow ? 'yes' : 'no',
    tracks: box.tables.track.length > 0 ? 'yes' : 'no',
  });
  return (
    <ThingButton id={thing.expert(seat, expert)} className={`own-tile expert-tile ${up ? 'up' : 'down'}`} help={help}>
      <span className="tile-face" role="img" aria-label={label}>
        <span className="tile-feature">
          <Icon name={FEATURES[feature] ?? 'taste'} />
          <FeatureMark feature={feature} letter={featureLetter(say, feature)} />
        </span>
        <Icon name={ability} />
        {arrow && <Written className="arrow" text="▲" />}
        <Written className="tile-word" text={abilityName(say, box, expert)} />
      </span>
    </ThingButton>
  );
}

/** A feature by its icon and letter, on a shape of its own. */
const FEATURE_SHAPES = {
  taste: <circle cx="12" cy="12" r="11.5" />,
  aroma: <path d="M12 0 24 12 12 24 0 12Z" />,
  look: <rect x="1" y="1" width="22" height="22" rx="2" />,
  alcohol: <path d="M12 0 22.5 6v12L12 24 1.5 18V6Z" />,
} as const;

export const FeatureMark = ({ feature, letter }: { readonly feature: number; readonly letter: string }) => (
  <svg className={`feature-mark feature-${FEATURES[feature]}`} viewBox="0 0 24 24" aria-hidden="true">
    {FEATURE_SHAPES[FEATURES[feature] ?? 'taste']}
    <text x="12" y="17">
      {letter}
    </text>
  </svg>
);

function ActionTile({ say, seat, tile, up }: Sided & { readonly tile: number }) {
  const box = useBox();
  const name = tileName(say, box, tile);
  const label = say(up ? 'player.tile-up' : 'player.tile-down', { tile: name });
  const figure = (box.tables.tilePrice[tile] ?? 0) + (box.tables.tilePoints[tile] ?? 0) - (box.tables.tileDiscount[tile] ?? 0);
  return (
    <ThingButton
      id={thing.tile(seat, tile)}
      className={`own-tile action-tile ${up ? 'up' : 'down'}`}
      help={say('own.tile.help', { tile: name })}
    >
      <span className="tile-face" role="img" aria-label={label}>
        <Icon name={tileIcon(box, tile)} />
        {figure !== 0 && <span className="figure-on-tile">{figure > 0 ? figure : say.signed(figure)}</span>}
        <Written className="tile-word" text={name} />
      </span>
    </ThingButton>
  );
}

function Multiplier({ say, s, seat, p, tile }: Props & { readonly p: Player; readonly tile: number }) {
  const box = useBox();
  const manned = has(p.manned, tile);
  const name = multiplierName(say, box, tile);
  const vp = box.look.multiplier(s, seat, tile);
  const label = say(manned ? 'player.multiplier' : 'player.multiplier-bare', { tile: name, vp });
  return (
    <ThingButton
      id={thing.multiplier(seat, tile)}
      className={`own-tile multiplier-tile ${manned ? 'up' : 'down'}`}
      help={say('own.multiplier.help', { tile: name, vp, manned: manned ? 'yes' : 'no' })}
    >
      <span className="tile-face" role="img" aria-label={label}>
        <Written className="times" text={say('own.multiplier.times', { per: box.tables.multiplierPer[tile] ?? 0 })} />
        <Icon name={tileIcon(box, MULTIPLIERS_FROM + tile)} />
        <span className={manned ? 'barrel-on' : 'barrel-on empty'}>{manned ? <Drawing name="barrel" /> : null}</span>
        <Written className="scores-now" text={say('own.multiplier.vp', { vp })} />
      </span>
    </ThingButton>
  );
}
