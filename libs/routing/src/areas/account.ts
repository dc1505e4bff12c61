/** Signing in, the account, its credit, what a person agreed to, and what the product is made of. */
export const accountPaths = {
  login: '/login',
  account: '/account',
  stepUp: '/account/step-up',
  passkeys: '/account/passkeys',
  credit: '/account/credit',
  about: '/about',
  privacy: '/privacy',
} as const;
