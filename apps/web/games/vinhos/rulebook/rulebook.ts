// The rulebooks of Vinhos to read, one for each edition. What they share is written once; a paragraph of some editions names them.

import type { Labelled } from '../../../table/boxes.ts';
import type { BookSection, CardBox, Paragraph, Rulebook } from '../../../table/rulebook.ts';
import { portrait, scene } from '../course/art.tsx';
import { figuresOf } from '../figures.ts';
import * as draw from './drawings.tsx';
import * as table from './tables.tsx';

export const EDITIONS = ['2016', 'reserve', 'first', 'solo'] as const;
type Edition = (typeof EDITIONS)[number];

interface Told extends Paragraph {
  /** All but the solo game, where none are named. */
  readonly of?: readonly Edition[];
}

interface Section extends Omit<BookSection, 'paragraphs'> {
  readonly paragraphs: readonly Told[];
}

const TILES = ['2016'] as const;
const ROWS = ['reserve', 'first'] as const;
const SOLO = ['solo'] as const;

const SECTIONS: readonly Section[] = [
  {
    id: 'aim',
    Art: scene('centre'),
    paragraphs: [
      { id: 'goal', rules: ['end.score-2016'], of: TILES, chapter: 'aim' },
      { id: 'goal', rules: ['end.score-2010'], of: ROWS, chapter: 'aim' },
      { id: 'cycle', rules: ['production.make', 'sales.sell', 'export.send', 'press.wine'], Figure: draw.Cycle },
      { id: 'reserve', rules: ['bank.action', 'magnate.benefit-2010', 'fair.experts-2010'], of: ['reserve'] },
      { id: 'first', rules: ['bank.action', 'setup.reserve-order', 'expert.limit'], of: ['first'] },
    ],
  },
  {
    id: 'setup',
    Art: scene('wineries'),
    paragraphs: [
      { id: 'order', rules: ['setup.order', 'setup.regions', 'setup.vintage', 'setup.positions'], Figure: table.Supplies },
      { id: 'vineyard-2016', rules: ['setup.start-vineyard'], of: TILES },
      { id: 'vineyard-2010', rules: ['setup.start-vineyard'], of: ROWS },
      { id: 'reserve', rules: ['setup.reserve-order'], of: ['reserve'] },
      { id: 'tiles', rules: ['setup.magnate-pick'], of: TILES },
      { id: 'barrels-2016', rules: ['press.magnates'], of: TILES },
      { id: 'barrels-2010', rules: ['bank.action', 'magnate.benefit-2010'], of: ROWS },
    ],
  },
  {
    id: 'year',
    Art: scene('vineyards'),
    paragraphs: [
      { id: 'phases', rules: ['year.phases', 'year.round'], Figure: draw.Year },
      { id: 'start-2016', rules: ['year.start', 'year.refresh'], of: TILES },
      { id: 'start-2010', rules: ['year.start', 'year.refresh'], of: ROWS },
      { id: 'maintenance-2016', rules: ['maintenance.2016'], of: TILES },
      { id: 'maintenance-2010', rules: ['maintenance.interest', 'maintenance.salaries', 'maintenance.minus-two'], of: ROWS },
      { id: 'production', rules: ['production.age', 'production.staff', 'production.make'], chapter: 'wine' },
    ],
  },
  {
    id: 'turn',
    Art: scene('experts'),
    paragraphs: [
      { id: 'move', rules: ['move.must', 'move.able', 'move.stay-centre'], Figure: draw.Grid, chapter: 'turn' },
      { id: 'costs', rules: ['move.adjacent', 'move.players', 'move.tax', 'move.centre-free'] },
      { id: 'helpers-2016', rules: ['expert.use', 'magnate.tiles-2016'], of: TILES },
      { id: 'helpers-2010', rules: ['expert.use', 'magnate.benefit-2010', 'sales.retrieve-pairs', 'bank.disinvest'], of: ROWS },
    ],
  },
  {
    id: 'build',
    Art: scene('vineyards-again'),
    paragraphs: [
      { id: 'vineyards-2016', rules: ['vineyard.count', 'vineyard.place'], of: TILES, chapter: 'grow' },
      { id: 'vineyards-2010', rules: ['vineyard.count', 'vineyard.place'], of: ROWS },
      { id: 'cubes', rules: ['vineyard.cube', 'vineyard.waiting-cubes'] },
      { id: 'gifts', rules: ['vineyard.first', 'region.minho', 'region.douro', 'region.dao', 'region.lisboa'], Figure: table.Regions },
      { id: 'wineries', rules: ['winery.build'] },
      { id: 'cellars-2016', rules: ['cellar.build'], of: TILES, chapter: 'cellar' },
      { id: 'cellars-2010', rules: ['cellar.build'], of: ROWS },
      { id: 'staff-2016', rules: ['enologist.hire'], of: TILES },
      { id: 'staff-2010', rules: ['enologist.hire', 'maintenance.salaries'], of: ROWS },
    ],
  },
  {
    id: 'wine',
    Art: scene('cellars'),
    paragraphs: [
      { id: 'quality', rules: ['wine.quality', 'region.douro'], Figure: draw.Quality, chapter: 'wine' },
      { id: 'age', rules: ['production.age', 'wine.value'], Figure: draw.Ageing },
      { id: 'value', rules: ['wine.value', 'wine.cubes-needed', 'region.alentejo', 'region.algarve'] },
      { id: 'origin', rules: ['wine.origin'] },
    ],
  },
  {
    id: 'use',
    Art: scene('sales'),
    paragraphs: [
      { id: 'sales-2016', rules: ['sales.sell', 'wine.cubes-needed'], Figure: table.Sales, of: TILES, chapter: 'sell' },
      { id: 'sales-2010', rules: ['sales.sell', 'wine.cubes-needed'], Figure: table.Sales, of: ROWS },
      { id: 'pairs', rules: ['sales.retrieve-pairs'], of: ROWS },
      { id: 'export-2016', rules: ['export.send', 'export.two-players'], Figure: table.Export, of: TILES, chapter: 'export' },
      { id: 'export-2010', rules: ['export.send'], Figure: table.Export, of: ROWS },
      { id: 'majority', rules: ['end.score-2016'], of: TILES },
      { id: 'majority', rules: ['end.score-2010'], of: ROWS },
    ],
  },
  {
    id: 'bank',
    Art: scene('bank'),
    paragraphs: [
      { id: 'cash', rules: ['move.cash', 'bank.action'], of: ROWS },
      { id: 'invest', rules: ['bank.action', 'bank.disinvest', 'maintenance.interest'], Figure: table.Investments, of: ROWS },
    ],
  },
  {
    id: 'experts',
    Art: portrait('taste'),
    paragraphs: [
      { id: 'hire', rules: ['expert.hire', 'expert.discard'], chapter: 'experts' },
      { id: 'limit', rules: ['expert.limit'], of: ROWS },
      {
        id: 'abilities',
        rules: ['expert.cash', 'expert.free-move', 'expert.renown', 'expert.retrieve-barrel', 'expert.reorder-vineyards'],
        Figure: table.Abilities,
      },
      { id: 'rest', rules: ['expert.use', 'year.refresh'] },
    ],
  },
  {
    id: 'fair',
    Art: portrait('bruno'),
    paragraphs: [
      { id: 'centre', rules: ['order.choose', 'order.apply', 'press.once'] },
      { id: 'present-2016', rules: ['press.wine', 'press.points-2016', 'region.tras-os-montes'], of: TILES, chapter: 'fair' },
      { id: 'present-2010', rules: ['press.wine', 'press.points-2010', 'region.tras-os-montes'], of: ROWS },
      { id: 'stands-2016', rules: ['press.points-2016'], of: TILES, Figure: table.Stands },
      { id: 'stands-2010', rules: ['press.points-2010'], of: ROWS, Figure: table.Stands },
      { id: 'sent', rules: ['press.points-2016'], of: TILES },
      { id: 'played', rules: ['fair.experts-2010'], of: ROWS },
      { id: 'magnates-2016', rules: ['press.magnates'], of: TILES },
      { id: 'magnates-2010', rules: ['press.magnates'], of: ROWS },
      { id: 'late', rules: ['fair.late', 'fair.absent'] },
      { id: 'prizes', rules: ['fair.rank'], Figure: table.Prizes },
      { id: 'order-2016', rules: ['fair.order-2016'], of: TILES },
      { id: 'order-2010', rules: ['fair.order-2010'], of: ROWS },
    ],
  },
  {
    id: 'magnates',
    Art: portrait('anabela'),
    paragraphs: [
      { id: 'buy', rules: ['fair.buy-2016'], of: TILES, chapter: 'magnates' },
      { id: 'tiles', rules: ['magnate.tiles-2016', 'year.refresh'], of: TILES, Figure: table.ActionTiles },
      { id: 'multipliers', rules: ['fair.buy-2016', 'end.score-2016'], of: TILES, Figure: table.Multipliers },
      { id: 'rows', rules: ['magnate.benefit-2010'], of: ROWS, Figure: table.MagnateRows },
      { id: 'slots', rules: ['magnate.benefit-2010', 'end.benefits-2010'], of: ROWS },
    ],
  },
  {
    id: 'end',
    Art: portrait('carolina'),
    paragraphs: [
      { id: 'last-2016', rules: ['end.extra-2016'], of: TILES, chapter: 'end' },
      { id: 'last-2010', rules: ['end.benefits-2010'], of: ROWS },
      { id: 'score-2016', rules: ['end.score-2016'], of: TILES, Figure: table.Money },
      { id: 'score-2010', rules: ['end.score-2010'], of: ROWS, Figure: table.Money },
      { id: 'tie', rules: ['end.tie'] },
    ],
  },
  {
    id: 'solo',
    Art: portrait('lacerda'),
    paragraphs: [
      { id: 'who', rules: ['solo.setup', 'solo.cards', 'solo.start'], of: SOLO },
      { id: 'turns', rules: ['solo.turns', 'solo.move'], of: SOLO, chapter: 'lacerda' },
      { id: 'bribe', rules: ['solo.bribe'], of: SOLO },
      { id: 'takes', rules: ['solo.vineyards', 'solo.cellars', 'solo.wineries', 'solo.staff', 'solo.experts'], of: SOLO },
      { id: 'markets', rules: ['solo.cubes', 'solo.export', 'solo.sales', 'solo.maintenance'], of: SOLO },
      { id: 'fair', rules: ['solo.press', 'solo.fair'], of: SOLO },
      { id: 'awards', rules: ['solo.awards', 'solo.end'], of: SOLO, Figure: table.Awards, chapter: 'awards' },
    ],
  },
];

