export { fontOf, scriptOf, scriptParts } from './script-fonts.ts';
export type { Script } from './script-fonts.ts';
export { openPage } from './script-page.ts';
export type { ScriptPage, TextStyle } from './script-page.ts';
export { signOf } from './shaped-font.ts';
