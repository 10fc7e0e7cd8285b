// How often somebody may do something: a bucket for each, that fills again with time.

export interface Rate {
  /** Takes one, or so many; false where there is none left. */
  take(who: string, many?: number): boolean;
}

interface Bucket {
  left: number;
  at: number;
}

const MOST_BUCKETS = 50_000;

/** `each` in a second, `most` at once. */
export function rateOf(each: number, most: number, now: () => number = () => performance.now()): Rate {
  const buckets = new Map<string, Bucket>();
  let sweptFrom = MOST_BUCKETS;
  const refill = (bucket: Bucket): void => {
    const at = now();
    bucket.left = Math.min(most, bucket.left + ((at - bucket.at) / 1000) * each);
    bucket.at = at;
  };
  /** Those that are full again are as if they had never been. */
  const sweep = (): void => {
    for (const [who, bucket] of buckets) {
      refill(bucket);
      if (bucket.left >= most) buckets.delete(who);
    }
    // Where few could go, looking again at once would cost much and bring nothing.
    sweptFrom = Math.max(MOST_BUCKETS, 2 * buckets.size);
  };
  return {
    take(who, many = 1) {
      if (buckets.size >= sweptFrom) sweep();
      const bucket = buckets.get(who) ?? { left: most, at: now() };
      buckets.set(who, bucket);
      refill(bucket);
      if (bucket.left < many) return false;
      bucket.left -= many;
      return true;
    },
  };
}
