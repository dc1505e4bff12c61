export { hasPurpose } from './acting/has-purpose.ts';
export { consentsArea } from './area.ts';
