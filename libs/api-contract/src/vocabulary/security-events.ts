/** What the record of security events tells of. See docs/domain/identity.md#security-events. */
export const SECURITY_EVENT_KINDS = [
  'sign-in',
  'sign-in-failed',
  'sign-in-locked',
  'new-device',
  'refresh-reused',
  'sign-out',
  'second-factor-set',
  'second-factor-reset',
  'second-factor-failed',
  'passkey-added',
  'passkey-removed',
  'passkey-copied',
  'step-up-due',
  'step-up-failed',
  'step-up-passed',
  'step-up-lifted',
  'payout-destination-changed',
  'role-use',
  'role-changed',
  'large-refund',
  'late-cancel',
  'money-act',
  'shop-terms-changed',
] as const;
/** A kind of security event. */
export type SecurityEventKind = (typeof SECURITY_EVENT_KINDS)[number];
