// The largest harvest there can be: four players with five estates each, and one move before it. In a year with a fair the fair comes after it.

const NAMES = ['Ana', 'Bea', 'Carlos', 'Dora'];
const REGIONS = ['tras-os-montes', 'minho', 'douro', 'dao', 'ribatejo', 'lisboa', 'setubal', 'alentejo', 'algarve'];

/** Each in another region and colour, with all that makes a wine better. */
function estateOf(seat: number, estate: number): object {
  const n = seat * 5 + estate;
  const region = REGIONS[n % 9] as string;
  return {
    region,
    colour: n % 18 < 9 ? 'red' : 'white',
    ...(estate < 2 && { wineries: 1, enologists: 1 }),
    ...(estate > 1 && estate < 4 && seat < 2 && { farmers: 1 }),
    wines: { 1: 4 },
  };
}

const boardOf = (seat: number): object => ({
  at: seat === 3 ? 'export' : 'sales',
  money: 12,
  estates: Object.fromEntries([0, 1, 2, 3, 4].map(estate => [estate + 1, estateOf(seat, estate)])),
});

/** The last player has one turn left in the year. */
export const fullHarvest = (year: number): string =>
  JSON.stringify({
    game: 'vinhos/2016',
    title: 'A harvest of twenty estates',
    seats: NAMES,
    given: {
      year,
      round: 2,
      turn: 'Dora',
      order: NAMES.join(' '),
      vintage: 'P5',
      ...(year === 3 && { stands: { 1: 'Ana', 2: 'Bea', 3: 'Carlos', 4: 'Dora' } }),
      players: Object.fromEntries(NAMES.map((name, seat) => [name, { ...boardOf(seat), ...(year === 3 && { fairPoints: 9 - seat }) }])),
    },
    steps: [],
  });
