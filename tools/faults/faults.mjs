// `npm run faults`: what goes wrong on real servers, done to the market on purpose.
import { prepareBuilt } from '../start/prepare-built.mjs';

if (await prepareBuilt('farmer')) await import('./faults.ts');
