export { signingString } from './signing-string.ts';
