import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { ApiError, type ApiClient, type ServiceCall } from '@haat/api-client';
import type { Khetibook } from '@haat/api-contract/fields';
import { apiContext, languageContext, textContext } from '@haat/app-context';
import { khetibookView, takeEntryOut, writeEntry } from './khetibook.data.ts';

const ENTRY = { day: '2026-06-20', kind: 'seed', amount: '1,200.50', note: 'two bags' };
const KEY = '11111111-1111-4111-8111-111111111111';

function setUp(answer: unknown) {
  const calls: ServiceCall[] = [];
  const send = (call: ServiceCall) => {
    calls.push(call);
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  };
  const context = new RouterContextProvider();
  context.set(apiContext, { isSignedIn: true, language: 'en', send } as unknown as ApiClient);
  context.set(languageContext, 'en');
  context.set(textContext, (key) => key);
  return { context, calls };
}

function formOf(change: Record<string, string> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...ENTRY, outbox: KEY, ...change })) form.set(name, value);
  return form;
}

const REFUSAL = new ApiError({ kind: 'refused', status: 409, code: 'field_error.too_many_entries' });

describe('an entry that is sent without script', () => {
  it('is written once by its key, and leads back to the field', async () => {
    const { context, calls } = setUp({});
    const answer = await writeEntry(context, 'f-1', formOf());
    expect(answer).toBeInstanceOf(Response);
    expect((answer as Response).headers.get('location')).toBe('/farm/f-1?done=written');
    expect(calls).toMatchObject([
      {
        ...{ method: 'POST', path: '/fields/v1/fields/f-1/entries' },
        body: { key: KEY, day: '2026-06-20', kind: 'seed', amount: 1200.5, note: 'two bags' },
      },
    ]);
  });

  it('is not sent with something wrong in it, and stays as it was typed', async () => {
    const { context, calls } = setUp({});
    const answer = await writeEntry(context, 'f-1', formOf({ amount: 'a lot', kind: '' }));
    expect(answer).toMatchObject({
      init: { status: 400 },
      data: { problems: ['kind', 'amount'], typed: { key: KEY, amount: 'a lot', note: 'two bags' } },
    });
    expect(calls).toEqual([]);
  });

  it('stays as it was typed where the service refuses it', async () => {
    const { context } = setUp(REFUSAL);
    expect(await writeEntry(context, 'f-1', formOf())).toMatchObject({
      init: { status: 409 },
      data: { refused: 'main:errors.field_error_too_many_entries', typed: { amount: '1,200.50' } },
    });
  });

  it('can be brought back after it was taken out', async () => {
    const { context, calls } = setUp({});
    const answer = await takeEntryOut(context, 'f-1', formOf({ entry: 'e-1' }));
    expect(calls).toMatchObject([{ method: 'DELETE', path: '/fields/v1/fields/f-1/entries/e-1' }]);
    expect(answer).toMatchObject({ data: { removed: ENTRY, refused: null } });
  });
});

describe('a khetibook', () => {
  const book = (profit: number): Khetibook => ({
    ...{ results: [], costs: 1000, incomes: 1000 + profit },
    ...{ profit, profit_per_acre: profit / 2 },
  });

  it.each([
    [500, 'profit', '₹500.00', '₹250.00'],
    [0, 'profit', '₹0.00', '₹0.00'],
    [-500, 'loss', '₹500.00', '₹250.00'],
  ])('with %d rupees more income than costs says %s', async (profit, what, sum, ofAnAcre) => {
    const { context } = setUp(book(profit));
    expect((await khetibookView(context, 'f-1')).book).toMatchObject({
      sums: [{ value: '₹1,000.00' }, {}, { name: `khetibook:sum.${what}`, value: sum }],
      ofAnAcre: { name: `khetibook:sum.${what}OfAcre`, value: ofAnAcre, isLoss: profit < 0 },
    });
  });

  it('that could not be loaded is not empty', async () => {
    const { context } = setUp(new ApiError({ kind: 'network', status: null, code: 'request_error.unavailable' }));
    expect((await khetibookView(context, 'f-1')).book).toBeNull();
  });
});
