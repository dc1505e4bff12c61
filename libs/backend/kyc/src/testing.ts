/** What tests of the whole backend reach for past the door. */
export { decryptPaper, decryptPhoto } from './encrypted-paper.ts';
