export { shopkeepingArea } from './area.ts';
