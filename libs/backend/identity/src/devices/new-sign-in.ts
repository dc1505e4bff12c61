import { DEFAULT_LANGUAGE, isLanguage } from '@haat/api-contract/vocabulary';
import { formatDateTime } from '@haat/format';
import { addEvent, inLanguage } from '@haat/backend-platform';
import type { Dependencies, EventHandlers, Transaction } from '@haat/backend-platform';
import { recordSecurityEvent } from '@haat/backend-security-events';

import { tellUser } from '../notices/tell-user.ts';
import { recordUse } from '../step-up/record-use.ts';
import { reachableNumber } from '../users/reachable-number.ts';
import { userOfId } from '../users/user-of-id.ts';
import { recordDevice } from './known-devices.ts';
import texts from './new-sign-in-texts.json' with { type: 'json' };

const EVENT = 'identity.new-sign-in';

/** A sign-in. */
export interface SignIn {
  readonly userId: string;
  readonly deviceId: string | undefined;
  /** As the record of security events has it. */
  readonly network: string | null;
  /** The session that it begins. */
  readonly session: string;
}

/**
 * Records a sign-in, the use of the account and the device, and queues a notice to the user when the device is new, so
 * that they learn of a sign-in that was not theirs. The first device needs none. See
 * docs/domain/identity.md#devices.
 */
export async function recordSignIn(
  tx: Transaction,
  { areas, newId, now, metrics }: Pick<Dependencies, 'areas' | 'newId' | 'now' | 'metrics'>,
  { userId, deviceId, network, session }: SignIn,
): Promise<void> {
  const event = { userId, network, subjects: { session } };
  await recordUse(tx, { areas, now, metrics }, userId, network);
  await recordSecurityEvent(tx, { now, metrics }, { kind: 'sign-in', ...event });
  if ((await recordDevice(tx, { now }, userId, deviceId)) !== 'new') return;
  await recordSecurityEvent(tx, { now, metrics }, { kind: 'new-device', ...event });
  await addEvent(tx, { id: newId(), type: EVENT, payload: { user_id: userId, at: now().toISOString() }, at: now() });
}

/** Sends the notices of new sign-ins. */
export const DEVICE_EVENT_HANDLERS: EventHandlers = {
  async [EVENT](dependencies, { id, payload }) {
    const user = await userOfId(dependencies.database, payload['user_id'] ?? '');
    if (user === null) return;
    const chosen = user.profile?.languageCode;
    const language = isLanguage(chosen) ? chosen : DEFAULT_LANGUAGE;
    const [date = '', clock = ''] = formatDateTime(new Date(payload['at'] ?? '')).split(' ');
    const values = { day: date.split('-').reverse().join('-'), time: clock.slice(0, 5) };
    const text = inLanguage(texts.message, language).replace('{{day}}', values.day).replace('{{time}}', values.time);
    await tellUser(dependencies, user.id, {
      id,
      phoneNumber: reachableNumber(user),
      kind: 'new-sign-in',
      language,
      text,
      values,
    });
  },
};
