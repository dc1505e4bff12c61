import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Dependencies, Executor } from '@haat/backend-platform';
import { users } from '../users/tables.ts';
import { knownDevices } from './tables.ts';

/** The hash of a device on which the person with a mobile number has signed in before; null of any other. */
export async function knownDeviceHash(
  executor: Executor,
  phoneNumber: string,
  deviceId: string | undefined,
): Promise<string | null> {
  if (deviceId === undefined) return null;
  const [known] = await executor
    .select({ hash: knownDevices.deviceHash })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, knownDevices.userId))
    .where(and(eq(users.phoneNumber, phoneNumber), eq(knownDevices.deviceHash, deviceHash(deviceId))));
  return known?.hash ?? null;
}

/** Whether the person with a mobile number has signed in on this device before. */
export async function isKnownDevice(
  executor: Executor,
  phoneNumber: string,
  deviceId: string | undefined,
): Promise<boolean> {
  return (await knownDeviceHash(executor, phoneNumber, deviceId)) !== null;
}

/** How a device stood to a person before this sign-in. */
export type DeviceStanding = 'first' | 'known' | 'new';

/**
 * Notes that a person signs in on a device.
 * @returns `first` for the person's first device ever, `new` for another that was not known; without an id of the
 *   device it counts as new
 */
export async function recordDevice(
  executor: Executor,
  { now }: Pick<Dependencies, 'now'>,
  userId: string,
  deviceId: string | undefined,
): Promise<DeviceStanding> {
  const [any] = await executor
    .select({ at: knownDevices.lastAt })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
    .limit(1);
  if (deviceId === undefined) return any === undefined ? 'first' : 'new';
  const mine = and(eq(knownDevices.userId, userId), eq(knownDevices.deviceHash, deviceHash(deviceId)));
  const [seen] = await executor.update(knownDevices).set({ lastAt: now() }).where(mine).returning();
  if (seen !== undefined) return 'known';
  await executor
    .insert(knownDevices)
    .values({ userId, deviceHash: deviceHash(deviceId), firstAt: now(), lastAt: now() })
    .onConflictDoNothing();
  return any === undefined ? 'first' : 'new';
}

/** What is kept of a browser's random id. */
export function deviceHash(deviceId: string): string {
  return createHash('sha256').update(deviceId).digest('base64url');
}
