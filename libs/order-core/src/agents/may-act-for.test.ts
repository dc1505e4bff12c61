import { AGENT_PURPOSES } from '@haat/api-contract/vocabulary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mayActFor } from './may-act-for.ts';
import type { AgentConsent, MayActFor } from './may-act-for.ts';

const UNTIL = new Date('2026-12-25T10:00:00Z');
const ms = (offset: number) => new Date(UNTIL.getTime() + offset);
const consent = (given: Partial<AgentConsent> = {}): AgentConsent => ({
  id: 'consent',
  farmer_id: 'farmer',
  agent_id: 'agent',
  purposes: ['order', 'address'],
  given_at: new Date('2026-11-25T10:00:00Z'),
  until: UNTIL,
  revoked_at: null,
  ...given,
});

describe('mayActFor: none, revoked, expired, other purpose, yes', () => {
  it.each([
    { name: 'no consent', of: null, now: ms(-1), answer: 'none' },
    { name: 'a consent for this purpose', of: consent(), now: ms(-1), answer: 'yes' },
    { name: 'a millisecond before its end', of: consent(), now: ms(-1), answer: 'yes' },
    { name: 'at its end it has expired', of: consent(), now: ms(0), answer: 'expired' },
    { name: 'after its end', of: consent(), now: ms(1), answer: 'expired' },
    { name: 'revoked', of: consent({ revoked_at: ms(-9) }), now: ms(-1), answer: 'revoked' },
    { name: 'revoked at this very moment', of: consent({ revoked_at: ms(-1) }), now: ms(-1), answer: 'revoked' },
    {
      name: 'revoked and expired: the first reason',
      of: consent({ revoked_at: ms(-9) }),
      now: ms(1),
      answer: 'revoked',
    },
    { name: 'for other purposes', of: consent({ purposes: ['mandi'] }), now: ms(-1), answer: 'other-purpose' },
    { name: 'for no purpose', of: consent({ purposes: [] }), now: ms(-1), answer: 'other-purpose' },
    {
      name: 'expired, for other purposes: the first reason',
      of: consent({ purposes: [] }),
      now: ms(0),
      answer: 'expired',
    },
  ] satisfies { name: string; of: AgentConsent | null; now: Date; answer: MayActFor }[])(
    '$name: $answer',
    ({ of, now, answer }) => expect(mayActFor(of, 'order', now)).toBe(answer),
  );

  it('is yes for exactly the purposes that were given, and never again once it is over', () => {
    const purposes = fc.subarray([...AGENT_PURPOSES]);
    fc.assert(
      fc.property(
        purposes,
        fc.constantFrom(...AGENT_PURPOSES),
        fc.integer({ min: -1e9, max: 1e9 }),
        (given, asked, at) => {
          const answer = mayActFor(consent({ purposes: given }), asked, ms(at));
          expect(answer === 'yes').toBe(at < 0 && given.includes(asked));
          expect(mayActFor(consent({ purposes: given, revoked_at: ms(at) }), asked, ms(at))).toBe('revoked');
        },
      ),
    );
  });
});
