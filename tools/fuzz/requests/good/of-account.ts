import { called } from '@haat/test-clients/caller';
import { newNetwork } from '../../market/passkey-holder.ts';
import { hasLock, newLock } from '../../market/phone-lock.ts';
import { signsIn } from '../../market/sign-in.ts';
import type { GoodRoutes } from './request-builder.ts';

const DELETION = '/user/v1/account/deletion';

/** A subscription as browsers send it; its keys are those of RFC 8291's example. */
const BROWSER = {
  endpoint: 'https://push.example/one',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
};

/** The code by which a person who is new confirms the deletion of their account. */
async function askedDeletion(address: string) {
  const { accessToken, phoneNumber } = await signsIn(address);
  const headers = { authorization: `Bearer ${accessToken}` };
  // Within half a minute of the sign-in: from another network.
  const { request_id } = await called<{ request_id: string }>(address, {
    method: 'POST',
    path: `${DELETION}/codes`,
    headers: { ...headers, 'x-forwarded-for': newNetwork() },
  });
  const { results } = await called<{ results: { otp: string }[] }>(address, {
    method: 'GET',
    path: `/sandbox/sms.json?phone_number=${phoneNumber}`,
  });
  return { headers, body: { request_id, otp: results[0]?.otp ?? '' } };
}

/** What a person sees and decides of their own account. */
export const ACCOUNT: GoodRoutes = {
  [`POST ${DELETION}`]: { 'with the code': ({ address }) => askedDeletion(address) },
  [`POST ${DELETION}/codes`]: {
    'of one who is new': async ({ address }) => ({
      headers: { authorization: `Bearer ${(await signsIn(address)).accessToken}`, 'x-forwarded-for': newNetwork() },
    }),
  },
  'GET /user/v1/account/data': {
    'of one who is new': async ({ address }) => ({
      headers: { authorization: `Bearer ${(await signsIn(address)).accessToken}` },
    }),
  },
  'PUT /user/v1/notices/switches': { 'of orders': () => ({ body: { topic: 'order', is_on: false } }) },
  'PUT /user/v1/phone-profile': {
    'a lock': async ({ address }) => ({
      headers: { authorization: `Bearer ${(await signsIn(address)).accessToken}` },
      body: newLock(),
    }),
  },
  'POST /user/v1/phone-profile/leave': {
    'with a lock': async ({ address }) => ({ headers: (await hasLock(address)).headers }),
  },
  'PUT /user/v1/push': {
    'of a browser': async ({ address }) => {
      const { accessToken } = await signsIn(address);
      return { headers: { authorization: `Bearer ${accessToken}` }, body: BROWSER };
    },
  },
  'POST /user/v1/sessions/{id}/end': {
    // The session that it ends is the one that asks: another sign-in of the same number would have to wait.
    'an own one': async ({ address }) => {
      const { accessToken } = await signsIn(address);
      const headers = { authorization: `Bearer ${accessToken}` };
      const { results } = await called<{ results: { id: string }[] }>(address, {
        method: 'GET',
        path: '/user/v1/sessions',
        headers,
      });
      return { headers, path: { id: results[0]?.id ?? '' } };
    },
  },
};
