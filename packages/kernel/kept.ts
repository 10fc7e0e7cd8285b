// Files that tests keep and that follow from the rules: games played by a script, lines of play that were counted. Whoever keeps some lists
// them as KEPT in test/kept.ts of its package: the tests hold the files against it, and `lab renew` writes them after a change of the rules.

export interface Kept {
  /** Its path from the test folder: 'perft/2016.txt'. */
  readonly file: string;
  /** What it holds. `read` gives another file of the test folder as it will be. */
  make(read: (file: string) => string): string;
  /** A record is left as it is while its entries can be played. This one is to be what is played today. */
  readonly anew?: true;
}
