/** What of the root route runs on the server only. */
export { loader } from './root-loader.ts';
export { middleware } from './middleware.ts';
