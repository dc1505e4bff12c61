export { admission, retryAfterSeconds } from './admission.ts';
export type { Admission } from './admission.ts';
