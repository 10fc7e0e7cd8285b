/** Takes a number in among the best three, which are sorted. */
export function bestOf3(best: number[], n: number): void {
  if (n > (best[0] as number)) {
    best[2] = best[1] as number;
    best[1] = best[0] as number;
    best[0] = n;
  } else if (n > (best[1] as number)) {
    best[2] = best[1] as number;
    best[1] = n;
  } else if (n > (best[2] as number)) best[2] = n;
}
