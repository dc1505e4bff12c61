import type { Page } from '@playwright/test';

/** A phone's own passkeys, as the browser simulates them. */
export interface Authenticator {
  /** From now on its owner unlocks it, or does not. */
  unlocks(isUnlocked: boolean): Promise<void>;
}

/** Gives a page's browser an authenticator that is part of the phone, and whose owner unlocks it. */
export async function phoneWithPasskeys(page: Page): Promise<Authenticator> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    async unlocks(isUserVerified) {
      await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
    },
  };
}
