import type { AgentPermission, Permission } from '@haat/backend-platform/area';

/** Who may call each route of this area. */
export const PERMISSIONS: Readonly<Record<string, Permission | AgentPermission>> = {
  'POST /realms/krishi-haat/otp': 'everybody',
  'POST /realms/krishi-haat/second-factor': 'everybody',
  'POST /realms/krishi-haat/passkey-challenge': 'everybody',
  'POST /realms/krishi-haat/protocol/openid-connect/logout': 'everybody',
  'POST /realms/krishi-haat/protocol/openid-connect/token': 'everybody',
  'GET /realms/krishi-haat/protocol/openid-connect/certs': 'everybody',
  'GET /realms/krishi-haat/.well-known/openid-configuration': 'everybody',
  'GET /user/v1/details': { who: 'signed-in', forFarmer: 'any' },
  'PATCH /user/v1/profile-update': 'signed-in',
  'GET /user/v1/step-up': 'signed-in',
  'POST /user/v1/step-up': 'signed-in',
  'GET /user/v1/passkeys': 'staff',
  'POST /user/v1/passkeys': 'staff',
  'POST /user/v1/passkeys/challenge': 'staff',
  'POST /user/v1/passkeys/creation': 'staff',
  'POST /user/v1/passkeys/:id/removal': 'staff',
  'GET /user/v1/addresses': { who: 'signed-in', forFarmer: 'address' },
  'GET /user/v1/addresses/:id': { who: 'signed-in', forFarmer: 'address' },
  'POST /user/v1/addresses': { who: 'signed-in', forFarmer: 'address', act: 'address-added' },
  'PATCH /user/v1/addresses/:id': { who: 'signed-in', forFarmer: 'address', act: 'address-changed' },
  'DELETE /user/v1/addresses/:id': { who: 'signed-in', forFarmer: 'address', act: 'address-removed' },
  'GET /support/v1/security-events': 'support',
  'POST /support/v1/step-ups/lift': 'support',
};
