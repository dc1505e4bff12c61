/** Texts on a shell's server. */
export { createTextLibrary } from './text-library.ts';
export type { TextFiles, TextLibrary } from './text-library.ts';