const holds = (edition: Edition, { of }: Told): boolean => (of === undefined ? edition !== 'solo' : of.includes(edition));

const sectionsOf = (edition: Edition): BookSection[] =>
  SECTIONS.map(section => ({ ...section, paragraphs: section.paragraphs.filter(told => holds(edition, told)) })).filter(
    ({ paragraphs }) => paragraphs.length > 0,
  );

interface Box extends CardBox {
  readonly of?: readonly Edition[];
}

const NEW = ['2016', 'solo'] as const;

const CARD: readonly Box[] = [
  { id: 'year', lines: ['rounds', 'end'], of: NEW },
  { id: 'year', lines: ['rounds', 'end-2010'], of: ROWS },
  { id: 'move', lines: ['free', 'costs', 'centre'] },
  { id: 'spaces', lines: ['vineyards', 'wineries', 'cellars', 'staff', 'experts', 'sales', 'export', 'centre'], of: NEW },
  {
    id: 'spaces',
    lines: ['vineyards-2010', 'wineries', 'cellars-2010', 'staff-2010', 'experts', 'sales-2010', 'export-2010', 'bank', 'centre'],
    of: ROWS,
  },
  { id: 'helpers', lines: ['one'], of: NEW },
  { id: 'helpers', lines: ['any'], of: ROWS },
  { id: 'quality', lines: [], Figure: draw.Quality },
  { id: 'value', lines: ['sum'], Figure: draw.Ageing },
  { id: 'regions', lines: [], Figure: table.Regions },
  { id: 'fair', lines: ['points'], Figure: table.Prizes, of: NEW },
  { id: 'fair', lines: ['points-2010'], Figure: table.Prizes, of: ROWS },
  { id: 'magnates', lines: ['wishes', 'tiles'], of: NEW },
  { id: 'magnates', lines: ['wishes-2010', 'rows'], of: ROWS },
  { id: 'export', lines: [], Figure: table.Export },
  { id: 'end', lines: ['sum'], Figure: table.Money, of: NEW },
  { id: 'end', lines: ['sum-2010'], Figure: table.Money, of: ROWS },
  { id: 'solo', lines: ['awards'], Figure: table.Awards, of: SOLO },
];

const cardOf = (edition: Edition): CardBox[] => CARD.filter(({ of }) => of === undefined || of.includes(edition));

/** With the numbers of the box that comes with the edition, or of another. */
export function rulebookOf(edition: Edition, of?: Labelled): Rulebook {
  const game = `vinhos/${edition}`;
  const besides = edition === 'solo' ? { besides: 'vinhos/2016' } : {};
  return { game, ...besides, figures: figuresOf(of ?? { game }), sections: sectionsOf(edition), card: cardOf(edition) };
}
