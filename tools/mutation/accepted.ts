// Mutants that no test can notice, because nothing changes by them, and why. They are named by file, function and text, not by line.
import type { Mutant } from './mutants.ts';

/** In this function of this file the piece, and what it may become ('*' anything); a piece that ends with … is the beginning of one. */
type Accepted = readonly [file: string, inside: string, from: string, to: string];

const ACCEPTED: { readonly [why: string]: readonly Accepted[] } = {
  'saves time: what gets past it is refused or left out by the guard itself': [
    ['helpers.ts', 'expertsStand', '!canUseExpert(g, s)', 'false'],
    ['helpers.ts', 'expertsStand', 'false', 'true'],
    ['multipliers.ts', 'most', 'all', 'true'],
    ['rows.ts', 'benefitMoves', '!all && (s.turn.tiles > 0 || …', 'false'],
    ['rows.ts', 'benefitMoves', 's.turn.tiles > 0 || !isWindow(s, f)…', '*'],
    ['rows.ts', 'benefitMoves', '0', '1'],
    ['press.ts', 'most', 'all', 'true'],
    ['rules/turn.ts', 'moves', 'all || canUseExpert(g, s)', 'true'],
    ['vineyards.ts', 'isForSale', '(s.tops[region] as number) >= 0 && !has(boughtFrom(f), region)', '!has(boughtFrom(f), region)'],
  ],
  'saves time: the longer way comes to the same': [
    ['action.ts', 'exact', 'true', 'false'],
    ['press.ts', 'exact', 'true', 'false'],
    ['helpers.ts', 'answers', 'question.exact === true', 'false'],
    ['helpers.ts', 'answers', 'true', 'false'],
    ['rules/turn.ts', 'moves', 'out.length === 0 && mayStay(g, s, f)', 'mayStay(g, s, f)'],
    ['export.ts', 'canExport', 'p.barrels === 0 || !hasWine(p)', 'p.barrels === 0'],
    ['rows.ts', 'then', 'action === SALES || action === EXPORT', 'true'],
    ['quadrel.ts', 'furtherDiscount', 'most <= 0', '*'],
    ['abilities.ts', 'canFollow', '!lifts && extras.canFollow(g, s, f.seat)', 'false'],
    ['helpers.ts', 'moves', 'playerOf(s, f.seat).expertsUp !== 0 && …', '(all || …'],
    ['helpers.ts', 'usesOf', 'abilities.every(ability => withAbility(p, ability) === 0)', 'false'],
    ['helpers.ts', 'opensMove', 'm.item < from', 'false'],
    ['helpers.ts', 'opensMove', 'm.item + 1', 'm.item - 1'],
    ['means.ts', 'anyLeadsOn', "m.kind === 'use'", 'false'],
    ['pairs.ts', 'canFollow', 'can(g, s, seat)', 'false'],
    ['pairs.ts', 'cubeSets', '0', '1'],
    ['production.ts', 'moves', 'left === 0 || left === room', '*'],
    ['production.ts', 'douroEstates', 'p.ports === 0', 'false'],
    ['production.ts', 'douroEstates', '0', '1'],
    ['turn.ts', 'run', 'g.edition.readsTops(g, s, f.seat) && isUnturned(s)', 'g.edition.readsTops(g, s, f.seat)'],
    ['vineyards.ts', 'cheapestVineyard', 'kind < 0', 'false'],
    ['vineyards.ts', 'canBuyVineyard', 'anywhere || fitsSomewhere(g, s, p, region)', 'fitsSomewhere(g, s, p, region)'],
    ['vineyards.ts', 'cheapestVineyard', 'anywhere || fitsSomewhere(g, s, p, region)', 'fitsSomewhere(g, s, p, region)'],
    ['vineyards.ts', 'hasOpenEstate', 'e.vineyards === 0 && e.cellar === 0', 'false'],
    ['vineyards.ts', 'hasOpenEstate', 'true', 'false'],
    ['wine.ts', 'cubesUsable', 'cubes === 0 || !hasMarker(p, region)', '!hasMarker(p, region)'],
  ],
  'saves time: numbers that nobody asked for go nowhere': [
    ['magnates.ts', 'forbidsUsing', 'tally !== undefined', 'true'],
    ['rows.ts', 'lacksExtra', 'tally !== undefined', 'true'],
  ],
  'at the edge both sides come to the same': [
    ['vino/rules/sales.ts', 'hasLater', 'v < g.pack.vineyards', 'v <= g.pack.vineyards'],
    ['vineyards.ts', 'cheapestVineyard', 'cost < best', 'cost <= best'],
    ['wine.ts', 'cubesUsable', 'cubes < g.pack.mostCubes', 'cubes <= g.pack.mostCubes'],
    ['wine.ts', 'cubesNeeded', 'lacking <= 0', 'lacking < 0'],
    ['solo/sales.ts', 'lowestSold', 'rankOf(g, s, i) < rankOf(g, s, best)', '*'],
    ['solo/sales.ts', 'spaceFor', 'appealOf(g, s, i) > appealOf(g, s, best)', '*'],
  ],
  'nothing reads this number: a field that this frame does not use, a price that is not asked for, the cost in an event': [
    ['experts.ts', 'play', '0', '1'],
    ['experts.ts', 'turnPile', '0', '1'],
    ['magnates.ts', 'run', '0', '1'],
    ['press.ts', 'enterCentre', '1', '2'],
    ['press.ts', 'f', '0', '1'],
    ['press.ts', 'askExperts', '1', '2'],
    ['spaces.ts', 'cheapestUnit', '0', '1'],
    ['setting.ts', 'remember', '0', '1'],
    ['supply.ts', 'run', '0', '1'],
  ],
  'a default for the compiler, which cannot see that something is there': [
    ['bank.ts', 'investPrice', '*', 'bankOf(g).invest[p.investment]'],
    ['window.ts', 'before', 'seat === undefined', 'false'],
    ['means.ts', 'hasMeans', 'g.trial !== undefined && …', 'anyLeadsOn(g, g.trial, s, f, helpersOf(g, s, f), new Set())'],
    ['arranging.ts', 'isInStack', '0', '1'],
    ['press.ts', 'askExperts', '0', '1'],
    ['press.ts', 'pointsOfSending', '0', '1'],
    ['setup.ts', 'actionsLeft', '0', '1'],
    ['setup.ts', 'layStack', '0', '1'],
    ['rules/setting.ts', 'kindFor', 'g.edition.automa?.instead[kind] ?? kind', 'g.edition.automa?.instead[kind]'],
    ['solo/press.ts', 'symbols', '0', '1'],
    ['solo/turn.ts', 'collectExperts', '0', '1'],
    ['order.ts', 'chosen', 'slots[i] ?? -1', 'slots[i]'],
    ['order.ts', 'chosen', '1', '2'],
    ['ties.ts', 'shareOut', '0', '1'],
  ],
  'a number as good as the one that is written': [
    ['setup.ts', 'vintagesLeft', 'pack.zero === NONE', 'false'],
    ['solo/sales.ts', 'run', '0', '1'],
    ['solo/sales.ts', 'rankOf', '2', '3'],
    ['solo/sales.ts', 'appealOf', '2', '3'],
  ],
  'made when the file is loaded, before any mutant lives; the tests of A86 hold what it says': [['action.ts', 'TOUCHED', '*', '*']],
  'made when the file is loaded; the tests of move.adjacent hold what it says': [
    ['quadrel.ts', 'areAdjacent', '*', '*'],
    ['quadrel.ts', 'beside', '*', '*'],
    ['quadrel.ts', 'BESIDE', '*', '*'],
  ],
  'made once for each number of seats, before the mutant lives; the tests of setup.order hold what it says': [
    ['setup.ts', 'permutations', '*', '*'],
    ['setup.ts', 'rest', '*', '*'],
  ],
  'made when the file is loaded; the tests of C32 hold in which questions helpers stand': [['moments.ts', 'WINDOWS', '*', '*']],
  'of the stack of the copy only the experts due are read, and the frame that goes in its place is none of them': [
    ['action.ts', 'spoilsCopy', 'copy.stack.push(inside);', 'void 0;'],
  ],
  'the experts due have not begun to come': [['action.ts', 'dueExperts', 'n + f.most - f.count', 'n + f.most + f.count']],
  'outside its window an ability is a candidate without a target, which the next guard refuses as well': [
    ['abilities.ts', 'room', 'g.edition.moments.forPieces(s, f) && hasRoom(g, s, m.to)', 'hasRoom(g, s, m.to)'],
  ],
  'a code of more than one tile names no kind of the stack': [
    ['arranging.ts', 'heard', 'isOthersView(s, f.seat) && …', "isOthersView(s, f.seat) && m.kind === 'arrange' && m.item === f.item"],
  ],
  'only spares looking at a position again, or at what opens nothing': [
    ['means.ts', 'leadsOn', 'helpers.length > 0 && …', 'anyLeadsOn(g, trial, s, f, helpers, seen)'],
    ['means.ts', 'leadsOn', 'helpers.length > 0 && !isSeen(s, f.seat, seen)', '*'],
    ['means.ts', 'leadsOn', 'helpers.length > 0', 'helpers.length >= 0'],
    ['means.ts', 'isSeen', 'seen.has(key)', 'false'],
    ['means.ts', 'isSeen', 'true', 'false'],
    ['means.ts', 'isSeen', 'seen.add(key);', 'void 0;'],
    ['means.ts', 'isIdle', "'pair'", '*'],
    ['means.ts', 'isIdle', '!hasWine(playerOf(s, seat))', 'false'],
    ['means.ts', 'isIdle', "'tile'", '*'],
    ['means.ts', 'isIdle', 'm.item === POINTS || (m.item === EXPERT && !canHelp(g, s)) || …', 'false'],
    [
      'means.ts',
      'isIdle',
      'm.item === POINTS || (m.item === EXPERT && !canHelp(g, s)) || …',
      'm.item === POINTS || (m.item === EXPERT && !canHelp(g, s))',
    ],
    ['means.ts', 'isIdle', 'm.item === POINTS || (m.item === EXPERT && !canHelp(g, s)) || …', '(m.item === EXPORT && hasCubes(s, seat))'],
    ['means.ts', 'isIdle', 'm.item === POINTS || (m.item === EXPERT && !canHelp(g, s))', 'm.item === POINTS'],
    ['means.ts', 'isIdle', 'm.item === POINTS || (m.item === EXPERT && !canHelp(g, s))', '(m.item === EXPERT && !canHelp(g, s))'],
    ['means.ts', 'isIdle', "'benefit'", '*'],
    ['means.ts', 'isIdle', 'onlySpends(g, m.to) && hasCubes(s, seat)', 'false'],
    ['means.ts', 'isIdle', "'use'", '*'],
    ['means.ts', 'isIdle', 'isIdleUse(g, playerOf(s, seat), m)', '*'],
    ['means.ts', 'isIdleUse', 'ability === RENOWN', 'false'],
    ['means.ts', 'isIdleUse', '!hasWineOf(p, m.to)', 'false'],
    ['means.ts', 'isIdleUse', 'ability === RETRIEVE && !hasWine(p)', 'false'],
    ['means.ts', 'hasCubes', 's.cubeSupply >= …', 'false'],
    ['means.ts', 'hasCubes', 's.cubeSupply >= …', 's.cubeSupply > …'],
    ['rows.ts', 'onlySpends', 'isSlot(to) || extraAt(g, to) === EXPORT', '*'],
    ['action.ts', 'spoils', 'spoilsSurely(g, s, f.tile, m) || …', 'spoilsCopy(unit, g, s, f, m)'],
    ['action.ts', 'spoilsSurely', 'p.barrels < 2 || winesOf(p) < 2', '*'],
    ['action.ts', 'spoilsSurely', "m.kind === 'sell' || m.kind === 'export'", 'false'],
    ['action.ts', 'spoilsSurely', "m.kind === 'sell' || m.kind === 'export'", "m.kind === 'sell'"],
    ['action.ts', 'spoilsSurely', "m.kind === 'sell' || m.kind === 'export'", "m.kind === 'export'"],
    ['abilities.ts', 'afterUses', 'kind !== s.tops[m.to] && …', 'belowOf(g, s, m.to, kind) > 0'],
    ['action.ts', 'spoilsSurely', '!leavesMoney(g, s, tile)', 'false'],
    ['action.ts', 'spoilsSurely', "m.kind !== 'buy'", 'true'],
    ['action.ts', 'spoilsSurely', 'action !== STAFF && …', 'false'],
    ['action.ts', 'spoilsSurely', 'p.money - vineyardCost(g, s, tile, m.item)', '*'],
    ['means.ts', 'hasWineOf', 'p.wines.some(…', 'true'],
    ['means.ts', 'hasWineOf', 'wine !== 0 && regionOf(wine) === region', '*'],
    ['means.ts', 'hasWineOf', '0', '1'],
    ['means.ts', 'canHelp', 'canUseExpert(g, s) && !isDrawn(s)', '*'],
    ['means.ts', 'isDrawn', 's.unseen.every(…', 'false'],
    ['means.ts', 'isDrawn', 's.piles[pile] === NONE || …', 'false'],
    ['means.ts', 'isDrawn', 's.piles[pile] === NONE || …', 's.piles[pile] === NONE'],
    ['means.ts', 'isDrawn', 's.piles[pile] === NONE || …', '(set & (set - 1)) !== 0'],
  ],
  'only a stack that is arranged leads to several positions, and none is before a move': [
    ['means.ts', 'anyLeadsOn', 'afterUses(g, s, f, m).some(opens)', '*'],
  ],
  'a bound on the time that looking takes': [
    ['means.ts', 'opens', 'canGo(g, then, f.seat) || seen.size >= MOST', 'canGo(g, then, f.seat)'],
    ['means.ts', 'opens', 'seen.size >= MOST', 'seen.size > MOST'],
  ],
  'any step but 0 is the second': [['production.ts', 'run', 'f.step++', 'f.step--']],
  'nobody enters the space he stands on': [
    ['quadrel.ts', 'othersOn', 'i !== seat && playerOf(s, i).at === space', 'playerOf(s, i).at === space'],
    ['rules/turn.ts', 'payMove', 'i === seat || other.at !== space', 'other.at !== space'],
    ['quadrel.ts', 'forbidsEntering', "'move.must'", "'flow.mutant'"],
  ],
  'a turn may use one expert, and has used none, or any number': [
    ['quadrel.ts', 'most', 'g.edition.abilitiesPerTurn - s.turn.experts', '*'],
    ['quadrel.ts', 'most', '1', '2'],
    ['quadrel.ts', 'furtherDiscount', '0', '1'],
  ],
  'where no expert goes along there is no ability': [
    [
      'quadrel.ts',
      'isFreeMove',
      'expert !== NONE && g.pack.expertAbility[expert] === FREE_MOVE',
      'g.pack.expertAbility[expert] === FREE_MOVE',
    ],
    ['rules/turn.ts', 'go', 'expert !== NONE && g.pack.expertAbility[expert] === DISCOUNT', 'g.pack.expertAbility[expert] === DISCOUNT'],
  ],
  'before a fair there is nothing else to be done': [['window.ts', 'isReason', "m.kind === 'use' && …", '*']],
  'twice as many for everybody leaves the same in front': [['scoring.ts', 'barrelsIn', '1', '2']],
  'the barrel of nobody is counted for nobody': [
    ['scoring.ts', 'barrelsIn', 'seat >= 0 && g.pack.exportColumn[space] === column', 'g.pack.exportColumn[space] === column'],
  ],
  'what is neither A nor B is C': [['scoring.ts', 'barrelsTaken', '2', '3']],
  'the first multiplier is in every game': [['setup.ts', 'multipliersLeft', '0', '1']],
  'at the start only Douro has given port tiles': [
    ['setup.ts', 'withPort', 'm.item === DOURO && playerOf(s, f.seat).ports > 0', 'playerOf(s, f.seat).ports > 0'],
  ],

  // Vino
  'made when the file is loaded, before any mutant lives; the tests of V24 hold what it says': [
    ['vino/rules/choice.ts', 'PAIRS', '*', '*'],
    ['vino/rules/choice.ts', 'length', '*', '*'],
  ],
  'saves time: what is forbidden is left out a moment later': [
    ['vino/rules/sales.ts', 'most', 'all', 'true'],
    ['vino/rules/sales.ts', 'most', '0', '1'],
  ],
  'a gift is closed before anybody looks at how many are left': [['vino/rules/gift.ts', 'n', '0', '1']],
  'any step of a region but 0 is past its beginning': [['vino/rules/buying.ts', 'run', 'f.step++', 'f.step--']],
  'where there is no vineyard there is no price, which is neither more nor less than any': [
    [
      'vino/rules/setup.ts',
      'run',
      'v !== NONE && priceOf(g, v) <= playerOf(s, f.seat).money',
      'priceOf(g, v) <= playerOf(s, f.seat).money',
    ],
    ['vino/rules/setup.ts', 'restOf', '*', '*'],
    ['vino/rules/vineyards.ts', 'cheapestAnywhere', 'v !== NONE && …', '*'],
  ],
  'of two vineyards at the same price either is the cheapest': [
    ['vino/rules/vineyards.ts', 'cheapestAnywhere', 'priceOf(g, v) < priceOf(g, best)', 'priceOf(g, v) <= priceOf(g, best)'],
  ],
  'no other frame beside which somebody disinvests has such a step': [
    ['bank.ts', 'hasInvested', "f.kind === 'bank' && (f.step & HAS_INVESTED) !== 0", '(f.step & HAS_INVESTED) !== 0'],
  ],
  'it is only told': [['vino/rules/buying.ts', 'buyVineyard', "'vino.buy'", '*']],
};

const used = new Set<Accepted>();

/** Why nothing changes by a mutant, if it is known. */
export function acceptedWhy(mutant: Mutant): string | undefined {
  for (const [why, pieces] of Object.entries(ACCEPTED)) {
    const piece = pieces.find(e => isMeant(e, mutant));
    if (piece === undefined) continue;
    used.add(piece);
    return why;
  }
  return undefined;
}

function isMeant([file, inside, from, to]: Accepted, mutant: Mutant): boolean {
  if (!mutant.file.endsWith(`/${file}`) || mutant.inside !== inside) return false;
  return isText(from, mutant.from) && isText(to, mutant.to);
}

function isText(wanted: string, text: string): boolean {
  const line = text.replace(/\s+/g, ' ');
  return wanted === '*' || (wanted.endsWith('…') ? line.startsWith(wanted.slice(0, -1)) : line === wanted);
}

/** Those that no survivor needed. */
export const unusedPieces = (): string[] =>
  Object.values(ACCEPTED)
    .flat()
    .filter(piece => !used.has(piece))
    .map(piece => piece.join(' | '));
