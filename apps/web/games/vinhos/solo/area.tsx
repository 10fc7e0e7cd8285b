// Lacerda's area instead of a player's board: what he has, what his cards may still do, and what he has put out of the game.

import type { Position } from '@adega/wire';
import type { ReactNode } from 'react';
import { Icon } from '../art/icon.tsx';
import { type Box, useBox } from '../box.ts';
import { at } from '../cellar/at.ts';
import { Drawing } from '../cellar/drawing.tsx';
import { Drawn } from '../cellar/help.tsx';
import type { Area as Place } from '../cellar/plan.ts';
import { expertName, multiplierName, regionName, spaceName } from '../names.ts';
import { Mark } from '../pieces.tsx';
import { FEATURES, has, membersOf, playerOf, type State, stateOf } from '../set.ts';
import { type Say, useSay } from '../words.ts';
import { ActionCard } from './card.tsx';
import { saySolo } from './say.ts';
import { LACERDA, YOU } from './seats.ts';

interface Inner {
  readonly say: Say;
  readonly s: State;
}

export function Area({ position, area }: { readonly position: Position; readonly area: Place }) {
  const box = useBox();
  const say = useSay();
  const s = stateOf(position);
  if (s.lacerda === null) return null;
  return (
    <section
      className="panel player his-area seat-edge-2"
      style={{ ...at(area), width: area.width / 1.35, height: area.height / 1.35, transform: 'scale(1.35)', transformOrigin: '0 0' }}
      aria-labelledby="his-area"
      data-seat={LACERDA}
    >
      <header className="player-head">
        <h3 id="his-area">
          <svg className="seat-mark" viewBox="-1 -1 26 26" aria-hidden="true">
            <Mark seat={LACERDA} />
          </svg>
          <span className="player-name">{saySolo(say, 'area.heading')}</span>
        </h3>
        <details className="his-joke">
          <summary aria-label={saySolo(say, 'area.about')} title={saySolo(say, 'area.about')}>
            ?
          </summary>
          <p>{saySolo(say, 'lacerda.joke')}</p>
        </details>
      </header>
      <Counts say={say} s={s} />
      <dl className="his-facts">
        <Fact name={saySolo(say, 'area.cards')} help={saySolo(say, 'area.cards-help')}>
          <Cards say={say} s={s} />
        </Fact>
        <Fact name={saySolo(say, 'area.experts')}>
          <Experts say={say} s={s} />
        </Fact>
        <Fact name={saySolo(say, 'area.cubes')}>{cubesText(say, box, s)}</Fact>
        <Fact name={saySolo(say, 'area.bribes')}>{bribesText(say, box, s)}</Fact>
        <Multipliers say={say} s={s} />
        <Fact name={saySolo(say, 'area.gone')}>{goneText(say, s)}</Fact>
      </dl>
    </section>
  );
}

function Counts({ say, s }: Inner) {
  const { look } = useBox();
  const p = playerOf(s, LACERDA);
  const [yours = 0, his = 0] = s.lacerda?.trophies ?? [];
  const points = { yours: look.points(s, YOU).total, his: look.points(s, LACERDA).total };
  return (
    <ul className="own-counts">
      <Count
        kind="money"
        icon={<Drawing name="money" />}
        name={saySolo(say, 'area.money', { money: p.money })}
        help={saySolo(say, 'area.money-help')}
      >
        {p.money}
      </Count>
      <Count
        kind="barrel"
        icon={<Drawing name="barrel" />}
        name={saySolo(say, 'area.barrels', { barrels: p.barrels })}
        help={saySolo(say, 'area.barrels-help')}
      >
        {p.barrels}
      </Count>
      <Count
        kind="fair"
        icon={<Icon name="points" />}
        name={saySolo(say, 'area.fair', { points: p.fairPoints, presented: p.presented === 1 ? 'yes' : 'no' })}
        help={saySolo(say, 'area.fair-help')}
      >
        {say('fair.points-of', { points: p.fairPoints, presented: p.presented === 1 ? 'yes' : 'no' })}
      </Count>
      <Count kind="trophy" icon={<Trophy />} name={saySolo(say, 'area.trophies', { yours, his })} help={saySolo(say, 'area.trophies-help')}>
        {saySolo(say, 'area.versus', { yours, his })}
      </Count>
      <Count kind="vp" icon={saySolo(say, 'area.vp')} name={saySolo(say, 'area.points', points)} help={saySolo(say, 'area.points-help')}>
        {saySolo(say, 'area.versus', points)}
      </Count>
    </ul>
  );
}

