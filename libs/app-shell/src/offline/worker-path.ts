/** Where the phone's worker is, at the shell's root: a worker answers for the folder that it comes from. */
export const WORKER_PATH = '/worker.js';
