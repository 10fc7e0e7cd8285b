// The words of the component data. A rule works with an index into these lists; a pack and a notation write the word.
// The order is part of stored positions: a new word goes to the end.

/** From number 1 to number 9 of the Deluxe board. */
export const REGIONS = ['tras-os-montes', 'minho', 'douro', 'dao', 'ribatejo', 'lisboa', 'setubal', 'alentejo', 'algarve'] as const;
export type Region = (typeof REGIONS)[number];

export const COLOURS = ['red', 'white'] as const;
export type Colour = (typeof COLOURS)[number];

/** What an expert knows and a vintage tile shows; one pile of experts each. */
export const FEATURES = ['taste', 'aroma', 'look', 'alcohol'] as const;
export type Feature = (typeof FEATURES)[number];

export const ABILITIES = ['cash', 'free-move', 'renown', 'retrieve-barrel', 'reorder-vineyards', 'vineyard-discount'] as const;
export type Ability = (typeof ABILITIES)[number];

/** What a space of the quadrel lets you do. Two spaces may have the same action (C24). */
export const ACTIONS = ['vineyards', 'cellars', 'wineries', 'experts', 'centre', 'staff', 'export', 'sales'] as const;
export type Action = (typeof ACTIONS)[number];

/** With the bank, which stands where 2016 has its second vineyards. */
export const SPACE_ACTIONS = [...ACTIONS, 'bank'] as const;
export type SpaceAction = (typeof SPACE_ACTIONS)[number];

/** The kinds of magnate action tile; tiles of one kind have the same icon (C27). */
export const TILE_ACTIONS = ['expert', 'vineyard', 'points', 'sales', 'export', 'winery', 'cellar', 'enologist', 'farmer'] as const;
export type TileAction = (typeof TILE_ACTIONS)[number];

/** The extra actions in the rows of the magnates: as tiles have them, and a step of the investments. */
export const EXTRA_ACTIONS = [...TILE_ACTIONS, 'investment'] as const;
export type ExtraAction = (typeof EXTRA_ACTIONS)[number];

/** What a multiplier tile counts; the high and the low tile of a subject have the same icon (C27, A90). */
export const TILE_SUBJECTS = [
  'estates',
  'wines',
  'cellars',
  'magnates',
  'vineyards',
  'experts',
  'barrels',
  'enologists',
  'wineries',
  'farmers',
  'majorities',
  'money',
] as const;

/** With those of the rows of the magnates: cash counts at the end; a wine more, all features among the experts and renown count at once. */
export const SUBJECTS = [...TILE_SUBJECTS, 'cash', 'wine', 'features', 'renown'] as const;
export type Subject = (typeof SUBJECTS)[number];

/** The bonus of a stand at the fair. */
export const BONUSES = ['none', 'expert', 'money', 'points'] as const;
export type Bonus = (typeof BONUSES)[number];

/** The establishments of the sales area. */
export const HOUSES = ['casa-de-fados', 'hotel', 'enoteca'] as const;
export type House = (typeof HOUSES)[number];
