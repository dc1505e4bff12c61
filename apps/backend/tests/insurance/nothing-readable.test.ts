import { payClaims } from '@haat/backend-insurance';
import { rowsOf } from '@haat/backend-platform';
import { farmer, requestOtp, sendPhoto, staffMember, testDatabases } from '@haat/backend-testing';
import type { TestBackend } from '@haat/backend-testing';
import { hasVerhoeffDigit } from '@haat/identity-documents';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf } from '../consents/agents-and-farmers.ts';
import { startBackend } from '../start-backend.ts';
import { CLAIMS, filed, insuredFarmer } from './claims/insured-farmer.ts';

const KYC = '/kyc/v1/id';
const ACCOUNTS = '/kyc/v1/bank-accounts';
const DAY = 86_400_000;
const AADHAAR = '999999990019';
const GROUPED = '9999 9999 0019';
const PAN = 'ABCPK1234F';
const ACCOUNT = '55443322117777';
const NAME = 'Sunita Pawar';
/** The stand-in for the company that delivers messages: what it shows is a person's phone. */
const PHONES = 'sandbox_messages';
const ANY_PAN = /(?<![A-Za-z0-9_-])[A-Z]{3}[PCHABGJLFT][A-Z]\d{4}[A-Z](?![A-Za-z0-9_-])/;
const TWELVE_DIGITS = /(?<![\w.-])[2-9]\d{3}[ -]?\d{4}[ -]?\d{4}(?![\w.-])/g;

/** Columns that the flow has to have written: an empty one would hold nothing. */
const WRITTEN = [
  ...['identity_papers.sealed', 'identity_papers.sealed_photo', 'bank_accounts.encrypted_account'],
  ...['bank_accounts.encrypted_holder', 'insurance_claims.encrypted_text', 'insurance_claim_payouts.encrypted_account'],
  ...['insurance_surveys.text', 'insurance_claim_decisions.text', 'insurance_claim_payouts.reference'],
  ...['document_views.why', 'security_events.subjects', 'outbox.payload', 'notices.text', 'otp_requests.code_hash'],
];

interface Cell {
  readonly column: string;
  readonly type: string;
  readonly value: string;
}

