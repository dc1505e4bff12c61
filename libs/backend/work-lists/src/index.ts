export { workListsArea } from './area.ts';
export { finishWork } from './finish-work.ts';
export { subjectOf } from './work-list-definition.ts';
export type { ClaimedSubject, WorkListDefinition } from './work-list-definition.ts';
