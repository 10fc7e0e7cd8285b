// The moves in words that only the editions of 2010 have: the bank, pairs of barrels, benefits, experts chosen in secret.

import { estateName, estateShort, expertName, expertPhrase, houseName, magnateName, regionName, rowPlaceName, saleName } from './names.ts';
import { type Estate, HIDDEN, has, type Move, membersOf, NONE, PLACES_OF_ROWS, playerOf, REGIONS, regionOf, spotOf } from './set.ts';
import { type Context, type Kind, ofWine, type Speak, spoken, wineWords } from './speech.ts';

const amount =
  (kind: 'deposit' | 'withdraw'): Speak =>
  (c, m) => ({ ...spoken(c, kind, { money: m.to }), look: 'spare' });

/** A step of the investments: what it costs or yields, and the interest after it. */
const step =
  (kind: 'invest' | 'disinvest', by: 1 | -1): Speak =>
  c => {
    const from = playerOf(c.s, c.seat).investment;
    const interest = c.box.tables.bank?.interest[from + by];
    const prices = by === 1 ? c.box.tables.bank?.invest[from] : c.box.tables.bank?.disinvest[from - 1];
    const values = { cost: prices ?? 0, money: prices ?? 0, interest: c.say.signed(interest ?? 0) };
    return spoken(c, kind, { ...values, none: interest === undefined ? 'yes' : 'no' });
  };

const inEstate =
  (kind: Kind & ('lose-vineyard' | 'dismiss')): Speak =>
  (c, m) =>
    spoken(c, kind, { estate: estateName(c.say, c.s, c.seat, m.estate), short: estateShort(c.say, c.s, c.seat, m.estate) });

/** Where a cube waits on one of two wineries, which of them it is. */
const losing: Speak = (c, m) => {
  const offered = ({ wineries, waiting, onCellar }: Estate): boolean => waiting > onCellar && waiting - onCellar < wineries;
  const isEither = offered(playerOf(c.s, c.seat).estates[m.estate] as Estate);
  return spoken(c, 'lose-winery', {
    estate: estateName(c.say, c.s, c.seat, m.estate),
    short: estateShort(c.say, c.s, c.seat, m.estate),
    which: m.to !== NONE ? 'cube' : isEither ? 'bare' : 'any',
  });
};

const pairing: Speak = (c, m) =>
  spoken(c, 'pair', {
    house: houseName(c.say, c.box.tables.saleHouse[m.item] as number),
    first: saleName(c.say, c.box, m.item),
    second: saleName(c.say, c.box, m.to),
  });

function cubing(c: Context, m: Move) {
  const regions = membersOf(m.item, REGIONS.length).map(region => regionName(c.say, region));
  return spoken(c, 'cubes', { count: regions.length, regions: c.say.list(regions) });
}

/** A slot says what it would bring now. */
function benefiting(c: Context, m: Move) {
  const now = m.to < PLACES_OF_ROWS ? NONE : c.box.look.slot(c.s, c.seat, m.to - PLACES_OF_ROWS);
  return spoken(c, 'benefit', { from: rowPlaceName(c.say, c.box, m.item), to: rowPlaceName(c.say, c.box, m.to), now });
}

function pouring(c: Context, m: Move) {
  const wine = playerOf(c.s, c.seat).wines[spotOf(m)] as number;
  const value = c.box.look.value(c.s, c.seat, spotOf(m)).plain + m.to * (c.box.tables.cubeWorth[regionOf(wine)] ?? 1);
  return ofWine(m, spoken(c, 'pour', { ...wineWords(c, m), cubes: m.to, value }));
}

/** Used ones lie face down. */
function discarding(c: Context, m: Move) {
  const side = has(playerOf(c.s, c.seat).expertsDown, m.item) ? 'down' : 'up';
  return spoken(c, 'discard', { expert: expertName(c.say, c.box, m.item), which: expertPhrase(c.say, c.box, m.item), side });
}

/** What others have sealed is not known. */
function bringing(c: Context, m: Move) {
  if (m.item === HIDDEN) return spoken(c, 'bring', { count: 0, experts: '', points: 0 }, 'move.bring.hidden', 'move.bring.hidden');
  const experts = membersOf(m.item, c.box.tables.experts).map(expert => expertPhrase(c.say, c.box, expert));
  return spoken(c, 'bring', { count: experts.length, experts: c.say.list(experts), points: broughtPoints(c, m.item) });
}

/** What these experts score at least: their own arrows are counted, those of others are not known. */
function broughtPoints(c: Context, set: number): number {
  const experts = membersOf(set, c.box.tables.experts);
  const raised = c.s.features.map((at, feature) => {
    const arrows = experts.filter(
      expert => c.box.tables.expertFeature[expert] === feature && c.box.tables.expertArrow[expert] === 1,
    ).length;
    return Math.min(c.box.tables.track.length - 1, at + arrows);
  });
  return experts.reduce((sum, expert) => sum + (c.box.tables.track[raised[c.box.tables.expertFeature[expert] ?? 0] ?? 0] ?? 0), 0);
}

export const SPEAK_2010: { readonly [K in Move['kind']]?: Speak } = {
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
