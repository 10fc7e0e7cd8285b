// The games on the shelf: a line for each package. They stand by the alphabet.

export { titles as vinhos } from '@adega/vinhos/titles.ts';
export { titles as vino } from '@adega/vino/titles.ts';
