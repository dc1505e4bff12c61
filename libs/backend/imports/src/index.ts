export { importsArea } from './area.ts';
