/**
 * The shell's own addresses of what works on a phone without a page: its worker, the script in it that shows messages,
 * and what takes a subscription to them. All at the root: a worker answers for the folder that it comes from.
 */
export const PUSH_PATHS = {
  worker: '/worker.js',
  messages: '/push-worker.js',
  subscription: '/api/push/subscription',
} as const;
