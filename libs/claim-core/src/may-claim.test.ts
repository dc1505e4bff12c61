import { describe, expect, it } from 'vitest';
import { mayClaim, type InsuredPolicy } from './may-claim.ts';

/** A moment by India's clock. */
const inIndia = (text: string) => new Date(`${text.replace(' ', 'T')}+05:30`);
const policy: InsuredPolicy = {
  starts_on: '2026-03-01',
  ends_on: '2026-03-31',
  is_void: false,
  perils: ['standing_crop', 'localised', 'post_harvest'],
  claims: [],
};
const hail = inIndia('2026-03-15 16:00');
const deadline = inIndia('2026-03-18 16:00');

describe('mayClaim', () => {
  it.each([
    ['hail in the season, reported at once', {}, 'localised', hail, hail, { ok: true, deadline }],
    ['hour 71:59', {}, 'localised', hail, inIndia('2026-03-18 15:59'), { ok: true, deadline }],
    ['the deadline itself is in time', {}, 'localised', hail, deadline, { ok: true, deadline }],
    ['a millisecond later', {}, 'localised', hail, inIndia('2026-03-18 16:00:00.001'), { ok: false, why: 'too-late' }],
    ['hour 72:01', {}, 'localised', hail, inIndia('2026-03-18 16:01'), { ok: false, why: 'too-late' }],
    [
      'an area peril needs no notice and has no deadline',
      {},
      'standing_crop',
      hail,
      inIndia('2026-06-01 00:00'),
      { ok: true, deadline: null },
    ],
    ['a void policy', { is_void: true }, 'localised', hail, hail, { ok: false, why: 'void' }],
    ['a peril that is not covered', {}, 'wild_animal', hail, hail, { ok: false, why: 'not-covered' }],
    ['only promised', { starts_on: null }, 'localised', hail, hail, { ok: false, why: 'before-cover' }],
    [
      'the evening before the first day',
      {},
      'localised',
      inIndia('2026-02-28 23:59:59'),
      inIndia('2026-03-01 08:00'),
      { ok: false, why: 'before-cover' },
    ],
    [
      'the first minute of the first day: still the day before by UTC',
      {},
      'localised',
      inIndia('2026-03-01 00:00'),
      inIndia('2026-03-01 08:00'),
      { ok: true, deadline: inIndia('2026-03-04 00:00') },
    ],
    [
      'the last minute of 31 March, reported in April',
      {},
      'localised',
      inIndia('2026-03-31 23:59'),
      inIndia('2026-04-03 23:59'),
      { ok: true, deadline: inIndia('2026-04-03 23:59') },
    ],
    [
      'the first minute of 1 April: still 31 March by UTC',
      {},
      'localised',
      inIndia('2026-04-01 00:00'),
      inIndia('2026-04-01 08:00'),
      { ok: false, why: 'after-cover' },
    ],
  ] as const)('%s', (_what, change, peril, happened, now, answer) => {
    expect(mayClaim({ ...policy, ...change }, peril, happened, now)).toEqual(answer);
  });
});

describe('mayClaim: a loss after the harvest, from the cut to 14 days after it', () => {
  it.each([
    ['the day of the cut', '2026-03-15', { ok: true, deadline }],
    ['the fourteenth day after it', '2026-03-01', { ok: true, deadline }],
    ['the fifteenth', '2026-02-28', { ok: false, why: 'after-cover' }],
    ['cut the day after the rain', '2026-03-16', { ok: false, why: 'before-cover' }],
    ['no day of the cut is known', undefined, { ok: false, why: 'not-covered' }],
  ] as const)('%s', (_what, cutOn, answer) => {
    expect(mayClaim(policy, 'post_harvest', hail, hail, cutOn)).toEqual(answer);
  });

  it('within the cover of the policy all the same', () => {
    const rain = inIndia('2026-04-02 10:00');
    expect(mayClaim(policy, 'post_harvest', rain, rain, '2026-03-30')).toEqual({ ok: false, why: 'after-cover' });
  });
});

describe('mayClaim: once for a peril on a day', () => {
  const claimed = { peril: 'localised', happened_at: inIndia('2026-03-15 00:00'), state: 'SUBMITTED' } as const;

  it.each([
    ['the same peril on the same day', claimed, false],
    ['a rejected claim counts', { ...claimed, state: 'REJECTED' }, false],
    ['a paid one too', { ...claimed, state: 'PAID' }, false],
    ['a withdrawn one does not', { ...claimed, state: 'WITHDRAWN' }, true],
    ['another peril', { ...claimed, peril: 'standing_crop' }, true],
    ['the last minute of the day before', { ...claimed, happened_at: inIndia('2026-03-14 23:59') }, true],
    ['the first minute of the day after', { ...claimed, happened_at: inIndia('2026-03-16 00:00') }, true],
  ] as const)('%s', (_what, claim, isFree) => {
    expect(mayClaim({ ...policy, claims: [claim] }, 'localised', hail, hail)).toEqual(
      isFree ? { ok: true, deadline } : { ok: false, why: 'already-claimed' },
    );
  });
});

describe('mayClaim: the first obstacle is named', () => {
  const late = inIndia('2026-03-30 00:00');
  const claimed = { peril: 'localised', happened_at: hail, state: 'PAID' } as const;

  it.each([
    ['void before not covered', { is_void: true, perils: [] }, 'void'],
    ['not covered before the days', { perils: [], starts_on: null }, 'not-covered'],
    ['the days before a claim that is there', { starts_on: null, claims: [claimed] }, 'before-cover'],
    ['a claim that is there before too late', { claims: [claimed] }, 'already-claimed'],
  ] as const)('%s', (_what, change, why) => {
    expect(mayClaim({ ...policy, ...change }, 'localised', hail, late)).toEqual({ ok: false, why });
  });
});
