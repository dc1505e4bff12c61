/** What tests of the whole backend reach for past the door. */
export { decryptDocument, decryptPhoto } from './encrypted-document.ts';
