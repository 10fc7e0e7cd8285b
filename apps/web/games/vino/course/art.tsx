// Pictures for the chapters: those of the page about the aim.

import AimArt from '../aim-art.tsx';
import type { WordId } from '../words.ts';

export const art = (heading: WordId) => () => <AimArt heading={heading} />;
