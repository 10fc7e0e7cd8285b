// When a game is more than begun: by itself, since whoever follows a table knows it and needs no messages about ratings.

/** Once everybody has had so many turns, nobody ends a rated game without a result any more. */
export const SETTLED_AFTER = 4;
