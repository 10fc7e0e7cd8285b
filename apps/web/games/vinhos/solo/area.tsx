// Lacerda's area instead of a player's board: himself, the awards that you have against him, what his cards may still do, what he has, and
// what he has put out of the game.

import type { Position } from '@adega/wire';
import type { ReactNode } from 'react';
import { Counting } from '../../../table/counting.tsx';
import { Goods } from '../art/goods.tsx';
import { Icon, type IconName } from '../art/icon.tsx';
import { BustStrokes } from '../art/portraits.tsx';
import { VineyardFace } from '../art/vineyard.tsx';
import { FairStar } from '../art/wares.tsx';
import { useBox } from '../box.ts';
import type { Area as Place } from '../cellar/area.ts';
import { at } from '../cellar/at.ts';
import { Coins, Count, OneBarrel } from '../cellar/counts.tsx';
import { Drawn } from '../cellar/help.tsx';
import { ExpertFace } from '../cellar/tiles.tsx';
import { tileIcon } from '../magnates.tsx';
import { expertName, multiplierName, regionName, spaceName } from '../names.ts';
import { CoinShape, CubeShape, Mark } from '../pieces.tsx';
import { FEATURES, has, MULTIPLIERS_FROM, membersOf, playerOf, type State, stateOf } from '../set.ts';
import { type Say, useSay } from '../words.ts';
import { ActionCard } from './card.tsx';
import { soloPlan } from './plan.ts';
import { type SoloWord, saySolo } from './say.ts';
import { LACERDA } from './seats.ts';

interface Inner {
  readonly say: Say;
  readonly s: State;
}

export function Area({ position, area }: { readonly position: Position; readonly area: Place }) {
  const say = useSay();
  const s = stateOf(position);
  if (s.lacerda === null) return null;
  const plan = soloPlan(area.width, area.height);
  return (
    <section className="player board-tall his-area" style={at(area)} aria-labelledby="his-area" data-seat={LACERDA}>
      <Portrait area={plan.portrait} />
      <header className="player-head" style={at(plan.head)}>
        <h3 id="his-area">
          <svg className="seat-mark" viewBox="-1 -1 26 26" aria-hidden="true">
            <Mark seat={LACERDA} />
          </svg>
          <span className="player-name">{saySolo(say, 'area.heading')}</span>
        </h3>
        <details
          className="his-joke"
          onToggle={({ currentTarget }) => currentTarget.closest('.place')?.toggleAttribute('data-lifted', currentTarget.open)}
        >
          <summary aria-label={saySolo(say, 'area.about')} title={saySolo(say, 'area.about')}>
            ?
          </summary>
          <p>{saySolo(say, 'lacerda.joke')}</p>
        </details>
      </header>
      <Awards say={say} s={s} area={plan.awards} />
      <Cards say={say} s={s} area={plan.cards} square={plan.square} />
      <div className="oak-counter" style={at(plan.counter)} aria-hidden="true" />
      <div
        className={plan.square ? 'his-things high' : plan.counter.width < WORDY ? 'his-things tight' : 'his-things'}
        style={at(plan.counter)}
      >
        <Counts say={say} s={s} />
        <Experts say={say} s={s} />
        <Gone say={say} s={s} />
        <Takes say={say} s={s} />
        <Bribes say={say} s={s} />
      </div>
    </section>
  );
}

/** From this width on his cubes and coins have a word before them. */
const WORDY = 660;

/** Behind his counter, before a window. */
const Portrait = ({ area }: { readonly area: Place }) => (
  <svg className="his-portrait" style={at(area)} viewBox={`0 0 ${area.width} ${area.height}`} aria-hidden="true">
    <path
      className="his-window"
      d={`M8 ${area.height}V${area.width / 2 - 4}a${area.width / 2 - 8} ${area.width / 2 - 12} 0 0 1 ${area.width - 16} 0V${area.height}Z`}
    />
    <path
      className="his-hills"
      d={`M8 ${area.height * 0.62}q${area.width * 0.3}-30 ${area.width * 0.5}-6t${area.width * 0.42}-4V${area.height}H8Z`}
    />
    <g transform={`translate(${area.width / 2 - area.width * 0.44} ${area.height - area.width * 0.99}) scale(${(area.width * 0.88) / 64})`}>
      <BustStrokes of="lacerda" />
    </g>
  </svg>
);

