import {
  groupInsuranceProducts,
  insuranceClaimPayouts,
  insuranceClaims,
  insuranceStaff,
} from '@haat/backend-insurance/tables';
import { sendPhoto, staffMember, testDatabases } from '@haat/backend-testing';
import type { StaffMember, TestBackend } from '@haat/backend-testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBackend } from '../../start-backend.ts';
import { choosesAccount, filed, insuredFarmer } from './insured-farmer.ts';

const SURVEYOR = '/surveyor/v1/claims';
const INSURER = '/insurer/v1/claims';
const REPORT = { loss_percent: 40, acres: 1.2, text: 'Stems broken.' };
const APPROVAL = { amount: 100, text: '' };
const REJECTION = { reason: 'no-loss', text: 'The crop stands.' };
const PAYMENT = { reference: 'UTR000000077' };

describe.each(testDatabases(import.meta.filename))('insurers of claims on $name', (on) => {
  let backend: TestBackend;
  let own: Record<'surveyor' | 'insurer', StaffMember>;
  let other: Record<'surveyor' | 'insurer', StaffMember>;
  let none: Record<'surveyor' | 'insurer', StaffMember>;
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small' });
    await backend.database.update(groupInsuranceProducts).set({ insurerId: 'kisan-general' });
    const staffOf = async (insurerId: string) => ({
      surveyor: await staffMember(backend, 'surveyor', insurerId),
      insurer: await staffMember(backend, 'insurer', insurerId),
    });
    [own, other, none] = [await staffOf('kisan-general'), await staffOf('fasal-general'), await staffOf('x')];
    for (const { userId } of Object.values(none))
      await backend.database.delete(insuranceStaff).where(eq(insuranceStaff.userId, userId));
  });
  afterAll(() => backend?.close());

  const listed = async (by: StaffMember, path: string, which: string): Promise<string[]> => {
    const { body } = await by.call('GET', `${path}?which=${which}&page=1`);
    return body.results.map(({ id }: { id: string }) => id);
  };

  it('are the only ones whose surveyors and people see, take, decide and pay them', async () => {
    const insured = await insuredFarmer(backend);
    const photoId = await sendPhoto(backend, insured.buyer.token);
    const { id } = await filed(backend, insured, { photos: [{ id: photoId, taken_at: null, place: null }] });
    const refused = async (acts: readonly ['surveyor' | 'insurer', string, string, unknown?][], step: string) => {
      for (const [name, staff] of Object.entries({ other, none }))
        for (const [role, method, path, body] of acts)
          expect((await staff[role].call(method, path, body)).status, `${name} ${method} ${path} ${step}`).toBe(404);
    };
    expect(await listed(own.surveyor, SURVEYOR, 'waiting')).toEqual([id]);
    for (const staff of [other, none]) expect(await listed(staff.surveyor, SURVEYOR, 'waiting')).toEqual([]);
    await refused([['surveyor', 'POST', `${SURVEYOR}/${id}/take`]], 'while it waits');
    expect((await own.surveyor.call('POST', `${SURVEYOR}/${id}/take`)).status).toBe(204);

    // A surveyor who goes to another insurer leaves what they had taken.
    const change = (insurerId: string) =>
      backend.database.update(insuranceStaff).set({ insurerId }).where(eq(insuranceStaff.userId, own.surveyor.userId));
    await change('fasal-general');
    expect(await listed(own.surveyor, SURVEYOR, 'mine')).toEqual([]);
    expect((await own.surveyor.call('GET', `${SURVEYOR}/${id}`)).status).toBe(404);
    expect((await own.surveyor.call('POST', `${SURVEYOR}/${id}/report`, REPORT)).status).toBe(404);
    await change('kisan-general');
    expect((await own.surveyor.call('POST', `${SURVEYOR}/${id}/report`, REPORT)).status).toBe(204);

    for (const staff of [other, none]) expect(await listed(staff.insurer, INSURER, 'waiting')).toEqual([]);
    expect(await listed(own.insurer, INSURER, 'waiting')).toEqual([id]);
    await refused(
      [
        ['insurer', 'GET', `${INSURER}/${id}`],
        ['insurer', 'POST', `${INSURER}/${id}/approval`, APPROVAL],
        ['insurer', 'POST', `${INSURER}/${id}/rejection`, REJECTION],
      ],
      'once it is surveyed',
    );
    const { body } = await own.insurer.call('GET', `${INSURER}/${id}`);
    expect((await own.insurer.call('GET', body.photos[0].address)).status).toBe(200);
    await refused([['insurer', 'GET', body.photos[0].address]], 'a photo');
    expect((await own.insurer.call('POST', `${INSURER}/${id}/approval`, APPROVAL)).status).toBe(204);

    await choosesAccount(backend, insured.buyer.userId, '112233445566');
    await backend.database
      .update(insuranceClaimPayouts)
      .set({ state: 'by-hand', nextAt: null })
      .where(eq(insuranceClaimPayouts.claimId, id));
    for (const staff of [other, none]) expect(await listed(staff.insurer, INSURER, 'approved')).toEqual([]);
    await refused(
      [
        ['insurer', 'GET', `${INSURER}/${id}/account`],
        ['insurer', 'POST', `${INSURER}/${id}/payment`, PAYMENT],
      ],
      'once it is approved',
    );
    const filedBy = (farmerId: string) =>
      backend.database.update(insuranceClaims).set({ farmerId }).where(eq(insuranceClaims.id, id));
    await filedBy(own.insurer.userId);
    expect((await own.insurer.call('GET', `${INSURER}/${id}/account`)).status, 'of their own').toBe(404);
    expect((await own.insurer.call('POST', `${INSURER}/${id}/payment`, PAYMENT)).status).toBe(404);
    await filedBy(insured.buyer.userId);
    expect((await own.insurer.call('GET', `${INSURER}/${id}/account`)).status).toBe(200);
    expect((await own.insurer.call('POST', `${INSURER}/${id}/payment`, PAYMENT)).status).toBe(204);
  });
});
