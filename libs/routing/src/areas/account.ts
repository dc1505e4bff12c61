/** Signing in, the account, its credit, what a person agreed to, and what the product is made of. */
export const accountPaths = {
  login: '/login',
  account: '/account',
  stepUp: '/account/step-up',
  passkeys: '/account/passkeys',
  notices: '/account/notices',
  devices: '/account/devices',
  sharedPhone: '/account/shared-phone',
  deleteAccount: '/delete-account',
  ownData: '/account/data',
  credit: '/account/credit',
  askHelp: '/ask-help',
  help: '/help',
  feedback: '/feedback',
  about: '/about',
  offline: '/offline',
  privacy: '/privacy',
} as const;
