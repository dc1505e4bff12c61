import { programmeApplicationSchema } from '@haat/api-contract/programme';
import type { ProgrammeApplication } from '@haat/api-contract/programme';
import { outbox } from '@haat/backend-platform/tables';
import { farmer, readOtp } from '@haat/backend-testing';
import type { Buyer, StaffMember, TestBackend } from '@haat/backend-testing';
import { indiaDay } from '@haat/format';
import { and, isNull, like } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { fieldOf, JALNA, rectangle } from '../fields/square.ts';

export const APPLICATIONS = '/programme/v1/applications';
export const CARDS = '/programme/v1/cards';
export const OFFICER = '/programme-officer/v1/applications';

/** A farmer with a field of a hectare and an identity document. */
export type Grower = Buyer & { token: string; phone: string; fieldId: string };

/** A farmer with a field; with an identity document if not told otherwise. */
export async function grower(backend: TestBackend, hasDocument = true): Promise<Grower> {
  const person = await farmer(backend);
  const field = await person.call('POST', '/fields/v1/fields', fieldOf(rectangle(JALNA, 100, 100)));
  if (hasDocument)
    await person.call('POST', '/kyc/v1/id', {
      ...{ kind: 'aadhaar', number: '9999 9999 0019', name: 'Sunita Pawar', consent: true },
    });
  return { ...person, fieldId: field.body.id as string };
}

/** What a farmer applies with: cotton, sown today. */
export function application(of: Grower, change: Record<string, unknown> = {}) {
  return { key: randomUUID(), crop: 'CO', field: of.fieldId, sowing_day: indiaDay(new Date()), ...change };
}

/** Writes an application and sends it. */
export async function applied(of: Grower, change: Record<string, unknown> = {}): Promise<ProgrammeApplication> {
  const { body } = await of.call('POST', APPLICATIONS, application(of, change));
  const sent = await of.call('POST', `${APPLICATIONS}/${body.id}/submission`);
  return programmeApplicationSchema.parse(sent.body);
}

/** One of the person's own applications. */
export async function own(of: Grower, id: string): Promise<ProgrammeApplication> {
  const { body } = await of.call('GET', APPLICATIONS);
  const found = (body.results as unknown[]).map((one) => programmeApplicationSchema.parse(one));
  return programmeApplicationSchema.parse(found.find((one) => one.id === id));
}

/** Waits until what the programme tells is told. */
export async function told(backend: TestBackend): Promise<void> {
  const open = () => backend.database.$count(outbox, and(like(outbox.type, 'programme.%'), isNull(outbox.deliveredAt)));
  await expect.poll(open).toBe(0);
}

/** An application that was approved. @returns it, with the number of its card */
export async function issued(
  backend: TestBackend,
  officer: StaffMember,
  of: Grower,
  change: Record<string, unknown> = {},
): Promise<{ id: string; number: string }> {
  const { id } = await applied(of, change);
  await officer.call('POST', `${OFFICER}/${id}/approval`);
  await told(backend);
  return { id, number: (await own(of, id)).card?.number ?? '' };
}

/** Asks for the code of a card, and reads it. */
export async function cardCode(backend: TestBackend, of: Grower, number: string) {
  const { body } = await of.call('POST', `${CARDS}/codes`, { number });
  return { number, request_id: body.request_id as string, otp: await readOtp(backend, of.phone) };
}

/** A card that was activated. */
export async function activeCard(
  backend: TestBackend,
  officer: StaffMember,
  of: Grower,
  change: Record<string, unknown> = {},
): Promise<{ id: string; number: string }> {
  const card = await issued(backend, officer, of, change);
  await of.call('POST', `${CARDS}/activation`, await cardCode(backend, of, card.number));
  return card;
}
