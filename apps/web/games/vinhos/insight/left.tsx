// What can still come out of every stack, with chances where the order is unknown.

import type * as vinhos from '@adega/vinhos';
import type { Position } from '@adega/wire';
import { useBox } from '../box.ts';
import { abilityName, featureName, multiplierName, regionName, tileName, vineyardName } from '../names.ts';
import { Provenance } from '../provenance.tsx';
import { colourWord, stateOf } from '../set.ts';
import { type Say, useSay } from '../words.ts';

interface Props {
  readonly position: Position;
}

export function Left({ position }: Props) {
  const { edition } = useBox();
  const say = useSay();
  return (
    <div className="insight left">
      <p className="note">{say('left.lead')}</p>
      <Vineyards position={position} />
      <Experts position={position} />
      <Vintages position={position} />
      {edition.rows === undefined && <Tiles position={position} />}
    </div>
  );
}

function Vineyards({ position }: Props) {
  const { insight } = useBox();
  const say = useSay();
  const s = stateOf(position);
  return (
    <section>
      <h3>{say('left.vineyards')}</h3>
      <dl>
        {insight.stacks(s).map(stack => (
          <div key={stack.region}>
            <dt>{regionName(say, stack.region)}</dt>
            <dd>
              <Stack say={say} position={position} stack={stack} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface StackProps extends Props {
  readonly say: Say;
  readonly stack: vinhos.StackLeft;
}

function Stack({ say, position, stack }: StackProps) {
  const box = useBox();
  const { region, left, total, arrangedBy, order } = stack;
  if (total === 0) return <span className="muted">{say('left.empty')}</span>;
  if (order !== undefined) return say('left.order', { tiles: say.list(order.map(kind => vineyardName(say, box, region, kind))) });
  return (
    <>
      {left.map(({ item, count }) => (
        <span key={item} className={`left-chip wine-edge-${colourWord(box.tables.kindColour[region]?.[item] ?? 0)}`}>
          {say('left.tile', { tile: vineyardName(say, box, region, item), count, total })}
          {arrangedBy === undefined && total > 1 && <small> {say('left.chance', { chance: count / total })}</small>}
        </span>
      ))}
      {arrangedBy !== undefined && <small>{say('left.arranged', { name: position.names[arrangedBy] ?? '' })}</small>}
    </>
  );
}

function Experts({ position }: Props) {
  const box = useBox();
  const say = useSay();
  const s = stateOf(position);
  const names = (experts: readonly number[]) => say.list(experts.map(expert => abilityName(say, box, expert)));
  return (
    <section>
      <h3>{say('left.experts')}</h3>
      <dl>
        {box.insight.piles(s).map(({ pile, unseen, returned }) => (
          <div key={pile}>
            <dt>{featureName(say, pile)}</dt>
            <dd>
              {unseen.length === 0 && <span className="muted">{say('left.none-unseen')}</span>}
              {unseen.map(expert => (
                <span key={expert} className="left-chip">
                  {say('left.expert', { ability: abilityName(say, box, expert), count: unseen.length })}
                </span>
              ))}
              {returned.length > 0 && <small>{say('left.returned', { experts: names(returned) })}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Vintages({ position }: Props) {
  const { insight, tables } = useBox();
  const say = useSay();
  const s = stateOf(position);
  return (
    <section>
      <h3>{say('left.vintages')}</h3>
      <div>
        {insight.vintages(s).map(vintage => (
          <span key={vintage} className="left-chip">
            <Provenance path={`/vintages/${vintage}/weather`}>
              {say('left.vintage', { weather: say.signed(tables.weather[vintage] ?? 0) })}
            </Provenance>
          </span>
        ))}
      </div>
    </section>
  );
}

function Tiles({ position }: Props) {
  const box = useBox();
  const say = useSay();
  const s = stateOf(position);
  const { actions, multipliers } = box.insight.tiles(s);
  return (
    <section>
      <h3>{say('left.tiles')}</h3>
      <p>
        {actions.length === 0 && <span className="muted">{say('left.empty')}</span>}
        {actions.map(({ item, count }) => (
          <span key={item} className="left-chip">
            {say('left.action', { tile: tileName(say, box, item), count })}
          </span>
        ))}
      </p>
      <p className="note">
        {multipliers.length === 0
          ? say('left.no-multipliers')
          : say('left.multipliers', { tiles: say.list(multipliers.map(tile => multiplierName(say, box, tile))) })}
      </p>
    </section>
  );
}
