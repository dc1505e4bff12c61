import { describe, expect, it } from 'vitest';
import type { CreditEntry, Repayment } from '@haat/api-contract';
import { acceptedText, accountSummaryView, duesView, ledgerEntryView, repaymentView } from './credit.presenter.ts';

const t = (key: string, values: Record<string, unknown> = {}) => [key, ...Object.values(values)].join(' ');
const presenterContext = { t, language: 'en', now: new Date('2026-11-21T06:00:00Z') };

describe('credit in words', () => {
  it('says how much by which day, and which day has passed', () => {
    const results = [
      { amount: 100, due_date: '2026-11-20' },
      { amount: 50.5, due_date: '2026-12-30' },
    ];
    expect(duesView(presenterContext, { dues: 153, interest: 2.5, payable: 153, results })).toEqual({
      amount: '₹153.00',
      ahead: null,
      interest: '₹2.50',
      dueDay: 'Order:day.yesterday',
      isLate: true,
      canRepay: true,
      days: [
        { key: '2026-11-20', day: 'Order:day.yesterday', amount: '₹100.00', isLate: true },
        { key: '2026-12-30', day: '30 Dec', amount: '₹50.50', isLate: false },
      ],
    });
  });

  it.each([
    [null, null],
    [{ version: '0123456789abcdef', accepted_at: '2026-10-08T20:00:00Z' }, 'credit:keyFacts.accepted 01234567 9 Oct'],
  ])('says which statement was agreed to, and when: %o', (accepted_key_facts, said) => {
    expect(acceptedText(presenterContext, { accepted_key_facts })).toBe(said);
  });

  it.each([
    { dues: 0, payable: 0, amount: null, ahead: null, canRepay: false },
    { dues: -20, payable: 0, amount: null, ahead: '₹20.00', canRepay: false },
    { dues: 0.5, payable: 0.5, amount: '₹0.50', ahead: null, canRepay: false },
    { dues: 500, payable: 0, amount: '₹500.00', ahead: null, canRepay: false },
  ])('of ₹$dues with ₹$payable to repay says $amount, $ahead', ({ dues, payable, ...words }) => {
    expect(duesView(presenterContext, { dues, payable, interest: 0, results: [] })).toMatchObject({
      ...words,
      dueDay: null,
      isLate: false,
    });
  });

  it('says how what can be taken comes about, and leaves out what is nothing', () => {
    const account = {
      is_enabled: true,
      is_enrolled: true,
      limit: 50_000,
      dues: 7_400,
      open_orders: 0,
      available: 42_600,
      due_date: null,
      terms: { tenor_days: 90, free_days: 30, monthly_percent: 1.5 },
      key_facts: null,
    };
    expect(accountSummaryView(presenterContext, account)).toEqual({
      rows: [
        { label: 'credit:standing.limit', amount: '₹50,000.00' },
        { label: 'credit:standing.dues', amount: '−₹7,400.00' },
      ],
      total: { label: 'credit:standing.available', amount: '₹42,600.00' },
      terms: 'credit:standing.terms 30 ₹1.50 90',
    });
  });

  it.each<{ entry: Partial<CreditEntry>; words: object }>([
    {
      entry: {
        kind: 'order',
        amount: 12_400,
        taken_after: 12_400,
        order_id: 'o-1',
        order_number: '2026-1',
        due_date: '2026-12-30',
      },
      words: {
        title: 'credit:kind.order',
        detail: 'Order:day.today · credit:ledger.order 2026-1 · credit:dueBy 30 Dec',
        amount: '+₹12,400.00',
        to: '/order/o-1',
        isTakenOff: false,
      },
    },
    {
      entry: { kind: 'repayment', amount: -5_000.5, taken_after: 7_399.5 },
      words: {
        detail: 'Order:day.today',
        amount: '−₹5,000.50',
        after: 'credit:ledger.after ₹7,399.50',
        to: null,
        isTakenOff: true,
      },
    },
  ])('describes an entry: $entry.kind', ({ entry, words }) => {
    expect(
      ledgerEntryView(presenterContext, {
        id: 'e',
        kind: 'interest',
        amount: 1,
        taken_after: 1,
        order_id: null,
        order_number: null,
        at: '2026-11-21T04:00:00Z',
        due_date: null,
        ...entry,
      }),
    ).toMatchObject(words);
  });

  it.each<{ state: Repayment['state']; repaid?: number; back?: number; words: object | null }>([
    { state: 'open', words: null },
    { state: 'pending', words: { tone: 'info', isPending: true, lines: ['credit:pending.text ₹900.00'] } },
    { state: 'failed', words: { tone: 'danger', isPending: false } },
    { state: 'paid', repaid: 900, words: { tone: 'success', lines: ['credit:repaid.text ₹900.00'] } },
    {
      state: 'paid',
      repaid: 300,
      back: 600,
      words: { lines: ['credit:repaid.text ₹300.00', 'credit:repaid.back ₹600.00'] },
    },
    { state: 'paid', repaid: 0, back: 900, words: { lines: ['credit:repaid.back ₹900.00'] } },
  ])('describes the result of a repayment: $state, $repaid, $back', ({ state, repaid = 0, back = 0, words }) => {
    const said = repaymentView(presenterContext, {
      id: 'r',
      amount: 900,
      state,
      repaid,
      going_back: back,
      started_at: '2026-11-21T04:00:00Z',
    });
    if (words === null) expect(said).toBeNull();
    else expect(said).toMatchObject(words);
  });
});
