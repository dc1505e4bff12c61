import type { SecurityEventKind } from '@haat/api-contract/vocabulary';
import { describeError } from '@haat/backend-platform';
import type { Dependencies, Executor } from '@haat/backend-platform';
import { securityEvents } from './tables.ts';

/** What an event is about: ids, and words of fixed lists. */
type Subject =
  | 'purpose'
  | 'version'
  | 'order'
  | 'refund'
  | 'session'
  | 'role'
  | 'route'
  | 'ids'
  | 'reason'
  | 'act'
  | 'shop'
  | 'resource'
  | 'fields';

/** An event to be recorded. See docs/domain/identity.md#security-events. */
export interface SecurityEvent {
  readonly kind: SecurityEventKind;
  /** The user who did it, or whose account it is about; null when unknown. */
  readonly userId: string | null;
  /** The caller's network, shortened; null for what did not come over one. */
  readonly network: string | null;
  readonly subjects?: Readonly<Partial<Record<Subject, string>>>;
}

/** Adds an event to the record; given the act's transaction, both are kept, or neither. */
export async function recordSecurityEvent(
  executor: Executor,
  { now, metrics }: Pick<Dependencies, 'now' | 'metrics'>,
  { kind, userId, network, subjects = {} }: SecurityEvent,
): Promise<void> {
  await executor.insert(securityEvents).values({ at: now(), kind, userId, network, subjects });
  metrics.countSecurityEvent(kind);
}

/**
 * Adds an event beside an act that goes on whether or not it can be recorded; what cannot be is said in the log. Not
 * to be called inside a transaction.
 */
export async function tryRecordSecurityEvent(
  { database, now, log, metrics }: Pick<Dependencies, 'database' | 'now' | 'log' | 'metrics'>,
  event: SecurityEvent,
): Promise<void> {
  try {
    await recordSecurityEvent(database, { now, metrics }, event);
  } catch (error) {
    log.error({ kind: event.kind, error: describeError(error) }, 'a security event could not be recorded');
  }
}
