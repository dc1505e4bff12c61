export { adviceArea } from './area.ts';
