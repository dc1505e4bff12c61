import { setTimeout as wait } from 'node:timers/promises';
import { randomInt } from 'node:crypto';
import { called } from '@haat/test-clients/caller';
import type { Farmer } from '../../market/farmer.ts';
import { newNetwork } from '../../market/passkey-holder.ts';
import { signsIn } from '../../market/sign-in.ts';
import { withNewFarmer } from '../../market/people.ts';
import { authorizedBy, type GoodRoutes } from './request-builder.ts';

const ACCOUNTS = '/kyc/v1/bank-accounts';
const NAME = 'सुनीता पवार';
const TRIES = 100;
const PAUSE_MS = 100;
/** How the number of an account ends that the sandbox's bank knows, and of one that support has to look at. */
const [KNOWN, FOR_SUPPORT] = ['7777', '2222'];

function account(end: string) {
  const number = `${randomInt(10_000_000, 99_999_999)}${end}`;
  return { account_number: number, account_number_again: number, ifsc: 'SBIN0000300', name: NAME };
}

/** Gives a farmer a bank account. @returns its id */
export async function givesBankAccount(farmer: Farmer): Promise<string> {
  return (await farmer.call<{ id: string }>('POST', ACCOUNTS, account(KNOWN))).id;
}

async function holder(address: string) {
  const { accessToken, phoneNumber } = await signsIn(address);
  return { phoneNumber, headers: { authorization: `Bearer ${accessToken}` } };
}

/** A person who is new, with an account of which the bank has said its word. */
async function accountHolder(address: string, end = KNOWN) {
  const { phoneNumber, headers } = await holder(address);
  const body = account(end);
  const { id } = await called<{ id: string }>(address, { method: 'POST', path: ACCOUNTS, headers, body });
  for (let tried = 0; tried < TRIES; tried += 1) {
    const path = `${ACCOUNTS}/${id}`;
    const seen = await called<{ state: string; is_with_support: boolean }>(address, { method: 'GET', path, headers });
    if (seen.state !== 'SUBMITTED' || seen.is_with_support) return { id, phoneNumber, headers };
    await wait(PAUSE_MS);
  }
  throw new Error('The bank of an account said nothing.');
}

/** The code by which the account of one who is new becomes the one that is paid. */
async function choosing(address: string) {
  const { id, phoneNumber, headers } = await accountHolder(address);
  const { request_id } = await called<{ request_id: string }>(address, {
    method: 'POST',
    path: `${ACCOUNTS}/${id}/codes`,
    headers: { ...headers, 'x-forwarded-for': newNetwork() },
  });
  const { results } = await called<{ results: { otp: string }[] }>(address, {
    method: 'GET',
    path: `/sandbox/sms.json?phone_number=${phoneNumber}`,
  });
  const [code] = results;
  return { headers, path: { id }, body: { request_id, otp: code?.otp ?? '' } };
}

/** Bank accounts of farmers, and the photo of an identity document. */
export const BANK_ACCOUNTS: GoodRoutes = {
  'GET /kyc/v1/id/photo': {
    'of an own card': async (people) => {
      const { farmer } = await withNewFarmer(people);
      const card = {
        kind: 'pan',
        number: 'ABCPK1234F',
        name: NAME,
        consent: true,
        photo_id: await farmer.sendsPhoto(),
      };
      const { paper } = await farmer.call<{ paper: { photo: { address: string } } }>('POST', '/kyc/v1/id', card);
      return { ...authorizedBy(farmer), query: { seal: paper.photo.address.split('?seal=')[1] ?? '' } };
    },
  },
  'GET /kyc/v1/banks': { 'of an IFSC': () => ({ query: { ifsc: 'SBIN0000300' } }) },
  [`POST ${ACCOUNTS}`]: {
    'of one who is new': async ({ address }) => ({ headers: (await holder(address)).headers, body: account(KNOWN) }),
  },
  [`GET ${ACCOUNTS}/{id}`]: {
    'an own one': async ({ address }) => {
      const { id, headers } = await accountHolder(address);
      return { headers, path: { id } };
    },
  },
  [`DELETE ${ACCOUNTS}/{id}`]: {
    'an own one': async ({ address }) => {
      const { id, headers } = await accountHolder(address);
      return { headers, path: { id } };
    },
  },
  [`POST ${ACCOUNTS}/{id}/codes`]: {
    'for an own one': async ({ address }) => {
      const { id, headers } = await accountHolder(address);
      return { headers: { ...headers, 'x-forwarded-for': newNetwork() }, path: { id } };
    },
  },
  [`POST ${ACCOUNTS}/{id}/payout`]: { 'with the code': ({ address }) => choosing(address) },
  'POST /support/v1/bank-accounts/{id}/decision': {
    'of one whose names match partly': async ({ address }) => ({
      path: { id: (await accountHolder(address, FOR_SUPPORT)).id },
      body: { decision: 'verify', reason: 'The passbook was seen.' },
    }),
  },
};
