import { expect, it } from 'vitest';
import type { Consent } from '@haat/api-contract';
import { consentView } from './consents.data.ts';

const t = (key: string, values: Record<string, unknown> = {}) => [key, ...Object.values(values)].join(' ');
const GIVEN: Consent = {
  purpose: 'identity-document',
  kind: 'pan',
  has_photo: false,
  given_at: '2026-11-02T09:00:00.000Z',
  withdrawn_at: null,
  kept_by_law: false,
  kept_until: null,
};

// Written from docs/domain/identity.md#consents.
it.each([
  ['a card', {}, 'privacy:identity.what id-kyc:kind.pan', 'privacy:ask.delete', null],
  ['its photo too', { has_photo: true }, 'privacy:identity.whatPhoto id-kyc:kind.pan', 'privacy:ask.delete', null],
  [
    'an Aadhaar',
    { kind: 'aadhaar' as const },
    'privacy:identity.whatAadhaar id-kyc:kind.aadhaar',
    'privacy:ask.delete',
    null,
  ],
  [
    'one that a promised policy keeps',
    { kept_by_law: true },
    'privacy:identity.what id-kyc:kind.pan',
    'privacy:ask.keptOpen',
    'privacy:withdrawn.keptOpen',
  ],
  [
    'one that a policy keeps until a day',
    { kept_by_law: true, kept_until: '2032-03-22' },
    'privacy:identity.what id-kyc:kind.pan',
    'privacy:ask.kept 22 Mar 2032',
    'privacy:withdrawn.kept 22 Mar 2032',
  ],
])('says of %s what is kept, and what becomes of it', (_name, changes, what, effect, kept) => {
  const view = consentView(t, 'en', { ...GIVEN, ...changes }, new Date('2026-11-22T06:00:00Z'));
  expect(view).toMatchObject({ what, effect, kept, given: 'privacy:identity.given 2 Nov', withdrawn: null });
});
