/** The shell's own addresses of messages to browsers: the script that shows them, and what takes a subscription. */
export const PUSH_PATHS = { worker: '/push-worker.js', subscription: '/api/push/subscription' } as const;
