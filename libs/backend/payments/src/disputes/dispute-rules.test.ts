import { expect, it } from 'vitest';
import { disputeHoldPaise, supersedesDispute } from './dispute-rules.ts';
import type { DisputeMoney, ReportedDispute } from './dispute-rules.ts';

it.each<[string, DisputeMoney, number]>([
  ['opened, nothing deducted', { status: 'open', amountPaise: 10_000, deductedPaise: 0 }, 0],
  ['opened, deducted at once', { status: 'open', amountPaise: 10_000, deductedPaise: 10_000 }, 10_000],
  ['under review', { status: 'under_review', amountPaise: 10_000, deductedPaise: 4_000 }, 4_000],
  ['won after a deduction', { status: 'won', amountPaise: 10_000, deductedPaise: 10_000 }, 0],
  ['lost', { status: 'lost', amountPaise: 10_000, deductedPaise: 10_000 }, 10_000],
  ['lost in part', { status: 'lost', amountPaise: 10_000, deductedPaise: 2_500 }, 2_500],
  ['lost, and not said how much', { status: 'lost', amountPaise: 10_000, deductedPaise: 0 }, 10_000],
  ['closed without a decision', { status: 'closed', amountPaise: 10_000, deductedPaise: 0 }, 0],
])('the gateway keeps back for a dispute that is %s', (_what, money, held) => {
  expect(disputeHoldPaise(money)).toBe(held);
});

const [early, late] = [new Date('2026-01-01T10:00:00Z'), new Date('2026-01-02T10:00:00Z')];

it.each<[string, ReportedDispute, ReportedDispute, boolean]>([
  ['later', { status: 'open', toldAt: early }, { status: 'under_review', toldAt: late }, true],
  ['earlier', { status: 'under_review', toldAt: late }, { status: 'open', toldAt: early }, false],
  ['the same again', { status: 'open', toldAt: early }, { status: 'open', toldAt: early }, false],
  ['a decision', { status: 'under_review', toldAt: late }, { status: 'lost', toldAt: early }, true],
  ['a step after the decision', { status: 'won', toldAt: early }, { status: 'under_review', toldAt: late }, false],
  ['another decision, later', { status: 'won', toldAt: early }, { status: 'lost', toldAt: late }, true],
  ['another decision, earlier', { status: 'lost', toldAt: late }, { status: 'won', toldAt: early }, false],
])('what is told of a dispute counts when it is %s', (_what, known, told, counts) => {
  expect(supersedesDispute(known, told)).toBe(counts);
});
