// `npm run bench`: how fast the built product is, on PostgreSQL, on this machine.
import { prepareBuilt } from '../start/prepare-built.mjs';

if (await prepareBuilt('farmer')) await import('./bench.ts');
