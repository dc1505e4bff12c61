import { CLIENT, newNumber, passwordGrant, signsIn } from '../../market/sign-in.ts';
import type { GoodRoutes } from './request-builder.ts';

const REALM = '/realms/krishi-haat';

/** Signing in and out. */
export const SIGN_IN: GoodRoutes = {
  [`POST ${REALM}/otp`]: { 'a new number': () => ({ body: { phone_number: newNumber() } }) },
  [`POST ${REALM}/protocol/openid-connect/token`]: {
    'a one-time password': async ({ address }) => ({ body: await passwordGrant(address) }),
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
