// The class of everything that is drawn of a game, whichever edition: its styles reach nothing else.

/** 'game-vinhos' for 'vinhos/2016'. */
export const dressOf = (game: string): string => `game-${game.split('/')[0]}`;
