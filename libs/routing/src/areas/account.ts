/** Signing in, the account and its credit. */
export const accountPaths = {
  login: '/login',
  account: '/account',
  credit: '/account/credit',
} as const;
