export { trainingArea } from './area.ts';
