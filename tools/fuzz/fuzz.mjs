// `npm run fuzz`: bad requests to every route of the backend and the shells, and what is somebody else's asked for.
import { prepareBuilt } from '../start/prepare-built.mjs';

if (await prepareBuilt('farmer', 'csc', 'business')) await import('./fuzz.ts');
