export { fieldsArea } from './area.ts';
