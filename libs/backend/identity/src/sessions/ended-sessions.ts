import { and, eq } from 'drizzle-orm';
import type { Placeholder, SQL } from 'drizzle-orm';
import type { Executor } from '@haat/backend-platform';
import { removeOfSessions } from '../profiles/kept-profiles.ts';
import { unsubscribe } from '../push/subscriptions.ts';
import { sessionIdOf } from './session-tokens.ts';
import { identityEntries } from './tables.ts';

const MODEL = 'EndedSession';
/** Longer than any access token lives, milliseconds: `ACCESS_TOKEN_SECONDS` is an hour at most, clocks may differ. */
const NOTED_MS = 2 * 3_600_000;
/** Rows of one statement. */
const BATCH = 1_000;

/**
 * Notes sessions as ended for as long as an access token of theirs could still be good: services verify those by
 * their signature alone, and ask beside it whether the session has ended. Sessions that are noted stay noted. No more
 * messages are pushed to their browsers, and no lock of a shared phone opens them.
 * See docs/domain/identity.md#signing-out.
 * @param grantIds of the sessions
 */
export async function noteEnded(executor: Executor, grantIds: Iterable<string>, now: Date): Promise<void> {
  const expiresAt = new Date(now.getTime() + NOTED_MS);
  const rows = [...new Set(grantIds)].map((grantId) => ({
    model: MODEL,
    idHash: sessionIdOf(grantId),
    payload: {},
    expiresAt,
  }));
  for (let from = 0; from < rows.length; from += BATCH) {
    const batch = rows.slice(from, from + BATCH);
    await executor.insert(identityEntries).values(batch).onConflictDoNothing();
    const sessions = batch.map(({ idHash }) => idHash);
    await unsubscribe(executor, sessions);
    await removeOfSessions(executor, sessions);
  }
}

/** For a join: the row that a session has once it has ended. @param sessionId as an access token says it */
export function isEndedSession(sessionId: string | Placeholder): SQL | undefined {
  return and(eq(identityEntries.model, MODEL), eq(identityEntries.idHash, sessionId));
}
