// `npm run bench`: how fast the built product is, on PostgreSQL, on this machine.
import { prepare } from '../start/prepare.mjs';

if (await prepare()) await import('./bench.ts');
