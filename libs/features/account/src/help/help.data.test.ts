import { RouterContextProvider } from 'react-router';
import { ApiError, type ApiClient } from '@haat/api-client';
import type { Feedback, OwnComplaint } from '@haat/api-contract/account';
import { apiContext, languageContext, sessionContext, textContext } from '@haat/app-context';
import { describe, expect, it } from 'vitest';
import { complaintView, loadComplaints } from './help.data.ts';

const NOW = new Date('2026-11-25T06:00:00Z');
const t = (key: string, values: Record<string, unknown> = {}) => [key, ...Object.values(values)].join(' ');
const COMPLAINT: OwnComplaint = {
  ...{ number: 'C2026-000011', order_id: 'order-1', order_number: '2026-000121', status: 'OPEN', reason: 'ITM01' },
  opened_at: '2026-11-24T05:30:00.000Z',
  answer_by: '2026-11-26T05:30:00.000Z',
  close_by: '2026-12-24T05:30:00.000Z',
};
const FEEDBACK: Feedback = {
  ...{ id: 'f', number: 'C2026-000012', status: 'OPEN', rating: 4, subject: 'app', text: '', has_photo: false },
  ...{ answer: null, sent_at: '2026-11-24T06:30:00.000Z', answer_by: '2026-11-26T06:30:00.000Z' },
};

// Written from docs/domain/aftercare.md#complaints and #complaint-clocks.
describe('a complaint in words', () => {
  it('has its number, its order and what it is about', () => {
    expect(complaintView(t, 'en', COMPLAINT, NOW)).toMatchObject({
      ...{ number: 'C2026-000011', to: '/order/order-1', title: 'after-order:case.issue C2026-000011' },
      about: 'help:order 2026-000121 · after-order:issueReason.missing',
    });
  });

  it.each([
    ['OPEN', ['after-order:issueClock.answer', 'after-order:issueClock.close']],
    ['ANSWERED', ['help:next.answered', 'after-order:issueClock.close']],
    ['ESCALATED', ['after-order:issueClock.close']],
    ['CLOSED', []],
  ] as const)('that is %s says what comes next, and by when', (status, expected) => {
    const { next } = complaintView(t, 'en', { ...COMPLAINT, status }, NOW);
    expect(next.map((line) => line.split(' ')[0]?.toLowerCase())).toEqual(expected.map((key) => key.toLowerCase()));
  });

  it('says each clock by its own moment', () => {
    const [answers, closes] = complaintView(t, 'en', COMPLAINT, NOW).next;
    expect(answers).toMatch(/order:day.tomorrow|26 Nov|11:00/);
    expect(closes).toContain('24 Dec');
  });
});

/** What `/help` lists; a service that fails answers with the error. */
function listed(answers: Record<string, unknown>, status: 'authenticated' | 'visitor' = 'authenticated') {
  const context = new RouterContextProvider();
  const send = async ({ path }: { path: string }) => {
    const answer = answers[path];
    if (answer instanceof Error) throw answer;
    return { results: answer };
  };
  context.set(apiContext, { send } as unknown as ApiClient);
  context.set(languageContext, 'en');
  context.set(textContext, t);
  context.set(sessionContext, { status } as never);
  return loadComplaints(context);
}

const [ISSUES, MESSAGES] = ['/order/v1/issues', '/feedback/v1/messages'];
const AWAY = new ApiError({ kind: 'network', status: null, code: 'request_error.unavailable' });

describe('the list at /help', () => {
  it('has complaints and feedback under one count of numbers, the newest first', async () => {
    const all = await listed({ [ISSUES]: [COMPLAINT], [MESSAGES]: [FEEDBACK] });
    expect(Array.isArray(all) && all.map(({ number, to }) => [number, to])).toEqual([
      ['C2026-000012', '/feedback'],
      ['C2026-000011', '/order/order-1'],
    ]);
  });

  it('is not called empty where one of both could not be loaded', async () => {
    expect(await listed({ [ISSUES]: AWAY, [MESSAGES]: [] })).toBe('failed');
    expect(await listed({ [ISSUES]: [], [MESSAGES]: AWAY })).toBe('failed');
    expect(await listed({ [ISSUES]: [], [MESSAGES]: [] })).toEqual([]);
  });

  it('is nothing for a guest, and asks nothing of the services', async () => {
    expect(await listed({ [ISSUES]: AWAY, [MESSAGES]: AWAY }, 'visitor')).toBeNull();
  });
});
