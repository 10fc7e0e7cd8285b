// The weights that were learned, each in a file of its own: `lab train` writes them.

type Load = () => Promise<{ readonly default: unknown }>;

export const LEARNED: { readonly [edition: string]: readonly Load[] } = {};