describe.each(testDatabases(import.meta.filename))('what is kept of documents and accounts on $name', (on) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small' });
  });
  afterAll(() => backend?.close());

  /** Every value of every column of every table, as the database holds it. */
  async function cells(): Promise<Cell[]> {
    const columns = await rowsOf<{ table: string; column: string; type: string }>(
      backend.database,
      sql`select c.table_name as "table", c.column_name as "column", c.udt_name as type
        from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
        where c.table_schema = 'public' and t.table_type = 'BASE TABLE'`,
    );
    const found: Cell[] = [];
    for (const { table, column, type } of columns) {
      const name = sql.identifier(column);
      // Bytes are looked at as the text that they may hold.
      const text = type === 'bytea' ? sql`encode(${name}, 'escape')` : sql`${name}::text`;
      const rows = await rowsOf<{ value: string }>(
        backend.database,
        sql`select ${text} as value from ${sql.identifier(table)} where ${name} is not null`,
      );
      found.push(...rows.map(({ value }) => ({ column: `${table}.${column}`, type, value })));
    }
    return found;
  }

  /**
   * Identity card, account, claim and payment of one farmer.
   * @returns the codes that their phone was sent, and what was kept while they counted
   */
  async function wholeFlow(): Promise<{ codes: string[]; early: Cell[] }> {
    const insured = await insuredFarmer(backend);
    const { phone } = insured.buyer;
    const codes: string[] = [];
    backend.advance(61_000);
    await requestOtp(backend, phone);
    codes.push(await codeOf(backend, phone));
    backend.advance(61_000);
    const { call, token } = await farmer(backend, { phone });
    for (const card of [
      { kind: 'aadhaar', number: GROUPED },
      { kind: 'pan', number: PAN, photo_id: await sendPhoto(backend, token) },
    ])
      expect((await call('POST', KYC, { ...card, name: NAME, consent: true })).status).toBe(200);
    const account = { account_number: ACCOUNT, account_number_again: ACCOUNT, ifsc: 'SBIN0000300', name: NAME };
    const { id: accountId } = (await call('POST', ACCOUNTS, account)).body;
    await expect.poll(async () => (await call('GET', `${ACCOUNTS}/${accountId}`)).body.state).toBe('VERIFIED');
    const { request_id } = (await call('POST', `${ACCOUNTS}/${accountId}/codes`)).body;
    codes.push(await codeOf(backend, phone));
    const chosen = await call('POST', `${ACCOUNTS}/${accountId}/payout`, { request_id, otp: codes.at(-1) });
    expect(chosen.status).toBe(200);
    const early = await cells();

    const photos = [{ id: await sendPhoto(backend, token), taken_at: null, place: null }];
    const text = `Hail. My card is ${GROUPED}, my account ${ACCOUNT}.`;
    const claim = await filed(backend, insured, { text, photos });
    expect(claim.text).toBe(`Hail. My card is XXXX XXXX 0019, my account ${ACCOUNT}.`);
    const surveyor = await staffMember(backend, 'surveyor');
    const insurer = await staffMember(backend, 'insurer');
    await surveyor.call('POST', `/surveyor/v1/claims/${claim.id}/take`);
    const { body: atWork } = await surveyor.call('GET', `/surveyor/v1/claims/${claim.id}`);
    expect((await surveyor.call('GET', atWork.photos[0].address)).status).toBe(200);
    const report = { loss_percent: 40, acres: 1.2, text: `Broken; the farmer showed ${AADHAAR}.` };
    expect((await surveyor.call('POST', `/surveyor/v1/claims/${claim.id}/report`, report)).status).toBe(204);
    const approval = { amount: 900, text: `Seen with ${GROUPED}.` };
    expect((await insurer.call('POST', `/insurer/v1/claims/${claim.id}/approval`, approval)).status).toBe(204);
    backend.advance(2 * DAY);
    await expect
      .poll(async () => {
        backend.advance(61_000);
        await payClaims(backend.dependencies);
        const again = await farmer(backend, { phone });
        return (await again.call('GET', `${CLAIMS}/${claim.id}`)).body.payout?.state;
      })
      .toBe('paid');
    return { codes, early };
  }

  it('is readable in no column of any table after a card, an account, a claim and its payment', async () => {
    const { codes, early } = await wholeFlow();
    const all = [...early, ...(await cells())].filter(({ column }) => !column.startsWith(`${PHONES}.`));
    const filled = new Set(all.map(({ column }) => column));
    expect(
      WRITTEN.filter((column) => !filled.has(column)),
      'columns without a value',
    ).toEqual([]);
    const columnsWith = (isIn: (cell: Cell) => boolean) => [...new Set(all.filter(isIn).map(({ column }) => column))];
    for (const secret of [AADHAAR, GROUPED, '99999999', PAN, ACCOUNT])
      expect(
        columnsWith(({ value }) => value.includes(secret)),
        secret,
      ).toEqual([]);
    expect(codes).toHaveLength(2);
    for (const code of codes) {
      const whole = new RegExp(`(?<![\\w.-])${code}(?![\\w.-])`);
      // Amounts and moments may hold the same six digits; a code in a number's column would be text all the same.
      const isText = (type: string) => /^_?(text|varchar|jsonb?|bytea)$/.test(type);
      expect(
        columnsWith(({ type, value }) => isText(type) && whole.test(value)),
        'a code',
      ).toEqual([]);
    }
    expect(
      columnsWith(({ value }) => ANY_PAN.test(value)),
      'any PAN',
    ).toEqual([]);
    const isAadhaar = (number: string) => hasVerhoeffDigit(number.replace(/\D/g, ''));
    expect(
      columnsWith(({ value }) => (value.match(TWELVE_DIGITS) ?? []).some(isAadhaar)),
      'any Aadhaar',
    ).toEqual([]);
  });

  it('would be found if it were kept readable', async () => {
    const { buyer } = await insuredFarmer(backend);
    await backend.database.execute(
      sql`update users set full_name = ${`Sunita ${AADHAAR} ${PAN}`} where id = ${buyer.userId}`,
    );
    const hits = (await cells()).filter(({ value }) => value.includes(AADHAAR) && ANY_PAN.test(value));
    expect(hits.map(({ column }) => column)).toEqual(['users.full_name']);
  });
});
