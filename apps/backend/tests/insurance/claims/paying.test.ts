import { randomUUID } from 'node:crypto';
import { claimSchema } from '@haat/api-contract/insurance-claims';
import { claimAccountSchema } from '@haat/api-contract/insurance-claims-at-work';
import { payClaims } from '@haat/backend-insurance';
import { insuranceClaimPayouts } from '@haat/backend-insurance/tables';
import type { PayoutAdapter, PayoutOutcome } from '@haat/backend-payments';
import { sandboxArea } from '@haat/backend-sandbox';
import { farmer, sendPhoto, signInForTest, staffMember, testDatabases } from '@haat/backend-testing';
import type { StaffMember, TestBackend } from '@haat/backend-testing';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dumpOf } from '../../platform/encrypted-database.ts';
import { startBackend } from '../../start-backend.ts';
import { choosesAccount, CLAIMS, filed, insuredFarmer } from './insured-farmer.ts';
import type { InsuredFarmer } from './insured-farmer.ts';

const INSURER = '/insurer/v1/claims';
const MINUTE = 60_000;
const DAY = 86_400_000;
const SIGNATURE = 'of-the-bank';

/** A bank that pays what it is asked for once per key, and answers as it is told to. */
class Bank implements PayoutAdapter {
  readonly kind = 'razorpayx';
  readonly paid = new Map<string, { amountPaise: number; account: string }>();
  asked = 0;
  answer: PayoutOutcome['status'] = 'processed';
  isSilent = false;

  async pay({ key, amountPaise, destination }: Parameters<PayoutAdapter['pay']>[0]): Promise<PayoutOutcome> {
    this.asked += 1;
    if (destination.kind !== 'bank') throw new Error('a claim is paid to a bank account');
    if (!this.paid.has(key)) this.paid.set(key, { amountPaise, account: destination.account_number });
    if (this.isSilent) throw new Error('no answer came');
    return this.outcome();
  }

  async find(key: string): Promise<PayoutOutcome | null> {
    return this.paid.has(key) ? this.outcome() : null;
  }

  isSignedReport(_body: Buffer, signature: string): boolean {
    return signature === SIGNATURE;
  }

  private outcome(): PayoutOutcome {
    return {
      status: this.answer,
      bankReference: this.answer === 'processed' ? `UTR${randomUUID().slice(0, 8)}` : null,
    };
  }
}

