// A pack as the rules read it: numbers by index, nothing to look up by name.
// Regions, colours, features, abilities, actions, tile actions, subjects, bonuses and houses are indices into the lists of words.ts.
// "By players" means indexed by players - 2; "by year" by year - 1; yes and no are 1 and 0.

export type Numbers = readonly number[];

export interface Tables {
  // The quadrel, spaces 0..8 row by row
  /** Action of each space. */
  readonly spaceAction: Numbers;
  /** The space of the centre. */
  readonly centre: number;
  /** By year: the space on which the year marker stands. */
  readonly yearSpace: Numbers;

  // The years
  readonly years: number;
  /** By year: which fair (0, 1, 2) ends it, or -1. */
  readonly fairOfYear: Numbers;
  /** By year: do experts and action tiles turn face up at its start? */
  readonly refreshes: Numbers;

  // Regions, by region; one that the edition lacks has no vineyards
  /** Bit 1 << region for each region of the edition. */
  readonly regions: number;
  /** The printed number. */
  readonly regionNumber: Numbers;
  /** By printed number 1..9: the region; [0] is -1. */
  readonly regionOfNumber: Numbers;
  /** Renown cubes that find room in the region. */
  readonly cubeSpaces: Numbers;
  /** Added to the value of the region's wines for each cube removed (region.alentejo). */
  readonly cubeWorth: Numbers;
  /** Added to the value of the region's wines (region.algarve). */
  readonly regionValue: Numbers;
  /** Fair points when a wine of the region is presented (region.tras-os-montes). */
  readonly regionPoints: Numbers;

  // Vineyard tiles. Tiles of a region with the same colour and cost are one kind; red before white, cheap before dear.
  /** The most kinds that any region has. */
  readonly kinds: number;
  /** [region][kind]; a kind that a region lacks has count 0. */
  readonly kindColour: readonly Numbers[];
  readonly kindCost: readonly Numbers[];
  readonly kindCount: readonly Numbers[];
  /** By region: vineyard tiles of all kinds. */
  readonly vineyards: Numbers;

  // Other numbers of regions
  readonly cubes: number;
  readonly ports: number;
  /** Renown cubes that one wine may use. */
  readonly mostCubes: number;
  /** Port tiles taken when a Douro estate is founded. */
  readonly portTiles: number;
  /** Experts taken when a Setúbal estate is founded. */
  readonly setubalExperts: number;

  // Supplies, by players
  readonly regionsInPlay: Numbers;
  /** The regions that the rulebook recommends to leave out. */
  readonly regionsOut: readonly Numbers[];
  readonly wineries: Numbers;
  readonly cellars: Numbers;
  readonly enologists: Numbers;
  readonly farmers: Numbers;

  // A player's supply
  /** Barrels in his own supply at the start. */
  readonly barrels: number;
  /** Barrels at each of the three magnates at the start. */
  readonly magnateBarrels: number;
  /** [players - 2][place in the order]: starting money, and what is added when the order has been settled. */
  readonly money: readonly Numbers[];
  readonly extraMoney: readonly Numbers[];

  // The player board
  readonly estates: number;
  /** With the variant of more estates; as many as ever where there is none. */
  readonly mostEstates: number;
  /** Slots of an estate. */
  readonly slots: number;
  /** Wineries that one estate may hold. */
  readonly mostWineries: number;
  /** Added to the value by place, left to right. */
  readonly warehouse: Numbers;
  readonly cellar: Numbers;

  // Prices and limits
  /** `player` goes to each player standing on the destination. */
  readonly price: {
    readonly distance: number;
    readonly tax: number;
    readonly player: number;
    readonly winery: number;
    readonly enologist: number;
    readonly farmer: number;
    readonly cellar: number;
    readonly expert: number;
  };
  /** The most units of one action; NO_CAP: as many as one likes. */
  readonly limit: {
    readonly vineyards: number;
    readonly wineries: number;
    readonly staff: number;
    readonly cellars: number;
    readonly sales: number;
    readonly export: number;
    readonly experts: number;
  };
  /** Experts that may lie before one player; NO_CAP: any number. */
  readonly mostExperts: number;
  /** Received from the cash ability. */
  readonly expertCash: number;
  /** Taken off each vineyard of the action by the discount ability. */
  readonly expertDiscount: number;
  readonly quality: {
    readonly vineyard: number;
    readonly farmer: number;
    readonly winery: number;
    readonly enologist: number;
    readonly port: number;
  };

