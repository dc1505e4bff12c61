import type { OtpSent } from '@haat/api-contract';
import type { CardActivation } from '@haat/api-contract/programme';
import { DEFAULT_LANGUAGE, type Language } from '@haat/api-contract/vocabulary';
import { languageOfPhoneNumber, refuseBeforeStepUp, sendOtp, takeActCode } from '@haat/backend-identity';
import { inTransaction, ServiceError } from '@haat/backend-platform';
import type { Dependencies, Executor } from '@haat/backend-platform';
import { recordSecurityEvent } from '@haat/backend-security-events';
import { indiaDay } from '@haat/format';
import { isCardNumber } from '@haat/programme-core';
import { and, eq } from 'drizzle-orm';
import { moveApplication } from '../applications/move-application.ts';
import { lockOwnApplication, type ApplicationRow } from '../applications/own-applications.ts';
import { programmeApplications } from '../tables.ts';
import { cardCodeText, endOfCard } from './programme-notices.ts';

/** A signed-in person who activates a card. */
export interface CardHolder {
  readonly userId: string;
  /** Ten digits; no code reaches a person without a number. */
  readonly phoneNumber: string;
  /** IP address. */
  readonly callerAddress: string;
  /** As the record of security events has it. */
  readonly network: string | null;
}

/**
 * Sends the code by which a card becomes active, to the number of the person whose card it is.
 * @throws ServiceError `programme_error.card_unknown` also for another person's, `programme_error.cannot_move`,
 *   `programme_error.season_over`, `request_error.cannot_be_told`, `auth_error.step_up_needed`, and what a code throws
 */
export async function sendCardCode(
  dependencies: Dependencies,
  { userId, phoneNumber, callerAddress }: CardHolder,
  number: string,
  asked: Language | undefined,
): Promise<OtpSent> {
  const { adapters, database, now } = dependencies;
  await refuseBeforeStepUp(database, userId);
  const card = await ownCard(database, userId, number);
  if (card.state !== 'ISSUED') throw new ServiceError('programme_error.cannot_move');
  refuseAfterSeason(card, now());
  const language = asked ?? (await languageOfPhoneNumber(database, phoneNumber)) ?? DEFAULT_LANGUAGE;
  if (!adapters.sms.canSend('programme-card-code', language)) throw new ServiceError('request_error.cannot_be_told');
  const end = endOfCard(number);
  const sent = await sendOtp(dependencies, {
    phoneNumber,
    callerAddress,
    language,
    programmeCard: { values: () => ({ end }), text: (otp, read) => cardCodeText(otp, end, read) },
  });
  await database
    .update(programmeApplications)
    .set({ codeId: sent.request_id })
    .where(eq(programmeApplications.id, card.id));
  return sent;
}

/**
 * Activates a card with its number and the code that was sent for it. One that is active stays as it is, so that of two
 * who do so at once one does, and neither twice. See docs/domain/programme.md#activation.
 * @returns the application's id
 * @throws ServiceError as `sendCardCode`; `auth_error.otp_*`, also for a code of another card
 */
export async function activateCard(
  dependencies: Dependencies,
  { userId, network, phoneNumber, callerAddress }: CardHolder,
  { number, request_id: requestId, otp }: CardActivation,
): Promise<string> {
  const { database, now } = dependencies;
  await refuseBeforeStepUp(database, userId);
  const { id, state, codeId } = await ownCard(database, userId, number);
  if (state === 'ACTIVE') return id;
  if (codeId !== requestId) throw new ServiceError('auth_error.otp_wrong');
  await takeActCode(dependencies, { requestId, otp, purpose: 'programme-card', phoneNumber, callerAddress, network });
  await inTransaction(database, async (tx) => {
    const card = await lockOwnApplication(tx, { userId, id });
    if (card.state === 'ACTIVE') return;
    refuseAfterSeason(card, now());
    await moveApplication(tx, card, 'ACTIVE', { activatedAt: now(), codeId: null });
    await recordSecurityEvent(tx, dependencies, {
      ...{ kind: 'programme-card-activated', userId, network, subjects: { ids: id } },
    });
  });
  return id;
}

/** @throws ServiceError `programme_error.card_unknown` */
async function ownCard(executor: Executor, userId: string, number: string): Promise<ApplicationRow> {
  const own = and(eq(programmeApplications.userId, userId), eq(programmeApplications.cardNumber, number));
  const [card] = isCardNumber(number) ? await executor.select().from(programmeApplications).where(own) : [];
  if (card === undefined) throw new ServiceError('programme_error.card_unknown');
  return card;
}

/** @throws ServiceError `programme_error.season_over` */
function refuseAfterSeason({ validUntil }: ApplicationRow, now: Date): void {
  if (indiaDay(now) > validUntil) throw new ServiceError('programme_error.season_over');
}
