export { solveCheck } from './solve-check.ts';
