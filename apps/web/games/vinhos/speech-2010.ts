// The moves in words that only the editions of 2010 have: the bank, pairs of barrels, benefits, experts chosen in secret.

import { estateName, estateShort, expertName, expertPhrase, houseName, magnateName, regionName, rowPlaceName, saleName } from './names.ts';
import { type Estate, HIDDEN, has, type MoveOf, membersOf, NONE, PLACES_OF_ROWS, playerOf, REGIONS, spotOf } from './set.ts';
import { type Context, type Kind, ofWine, type Speak, spoken, wineWords } from './speech.ts';

const amount =
  (kind: 'deposit' | 'withdraw'): Speak<'deposit' | 'withdraw'> =>
  (c, m) => ({ ...spoken(c, kind, { money: m.to }), look: 'folded' });

/** A step of the investments: what it costs or yields, and the interest after it. */
const step =
  (kind: 'invest' | 'disinvest', by: 1 | -1): Speak<'invest' | 'disinvest'> =>
  c => {
    const then = c.box.look.investing(c.s, c.seat, by);
    const money = then?.money ?? 0;
    return spoken(c, kind, { cost: money, money, interest: c.say.signed(then?.interest ?? 0), none: then === undefined ? 'yes' : 'no' });
  };

const inEstate =
  (kind: Kind & ('lose-vineyard' | 'dismiss')): Speak<'lose-vineyard' | 'dismiss'> =>
  (c, m) =>
    spoken(c, kind, { estate: estateName(c.say, c.s, c.seat, m.estate), short: estateShort(c.say, c.s, c.seat, m.estate) });

/** Where a cube waits on one of two wineries, which of them it is. */
const losing: Speak<'lose-winery'> = (c, m) => {
  const isEither = c.box.look.isEitherLost(playerOf(c.s, c.seat).estates[m.estate] as Estate);
  return spoken(c, 'lose-winery', {
    estate: estateName(c.say, c.s, c.seat, m.estate),
    short: estateShort(c.say, c.s, c.seat, m.estate),
    which: m.to !== NONE ? 'cube' : isEither ? 'bare' : 'any',
  });
};

const pairing: Speak<'pair'> = (c, m) =>
  spoken(c, 'pair', {
    house: houseName(c.say, c.box.tables.saleHouse[m.item] as number),
    first: saleName(c.say, c.box, m.item),
    second: saleName(c.say, c.box, m.to),
  });

function cubing(c: Context, m: MoveOf<'cubes'>) {
  const regions = membersOf(m.item, REGIONS.length).map(region => regionName(c.say, region));
  return spoken(c, 'cubes', { count: regions.length, regions: c.say.list(regions) });
}

/** A slot says what it would bring now. */
function benefiting(c: Context, m: MoveOf<'benefit'>) {
  const now = m.to < PLACES_OF_ROWS ? NONE : c.box.look.slot(c.s, c.seat, m.to - PLACES_OF_ROWS);
  return spoken(c, 'benefit', { from: rowPlaceName(c.say, c.box, m.item), to: rowPlaceName(c.say, c.box, m.to), now });
}

function pouring(c: Context, m: MoveOf<'pour'>) {
  const value = c.box.look.valueWith(c.s, c.seat, spotOf(m), m.to);
  return ofWine(m, spoken(c, 'pour', { ...wineWords(c, m), cubes: m.to, value }));
}

/** Used ones lie face down. */
function discarding(c: Context, m: MoveOf<'discard'>) {
  const side = has(playerOf(c.s, c.seat).expertsDown, m.item) ? 'down' : 'up';
  return spoken(c, 'discard', { expert: expertName(c.say, c.box, m.item), which: expertPhrase(c.say, c.box, m.item), side });
}

/** What others have sealed is not known. */
function bringing(c: Context, m: MoveOf<'bring'>) {
  if (m.item === HIDDEN) return spoken(c, 'bring', { count: 0, experts: '', points: 0 }, 'move.bring.hidden', 'move.bring.hidden');
  const experts = membersOf(m.item, c.box.tables.experts).map(expert => expertPhrase(c.say, c.box, expert));
  return spoken(c, 'bring', { count: experts.length, experts: c.say.list(experts), points: c.box.look.bringing(c.s, m.item) });
}

type Only2010 =
  | 'deposit'
  | 'withdraw'
  | 'invest'
  | 'disinvest'
  | 'pair'
  | 'cubes'
  | 'benefit'
  | 'pour'
  | 'entrust'
  | 'bring'
  | 'discard'
  | 'lose-winery'
  | 'lose-vineyard'
  | 'dismiss';

export const SPEAK_2010: { readonly [K in Only2010]: Speak<K> } = {
  deposit: amount('deposit'),
  withdraw: amount('withdraw'),
  invest: step('invest', 1),
  disinvest: step('disinvest', -1),
  pair: pairing,
  cubes: cubing,
  benefit: benefiting,
  pour: pouring,
  entrust: (c, m) => spoken(c, 'entrust', { magnate: magnateName(c.say, c.box, m.item) }),
  bring: bringing,
  discard: discarding,
  'lose-winery': losing,
  'lose-vineyard': inEstate('lose-vineyard'),
  dismiss: inEstate('dismiss'),
};
