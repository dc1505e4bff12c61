import type { OtpSent } from '@haat/api-contract';
import { DEFAULT_LANGUAGE, DELETION_UNDO_DAYS } from '@haat/api-contract/vocabulary';
import type { Language } from '@haat/api-contract/vocabulary';
import { and, eq, isNull } from 'drizzle-orm';
import {
  endOtherSessionsOfUser,
  languageOfPhoneNumber,
  refuseBeforeStepUp,
  sendOtp,
  takeActCode,
} from '@haat/backend-identity';
import { addEvent, inTransaction, ServiceError } from '@haat/backend-platform';
import type { Dependencies } from '@haat/backend-platform';
import { recordSecurityEvent } from '@haat/backend-security-events';
import { accountDeletions } from '../tables.ts';
import { blocksOf } from './deletion-state.ts';
import { DELETION_EVENT } from './deletion-notice.ts';
import { codeText } from './texts.ts';

const UNDO_MS = DELETION_UNDO_DAYS * 86_400_000;

/** A signed-in person who decides of their account. */
export interface AccountOwner {
  readonly userId: string;
  /** Ten digits. */
  readonly phoneNumber: string;
  /** The session in which they ask, as its tokens say it. */
  readonly session: string;
  /** IP address. */
  readonly callerAddress: string;
  /** As the record of security events has it. */
  readonly network: string | null;
}

/**
 * Sends the code by which a person confirms that their account is to be deleted.
 * @throws ServiceError `account_error.not_now` (with `blocks`), `request_error.cannot_be_told`, and what a code throws
 */
export async function sendDeletionCode(
  dependencies: Dependencies,
  { userId, phoneNumber, callerAddress }: AccountOwner,
  asked: Language | undefined,
): Promise<OtpSent> {
  const { adapters, database } = dependencies;
  await refuseNow(dependencies, userId);
  const language = asked ?? (await languageOfPhoneNumber(database, phoneNumber)) ?? DEFAULT_LANGUAGE;
  const isTold = (['account-deletion-code', 'account-deletion-due'] as const).every((kind) =>
    adapters.sms.canSend(kind, language),
  );
  if (!isTold) throw new ServiceError('request_error.cannot_be_told');
  return sendOtp(dependencies, {
    phoneNumber,
    callerAddress,
    language,
    deletion: { values: () => ({ days: String(DELETION_UNDO_DAYS) }), text: codeText },
  });
}

/**
 * Takes the code: from now on the account waits for its end, and every other session of it has ended. Asked for again
 * it stays at the day that was told first.
 * @returns when it is due
 * @throws ServiceError `auth_error.otp_*`, also for a code that opens something else; `account_error.not_now`
 */
export async function requestDeletion(
  dependencies: Dependencies,
  owner: AccountOwner,
  { requestId, otp }: { readonly requestId: string; readonly otp: string },
): Promise<Date> {
  const { database, newId, now } = dependencies;
  const { userId, network, callerAddress } = owner;
  await refuseNow(dependencies, userId);
  const { phoneNumber } = owner;
  await takeActCode(dependencies, { requestId, otp, purpose: 'account-deletion', phoneNumber, callerAddress, network });
  return inTransaction(database, async (tx) => {
    const dueAt = new Date(now().getTime() + UNDO_MS);
    const [noted] = await tx
      .insert(accountDeletions)
      .values({ userId, askedAt: now(), dueAt })
      .onConflictDoNothing()
      .returning();
    const [row] = noted ? [noted] : await tx.select().from(accountDeletions).where(eq(accountDeletions.userId, userId));
    await endOtherSessionsOfUser(tx, userId, { kept: owner.session, now: now() });
    await recordSecurityEvent(tx, dependencies, { kind: 'deletion-asked', userId, network });
    if (noted !== undefined)
      await addEvent(tx, { id: newId(), type: DELETION_EVENT, payload: { user_id: userId }, at: now() });
    return row?.dueAt ?? dueAt;
  });
}

/** Undoes the deletion of an account that waits for its end; otherwise it changes nothing. */
export async function undoDeletion(
  dependencies: Dependencies,
  { userId, network }: Pick<AccountOwner, 'userId' | 'network'>,
): Promise<void> {
  await inTransaction(dependencies.database, async (tx) => {
    const undone = await tx
      .delete(accountDeletions)
      .where(and(eq(accountDeletions.userId, userId), isNull(accountDeletions.erasedAt)))
      .returning();
    if (undone.length > 0) await recordSecurityEvent(tx, dependencies, { kind: 'deletion-undone', userId, network });
  });
}

/** @throws ServiceError `auth_error.step_up_needed`, `account_error.not_now` with the reasons */
async function refuseNow(dependencies: Dependencies, userId: string): Promise<void> {
  await refuseBeforeStepUp(dependencies.database, userId);
  const blocks = await blocksOf(dependencies.database, dependencies, userId);
  if (blocks.length > 0) throw new ServiceError('account_error.not_now', { blocks });
}
