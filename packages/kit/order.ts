// Turn order with chosen places: who chose a place gets it, the others keep their relative order in the places left.

/** The new order. `slots[i]` is the seat that chose place i, or a negative number. */
export function closeUp(order: readonly number[], slots: readonly number[]): number[] {
  const rest = order.filter(seat => !slots.includes(seat));
  let next = 0;
  return order.map((_, i) => {
    const chosen = slots[i] ?? -1;
    return chosen >= 0 ? chosen : (rest[next++] as number);
  });
}
