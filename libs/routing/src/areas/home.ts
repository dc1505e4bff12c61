/** The start page and what stands in for a page that does not exist. */
export const homePaths = {
  home: '/',
  notFound: '/404',
  appNotFound: '/app/404',
} as const;
