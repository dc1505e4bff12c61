import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from '../days.ts';
import { creditAvailable, creditCost, duesByDay, interestDue, oldestDueDate } from './credit.ts';

const terms = { tenorDays: 90, freeDays: 30, monthlyPercent: 1.5 };
const rupees = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((paise) => paise / 100);
const day = fc.integer({ min: 0, max: 800 }).map((days) => addDays('2026-01-01', days));

describe('creditAvailable', () => {
  it.each([
    { limit: 50_000, dues: 0, openOrders: 0, available: 50_000 },
    { limit: 50_000, dues: 12_000.5, openOrders: 7_999.75, available: 29_999.75 },
    { limit: 50_000, dues: 50_000, openOrders: 0, available: 0 },
    { limit: 50_000, dues: 50_500, openOrders: 0, available: 0 },
    { limit: 0.3, dues: 0.1, openOrders: 0.2, available: 0 },
    { limit: 100, dues: -20, openOrders: 0, available: 120 },
  ])('of ₹$limit with ₹$dues due and ₹$openOrders ordered is ₹$available', ({ available, ...facts }) => {
    expect(creditAvailable(facts)).toBe(available);
  });
});

describe('creditCost', () => {
  it.each([
    {
      name: '90 days, 60 of which cost',
      amount: 10_000,
      given: terms,
      from: '2026-06-01',
      cost: { interest: 300, total: 10_300, apr_percent: 12.17, due_date: '2026-08-30' },
    },
    {
      name: 'half a paisa goes up',
      amount: 0.5,
      given: terms,
      from: '2026-06-01',
      cost: { interest: 0.02, total: 0.52, apr_percent: 16.22, due_date: '2026-08-30' },
    },
    {
      name: 'nothing costs nothing',
      amount: 0,
      given: terms,
      from: '2026-06-01',
      cost: { interest: 0, total: 0, apr_percent: 0, due_date: '2026-08-30' },
    },
    {
      name: 'paid within the free days',
      amount: 10_000,
      given: { ...terms, tenorDays: 30 },
      from: '2026-12-31',
      cost: { interest: 0, total: 10_000, apr_percent: 0, due_date: '2027-01-30' },
    },
    {
      name: 'no free days',
      amount: 1234.56,
      given: { ...terms, freeDays: 0 },
      from: '2028-02-01',
      cost: { interest: 55.56, total: 1290.12, apr_percent: 18.25, due_date: '2028-05-01' },
    },
  ])('$name', ({ amount, given, from, cost }) => {
    expect(creditCost(amount, given, from)).toEqual({ amount, ...cost });
  });

  it('is what the ledger will ask when it is paid on the last day', () => {
    fc.assert(
      fc.property(rupees(500_000), day, (amount, from) => {
        const { interest, due_date } = creditCost(amount, terms, from);
        expect(interestDue({ charges: [{ amount, on: from }], payments: [], terms }, due_date)).toBe(interest);
      }),
    );
  });
});

describe('interestDue', () => {
  const charges = [
    { amount: 10_000, on: '2026-06-01' },
    { amount: 6_000, on: '2026-06-11' },
  ];

  it.each([
    { name: 'nothing on the last free day', until: '2026-07-01', payments: [], interest: 0 },
    { name: 'a day of the first', until: '2026-07-02', payments: [], interest: 5 },
    { name: 'a month of the first and twenty days of the second', until: '2026-07-31', payments: [], interest: 210 },
    {
      name: 'what is paid stops costing',
      until: '2026-07-31',
      payments: [{ amount: 10_000, on: '2026-07-11' }],
      interest: 110,
    },
    {
      name: 'the oldest is paid first',
      until: '2026-07-31',
      payments: [{ amount: 4_000, on: '2026-06-20' }],
      interest: 150,
    },
    {
      name: 'a payment to come does not count yet',
      until: '2026-07-31',
      payments: [{ amount: 16_000, on: '2026-08-20' }],
      interest: 210,
    },
    {
      name: 'paid before it was bought',
      until: '2026-12-31',
      payments: [{ amount: 16_000, on: '2026-05-01' }],
      interest: 0,
    },
    { name: 'more paid than due', until: '2026-12-31', payments: [{ amount: 99_000, on: '2026-06-20' }], interest: 0 },
  ])('$name', ({ until, payments, interest }) => {
    expect(interestDue({ charges, payments, terms }, until)).toBe(interest);
  });

  it('never shrinks with time, is never below 0, and never grows by paying', () => {
    const amounts = fc.array(fc.record({ amount: rupees(20_000), on: day }), { maxLength: 8 });
    fc.assert(
      fc.property(amounts, amounts, day, fc.nat(90), (some, payments, until, more) => {
        const now = interestDue({ charges: some, payments, terms }, until);
        expect(now).toBeGreaterThanOrEqual(0);
        expect(interestDue({ charges: some, payments, terms }, addDays(until, more))).toBeGreaterThanOrEqual(now);
        expect(interestDue({ charges: some, payments: [], terms }, until)).toBeGreaterThanOrEqual(now);
      }),
    );
  });
});

