// Which printed numbers are our own reconstruction, so that they are marked before anything is asked. The whole provenance is loaded on
// demand; a test holds these patterns to it.

type Marks = { readonly [pattern: string]: 'X' | 'known' };

/** By edition of the pack: pointers into it in which * stands for any key; one with fewer * is the stronger. */
const MARKED: { readonly [edition: string]: Marks } = {
  2016: {
    '/regions/*/cubeSpaces': 'X',
    '/regions/*/tiles/*/cost': 'X',
    '/regions/1/tiles/*/cost': 'X',
    '/regions/3/tiles/*/cost': 'known',
    '/regions/3/tiles/0/cost': 'known',
    '/regions/4/tiles/*/cost': 'known',
    '/regions/4/tiles/2/cost': 'known',
    '/regions/8/tiles/*/cost': 'X',
    '/vintages/*/id': 'X',
    '/vintages/*/weather': 'X',
    '/vintages/*/features/*': 'X',
    '/vintages/*/colour': 'X',
    '/vintages/*/value': 'X',
    '/vintages/*/regions/*': 'X',
    '/vintages/0/weather': 'known',
    '/vintages/0/features/*': 'known',
    '/vintages/0/colour': 'known',
    '/vintages/0/value': 'known',
    '/vintages/0/regions/*': 'known',
    '/vintages/2/weather': 'known',
    '/vintages/2/features/*': 'known',
    '/vintages/6/features/*': 'X',
    '/vintages/7/colour': 'known',
    '/vintages/7/value': 'known',
    '/experts/*/arrow': 'X',
    '/export/columns/*/spaces/*': 'X',
    '/export/columns/3/spaces/2': 'known',
    '/export/two/*': 'X',
    '/money/tile/*/*': 'X',
    '/magnates/actions/*/tiles/*': 'X',
    '/magnates/actions/*/tiles/2': 'known',
    '/magnates/multipliers/*/id': 'X',
    '/magnates/multipliers/*/cap': 'X',
    '/magnates/multipliers/2/cap': 'known',
  },
  reserve: {
    '/regions/*/cubeSpaces': 'X',
    '/regions/*/tiles/*/cost': 'X',
    '/regions/1/tiles/*/cost': 'X',
    '/regions/3/tiles/*/cost': 'known',
    '/regions/3/tiles/0/cost': 'known',
    '/regions/4/tiles/*/cost': 'known',
    '/regions/4/tiles/2/cost': 'known',
    '/regions/8/tiles/*/cost': 'X',
    '/vintages/*/id': 'X',
    '/vintages/*/weather': 'X',
    '/vintages/*/features/*': 'X',
    '/vintages/*/colour': 'X',
    '/vintages/*/value': 'X',
    '/vintages/*/regions/*': 'X',
    '/vintages/2/weather': 'known',
    '/vintages/2/features/*': 'known',
    '/vintages/0/weather': 'known',
    '/vintages/0/features/*': 'known',
    '/vintages/0/colour': 'known',
    '/vintages/0/value': 'known',
    '/vintages/0/regions/*': 'known',
    '/vintages/7/colour': 'known',
    '/vintages/7/value': 'known',
    '/experts/*/arrow': 'X',
    '/export/columns/*/spaces/*': 'X',
    '/export/columns/0/spaces/2': 'known',
    '/export/columns/0/spaces/1': 'known',
    '/export/rows/*': 'X',
    '/export/rows/1': 'known',
    '/export/rows/2': 'known',
    '/export/two/*': 'X',
    '/bank/investments/invest/*': 'X',
    '/bank/investments/invest/1': 'known',
    '/bank/investments/invest/2': 'known',
    '/bank/investments/disinvest/*': 'X',
    '/fair/experts/*/*': 'X',
    '/fair/track/*': 'X',
    '/fair/stands/*/features/*': 'X',
    '/fair/stands/*/bonus': 'X',
    '/fair/stands/0/features/*': 'known',
    '/fair/stands/0/bonus': 'known',
    '/fair/stands/1/features/*': 'known',
    '/fair/stands/1/bonus': 'known',
    '/fair/stands/2/features/*': 'known',
    '/fair/stands/3/features/*': 'known',
  },
  first: {
    '/regions/*/cubeSpaces': 'X',
    '/regions/*/tiles/*/cost': 'X',
    '/regions/0/tiles/*/cost': 'known',
    '/regions/0/tiles/0/cost': 'known',
    '/regions/7/tiles/*/cost': 'known',
    '/regions/7/tiles/2/cost': 'known',
    '/quality/farmer': 'X',
    '/vintages/*/id': 'X',
    '/vintages/*/weather': 'X',
    '/vintages/*/features/*': 'X',
    '/vintages/*/colour': 'X',
    '/vintages/*/value': 'X',
    '/vintages/*/regions/*': 'X',
    '/vintages/2/weather': 'known',
    '/vintages/2/features/*': 'known',
    '/vintages/0/features/*': 'known',
    '/vintages/0/colour': 'known',
    '/vintages/0/value': 'known',
    '/vintages/7/colour': 'known',
    '/vintages/7/value': 'known',
    '/vintages/7/regions/*': 'known',
    '/experts/*/arrow': 'X',
    '/export/columns/*/spaces/*': 'X',
    '/export/columns/0/spaces/1': 'known',
    '/export/columns/0/spaces/2': 'known',
    '/export/rows/*': 'X',
    '/export/rows/1': 'known',
    '/export/rows/2': 'known',
    '/bank/investments/invest/*': 'X',
    '/bank/investments/invest/1': 'known',
    '/bank/investments/invest/2': 'known',
    '/bank/investments/disinvest/*': 'X',
    '/fair/experts/*/*': 'X',
    '/fair/track/*': 'X',
    '/fair/stands/*/features/*': 'X',
    '/fair/stands/*/bonus': 'X',
    '/fair/stands/0/features/*': 'known',
    '/fair/stands/0/bonus': 'known',
    '/fair/stands/1/features/*': 'known',
    '/fair/stands/1/bonus': 'known',
    '/fair/stands/2/features/*': 'known',
    '/fair/stands/3/features/*': 'known',
  },
};

const known = new Map<string, boolean>();

/** Asked anew with every drawing, so it is worked out once. */
export function isReconstructed(edition: string, path: string): boolean {
  const key = edition + path;
  const before = known.get(key);
  if (before !== undefined) return before;
  const now = matchesX(MARKED[edition] ?? {}, path);
  known.set(key, now);
  return now;
}

function matchesX(marked: Marks, path: string): boolean {
  const keys = path.split('/');
  const matching = Object.keys(marked).filter(pattern => {
    const wanted = pattern.split('/');
    return wanted.length === keys.length && wanted.every((key, i) => key === '*' || key === keys[i]);
  });
  const strongest = matching.sort((a, b) => a.split('*').length - b.split('*').length)[0];
  return strongest !== undefined && marked[strongest] === 'X';
}
