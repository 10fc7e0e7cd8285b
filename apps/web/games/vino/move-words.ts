// The moves of Vino in words. A move comes as a line of notation and is read with the position it belongs to.

import type { Position } from '@adega/wire';
import type { Spoken } from '../../table/face.ts';
import { ON } from '../../table/groups.ts';
import { type Box, boxOf } from './box.ts';
import { bestDeal } from './deals.ts';
import { placeName, regionName, regionNames, risesIn, signed, varietyName, vineyardName, vineyardShort } from './names.ts';
import { type MoveKind, type MoveOf, membersOf, NONE, priceOf, REGIONS, regionOf, type State, stateOf, stepsOf, VARIETIES } from './set.ts';
import type { Say, Values, WordId } from './words.ts';

interface Context {
  readonly say: Say;
  readonly box: Box;
  readonly s: State;
  readonly seat: number;
  /** The kind of question, as a word that messages can select by. */
  readonly asks: string;
}

type Speak<K extends MoveKind> = { of(c: Context, m: MoveOf<K>): Spoken }['of'];

/** The list, the board and the preview speak of the same moves: each is put into words once for a position. */
const said = new WeakMap<Position, { readonly say: Say; readonly moves: Map<string, Spoken> }>();

export function sayMove(say: Say, position: Position, key: string): Spoken {
  const known = said.get(position);
  const moves = known?.say === say ? known.moves : new Map<string, Spoken>();
  if (known?.moves !== moves) said.set(position, { say, moves });
  const words = moves.get(key) ?? inWords(say, position, key);
  moves.set(key, words);
  return words;
}

function inWords(say: Say, position: Position, key: string): Spoken {
  const box = boxOf(position);
  const s = stateOf(position);
  const move = box.game.parse(s, key);
  if ('problem' in move) return { group: key, title: key, label: key, phrase: key };
  const seat = position.question?.seat ?? 0;
  const speak: Speak<MoveKind> = SPEAK[move.kind];
  return speak({ say, box, s, seat, asks: (position.question?.asks ?? '').replaceAll('-', '_') }, move);
}

type Kind<Id = WordId> = Id extends `vino.move.${infer K}.group` ? K : never;

/** The three messages of a kind of move, with the same values. Moves whose titles are the same stand in one group. */
function spoken({ say }: Context, kind: Kind, values: Values): Spoken {
  const title = say(`vino.move.${kind}.group`, values);
  return { group: title, title, label: say(`vino.move.${kind}.label`, values), phrase: say(`vino.move.${kind}.phrase`, values) };
}

const named = (c: Context, vineyard: number): Values => ({
  region: regionName(c.say, regionOf(c.box, vineyard)),
  vineyard: vineyardName(c.say, c.box, vineyard),
  short: vineyardShort(c.say, c.box, vineyard),
  place: placeName(c.say, c.box, vineyard),
  price: priceOf(c.box, vineyard),
});

/** Where every region is open there are hundreds of them: the board and the control say it better. */
function buying(c: Context, m: MoveOf<'buy'>): Spoken {
  const values = { ...named(c, m.item), variety: m.variety === NONE ? 'none' : varietyName(c.say, m.variety) };
  const words = spoken(c, 'buy', { ...values, marker: m.variety === NONE ? 'no' : 'yes' });
  return { ...words, look: 'folded' };
}

function selling(c: Context, m: MoveOf<'sell'>): Spoken {
  // Also of one more than there is in stock, which somebody asks about.
  const { sales, foreseen } = c.box.look;
  const sale = sales(c.s, c.seat, m.variety).find(({ n }) => n === m.n) ?? foreseen(c.s, m.variety, m.n);
  const best = bestDeal(c.box.look.deals(c.s, c.seat));
  const words = spoken(c, 'sell', {
    n: m.n,
    variety: varietyName(c.say, m.variety),
    demand: signed((c.s.market[m.variety] as number) * c.box.tables.step),
    income: sale.income,
    lost: sale.lost,
    fall: sale.fall,
    best: best?.variety === m.variety && best.n === m.n ? 'yes' : 'no',
  });
  // The selling desk says it better.
  return { ...words, look: 'folded' };
}

/** Two regions, or what others hear of it. */
function choosing(c: Context, m: MoveOf<'choose'>): Spoken {
  if (m.item < 0) return spoken(c, 'sealed', {});
  return { ...spoken(c, 'choose', { regions: regionNames(c.say, membersOf(m.item, REGIONS.length)) }), look: 'folded' };
}

function raising(c: Context, m: MoveOf<'raise'>): Spoken {
  const steps = stepsOf(m.item, VARIETIES.length);
  return { ...spoken(c, 'raise', { steps: steps.reduce((a, b) => a + b, 0), rises: risesIn(c.say, c.box, steps) }), look: 'folded' };
}

/** Chance is told by events; here its outcomes are only named. */
const drawn: Speak<'draw' | 'reveal'> = (c, m) => spoken(c, 'drawn', { regions: regionNames(c.say, membersOf(m.item, REGIONS.length)) });

const SPEAK: { readonly [K in MoveKind]: Speak<K> } = {
  draw: drawn,
  reveal: drawn,
  choose: choosing,
  buy: buying,
  pass: c => ({ ...spoken(c, 'pass', { asks: c.asks === 'sell' ? 'sell' : 'buy' }), group: ON }),
  take: (c, m) => ({ ...spoken(c, 'take', named(c, m.item)), look: 'folded' }),
  sell: selling,
  give: (c, m) => ({ ...spoken(c, 'give', named(c, m.item)), look: 'folded' }),
  raise: raising,
};
