// Values that exist once and are looked up by their numbers. Making a move object for every candidate of every decision would cost more
// than the rules themselves.

/** A table that is filled as it is used; `index` must be small and dense. */
export function table<T>(of: (index: number) => T): (index: number) => T {
  const made: (T | undefined)[] = [];
  return index => {
    let value = made[index];
    if (value === undefined) {
      while (made.length <= index) made.push(undefined);
      value = of(index);
      made[index] = value;
    }
    return value;
  };
}

/** A table of two numbers, the second below `width`. */
export function pairs<T>(width: number, of: (a: number, b: number) => T): (a: number, b: number) => T {
  const made = table(i => of(Math.floor(i / width), i % width));
  return (a, b) => made(a * width + b);
}

/** A table of codes, such as large sets, that are too many and too far apart for an array. */
export function sparse<T>(of: (code: number) => T): (code: number) => T {
  const made = new Map<number, T>();
  return code => {
    const value = made.get(code) ?? of(code);
    made.set(code, value);
    return value;
  };
}
