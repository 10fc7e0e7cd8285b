// Files that import each other in a circle: which of them is loaded first decides whether they work.

/** Sets of files that all reach each other (Tarjan's strongly connected components). */
function circlesIn(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const at = new Map<string, number>();
  const stack: string[] = [];
  const circles: string[][] = [];
  /** The earliest file on the stack that can be reached. */
  const visit = (file: string): number => {
    const mine = at.size;
    let low = mine;
    at.set(file, mine);
    stack.push(file);
    for (const next of imports.get(file) ?? []) {
      const seen = at.get(next);
      if (seen === undefined) low = Math.min(low, visit(next));
      else if (stack.includes(next)) low = Math.min(low, seen);
    }
    if (low === mine) {
      const circle = stack.splice(stack.indexOf(file));
      if (circle.length > 1) circles.push(circle.sort());
    }
    return low;
  };
  for (const file of imports.keys()) if (!at.has(file)) visit(file);
  return circles;
}

/** Every circle, in a line. `imports`: the files that each file needs. */
export const circleFaults = (imports: ReadonlyMap<string, readonly string[]>): string[] =>
  circlesIn(imports).map(circle => `${circle.join(', ')}: import each other in a circle`);
