export { operatorArea } from './area.ts';
export { resourcesOf } from './registry.ts';
