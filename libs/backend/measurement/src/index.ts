export { measurementArea } from './area.ts';
