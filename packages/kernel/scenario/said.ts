// Things of a position that a scenario can say in several words. As JSON they are told in the first of them.

/** One thing, and every word for it. */
export class Ways {
  readonly words: readonly (string | number)[];

  constructor(...words: readonly (string | number)[]) {
    this.words = words;
  }

  toJSON(): string | number | undefined {
    return this.words[0];
  }
}

/** Things whose order matters, as one text. */
export class Row {
  readonly things: readonly (string | null | Ways)[];

  constructor(things: readonly (string | null | Ways)[]) {
    this.things = things;
  }

  toJSON(): string {
    return this.things.map(thing => (thing instanceof Ways ? thing.toJSON() : thing)).join(' ');
  }
}
