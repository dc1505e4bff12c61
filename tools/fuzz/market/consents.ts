import { setTimeout as wait } from 'node:timers/promises';
import { called } from '@haat/test-clients/caller';
import type { People } from './people.ts';
import { newNumber } from './sign-in.ts';

const ASKED = { purposes: ['order'], lasts: 'month' } as const;
/** Messages of events are sent a moment after what they tell of, later where many events wait. */
const LOOKS = 100;
const BETWEEN_MS = 200;

/** Body of a request for the consent of a number's owner. */
export function consentOf(phoneNumber: string) {
  return { phone_number: phoneNumber, ...ASKED };
}

/** A consent that a farmer has been asked for, with the code as the farmer reads it. */
export async function askedConsent({ address, agent }: People, phoneNumber: string) {
  const { request_id } = await agent.call<{ request_id: string }>(
    'POST',
    '/agent/v1/consent-requests',
    consentOf(phoneNumber),
  );
  const { results } = await called<{ results: { otp: string }[] }>(address, {
    method: 'GET',
    path: `/sandbox/sms.json?phone_number=${phoneNumber}`,
  });
  return { request_id, otp: results[0]?.otp ?? '' };
}

/** A farmer who is new to the market and has given the agent a consent. */
export async function consentingFarmer(people: People): Promise<{ farmerId: string; phoneNumber: string }> {
  const phoneNumber = newNumber();
  const given = await askedConsent(people, phoneNumber);
  const { farmer_id } = await people.agent.call<{ farmer_id: string }>('POST', '/agent/v1/consents', given);
  return { farmerId: farmer_id, phoneNumber };
}

/** The token of the link that a farmer gets with a consent. @throws Error when no message with one comes */
export async function revocationToken(people: People): Promise<string> {
  const { phoneNumber } = await consentingFarmer(people);
  for (let look = 0; look < LOOKS; look += 1) {
    // The page shows notices too, the list of messages only codes.
    const path = `/sandbox/sms?phone_number=${phoneNumber}`;
    const page = await called<string>(people.address, { method: 'GET', path });
    const token = /\/agents\/stop\?t=([\w.-]+)/.exec(page)?.[1];
    if (token !== undefined) return token;
    await wait(BETWEEN_MS);
  }
  throw new Error('no message brought the link by which a consent is revoked');
}
