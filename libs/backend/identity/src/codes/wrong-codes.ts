import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Dependencies, Executor } from '@haat/backend-platform';
import { knownDeviceHash } from '../devices/known-devices.ts';
import { wrongCodes } from './tables.ts';
import { pauseAfterWrongCodes, WRONG_COUNTED_MS } from './wrong-code-limit.ts';

/** Where a code is asked for or typed. */
export interface CodeCaller {
  /** Hash of the caller's network. */
  readonly network: string;
  /** Random id of the phone's or computer's browser. */
  readonly deviceId: string | undefined;
}

/**
 * For how many milliseconds no code for a number is looked at that comes from this caller; 0: it is looked at.
 * @param phoneNumber ten digits
 */
export async function pauseOfNumber(
  executor: Executor,
  { configuration, now }: Pick<Dependencies, 'configuration' | 'now'>,
  phoneNumber: string,
  { network, deviceId }: CodeCaller,
): Promise<number> {
  const limit = configuration.otpWrongPerNumber;
  const device = await knownDeviceHash(executor, phoneNumber, deviceId);
  const time = now().getTime();
  const newestFirst = await executor
    .select({ at: wrongCodes.at, network: wrongCodes.networkHash })
    .from(wrongCodes)
    .where(
      and(
        eq(wrongCodes.phoneNumber, phoneNumber),
        device === null ? isNull(wrongCodes.deviceHash) : eq(wrongCodes.deviceHash, device),
        gt(wrongCodes.at, new Date(time - WRONG_COUNTED_MS)),
      ),
    )
    .orderBy(desc(wrongCodes.at))
    .limit(limit);
  const wrong = newestFirst.reverse().map((code) => ({ at: code.at.getTime(), isHere: code.network === network }));
  return pauseAfterWrongCodes({ now: time, isFamiliar: device !== null, wrong }, limit);
}

/**
 * Notes that a code for a number is compared, as if it were wrong.
 * @returns the id of the note, which is deleted when the code was right
 */
export async function noteCode(
  executor: Executor,
  { newId, now }: Pick<Dependencies, 'newId' | 'now'>,
  phoneNumber: string,
  { network, deviceId }: CodeCaller,
): Promise<string> {
  const id = newId();
  const deviceHash = await knownDeviceHash(executor, phoneNumber, deviceId);
  await executor.insert(wrongCodes).values({ id, phoneNumber, networkHash: network, deviceHash, at: now() });
  return id;
}

/** Takes back the note of a code that was right: it never counts. */
export async function forgetCode(executor: Executor, id: string): Promise<void> {
  await executor.delete(wrongCodes).where(eq(wrongCodes.id, id));
}
