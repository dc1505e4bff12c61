import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shopEntries } from '@haat/backend-ledger/tables';
import { SHOP, staffMember, testDatabases } from '@haat/backend-testing';
import type { StaffMember, TestBackend } from '@haat/backend-testing';
import { startBackend } from '../start-backend.ts';

const MONTH = '/vendor/v1/ledger/months';

describe.each(testDatabases(import.meta.filename))('the ledger by month on $name', (on) => {
  let backend: TestBackend;
  let shop: StaffMember;
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small' });
    shop = await staffMember(backend, 'vendor');
    const entry = (kind: 'captured' | 'fee' | 'payout', amountPaise: number, at: string, vendorId: string = SHOP) => ({
      ...{ vendorId, orderId: null, kind, amountPaise, at: new Date(at) },
      reference: `${vendorId}:${kind}:${at}`,
    });
    await backend.database.insert(shopEntries).values([
      // A minute before midnight in India, and midnight.
      entry('captured', 100_001, '2026-09-30T18:29:00Z'),
      entry('captured', 25_033, '2026-09-30T18:30:00Z'),
      entry('fee', -501, '2026-10-12T06:00:00Z'),
      entry('payout', -100_000, '2026-10-31T18:29:59Z'),
      entry('captured', 7, '2026-10-31T18:30:00Z'),
      entry('captured', 999_999, '2026-10-12T06:00:00Z', 'small-patna'),
    ]);
  });
  afterAll(() => backend?.close());

  it('tells what was owed, what happened and what was owed then, to the paisa, by months of India', async () => {
    const { body } = await shop.call('GET', `${MONTH}/2026-10`);
    expect(body).toMatchObject({
      ...{ month: '2026-10', first_month: '2026-09', opening: 1000.01, closing: 245.33, count: 3 },
      sums: [
        { kind: 'captured', amount: 250.33, count: 1 },
        { kind: 'fee', amount: -5.01, count: 1 },
        { kind: 'payout', amount: -1000, count: 1 },
      ],
      payable: 245.4,
    });
    expect(body.entries.map(({ amount }: { amount: number }) => amount)).toEqual([250.33, -5.01, -1000]);
    const { body: after } = await shop.call('GET', `${MONTH}/2026-11`);
    expect(after).toMatchObject({ opening: 245.33, closing: 245.4, count: 1 });
    expect((await shop.call('GET', `${MONTH}/2026-13`)).status).toBe(400);
  });

  it('is given as a table', async () => {
    const { body, headers } = await shop.call('GET', `${MONTH}/2026-10/file`);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const [names, first, ...others] = (body as string).trim().split('\r\n');
    expect(names).toBe('entry,time,kind,order,amount');
    expect(first).toMatch(/^\d+,.+,captured,,250\.33$/);
    expect(others).toHaveLength(2);
  });
});