const AWARD_ICONS: { readonly [part: string]: IconName } = {
  points: 'laurel',
  money: 'cash',
  trophies: 'majorities',
  estates: 'estates',
  export: 'export',
  magnates: 'barrels',
};

/** What a game alone is about: a seal for each award that you would have now, an empty one for each that you could have. */
function Awards({ say, s, area }: Inner & { readonly area: Place }) {
  const { look } = useBox();
  const rows = look.awards(s);
  const total = rows.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <section className="his-awards" style={at(area)} aria-label={saySolo(say, 'area.awards', { awards: total })}>
      <ul>
        {rows.map(({ part, amount, most, yours, his }) => {
          const why = saySolo(say, `awards.why.${part}` as SoloWord, { yours, his });
          const name = saySolo(say, `scores.part.${part}` as SoloWord);
          return (
            <li key={part} className={amount > 0 ? 'won' : undefined}>
              <Drawn
                className="award"
                name={saySolo(say, 'area.award-label', { name, amount, most })}
                help={saySolo(say, 'area.award-help', { name, amount, most, why })}
              >
                <Icon name={AWARD_ICONS[part] ?? 'star'} />
                <span className="award-word">{saySolo(say, `area.award.${part}` as SoloWord)}</span>
                <span className="award-versus">
                  {saySolo(say, part === 'estates' || part === 'magnates' ? `area.alone.${part}` : 'area.versus', { yours, his })}
                </span>
                <Seals amount={amount} most={most} />
              </Drawn>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const SEAL = 17;

const Seals = ({ amount, most }: { readonly amount: number; readonly most: number }) => (
  <svg className="award-seals" viewBox={`0 0 ${most * SEAL} 24`} width={most * SEAL} height="24" aria-hidden="true">
    {Array.from({ length: most }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: seals in a row
      <g key={i} className={i < amount ? 'seal won' : 'seal'} transform={`translate(${i * SEAL + SEAL / 2} 12)`}>
        <circle r="7.2" />
        {i < amount && <path d="m-3.4 .3 2.4 2.6 4.4-5.2" />}
      </g>
    ))}
  </svg>
);

/** All nine, those that were drawn turned down. */
function Cards({ say, s, area, square }: Inner & { readonly area: Place; readonly square: boolean }) {
  const box = useBox();
  const cards = s.lacerda?.cards ?? 0;
  return (
    <div className={square ? 'his-deck square' : 'his-deck'} style={at(area)}>
      <h4 title={saySolo(say, 'area.cards-help')}>{saySolo(say, 'area.cards')}</h4>
      <ul className="his-cards">
        {box.tables.spaceAction.map((_, space) => {
          const left = has(cards, space);
          const label = saySolo(say, left ? 'area.card-left' : 'area.card-gone', { space: spaceName(say, box, space) });
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a card is its space
            <li key={space} className={left ? undefined : 'gone'}>
              <ActionCard say={say} space={space} label={label} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Counts({ say, s }: Inner) {
  const p = playerOf(s, LACERDA);
  const presented = p.presented === 1 ? 'yes' : 'no';
  return (
    <ul className="his-counts">
      <Count kind="money" icon={<Coins />} name={saySolo(say, 'area.money', { money: p.money })} help={saySolo(say, 'area.money-help')}>
        <Counting value={p.money} />
      </Count>
      <Count
        kind="barrel"
        icon={<OneBarrel seat={LACERDA} />}
        name={saySolo(say, 'area.barrels', { barrels: p.barrels })}
        help={saySolo(say, 'area.barrels-help')}
      >
        {p.barrels}
      </Count>
      <Count
        kind="fair"
        icon={<FairStar className="count-art" ticked={p.presented === 1} />}
        name={saySolo(say, 'area.fair', { points: p.fairPoints, presented })}
        help={saySolo(say, 'area.fair-help')}
      >
        <Counting value={p.fairPoints} />
      </Count>
    </ul>
  );
}

function Experts({ say, s }: Inner) {
  const box = useBox();
  const p = playerOf(s, LACERDA);
  const experts = membersOf(p.expertsUp, box.tables.experts);
  const tiles = membersOf(p.multipliers, box.tables.multipliers);
  return (
    <ul className="his-experts" aria-label={saySolo(say, 'area.experts')}>
      {experts.length === 0 && <li className="his-none">{saySolo(say, 'area.no-experts')}</li>}
      {experts.map(expert => (
        <li key={`e${expert}`} className={`own-tile expert-tile of-${FEATURES[box.tables.expertFeature[expert] ?? 0]} up`}>
          <Drawn
            className="tile-face"
            name={expertName(say, box, expert)}
            help={saySolo(say, 'area.expert-help', { expert: expertName(say, box, expert) })}
          >
            <ExpertFace expert={expert} up />
          </Drawn>
        </li>
      ))}
      {tiles.map(tile => (
        <li key={`m${tile}`} className="own-tile multiplier-tile up">
          <Drawn
            className="tile-face"
            name={multiplierName(say, box, tile)}
            help={saySolo(say, 'area.tiles', { tile: multiplierName(say, box, tile) })}
          >
            <Icon name={tileIcon(box, MULTIPLIERS_FROM + tile)} />
            <OneBarrel seat={LACERDA} />
            <span className="scores-now">{saySolo(say, 'area.tile-vp')}</span>
          </Drawn>
        </li>
      ))}
    </ul>
  );
}

/** Cubes he would take from your regions. */
function Takes({ say, s }: Inner) {
  const { look } = useBox();
  const { cubes, regions } = look.hisCubes(s);
  const names = say.list(regions.map(region => regionName(say, region)));
  const text =
    cubes === 0
      ? saySolo(say, 'area.cubes-none')
      : saySolo(say, 'area.cubes-from', { cubes, regions: names, tied: regions.length > 1 ? 'yes' : 'no' });
  return (
    <Drawn className="his-fact" name={saySolo(say, 'area.takes', { text })} help={saySolo(say, 'area.takes', { text })}>
      <span className="crate-word">{saySolo(say, 'area.takes-word')}</span>
      <svg className="his-cube" viewBox="0 0 12 12" aria-hidden="true">
        <CubeShape />
      </svg>
      {cubes}
    </Drawn>
  );
}

function Bribes({ say, s }: Inner) {
  const box = useBox();
  const spaces = membersOf(s.lacerda?.bribes ?? 0, box.tables.spaceAction.length);
  const text = spaces.length === 0 ? saySolo(say, 'area.bribes-none') : say.list(spaces.map(space => spaceName(say, box, space)));
  return (
    <Drawn
      className="his-fact"
      name={saySolo(say, 'area.bribes-on', { spaces: text })}
      help={saySolo(say, 'area.bribes-on', { spaces: text })}
    >
      <span className="crate-word">{saySolo(say, 'area.bribes-word')}</span>
      <svg className="his-bribe" viewBox="0 0 16 16" aria-hidden="true">
        <CoinShape kind="bribe" />
      </svg>
      {spaces.length}
    </Drawn>
  );
}

/** In a crate by his side. */
function Gone({ say, s }: Inner) {
  if (s.lacerda === null) return null;
  const { vineyards, wineries, cellars, enologists, farmers, tiles } = s.lacerda;
  const lost = vineyards.reduce((sum, n) => sum + n, 0);
  const items: readonly (readonly [string, number, ReactNode])[] = [
    ['vineyards', lost, <Vineyard key="v" />],
    ['wineries', wineries, <Goods key="w" of="wineries" />],
    ['cellars', cellars, <Goods key="c" of="cellars" />],
    ['enologists', enologists, <Goods key="e" of="enologists" />],
    ['farmers', farmers, <Goods key="f" of="farmers" />],
    ['tiles', tiles, <Tile key="t" />],
  ];
  const text = saySolo(say, 'area.gone-list', { vineyards: lost, wineries, cellars, enologists, farmers, tiles });
  return (
    <Drawn className="his-crate" name={saySolo(say, 'area.gone-text', { text })} help={saySolo(say, 'area.gone-text', { text })}>
      <span className="crate-word">{saySolo(say, 'area.gone')}</span>
      {items.map(([what, count, picture]) => (
        <span key={what} className={count === 0 ? 'crated none' : 'crated'}>
          {picture}
          {count}
        </span>
      ))}
    </Drawn>
  );
}

const Tile = () => (
  <svg className="goods" viewBox="0 0 40 42" aria-hidden="true">
    <rect className="gone-tile" x="6" y="5" width="28" height="32" rx="4" />
  </svg>
);

const Vineyard = () => (
  <svg className="goods" viewBox="0 0 40 42" aria-hidden="true">
    <VineyardFace colour="red" y={0} />
  </svg>
);
