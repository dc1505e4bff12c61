import { createHash } from 'node:crypto';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { PushSubscriptionBody } from '@haat/api-contract/account';
import { inTransaction, ServiceError } from '@haat/backend-platform';
import type { Dependencies, Executor } from '@haat/backend-platform';
import { identityEntries } from '../sessions/tables.ts';
import { isPushAddress } from './push-address.ts';
import type { PushTarget } from './push-adapter.ts';
import { pushSubscriptions } from './tables.ts';

/** For what a subscription is encrypted. */
export const SUBSCRIPTION_PURPOSE = 'push-subscription';

/** A person in the session that subscribes. */
export interface SubscribingSession {
  readonly userId: string;
  readonly session: string;
}

/**
 * Keeps where the browser of a session takes messages. What the session had before goes, and what another session had
 * of the same browser: who uses it now is told, and nobody else.
 * @throws ServiceError `request_error.invalid` for an address that no push service has
 */
export async function subscribe(
  { database, encryptor, now }: Pick<Dependencies, 'database' | 'encryptor' | 'now'>,
  { userId, session }: SubscribingSession,
  target: PushSubscriptionBody,
): Promise<void> {
  if (!isPushAddress(target.endpoint)) throw new ServiceError('request_error.invalid');
  const endpointHash = createHash('sha256').update(target.endpoint).digest('hex');
  const subscription = await encryptor.encrypt(JSON.stringify(target), SUBSCRIPTION_PURPOSE);
  const row = { userId, endpointHash, subscription, since: now() };
  await inTransaction(database, async (tx) => {
    await tx
      .delete(pushSubscriptions)
      .where(and(eq(pushSubscriptions.endpointHash, endpointHash), ne(pushSubscriptions.session, session)));
    await tx
      .insert(pushSubscriptions)
      .values({ session, ...row })
      .onConflictDoUpdate({ target: pushSubscriptions.session, set: row });
  });
}

/** Whether the browser of a session takes messages. */
export async function isSubscribed(executor: Executor, session: string): Promise<boolean> {
  return (await executor.$count(pushSubscriptions, eq(pushSubscriptions.session, session))) > 0;
}

/** Forgets the browsers of sessions. */
export async function unsubscribe(executor: Executor, sessions: readonly string[]): Promise<void> {
  await executor.delete(pushSubscriptions).where(inArray(pushSubscriptions.session, [...sessions]));
}

/** Where the browser of a session takes messages; null when it takes none any more. */
export async function targetOf(
  { database, encryptor }: Pick<Dependencies, 'database' | 'encryptor'>,
  session: string,
): Promise<PushTarget | null> {
  const [row] = await database.select().from(pushSubscriptions).where(eq(pushSubscriptions.session, session));
  if (row === undefined) return null;
  return JSON.parse(await encryptor.decrypt(row.subscription, SUBSCRIPTION_PURPOSE)) as PushTarget;
}

/** Forgets the browsers of sessions that were left to end by themselves. */
export async function removeOfEndedSessions(executor: Executor): Promise<void> {
  const hash = sql`encode(sha256(convert_to('session:' || (${identityEntries.payload} ->> 'grantId'), 'UTF8')), 'hex')`;
  const living = executor
    .select({ id: sql`substr(${hash}, 1, 32)` })
    .from(identityEntries)
    .where(and(eq(identityEntries.model, 'RefreshToken'), sql`${identityEntries.payload} ->> 'grantId' is not null`));
  await executor
    .delete(pushSubscriptions)
    .where(sql`replace(${pushSubscriptions.session}, '-', '') not in (${living})`);
}
