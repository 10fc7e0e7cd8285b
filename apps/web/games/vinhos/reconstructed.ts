// Which printed numbers are our own reconstruction, so that they are marked before anything is asked. The whole provenance is loaded on
// demand; a test holds these patterns to it.

/** Pointers into the pack in which * stands for any key; one with fewer * is the stronger. */
const MARKED: { readonly [pattern: string]: 'X' | 'known' } = {
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
  '/export/columns/2/spaces/3': 'X',
  '/export/columns/3/spaces/2': 'known',
  '/export/columns/3/spaces/3': 'X',
  '/money/tile/*/*': 'X',
  '/magnates/actions/*/tiles/*': 'X',
  '/magnates/actions/*/tiles/2': 'known',
  '/magnates/multipliers/*/id': 'X',
  '/magnates/multipliers/*/cap': 'X',
  '/magnates/multipliers/2/cap': 'known',
};

const known = new Map<string, boolean>();

/** Asked anew with every drawing, so it is worked out once. */
export function isReconstructed(path: string): boolean {
  const before = known.get(path);
  if (before !== undefined) return before;
  const now = matchesX(path);
  known.set(path, now);
  return now;
}

function matchesX(path: string): boolean {
  const keys = path.split('/');
  const matching = Object.keys(MARKED).filter(pattern => {
    const wanted = pattern.split('/');
    return wanted.length === keys.length && wanted.every((key, i) => key === '*' || key === keys[i]);
  });
  const strongest = matching.sort((a, b) => a.split('*').length - b.split('*').length)[0];
  return strongest !== undefined && MARKED[strongest] === 'X';
}

export const RECONSTRUCTED_PATTERNS = MARKED;
