// Things that are done one after the other, as they came. Where nothing is being done, the next begins at once.

export interface Queue {
  /** Comes out as the work does; what has gone wrong does not keep the next one from being done. */
  add<T>(work: () => Promise<T>): Promise<T>;
  /** When all that was there is done. */
  settled(): Promise<void>;
}

export function newQueue(): Queue {
  /** The last of them, as long as it is not done. */
  let last: Promise<void> | undefined;
  return {
    add(work) {
      const doing = last === undefined ? work() : last.then(work);
      const over = (): void => {
        if (last === done) last = undefined;
      };
      const done = doing.then(over, over);
      last = done;
      return doing;
    },
    settled: async () => last,
  };
}
