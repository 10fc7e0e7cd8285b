// Which printed numbers are our own reconstruction, so that they are marked before anything is asked. The whole provenance is loaded on
// demand; a test holds these patterns to it.

/** Pointers into the pack in which * stands for any key. */
const MARKED: readonly RegExp[] = [
  /^\/market\/step$/,
  /^\/regions\/\d+\/(varieties|private|government)\/\d+$/,
  /^\/sale\/(revenue|lost|fall)\/\d+$/,
  /^\/stall$/,
];

export const isReconstructed = (path: string): boolean => MARKED.some(pattern => pattern.test(path));
