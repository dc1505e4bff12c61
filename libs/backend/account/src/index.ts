export { accountArea } from './area.ts';
