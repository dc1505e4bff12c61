/** What tests of the whole backend reach for past the door. */
export { openPaper, openPhoto } from './sealed-paper.ts';