describe.each(testDatabases(import.meta.filename))('payments of claims on $name', (on) => {
  let backend: TestBackend;
  let bank: Bank;
  let insured: InsuredFarmer;
  let surveyor: StaffMember;
  let insurer: StaffMember;
  let sandboxPayouts: PayoutAdapter;
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small' });
    sandboxPayouts = backend.dependencies.adapters.payouts;
    surveyor = await staffMember(backend, 'surveyor');
    insurer = await staffMember(backend, 'insurer');
  });
  afterAll(() => backend?.close());
  beforeEach(async () => {
    bank = new Bank();
    backend.dependencies.adapters.payouts = bank;
    insured = await insuredFarmer(backend);
  });
  afterEach(() => {
    backend.dependencies.adapters.payouts = sandboxPayouts;
  });

  const own = async (id: string) => {
    const { buyer } = insured;
    const { call } = await farmer(backend, { phone: buyer.phone });
    return claimSchema.parse((await call('GET', `${CLAIMS}/${id}`)).body);
  };
  const choose = (number: string) => choosesAccount(backend, insured.buyer.userId, number);
  const approved = async () => {
    const { id } = await filed(backend, insured);
    await surveyor.call('POST', `/surveyor/v1/claims/${id}/take`);
    const found = { loss_percent: 40, acres: 1.2, text: 'Broken.' };
    await surveyor.call('POST', `/surveyor/v1/claims/${id}/report`, found);
    const { status } = await insurer.call('POST', `${INSURER}/${id}/approval`, { amount: 1234.5, text: '' });
    expect(status).toBe(204);
    return id;
  };
  const later = async (milliseconds: number) => {
    backend.advance(milliseconds);
    await payClaims(backend.dependencies);
  };
  const ofClaim = (id: string) => [...bank.paid].filter(([key]) => key.startsWith(id));

  it('wait for the account that the farmer chooses, and then go there', async () => {
    const id = await approved();
    await later(0);
    expect((await own(id)).payout).toMatchObject({ state: 'no-account' });
    expect(bank.paid.size).toBe(0);
    await choose('12345678901');
    await later(2 * MINUTE);
    expect(ofClaim(id)).toEqual([[`${id}-0`, { amountPaise: 123_450, account: '12345678901' }]]);
    const claim = await own(id);
    expect(claim).toMatchObject({ state: 'PAID', payout: { state: 'paid', reference: expect.stringMatching(/^UTR/) } });
    expect(claim.history.at(-1)?.state).toBe('PAID');
    expect(await dumpOf(backend.database), 'no number of an account can be read').not.toContain('12345678901');
  });

  it('are made once, also where no answer came and several processes go on with them', async () => {
    await choose('22345678901');
    const id = await approved();
    bank.isSilent = true;
    await later(0);
    expect((await own(id)).state, 'only the bank’s word makes it paid').toBe('APPROVED');
    bank.isSilent = false;
    backend.advance(2 * MINUTE);
    await Promise.all([1, 2, 3].map(() => payClaims(backend.dependencies)));
    await later(2 * MINUTE);
    expect(ofClaim(id)).toHaveLength(1);
    expect((await own(id)).history.filter(({ state }) => state === 'PAID')).toHaveLength(1);
  });

  it('on their way stay so until the bank says that they have come', async () => {
    await choose('32345678901');
    const id = await approved();
    bank.answer = 'pending';
    await later(0);
    await later(2 * MINUTE);
    expect(await own(id)).toMatchObject({ state: 'APPROVED', payout: { state: 'on-its-way', reference: null } });
    expect(bank.asked).toBe(1);
    bank.answer = 'processed';
    await later(2 * MINUTE);
    expect((await own(id)).state).toBe('PAID');
  });

  it('go to the account of their try when the farmer chooses another meanwhile', async () => {
    await choose('42345678901');
    const id = await approved();
    bank.isSilent = true;
    await later(0);
    bank.paid.clear();
    bank.isSilent = false;
    await choose('52345678901');
    await later(2 * MINUTE);
    expect(ofClaim(id).map(([, { account }]) => account)).toEqual(['42345678901']);
  });

  it('that the bank sends back are tried again a day later, under a new key and on the account of then', async () => {
    await choose('62345678901');
    const id = await approved();
    bank.answer = 'failed';
    await later(0);
    expect((await own(id)).payout).toMatchObject({ state: 'sent-back' });
    bank.answer = 'processed';
    await choose('72345678901');
    await later(23 * 60 * MINUTE);
    expect(ofClaim(id)).toHaveLength(1);
    await later(DAY);
    expect(ofClaim(id).map(([key, { account }]) => [key, account])).toEqual([
      [`${id}-0`, '62345678901'],
      [`${id}-1`, '72345678901'],
    ]);
    expect((await own(id)).state).toBe('PAID');
  });

  const tells = (id: string, failures: number, signature = SIGNATURE) =>
    backend.request('POST', '/payment/v1/webhook/update-payment', {
      headers: { 'x-razorpay-signature': signature },
      body: {
        ...{ entity: 'event', event: 'payout.updated', contains: ['payout'] },
        payload: { payout: { entity: { entity: 'payout', reference_id: `${id.replaceAll('-', '')}-${failures}` } } },
      },
    });

  it('are paid as soon as the bank tells, whatever it tells, twice and late', async () => {
    await choose('14345678901');
    const id = await approved();
    bank.answer = 'pending';
    await later(0);
    expect((await tells(id, 0)).status).toBe(200);
    expect((await own(id)).state).toBe('APPROVED');
    bank.answer = 'processed';
    expect((await tells(id, 0, 'another')).status).toBe(403);
    expect((await own(id)).state).toBe('APPROVED');
    expect([(await tells(id, 0)).status, (await tells(id, 0)).status, (await tells(id, 1)).status]).toEqual([
      200, 200, 200,
    ]);
    expect((await own(id)).history.filter(({ state }) => state === 'PAID')).toHaveLength(1);
    expect(ofClaim(id)).toHaveLength(1);
  });

  it('that come back after they were paid are told to the farmer, and made again to the account of then', async () => {
    await choose('15345678901');
    const id = await approved();
    await later(0);
    expect(await own(id)).toMatchObject({ state: 'PAID' });
    bank.answer = 'failed';
    expect([(await tells(id, 0)).status, (await tells(id, 0)).status]).toEqual([200, 200]);
    expect(await own(id)).toMatchObject({ state: 'APPROVED', payout: { state: 'sent-back', reference: null } });
    const { number } = await own(id);
    const told = async () => {
      const { call } = await farmer(backend, { phone: insured.buyer.phone });
      const { results } = (await call('GET', '/user/v1/notices')).body as { results: { text: string }[] };
      return results.filter(({ text }) => text.includes(`${number} के ₹1,234.50 बैंक से लौट आए`)).length;
    };
    await expect.poll(told, { timeout: 10_000 }).toBe(1);
    bank.answer = 'processed';
    await choose('16345678901');
    expect((await tells(id, 0)).status, 'of the try that came back').toBe(200);
    expect((await own(id)).state).toBe('APPROVED');
    await later(DAY + MINUTE);
    expect(ofClaim(id).map(([key, { account }]) => [key, account])).toEqual([
      [`${id}-0`, '15345678901'],
      [`${id}-1`, '16345678901'],
    ]);
    expect((await own(id)).history.map(({ state }) => state).slice(-3)).toEqual(['PAID', 'APPROVED', 'PAID']);
  });

  it('are made by hand where no bank is connected, each under a reference of its own', async () => {
    backend.dependencies.adapters.payouts = { kind: 'by-hand', pay: async () => null, find: async () => null };
    await choose('82345678901');
    const id = await approved();
    const pay = (claimId: string, reference: string) =>
      insurer.call('POST', `${INSURER}/${claimId}/payment`, { reference });
    expect((await pay(id, 'UTR00001111')).body.error.code).toBe('claim_error.paid_by_company');
    await later(0);
    const { body } = await insurer.call('GET', `${INSURER}/${id}/account`);
    expect(claimAccountSchema.parse(body)).toMatchObject({ account_number: '82345678901', amount: 1234.5 });
    expect((await pay(id, 'UTR00001111')).status).toBe(204);
    expect(await own(id)).toMatchObject({ state: 'PAID', payout: { state: 'paid', reference: 'UTR00001111' } });
    expect((await insurer.call('GET', `${INSURER}/${id}/account`)).status, 'not after it').toBe(404);
    insured = await insuredFarmer(backend);
    await choose('92345678901');
    const other = await approved();
    await later(0);
    expect((await pay(other, 'UTR00001111')).body.error.code).toBe('claim_error.cannot_move');
  });

  it('stop an account from being deleted until the claim is over, and each step is told', async () => {
    await choose('13345678901');
    const id = await approved();
    const { buyer } = insured;
    const facts = async () => {
      const { call } = await farmer(backend, { phone: buyer.phone });
      return (await call('GET', '/user/v1/account/deletion')).body;
    };
    expect(JSON.stringify(await facts())).toContain('open-claim');
    await later(0);
    expect(JSON.stringify(await facts())).not.toContain('open-claim');
    const { number } = await own(id);
    const told = async () => {
      const { call } = await farmer(backend, { phone: buyer.phone });
      const { results } = (await call('GET', '/user/v1/notices')).body as { results: { text: string }[] };
      return results.map(({ text }) => text).filter((text) => text.includes(number));
    };
    await expect.poll(async () => (await told()).length, { timeout: 10_000 }).toBe(4);
    expect((await told()).every((text) => text.includes('नमूना'))).toBe(true);
  });

  it('are decided by the sandbox’s insurer on sample policies, which says that it is one', async () => {
    const job = sandboxArea.jobs?.find(({ name }) => name === 'sandbox.insurer');
    const { accessToken } = await signInForTest(backend, insured.buyer.phone);
    const photo = { id: await sendPhoto(backend, accessToken), taken_at: null, place: null };
    const withPhoto = await filed(backend, insured, { photos: [photo] });
    insured = await insuredFarmer(backend);
    const without = await filed(backend, insured);
    await job?.run(backend.dependencies);
    expect((await own(without.id)).state).toBe('SUBMITTED');
    backend.advance(15_000);
    await job?.run(backend.dependencies);
    expect(await own(without.id)).toMatchObject({
      state: 'REJECTED',
      decision: { reason: 'no-proof', is_sample: true, text: expect.stringContaining('नमूने') },
    });
    const [payout] = await backend.database
      .select()
      .from(insuranceClaimPayouts)
      .where(eq(insuranceClaimPayouts.claimId, withPhoto.id));
    expect(payout?.amountPaise).toBe(150_000);
    const { configuration, ...rest } = backend.dependencies;
    expect(job?.isNeeded?.({ ...rest, configuration: { ...configuration, sandboxInsurer: false } })).toBe(false);
  });
});
