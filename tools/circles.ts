// Files that import each other in a circle: which of them is loaded first decides whether they work.

/** Files that still import each other in a circle. No file may be added, and one that is out of it is taken off. */
export const CIRCLED: readonly string[] = [
  'packages/vinhos/rules/abilities.ts',
  'packages/vinhos/rules/action.ts',
  'packages/vinhos/rules/arranging.ts',
  'packages/vinhos/rules/cellars.ts',
  'packages/vinhos/rules/experts.ts',
  'packages/vinhos/rules/export.ts',
  'packages/vinhos/rules/helpers.ts',
  'packages/vinhos/rules/means.ts',
  'packages/vinhos/rules/press.ts',
  'packages/vinhos/rules/quadrel.ts',
  'packages/vinhos/rules/regions.ts',
  'packages/vinhos/rules/sales.ts',
  'packages/vinhos/rules/staff.ts',
  'packages/vinhos/rules/vineyards.ts',
  'packages/vinhos/rules/wineries.ts',
  'packages/vinhos/solo/cards.ts',
  'packages/vinhos/solo/turn.ts',
  'packages/vino/rules/gift.ts',
  'packages/vino/rules/vineyards.ts',
];

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

/** Circles that are not known, and what is known of circles that are no more. `imports`: the files that each file needs. */
export function circleFaults(imports: ReadonlyMap<string, readonly string[]>, known: readonly string[]): string[] {
  const circles = circlesIn(imports);
  const found = circles.flat();
  const fresh = circles.filter(circle => circle.some(file => !known.includes(file)));
  return [
    ...fresh.map(circle => `${circle.join(', ')}: import each other in a circle`),
    ...known.filter(file => !found.includes(file)).map(file => `${file}: is in no circle any more; take it off the list`),
  ];
}
