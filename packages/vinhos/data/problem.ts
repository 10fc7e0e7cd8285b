export { type Problem, pointerOf, shown } from '@adega/kernel';
