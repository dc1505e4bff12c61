import { MANDATORY_NOTICES, NOTICE_KINDS } from '@haat/backend-platform';
import type { NoticeKind } from '@haat/backend-platform';
import { describe, expect, it } from 'vitest';
import { SENT_TOPICS, topicOfNotice } from './topic-of-notice.ts';

describe('the topic of a notice', () => {
  it.each([
    ['order-placed', 'order'],
    ['order-ready-to-collect', 'order'],
    ['payment-failed', 'order'],
    ['shop-new-order', 'order'],
    ['issue-answered', 'answer'],
    ['return-refused', 'answer'],
    ['mandi-offer-accepted', 'answer'],
    ['price-alert', 'price-alert'],
    ['new-sign-in', null],
    ['payout-changed', null],
  ] as const)('%s is %s', (kind, topic) => {
    expect(topicOfNotice(kind)).toBe(topic);
  });

  it.each(MANDATORY_NOTICES)('of %s is none, since it must be told', (kind) => {
    expect(topicOfNotice(kind)).toBeNull();
  });

  it('of an area to come is told by the beginning of its kinds', () => {
    expect(topicOfNotice('claim-settled' as NoticeKind)).toBe('claim');
    expect(topicOfNotice('booking-moved' as NoticeKind)).toBe('booking');
  });

  it('has a switch where something is sent, and nowhere else', () => {
    expect(SENT_TOPICS).toEqual(expect.arrayContaining(['order', 'answer', 'price-alert']));
    for (const topic of ['claim', 'booking'] as const)
      expect(SENT_TOPICS.includes(topic), topic).toBe(NOTICE_KINDS.some((kind) => kind.startsWith(`${topic}-`)));
  });

  it('is one of all kinds', () => {
    expect(NOTICE_KINDS.filter((kind) => topicOfNotice(kind) !== null).length).toBeGreaterThan(20);
  });
});
