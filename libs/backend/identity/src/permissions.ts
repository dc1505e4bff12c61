import type { Permission } from '@haat/backend-platform/area';

/** Who may call each route of this area. */
export const PERMISSIONS: Readonly<Record<string, Permission>> = {
  'POST /realms/krishi-haat/otp': 'everybody',
  'POST /realms/krishi-haat/second-factor': 'everybody',
  'POST /realms/krishi-haat/passkey-challenge': 'everybody',
  'POST /realms/krishi-haat/protocol/openid-connect/logout': 'everybody',
  'POST /realms/krishi-haat/protocol/openid-connect/token': 'everybody',
  'GET /realms/krishi-haat/protocol/openid-connect/certs': 'everybody',
  'GET /realms/krishi-haat/.well-known/openid-configuration': 'everybody',
  'GET /user/v1/details': 'signed-in',
  'PATCH /user/v1/profile-update': 'signed-in',
  'GET /user/v1/step-up': 'signed-in',
  'POST /user/v1/step-up': 'signed-in',
  'GET /user/v1/passkeys': 'staff',
  'POST /user/v1/passkeys': 'staff',
  'POST /user/v1/passkeys/challenge': 'staff',
  'POST /user/v1/passkeys/creation': 'staff',
  'POST /user/v1/passkeys/:id/removal': 'staff',
  'GET /user/v1/addresses': 'signed-in',
  'GET /user/v1/addresses/:id': 'signed-in',
  'POST /user/v1/addresses': 'signed-in',
  'PATCH /user/v1/addresses/:id': 'signed-in',
  'DELETE /user/v1/addresses/:id': 'signed-in',
  'GET /support/v1/security-events': 'support',
  'POST /support/v1/step-ups/lift': 'support',
};