describe('duesByDay', () => {
  const charges = [
    { amount: 300, on: '2026-06-10' },
    { amount: 100, on: '2026-06-01' },
    { amount: 50.5, on: '2026-06-10' },
  ];
  it.each([
    {
      paid: 0,
      dues: [
        { amount: 100, dueDate: '2026-08-30' },
        { amount: 350.5, dueDate: '2026-09-08' },
      ],
    },
    {
      paid: 40,
      dues: [
        { amount: 60, dueDate: '2026-08-30' },
        { amount: 350.5, dueDate: '2026-09-08' },
      ],
    },
    { paid: 100, dues: [{ amount: 350.5, dueDate: '2026-09-08' }] },
    { paid: 450.5, dues: [] },
    { paid: 500, dues: [] },
  ])('after ₹$paid were paid asks for $dues', ({ paid, dues }) => {
    expect(duesByDay({ charges, payments: paid === 0 ? [] : [{ amount: paid, on: '2026-06-12' }], terms })).toEqual(
      dues,
    );
  });

  it('counts what was paid as interest for no goods that are bought afterwards', () => {
    const bought = [{ amount: 1_000, on: '2026-06-01' }];
    const payments = [{ amount: 1_015, on: '2026-07-31' }];
    expect(interestDue({ charges: bought, payments, terms }, '2026-07-31')).toBe(15);
    expect(duesByDay({ charges: [...bought, { amount: 1_000, on: '2026-08-05' }], payments, terms })).toEqual([
      { amount: 1_000, dueDate: '2026-11-03' },
    ]);
  });

  it('counts what was paid beyond goods and interest for the goods that are bought next', () => {
    const payments = [{ amount: 1_115, on: '2026-07-31' }];
    const charges = [
      { amount: 1_000, on: '2026-06-01' },
      { amount: 1_000, on: '2026-08-05' },
    ];
    expect(duesByDay({ charges, payments, terms })).toEqual([{ amount: 900, dueDate: '2026-11-03' }]);
  });

  it('is of what was bought what is not paid, whatever was paid and when', () => {
    const dated = fc.array(fc.record({ amount: rupees(5_000), on: day }), { maxLength: 12 });
    const paise = (amounts: readonly { amount: number }[]) =>
      amounts.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
    fc.assert(
      fc.property(dated, dated, (bought, payments) => {
        const dues = duesByDay({ charges: bought, payments, terms });
        const interest = Math.round(interestDue({ charges: bought, payments, terms }, '2028-12-31') * 100);
        // What was paid went to goods, as far as it did not pay interest.
        expect(paise(dues)).toBeGreaterThanOrEqual(Math.max(0, paise(bought) - paise(payments)));
        expect(paise(dues)).toBeLessThanOrEqual(Math.max(0, paise(bought) - paise(payments) + interest));
        expect(dues.map(({ dueDate }) => dueDate)).toEqual([...new Set(dues.map(({ dueDate }) => dueDate))].sort());
      }),
    );
  });
});

describe('oldestDueDate', () => {
  const charges = [
    { amount: 100, on: '2026-06-11' },
    { amount: 50, on: '2026-06-01' },
  ];
  it.each([
    { paid: 0, due: '2026-08-30' },
    { paid: 49.99, due: '2026-08-30' },
    { paid: 50, due: '2026-09-09' },
    { paid: 150, due: null },
  ])('after ₹$paid is $due', ({ paid, due }) => {
    expect(oldestDueDate({ charges, payments: [{ amount: paid, on: '2026-06-12' }], terms })).toBe(due);
  });
});

describe('days', () => {
  it.each([
    { from: '2028-02-28', days: 2, to: '2028-03-01' },
    { from: '2026-12-31', days: 1, to: '2027-01-01' },
    { from: '2026-03-01', days: -1, to: '2026-02-28' },
  ])('$from and $days days is $to', ({ from, days, to }) => {
    expect(addDays(from, days)).toBe(to);
    expect(daysBetween(from, to)).toBe(days);
  });
});
