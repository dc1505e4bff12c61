import type { Configuration } from '../../config.ts';
import type { Database } from '../../database/connection.ts';
import { createHttpSms } from './http-sms.ts';
import { createSandboxSms } from './sandbox-sms.ts';
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
