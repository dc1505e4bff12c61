import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { payoutAccountOf } from '@haat/backend-kyc';
import type { AccountCheckAdapter } from '@haat/backend-kyc';
import { farmer, readOtp, signInForTest, testDatabases } from '@haat/backend-testing';
import type { TestBackend } from '@haat/backend-testing';
import { dumpOf } from '../platform/encrypted-database.ts';
import { startBackend } from '../start-backend.ts';

const PATH = '/kyc/v1/bank-accounts';
const SUPPORT = '9000000004';
const NUMBER = '12345678901';
const ACCOUNT = { account_number: NUMBER, account_number_again: NUMBER, ifsc: 'sbin0000300', name: 'Sunita Pawar' };
const HOUR = 3_600_000;
const withNumber = (number: string) => ({ ...ACCOUNT, account_number: number, account_number_again: number });

type Buyer = Awaited<ReturnType<typeof farmer>>;

describe.each(testDatabases(import.meta.filename))('bank accounts on $name', (on) => {
  let backend: TestBackend;
  let checks: AccountCheckAdapter;
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small' });
    checks = backend.dependencies.adapters.accountChecks;
  });
  afterAll(() => backend?.close());
  afterEach(() => {
    backend.dependencies.adapters.accountChecks = checks;
  });

  /** The same person, signed in anew: a session's token has ended when the clock has moved by hours. */
  const laterBy = (buyer: Buyer, milliseconds: number) => {
    backend.advance(milliseconds);
    return farmer(backend, { phone: buyer.phone });
  };
  const view = async (buyer: Buyer, id: string) => (await buyer.call('GET', `${PATH}/${id}`)).body;
  const stateOf = async (buyer: Buyer, id: string) => (await view(buyer, id)).state as string;
  /** Gives an account and waits for the bank's word. */
  const given = async (buyer: Buyer, account = ACCOUNT): Promise<string> => {
    const { id } = (await buyer.call('POST', PATH, account)).body as { id: string };
    await expect
      .poll(async () => {
        const { state, is_with_support: isWithSupport } = await view(buyer, id);
        return state !== 'SUBMITTED' || isWithSupport;
      })
      .toBe(true);
    return id;
  };
  /** The code for an account, as it came by SMS. */
  const codeFor = async (buyer: Buyer, id: string) => {
    backend.advance(31_000);
    const { body } = await buyer.call('POST', `${PATH}/${id}/codes`);
    return { request_id: body.request_id as string, otp: await readOtp(backend, buyer.phone) };
  };
  const choose = async (buyer: Buyer, id: string) =>
    buyer.call('POST', `${PATH}/${id}/payout`, await codeFor(buyer, id));
  const paidOn = (buyer: Buyer) => payoutAccountOf(backend.database, backend.dependencies, buyer.userId);
  const told = async (buyer: Buyer) =>
    ((await buyer.call('GET', '/user/v1/notices')).body.results as { text: string }[]).map(({ text }) => text);

  it('are masked, with the bank that the IFSC names, and verified when the names match', async () => {
    const buyer = await farmer(backend);
    expect((await buyer.call('GET', PATH)).body).toEqual({ state: 'NOT_STARTED', results: [] });
    const id = await given(buyer);
    expect(await view(buyer, id)).toMatchObject({
      masked_number: '••••••• 8901',
      ifsc: 'SBIN0000300',
      bank: 'State Bank of India',
      state: 'VERIFIED',
      refusal: null,
      is_payout: false,
    });
    const all = await buyer.call('GET', PATH);
    expect(all.body).toMatchObject({ state: 'SUBMITTED', results: [{ id }] });
    expect(all.headers.get('cache-control')).toBe('no-store');
    await expect.poll(() => told(buyer)).toEqual([expect.stringContaining('8901')]);
    await buyer.call('POST', '/kyc/v1/id', { kind: 'pan', number: 'ABCPK1234F', name: 'Sunita Pawar', consent: true });
    expect((await buyer.call('GET', PATH)).body.state).toBe('VERIFIED');
  });

  it('are readable neither in the database nor in an answer', async () => {
    const buyer = await farmer(backend);
    const account = { ...withNumber('778899001122'), name: 'Kalpana Shirke' };
    const answers = [await buyer.call('POST', PATH, account), await buyer.call('GET', PATH)];
    expect(JSON.stringify(answers.map(({ body }) => body))).not.toContain('778899001122');
    expect(await dumpOf(backend.database)).not.toMatch(/778899001122|Kalpana|Shirke/);
  });

  it.each([
    ['numbers that differ', { ...ACCOUNT, account_number_again: '12345678902' }, 'account_number_again'],
    ['a number that is too short', withNumber('12345678'), 'account_number'],
    ['a number that is too long', withNumber('1234567890123456789'), 'account_number'],
    ['no IFSC', { ...ACCOUNT, ifsc: 'SBIN1000300' }, 'ifsc'],
    ['a name that is only markup', { ...ACCOUNT, name: '<b></b>' }, 'name'],
  ])('are refused with %s', async (_, account, field) => {
    const buyer = await farmer(backend);
    const { status, body } = await buyer.call('POST', PATH, account);
    expect(status).toBe(400);
    expect(body.error.details.fields).toContainEqual(expect.objectContaining({ field }));
    expect((await buyer.call('GET', PATH)).body.results).toEqual([]);
  });

  it('name the bank of an IFSC before they are given', async () => {
    const buyer = await farmer(backend);
    expect((await buyer.call('GET', '/kyc/v1/banks?ifsc=sbin0000300')).body.bank).toBe('State Bank of India');
    expect((await buyer.call('GET', '/kyc/v1/banks?ifsc=QQQQ0000300')).body.bank).toBeNull();
    expect((await buyer.call('GET', '/kyc/v1/banks?ifsc=SBIN')).status).toBe(400);
  });

  it('are rejected with the reason, and can be tried again', async () => {
    const buyer = await farmer(backend);
    const closed = await given(buyer, withNumber('123456780000'));
    expect(await view(buyer, closed)).toMatchObject({ state: 'REJECTED', refusal: 'not-open' });
    const other = await given(buyer, withNumber('123456781111'));
    expect(await view(buyer, other)).toMatchObject({ state: 'REJECTED', refusal: 'other-name' });
    expect((await buyer.call('GET', PATH)).body.state).toBe('REJECTED');
    expect(JSON.stringify((await buyer.call('GET', PATH)).body)).not.toContain('SANDBOX');
    expect(await given(buyer, withNumber('123456780000'))).not.toBe(closed);
  });

  it.each([
    ['verify', 'VERIFIED', null],
    ['reject', 'REJECTED', 'by-support'],
  ])('of which the names match partly are decided by support: %s', async (decision, state, refusal) => {
    const buyer = await farmer(backend);
    const id = await given(buyer, withNumber('123456782222'));
    expect(await view(buyer, id)).toMatchObject({ state: 'SUBMITTED', is_with_support: true });
    const token = (await signInForTest(backend, SUPPORT)).accessToken;
    const list = await backend.request('GET', '/support/v1/bank-accounts', { token });
    expect((list.body.results as { id: string }[]).find((one) => one.id === id)).toMatchObject({
      masked_number: '•••••••• 2222',
      name: 'Sunita Pawar',
      holder: 'Sunita Pawar SANDBOX',
      name_match: 'partly',
    });
    const path = `/support/v1/bank-accounts/${id}/decision`;
    const body = { decision, reason: 'The passbook was seen.' };
    expect((await backend.request('POST', path, { token: buyer.token, body })).status).toBe(403);
    expect((await backend.request('POST', path, { token, body })).body).toEqual({ id, state });
    expect(await view(buyer, id)).toMatchObject({ state, refusal, is_with_support: false });
    expect((await backend.request('POST', path, { token, body })).body.error.code).toBe('kyc_error.account_decided');
  });

  it('are another person’s as little as ones that are not there', async () => {
    const [buyer, other] = [await farmer(backend), await farmer(backend)];
    const id = await given(buyer);
    const code = await codeFor(buyer, id);
    for (const path of [id, '00000000-0000-4000-8000-000000000000', 'none']) {
      const answers = [
        await other.call('GET', `${PATH}/${path}`),
        await other.call('DELETE', `${PATH}/${path}`),
        await other.call('POST', `${PATH}/${path}/codes`),
        await other.call('POST', `${PATH}/${path}/payout`, code),
      ];
      for (const { status, body } of answers) {
        expect(status).toBe(404);
        expect(body.error.code).toBe('kyc_error.account_not_found');
      }
    }
    expect(await stateOf(buyer, id)).toBe('VERIFIED');
  });

  it('are taken once, however often they are sent, and five in a day', async () => {
    let buyer = await farmer(backend);
    const ids = await Promise.all([1, 2, 3].map(async () => (await buyer.call('POST', PATH, ACCOUNT)).body.id));
    expect(new Set(ids).size).toBe(1);
    for (const end of [5, 6, 7]) await given(buyer, withNumber(`12345678900${end}`));
    const last = await given(buyer, withNumber('123456789008'));
    await buyer.call('DELETE', `${PATH}/${last}`);
    const full = await buyer.call('POST', PATH, withNumber('123456789009'));
    expect(full.body.error.code).toBe('kyc_error.too_many_accounts');
    buyer = await laterBy(buyer, 24 * HOUR + 1);
    expect((await buyer.call('POST', PATH, withNumber('123456789009'))).status).toBe(200);
  });

  it('are paid on 24 hours after a code, at which the owner is told', async () => {
    let buyer = await farmer(backend);
    const [one, other] = [await given(buyer), await given(buyer, withNumber('998877665544'))];
    const chosen = await choose(buyer, one);
    expect(chosen).toMatchObject({ status: 200, body: { id: one, is_payout: true } });
    await expect.poll(async () => (await told(buyer)).length).toBe(3);
    backend.advance(24 * HOUR - 60_000);
    expect(await paidOn(buyer)).toBeNull();
    buyer = await laterBy(buyer, 60_000);
    expect(await paidOn(buyer)).toEqual({ number: NUMBER, name: 'Sunita Pawar', ifsc: 'SBIN0000300' });
    // A change waits anew, and nothing is paid meanwhile.
    await choose(buyer, other);
    expect(await paidOn(buyer)).toBeNull();
    expect(await view(buyer, one)).toMatchObject({ is_payout: false, payout_from: null });
    buyer = await laterBy(buyer, 24 * HOUR);
    expect((await paidOn(buyer))?.number).toBe('998877665544');
    await buyer.call('DELETE', `${PATH}/${other}`);
    expect(await paidOn(buyer)).toBeNull();
    expect((await buyer.call('GET', `${PATH}/${other}`)).status).toBe(404);
    const token = (await signInForTest(backend, SUPPORT)).accessToken;
    const query = `user_id=${buyer.userId}&kind=payout-account-changed`;
    expect((await backend.request('GET', `/support/v1/security-events?${query}`, { token })).body.count).toBe(3);
  });

  it('are not paid on without the right code for this account', async () => {
    const buyer = await farmer(backend);
    const [one, other] = [await given(buyer), await given(buyer, withNumber('998877665544'))];
    const code = await codeFor(buyer, one);
    const wrong = code.otp === '000000' ? '000001' : '000000';
    const tries = [
      await buyer.call('POST', `${PATH}/${one}/payout`, { ...code, otp: wrong }),
      await buyer.call('POST', `${PATH}/${other}/payout`, code),
    ];
    expect(tries.map(({ body }) => body.error.code)).toEqual(['auth_error.otp_wrong', 'auth_error.otp_wrong']);
    expect(
      (await buyer.call('GET', PATH)).body.results.some((account: { is_payout: boolean }) => account.is_payout),
    ).toBe(false);
    expect((await buyer.call('POST', `${PATH}/${one}/payout`, code)).status).toBe(200);
    const rejected = await given(buyer, withNumber('123456780000'));
    const refused = await buyer.call('POST', `${PATH}/${rejected}/codes`);
    expect(refused.body.error.code).toBe('kyc_error.account_not_verified');
  });

  it('are not chosen where the change could not be told', async () => {
    const buyer = await farmer(backend);
    const id = await given(buyer);
    const { sms } = backend.dependencies.adapters;
    for (const untold of ['payout-account-changed', 'payout-account-code']) {
      backend.dependencies.adapters.sms = { ...sms, canSend: (kind) => kind !== untold };
      const { body } = await buyer.call('POST', `${PATH}/${id}/codes`);
      backend.dependencies.adapters.sms = sms;
      expect(body.error.code).toBe('request_error.cannot_be_told');
    }
  });

  it('are asked about again while their bank is silent, and come to support after a day', async () => {
    let buyer = await farmer(backend);
    let asked = 0;
    backend.dependencies.adapters.accountChecks = {
      ...checks,
      start: async () => {
        asked += 1;
        throw new Error('no answer');
      },
    };
    const { id } = (await buyer.call('POST', PATH, ACCOUNT)).body as { id: string };
    await expect.poll(() => asked).toBe(1);
    buyer = await laterBy(buyer, 24 * HOUR + 1);
    await expect.poll(async () => (await view(buyer, id)).is_with_support).toBe(true);
    expect(await stateOf(buyer, id)).toBe('SUBMITTED');
  });

  it('leave nothing of themselves when they are removed', async () => {
    const buyer = await farmer(backend);
    const id = await given(buyer);
    await buyer.call('DELETE', `${PATH}/${id}`);
    const { rows } = (await backend.database.execute(
      sql`select encrypted_account, encrypted_holder from bank_accounts where id = ${id}`,
    )) as unknown as { rows: unknown[] };
    expect(rows).toEqual([{ encrypted_account: null, encrypted_holder: null }]);
  });
});
