// `npm run sessions`: five tabs, wrong clocks, lost answers and signing out, in a real browser.
import { prepareBuilt } from '../start/prepare-built.mjs';

if (await prepareBuilt('farmer')) await import('./sessions.ts');
