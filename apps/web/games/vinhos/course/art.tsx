// Pictures for the chapters: the paintings of the spaces, and the people of the game.

import { type Person, Portrait } from '../art/portraits.tsx';
import { Scene, type SceneName } from '../art/scenes.tsx';
import '../art/palette.css';

export const scene = (of: SceneName) => () => <Scene of={of} />;
export const portrait = (of: Person) => () => <Portrait of={of} />;