  // Vintage tiles, by vintage; where the 0 tile is in the game it is the last
  readonly vintages: number;
  /** The vintage of year 1 where it is always the same, or -1. It shows no features, and no wine satisfies a magnate. */
  readonly zero: number;
  readonly vintageId: readonly string[];
  readonly weather: Numbers;
  /** [vintage][feature] */
  readonly symbols: readonly Numbers[];
  readonly wantsColour: Numbers;
  readonly wantsValue: Numbers;
  /** Bit 1 << region for each region wished for. */
  readonly wantsRegion: Numbers;

  // Wine experts, by expert = feature * 6 + ability
  readonly experts: number;
  readonly expertFeature: Numbers;
  readonly expertAbility: Numbers;
  readonly expertArrow: Numbers;

  // Sales spaces
  readonly sales: number;
  readonly saleHouse: Numbers;
  readonly saleColour: Numbers;
  readonly saleValue: Numbers;

  // Export spaces, column by column from left to right, each from bottom to top
  readonly exports: number;
  readonly exportColumn: Numbers;
  /** The value needed. */
  readonly exportNumber: Numbers;
  /** Scored at once: the number again, or what the row gives. */
  readonly exportPoints: Numbers;
  readonly columns: number;
  /** By column. */
  readonly majority: Numbers;
  /** By column: used with 2 players? */
  readonly columnTwo: Numbers;

  /** Account and investments, where there are any. */
  readonly bank: BankTables | undefined;

  // Points for money at the end; with a bank it is the account that counts
  readonly moneyTable: Scale;
  readonly moneyTile: Scale;

  // The fair
  readonly fairs: number;
  /** [fair][players - 2][rank]: as many prizes as players; 0 where none is printed. */
  readonly prize: readonly (readonly Numbers[])[];
  readonly stands: number;
  readonly standBonus: Numbers;
  readonly standAmount: Numbers;
  /** By stand: bit 1 << feature for those it shows. */
  readonly standFeatures: Numbers;
  /** Fair points for each point of a presented wine's value beyond this. */
  readonly beyond: number;
  /** Rows [value, experts]: how many may be played for a wine of this value. */
  readonly expertsFor: Scale;
  /** By position of a feature's marker: fair points of its section; the last is the top. */
  readonly track: Numbers;

  // Magnates
  /** By players: tiles on display. */
  readonly display: Numbers;
  /** Magnates that may return or receive a barrel at one press release. */
  readonly mostMagnates: number;
  /** [tile action][players - 2]: how many tiles of it are in play. */
  readonly tileCount: readonly Numbers[];
  /** By tile action; 0 where the tile names none. */
  readonly tilePrice: Numbers;
  readonly tileDiscount: Numbers;
  readonly tilePoints: Numbers;

  /** The extra actions of the magnates' rows, row by row: the row, and an index into EXTRA_ACTIONS; prices and discounts are those of the tile. */
  readonly extraRow: Numbers;
  readonly extraAction: Numbers;

  // Multiplier slots of the magnates' rows, row by row, the left slot of a multiplier before the right one
  readonly slotRow: Numbers;
  readonly slotSubject: Numbers;
  readonly slotPer: Numbers;
  /** So many make one of what is counted: 2 for a point per 2 Bagos. */
  readonly slotEach: Numbers;
  readonly slotCap: Numbers;

  // Multiplier tiles, one of each
  readonly multipliers: number;
  readonly multiplierId: readonly string[];
  readonly multiplierSubject: Numbers;
  /** Points for each; 0 for money, which has a table of its own. */
  readonly multiplierPer: Numbers;
  /** The most points it gives; NO_CAP if the tile names none. */
  readonly multiplierCap: Numbers;
  /** In play with 2 players? */
  readonly multiplierTwo: Numbers;
}

export interface BankTables {
  readonly start: number;
  readonly most: number;
  /** Points lost when the account arrives at 0. */
  readonly loss: number;
  /** From the account, for each enologist. */
  readonly salary: number;
  /** By space of the investment track, from the lowest. */
  readonly interest: Numbers;
  /** The space on which the marker starts. */
  readonly investment: number;
  /** By step, from the lowest: the price up, what it yields down. */
  readonly invest: Numbers;
  readonly disinvest: Numbers;
}

export const NO_CAP = 1e9;

/** Rows [needed, given], rising: points for money, experts for the value of a wine. */
export type Scale = readonly (readonly [needed: number, given: number])[];

/** What the highest row gives that the amount reaches. */
export function readOff(scale: Scale, amount: number): number {
  let reached = 0;
  for (const [needed, given] of scale) if (amount >= needed) reached = given;
  return reached;
}
