/** Signing in, the account and its credit. */
export const accountPaths = {
  login: '/login',
  account: '/account',
  stepUp: '/account/step-up',
  credit: '/account/credit',
} as const;
