export { contentArea } from './area.ts';
