import type { EncryptedColumn } from '@haat/backend-platform/area';
import { FACTOR_PURPOSE } from './second-factor/second-factors.ts';
import { SUBSCRIPTION_PURPOSE } from './push/subscriptions.ts';
import { secretPurpose } from './sessions/shared-secret.ts';
import { signingKeyPurpose } from './sessions/signing-keys.ts';

/** Where this area keeps encrypted values. */
export const ENCRYPTED_COLUMNS: readonly EncryptedColumn[] = [
  {
    table: 'identity_keys',
    column: 'private_key',
    key: ['kid'],
    purpose: ({ kid }) => signingKeyPurpose(String(kid)),
    isNeededToStart: true,
  },
  {
    table: 'identity_secrets',
    column: 'value',
    key: ['name'],
    purpose: ({ name }) => secretPurpose(String(name)),
    isNeededToStart: true,
  },
  { table: 'second_factors', column: 'secret', key: ['user_id'], purpose: () => FACTOR_PURPOSE },
  {
    table: 'push_subscriptions',
    column: 'subscription',
    key: ['session'],
    purpose: () => SUBSCRIPTION_PURPOSE,
  },
];
