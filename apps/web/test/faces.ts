// The faces of all games, fetched before a test asks for one.
import { TITLES } from '@adega/shelf';
import { fetchFace } from '../games/faces.ts';

await Promise.all(TITLES.map(({ id }) => fetchFace(id)));

export { faceOf, fetchFace } from '../games/faces.ts';
