/** Where pages are: the path of every page by its name, their addresses, and which of them a link may lead to. */
export { addressOf, pathTo, paths } from './paths.ts';
export type { PathName, PathParams, PathQuery } from './paths.ts';
export { safeNextPath } from './safe-next-path.ts';
