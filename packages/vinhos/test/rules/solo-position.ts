// Small positions of the solo game, like those of position.ts: you begin, both stand on the centre, nothing is built, the vintage is P1,
// Setúbal (7) and Algarve (9) are out. Lacerda has 8 barrels, no money and no experts.

import { compile } from '../../data/pack.ts';
import { PACK_2016 } from '../../data/packs.ts';
import type { PackJson } from '../../data/schema.ts';
import { REGIONS, type Region } from '../../data/words.ts';
import { editionSolo } from '../../editions/solo.ts';
import { type Vinhos, vinhos } from '../../game.ts';
import { scoreOf } from '../../rules/scoring.ts';
import { settingFor } from '../../rules/setting.ts';
import { LACERDA } from '../../solo/lacerda.ts';
import { type Lacerda, NONE, type Player } from '../../state.ts';
import { clear, Position } from './position.ts';

const solo2016 = vinhos(editionSolo, PACK_2016);

export class Alone extends Position {
  get him(): Player {
    return this.player(LACERDA);
  }

  get his(): Lacerda {
    return this.s.lacerda as Lacerda;
  }

  /** His turn alone, with this card; what is turned up afterwards is drawn. */
  card(space: string, ...numbers: number[]): this {
    const p = this.run('lacerda-turn').play(`card ${space}`);
    for (const n of numbers) p.play(`number ${n}`);
    return p;
  }

  /** He comes to the centre from elsewhere. */
  visit(): this {
    return this.at('sales', LACERDA).card('centre');
  }

  /** The marker of an estate of yours in each of these regions, with so many cubes there. */
  yours(cubes: { readonly [R in Region]?: number }): this {
    return Object.entries(cubes).reduce(
      (p: this, [region, n], i) => p.estate(i + 1, { region: region as Region }).cubes(region as Region, n),
      this,
    );
  }

  cubesIn(region: Region): number {
    return this.s.cubes[REGIONS.indexOf(region)] as number;
  }

  /** Free or whose: the owner of a sales space. */
  seller(space: string): number {
    return this.s.sales[this.move(`retrieve ${space}`).to] as number;
  }

  exporter(space: string): number {
    return this.s.exports[this.move(`export 1.1 ${space}`).to] as number;
  }

  /** The kinds of events so far. */
  get told(): string[] {
    return this.events.map(event => event.kind);
  }

  /** The parts of anybody's points. */
  points(seat: number): { [part: string]: number } {
    const g = settingFor(editionSolo, compile(PACK_2016));
    return Object.fromEntries(scoreOf(g, this.s, seat).parts.map(({ part, amount }) => [part, amount]));
  }
}

const gameWith = (pack: PackJson): Vinhos => (pack === PACK_2016 ? solo2016 : vinhos(editionSolo, pack));

export function soloOpening(pack: PackJson = PACK_2016, options: { [id: string]: string } = {}): Alone {
  const game = gameWith(pack);
  return new Alone(game, game.start({ regions: 'recommended', ...options }));
}

export function alone({ year = 1, pack = PACK_2016 }: { readonly year?: number; readonly pack?: PackJson } = {}): Alone {
  const p = soloOpening(pack);
  while (p.asks !== 'move') p.play(p.offers()[0] as string);
  return p.change(s => {
    clear(s, year, compile(pack).kinds);
    Object.assign(s.players[LACERDA] as Player, { money: 0, barrels: 8, atA: 0, atB: 0, atC: 0 });
    s.exports.fill(NONE);
    const his = s.lacerda as Lacerda;
    his.vineyards.fill(0);
    his.tiles = 0;
  });
}
