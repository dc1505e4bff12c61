import {
  addedPasskey,
  freshFactor,
  madePasskey,
  passkeyGrant,
  passkeyOf,
  waitingSignIn,
} from '../../market/passkey-holder.ts';
import { authorizedBy, type GoodRoutes } from './request-builder.ts';

const PASSKEYS = '/user/v1/passkeys';
const REALM = '/realms/krishi-haat';

/** Passkeys of staff. The other person of support has them: the first is to be without an authenticator app. */
export const PASSKEY_ROUTES: GoodRoutes = {
  [`POST ${REALM}/passkey-challenge`]: {
    'staff with a passkey': async ({ otherSupporter }) => {
      await passkeyOf(otherSupporter);
      const { request_id, otp } = await waitingSignIn(otherSupporter);
      return { body: { request_id, otp } };
    },
  },
  [`GET ${PASSKEYS}`]: { 'of support': ({ otherSupporter }) => authorizedBy(otherSupporter) },
  [`POST ${PASSKEYS}/challenge`]: {
    'of support': async ({ otherSupporter }) => {
      await passkeyOf(otherSupporter);
      return authorizedBy(otherSupporter);
    },
  },
  [`POST ${PASSKEYS}/creation`]: {
    'with a passkey': async ({ otherSupporter }) => ({
      ...authorizedBy(otherSupporter),
      body: await freshFactor(otherSupporter),
    }),
  },
  'POST /user/v1/second-factor/confirm': {
    'with a passkey': async ({ otherSupporter }) => ({
      ...authorizedBy(otherSupporter),
      body: await freshFactor(otherSupporter),
    }),
  },
  [`POST ${PASSKEYS}`]: {
    'a new one': async ({ otherSupporter }) => ({
      ...authorizedBy(otherSupporter),
      body: await madePasskey(otherSupporter),
    }),
  },
  [`POST ${PASSKEYS}/{id}/removal`]: {
    'an own one': async ({ otherSupporter }) => ({
      ...authorizedBy(otherSupporter),
      path: { id: await addedPasskey(otherSupporter) },
      body: await freshFactor(otherSupporter),
    }),
  },
};

/** The token path with a passkey. */
export const PASSKEY_SIGN_IN: GoodRoutes[string] = {
  'a passkey of staff': async ({ otherSupporter }) => ({ body: await passkeyGrant(otherSupporter) }),
};
