import type { Configuration, Database } from '@haat/backend-platform';
import { createSandboxSms } from '@haat/backend-sandbox';

import { createHttpSms } from './http-sms.ts';

import type { SmsAdapter } from './sms-adapter.ts';

/** The SMS adapter that the configuration names. */
export function createSms(
  configuration: Configuration,
  database: Database,
  now: () => Date,
  newId: () => string,
): SmsAdapter {
  return configuration.sms.adapter === 'http'
    ? createHttpSms(configuration.sms)
    : createSandboxSms(database, now, newId);
}
