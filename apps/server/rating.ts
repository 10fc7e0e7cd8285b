// How good somebody is, as two numbers: what is believed, and how sure that is. After a game they follow from the places: the update of
// Weng and Lin (2011) for the model of Plackett and Luce, with ties; decision 0033 says in what it differs from OpenSkill.

export interface Rating {
  readonly mu: number;
  readonly sigma: number;
}

/** Of somebody of whom nothing is known. */
export const START: Rating = { mu: 25, sigma: 25 / 3 };
/** How much a single game scatters. */
const BETA = 25 / 6;
/** How much somebody may change from one game to the next. */
const TAU = 25 / 300;

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** What is known of everybody after a game in which they came in these places; whoever shares one has the same number. */
export function ratedBy(before: readonly Rating[], places: readonly number[]): Rating[] {
  const variances = before.map(({ sigma }) => sigma ** 2 + TAU ** 2);
  // As between two of them: then games of two, three and four players have one scale.
  const c = Math.sqrt((2 * sum(variances.map(variance => variance + BETA ** 2))) / before.length);
  const strengths = before.map(({ mu }) => Math.exp((mu - START.mu) / c));
  /** For every place that was given: among whom, to how many. */
  const rounds = places.map(place => ({
    place,
    among: sum(strengths.filter((_, i) => (places[i] as number) >= place)),
    sharing: places.filter(other => other === place).length,
  }));
  return before.map(({ mu }, i) => {
    let [omega, delta] = [0, 0];
    for (const [q, { place, among, sharing }] of rounds.entries()) {
      if (place > (places[i] as number)) continue;
      const chance = (strengths[i] as number) / among;
      omega += ((q === i ? 1 : 0) - chance) / sharing;
      delta += (chance * (1 - chance)) / sharing;
    }
    const variance = variances[i] as number;
    return { mu: mu + (variance / c) * omega, sigma: Math.sqrt(variance * Math.max(1 - (variance / c ** 2) * delta, 0.0001)) };
  });
}

// As people read it

/** A difference of 400 means about ten to one between two players, as in chess. */
const SCALE = 30;
const SHOWN_AT_START = 1500;
/** Give or take so much it is in 19 of 20 cases; as long as that is more, it is provisional. */
const SURE = 300;

export interface ShownRating {
  readonly rating: number;
  /** Give or take: it lies within in 19 of 20 cases. */
  readonly spread: number;
  readonly provisional: boolean;
}

export const shownOf = ({ mu, sigma }: Rating): ShownRating => {
  const spread = Math.round(2 * sigma * SCALE);
  return { rating: Math.round(SHOWN_AT_START + (mu - START.mu) * SCALE), spread, provisional: spread > SURE };
};

/** What is believed of somebody who is so much better or worse than one of whom nothing is known. */
export const ratingAt = (ahead: number, spread: number): Rating => ({ mu: START.mu + ahead / SCALE, sigma: spread / 2 / SCALE });