interface CountProps {
  readonly kind: string;
  readonly icon: ReactNode;
  readonly name: string;
  readonly help: string;
  readonly children: ReactNode;
}

const Count = ({ kind, icon, name, help, children }: CountProps) => (
  <li>
    <Drawn className={`count count-${kind}`} name={name} help={help}>
      {icon}
      <span className="count-figure">{children}</span>
    </Drawn>
  </li>
);

const Trophy = () => (
  <svg className="drawing" viewBox="0 0 24 24" aria-hidden="true">
    <path
      className="trophy"
      d="M7 3h10v6a5 5 0 0 1-10 0ZM7 5H3.5c0 3.5 1.5 5 3.9 5.2M17 5h3.5c0 3.5-1.5 5-3.9 5.2M12 14v4M8 21h8l-1.2-3H9.2Z"
    />
  </svg>
);

function Fact({ name, help, children }: { readonly name: string; readonly help?: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt title={help}>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** All nine, those that were drawn turned down. */
function Cards({ say, s }: Inner) {
  const box = useBox();
  const cards = s.lacerda?.cards ?? 0;
  return (
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
  );
}

function Experts({ say, s }: Inner) {
  const box = useBox();
  const experts = membersOf(playerOf(s, LACERDA).expertsUp, box.tables.experts);
  if (experts.length === 0) return saySolo(say, 'area.no-experts');
  return (
    <ul className="his-cards">
      {experts.map(expert => (
        <li key={expert}>
          <span className="his-card his-expert" role="img" aria-label={expertName(say, box, expert)} title={expertName(say, box, expert)}>
            <Icon name={FEATURES[box.tables.expertFeature[expert] ?? 0] ?? 'taste'} />
            {box.tables.expertArrow[expert] === 1 && (
              <span className="arrow" aria-hidden="true">
                ▲
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Multipliers({ say, s }: Inner) {
  const box = useBox();
  const tiles = membersOf(playerOf(s, LACERDA).multipliers, box.tables.multipliers);
  if (tiles.length === 0) return null;
  return <Fact name={saySolo(say, 'area.tiles')}>{say.list(tiles.map(tile => multiplierName(say, box, tile)))}</Fact>;
}

function cubesText(say: Say, { look }: Box, s: State): string {
  const { cubes, regions } = look.hisCubes(s);
  if (cubes === 0) return saySolo(say, 'area.cubes-none');
  const names = say.list(regions.map(region => regionName(say, region)));
  return saySolo(say, 'area.cubes-from', { cubes, regions: names, tied: regions.length > 1 ? 'yes' : 'no' });
}

function bribesText(say: Say, box: Box, s: State): string {
  const spaces = membersOf(s.lacerda?.bribes ?? 0, box.tables.spaceAction.length);
  return spaces.length === 0 ? saySolo(say, 'area.bribes-none') : say.list(spaces.map(space => spaceName(say, box, space)));
}

function goneText(say: Say, s: State): string {
  if (s.lacerda === null) return '';
  const { vineyards, wineries, cellars, enologists, farmers, tiles } = s.lacerda;
  const lost = vineyards.reduce((sum, n) => sum + n, 0);
  return saySolo(say, 'area.gone-list', { vineyards: lost, wineries, cellars, enologists, farmers, tiles });
}
