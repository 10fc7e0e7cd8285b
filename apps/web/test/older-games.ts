// Games as an older page kept them: see saved-games/README.md.
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { SavedGame } from '../store/saved-game.ts';

const FOLDER = join(import.meta.dirname, 'saved-games');

export interface OlderGame {
  readonly name: string;
  readonly saved: SavedGame;
}

export const OLDER_GAMES: readonly OlderGame[] = globSync('*/*.json', { cwd: FOLDER })
  .sort()
  .map(file => ({ name: basename(file, '.json'), saved: JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as SavedGame }));
