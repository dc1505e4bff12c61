import { randomBytes, randomUUID } from 'node:crypto';
import { lockGrant } from '../../market/phone-lock.ts';
import { newNetwork } from '../../market/passkey-holder.ts';
import { CLIENT, newNumber, passwordGrant, signsIn } from '../../market/sign-in.ts';
import { PASSKEY_SIGN_IN } from './of-passkeys.ts';
import type { GoodRoutes } from './request-builder.ts';

/** The sample market's supporter. */
const SUPPORTER = '9000000004';
const REALM = '/realms/krishi-haat';

/** Signing in and out. */
export const SIGN_IN: GoodRoutes = {
  [`POST ${REALM}/otp`]: { 'a new number': () => ({ body: { phone_number: newNumber() } }) },
  [`POST ${REALM}/second-factor`]: {
    // From a network of its own each time: a code is sent to the same number only so often.
    'staff without an authenticator app': async ({ address }) => {
      const { request_id, otp } = await passwordGrant(address, SUPPORTER, { 'x-forwarded-for': newNetwork() });
      return { body: { request_id, otp } };
    },
  },
  [`GET ${REALM}/staff-invitation`]: {
    // The page of every link is the same: whether it opens a role is told when its button is pressed.
    'a link': () => ({ query: { token: randomBytes(32).toString('base64url') } }),
  },
  [`POST ${REALM}/staff-invitation`]: {
    'a link that was not used yet': ({ takesInvitation }) => ({ body: { token: takesInvitation() } }),
  },
  [`POST ${REALM}/phone-profiles`]: {
    'a phone': () => ({ body: { device_id: randomUUID() } }),
  },
  [`POST ${REALM}/protocol/openid-connect/token`]: {
    'a one-time password': async ({ address }) => ({ body: await passwordGrant(address) }),
    ...PASSKEY_SIGN_IN,
    'a lock': async ({ address }) => ({ body: await lockGrant(address) }),
    'a refresh token': async ({ address }) => ({
      body: {
        grant_type: 'refresh_token',
        client_id: CLIENT,
        refresh_token: (await signsIn(address)).tokens.refresh_token,
      },
    }),
  },
  [`POST ${REALM}/protocol/openid-connect/logout`]: {
    'a session': async ({ address }) => ({
      body: { client_id: CLIENT, refresh_token: (await signsIn(address)).tokens.refresh_token },
    }),
  },
};
