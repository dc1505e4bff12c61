import { and, eq } from 'drizzle-orm';
import { checkOtp, networkHash, recordedNetwork, recordFailedSignIn, recordUse, useOtp } from '@haat/backend-identity';
import { addEvent, inTransaction, ServiceError } from '@haat/backend-platform';
import type { Dependencies } from '@haat/backend-platform';
import type { Language } from '@haat/api-contract/vocabulary';
import { recordSecurityEvent } from '@haat/backend-security-events';
import { GIVEN_EVENT } from '../notices/events.ts';
import { agentConsentRequests, agentConsents } from '../tables.ts';
import { endOf } from './consent-end.ts';
import { farmerOfConsent } from './farmer-of-consent.ts';

/** The code of a consent, as an agent typed it. */
export interface TypedConsent {
  readonly agentId: string;
  readonly requestId: string;
  readonly otp: string;
  /** The caller's IP address. */
  readonly callerAddress: string;
  readonly language: Language;
}

/**
 * Takes the code by which a farmer lets an agent act; a farmer who is new becomes a user now, and not before. See
 * docs/domain/agents.md#asking-for-consent.
 * @returns the farmer's id
 * @throws ServiceError `auth_error.otp_*` also for a code that another agent asked for, `consent_error.farmer_unknown`,
 *   `consent_error.number_not_allowed`
 */
export async function giveConsent(dependencies: Dependencies, typed: TypedConsent): Promise<string> {
  const { database, newId, now } = dependencies;
  const { agentId, requestId, otp, callerAddress, language } = typed;
  const [asked] = await database
    .select()
    .from(agentConsentRequests)
    .where(and(eq(agentConsentRequests.id, requestId), eq(agentConsentRequests.agentId, agentId)));
  if (asked === undefined) throw new ServiceError('auth_error.otp_wrong');
  const caller = { network: await networkHash(dependencies, callerAddress), deviceId: undefined };
  const network = recordedNetwork(callerAddress);
  await checkOtp(dependencies, { requestId, otp, purpose: 'agent-consent', ...caller }).catch(
    async (error: unknown) => {
      if (error instanceof ServiceError)
        await recordFailedSignIn(dependencies, { requestId, refusal: error.code, caller, network });
      throw error;
    },
  );
  await useOtp(dependencies, requestId);
  const farmerId = await farmerOfConsent(dependencies, { ...asked, language });
  const consent = {
    id: newId(),
    farmerId,
    agentId,
    purposes: asked.purposes,
    standInName: asked.standInName,
    givenAt: now(),
    until: endOf(asked.lasts, now()),
  };
  await inTransaction(database, async (tx) => {
    // A code proves the number as a sign-in does: one that was silent for long may have another owner.
    if (asked.standInName === null) await recordUse(tx, dependencies, farmerId, network);
    await tx.insert(agentConsents).values(consent);
    await tx.delete(agentConsentRequests).where(eq(agentConsentRequests.id, requestId));
    await recordSecurityEvent(tx, dependencies, {
      kind: 'consent-given',
      userId: farmerId,
      network,
      subjects: { purpose: 'agent', ids: `${consent.id},${agentId}` },
    });
    await addEvent(tx, { id: newId(), type: GIVEN_EVENT, payload: { consent_id: consent.id }, at: now() });
  });
  return farmerId;
}
