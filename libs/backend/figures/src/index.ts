export { figuresArea } from './area.ts';
