// What was chosen before a game.

import type { OptionSpec, Options } from './game.ts';

/** An option's value, its default where it is not given, undefined where the game has no such option; an unknown value is a mistake of
 *  the caller. */
export function optionOf(specs: readonly OptionSpec[], options: Options, id: string): string | number | undefined {
  const spec = specs.find(o => o.id === id);
  if (spec === undefined) return undefined;
  const value = options[id] ?? spec.default;
  if (!spec.values.includes(value)) throw new RangeError(`option ${id}: ${value} is none of ${spec.values.join(', ')}`);
  return value;
}
