// Where the texts say a rule, read from the rulebook of the game: 'S0:2680,3071 S1:134'.

export interface Citation {
  /** The short name of a text: S0, S1, S3, S4. */
  readonly source: string;
  readonly lines: readonly string[];
}

export function citationsIn(said: string): readonly Citation[] {
  return said
    .split(' ')
    .filter(part => part !== '')
    .map(part => {
      const [source = '', lines = ''] = part.split(':');
      return { source, lines: lines.split(',') };
    });
}
