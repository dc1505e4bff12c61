import { setTimeout as wait } from 'node:timers/promises';
import { randomUUID } from 'node:crypto';
import { indiaDay } from '@haat/format';
import { called } from '@haat/test-clients/caller';
import type { Farmer } from '../../../market/farmer.ts';
import { newNetwork } from '../../../market/passkey-holder.ts';
import type { People } from '../../../market/people.ts';
import { newNumber, signsIn } from '../../../market/sign-in.ts';
import { registersField } from '../of-fields.ts';
import { authorizedBy, type GoodRoutes, type RequestBuilder } from '../request-builder.ts';

const APPLICATIONS = '/programme/v1/applications';
const CARDS = '/programme/v1/cards';
const OFFICER = '/programme-officer/v1/applications/{id}';
/** Fictitious, with a valid check digit. */
const DOCUMENT = { kind: 'aadhaar', number: '999999990019', name: 'Sunita Pawar', consent: true };
const TRIES = 100;
const PAUSE_MS = 100;

interface Applicant {
  readonly farmer: Farmer;
  readonly phoneNumber: string;
  readonly id: string;
}

const newApplication = async (farmer: Farmer) => ({
  ...{ key: randomUUID(), crop: 'CO', field: await registersField(farmer), sowing_day: indiaDay(new Date()) },
});

/** One who is new, with a draft that can be sent. */
async function applicant({ address, farmer: known }: People): Promise<Applicant> {
  const phoneNumber = newNumber();
  const farmer = known.with(await signsIn(address, phoneNumber));
  await farmer.call('POST', '/kyc/v1/id', DOCUMENT);
  const { id } = await farmer.call<{ id: string }>('POST', APPLICATIONS, await newApplication(farmer));
  return { farmer, phoneNumber, id };
}

/** An application that waits for the officer. */
async function waiting(people: People): Promise<Applicant> {
  const found = await applicant(people);
  await found.farmer.call('POST', `${APPLICATIONS}/${found.id}/submission`);
  return found;
}

/** A card that was issued. */
async function issued(people: People): Promise<Applicant & { readonly number: string }> {
  const found = await waiting(people);
  await people.programmeOfficer.call('POST', OFFICER.replace('{id}', `${found.id}/approval`));
  for (let tried = 0; tried < TRIES; tried += 1) {
    const { results } = await found.farmer.call<{ results: { card: { number: string } | null }[] }>(
      'GET',
      APPLICATIONS,
    );
    const number = results[0]?.card?.number;
    if (number !== undefined) return { ...found, number };
    await wait(PAUSE_MS);
  }
  throw new Error('No card was issued.');
}

/** A card with the code that activates it. */
async function coded(people: People) {
  const card = await issued(people);
  const { request_id } = await called<{ request_id: string }>(people.address, {
    ...{ method: 'POST', path: `${CARDS}/codes`, body: { number: card.number } },
    headers: { authorization: card.farmer.authorization, 'x-forwarded-for': newNetwork() },
  });
  const path = `/sandbox/sms.json?phone_number=${card.phoneNumber}`;
  const { results } = await called<{ results: { otp: string }[] }>(people.address, { method: 'GET', path });
  return { ...card, typed: { number: card.number, request_id, otp: results[0]?.otp ?? '' } };
}

const waitingId: RequestBuilder = async (people) => ({ path: { id: (await waiting(people)).id } });

/** Applications for cards of the programme, the cards, and what the officer decides. */
export const PROGRAMME: GoodRoutes = {
  [`POST ${APPLICATIONS}`]: {
    'of an own field': async ({ address, farmer: known }) => {
      const farmer = known.with(await signsIn(address));
      return { ...authorizedBy(farmer), body: await newApplication(farmer) };
    },
  },
  [`POST ${APPLICATIONS}/{id}/submission`]: {
    'a draft': async (people) => {
      const { farmer, id } = await applicant(people);
      return { ...authorizedBy(farmer), path: { id } };
    },
  },
  [`POST ${APPLICATIONS}/{id}/uses`]: {
    'of an active card': async (people) => {
      const { farmer, id, typed } = await coded(people);
      await farmer.call('POST', `${CARDS}/activation`, typed);
      return { ...authorizedBy(farmer), path: { id }, body: { benefit: 'cotton-visit', step: 1 } };
    },
  },
  [`POST ${CARDS}/codes`]: {
    'of an own card': async (people) => {
      const { farmer, number } = await issued(people);
      const headers = { authorization: farmer.authorization, 'x-forwarded-for': newNetwork() };
      return { headers, body: { number } };
    },
  },
  [`POST ${CARDS}/activation`]: {
    'with the code': async (people) => {
      const { farmer, typed } = await coded(people);
      return { ...authorizedBy(farmer), body: typed };
    },
  },
  [`POST ${OFFICER}/approval`]: { 'that waits': waitingId },
  [`POST ${OFFICER}/rejection`]: {
    'that waits': async (people) => ({ path: { id: (await waiting(people)).id }, body: { reason: 'field-unfit' } }),
  },
};
