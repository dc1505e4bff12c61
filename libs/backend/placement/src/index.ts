export { placementArea } from './area.ts';
