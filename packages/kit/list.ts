/** So many things, made one by one: a list made by its length, or by `map`, may be one with holes to V8, and once a position has such a list
 *  all code that reads lists of both sorts is translated anew and slower. */
export function listOf<T>(length: number, make: (i: number) => T): T[] {
  const list: T[] = [];
  for (let i = 0; i < length; i++) list.push(make(i));
  return list;
}
