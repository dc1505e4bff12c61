import { describe, expect, it } from 'vitest';
import { ORDER_ACTORS, ORDER_STATUSES, type IssueStatus } from '@haat/api-contract/vocabulary';
import { canMoveIssue, isIssueOverdue, issueClocks, issueReasonsFor } from './issues.ts';

describe('issueClocks', () => {
  it.each([
    ['2026-11-21T08:00:00+05:30', '2026-11-23T08:00:00+05:30', '2026-12-21T08:00:00+05:30'],
    ['2026-01-31T23:30:00+05:30', '2026-02-02T23:30:00+05:30', '2026-02-28T23:30:00+05:30'],
    ['2028-01-30T00:10:00+05:30', '2028-02-01T00:10:00+05:30', '2028-02-29T00:10:00+05:30'],
    // Just after midnight in India it is still the day before in Greenwich.
    ['2026-03-31T01:00:00+05:30', '2026-04-02T01:00:00+05:30', '2026-04-30T01:00:00+05:30'],
    ['2026-12-15T12:00:00+05:30', '2026-12-17T12:00:00+05:30', '2027-01-15T12:00:00+05:30'],
  ])('of %s: answered by %s, closed by %s', (opened, answerBy, closeBy) => {
    expect(issueClocks(new Date(opened))).toEqual({ answerBy: new Date(answerBy), closeBy: new Date(closeBy) });
  });

  it.each<[IssueStatus, number, boolean]>([
    ['OPEN', 48 * 60 - 1, false],
    ['OPEN', 48 * 60, true],
    ['ANSWERED', 48 * 60, false],
    ['ANSWERED', 30 * 24 * 60, true],
    ['CLOSED', 40 * 24 * 60, false],
    ['ESCALATED', 40 * 24 * 60, false],
  ])('%s after %i minutes: overdue %s', (status, minutes, isOverdue) => {
    const opened = new Date('2026-11-01T08:00:00+05:30');
    expect(isIssueOverdue(status, issueClocks(opened), new Date(opened.getTime() + minutes * 60_000))).toBe(isOverdue);
  });
});

describe('issueReasonsFor', () => {
  const deliveredAt = new Date('2026-11-01T08:00:00+05:30');
  it.each(ORDER_STATUSES)('%s', (status) => {
    const onItsWay = [
      'PENDING',
      'SUCCESS',
      'VENDOR_CONFIRMED',
      'READY_FOR_DELIVERY',
      'SHIPPED',
      'OUT_FOR_DELIVERY',
      'FAILED_DELIVERY',
    ].includes(status);
    const expected = onItsWay ? ['ORD03'] : status === 'DELIVERED' ? ['ITM01', 'ITM02', 'ITM03', 'ITM04', 'ITM05'] : [];
    expect(issueReasonsFor({ status, deliveredAt: status === 'DELIVERED' ? deliveredAt : null }, deliveredAt)).toEqual(
      expected,
    );
  });

  it('ends a month after the goods were handed over', () => {
    const order = { status: 'DELIVERED', deliveredAt } as const;
    expect(issueReasonsFor(order, new Date('2026-12-01T08:00:00+05:30'))).toHaveLength(5);
    expect(issueReasonsFor(order, new Date('2026-12-01T08:00:00.001+05:30'))).toEqual([]);
  });
});

describe('canMoveIssue', () => {
  const ALLOWED = [
    'OPEN ANSWERED vendor',
    'OPEN CLOSED farmer',
    'OPEN CLOSED agent',
    'OPEN ESCALATED system',
    'ANSWERED CLOSED farmer',
    'ANSWERED CLOSED agent',
    'ANSWERED ESCALATED farmer',
    'ANSWERED ESCALATED agent',
    'ANSWERED ESCALATED system',
    'ESCALATED CLOSED farmer',
    'ESCALATED CLOSED agent',
    'ESCALATED CLOSED support',
  ];
  const STATUSES: IssueStatus[] = ['OPEN', 'ANSWERED', 'CLOSED', 'ESCALATED'];
  it('lets each bring it where the table says and nowhere else', () => {
    const all = STATUSES.flatMap((from) =>
      STATUSES.flatMap((to) =>
        ORDER_ACTORS.filter((by) => canMoveIssue(from, to, by)).map((by) => `${from} ${to} ${by}`),
      ),
    );
    expect(all.sort()).toEqual([...ALLOWED].sort());
  });
});
