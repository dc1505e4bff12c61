export { admission, retryAfterSeconds } from './admission.ts';
export { tellLateness } from './tell-lateness.ts';
export type { Admission } from './admission.ts';
