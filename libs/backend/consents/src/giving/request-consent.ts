import type { OtpSent } from '@haat/api-contract';
import type { AskConsent } from '@haat/api-contract/agents';
import { PURPOSES_OF_OWN_PHONE } from '@haat/api-contract/vocabulary';
import type { AgentPurpose, Language } from '@haat/api-contract/vocabulary';
import { languageOfPhoneNumber, sendOtp, userOfId } from '@haat/backend-identity';
import { ServiceError } from '@haat/backend-platform';
import type { Dependencies } from '@haat/backend-platform';
import { agentName } from '../agent-name.ts';
import { codeText, dayText, purposesText, whoseText } from '../notices/texts.ts';
import { agentConsentRequests } from '../tables.ts';
import { refuseNumber } from './allowed-number.ts';
import { endOf, lastMoment } from './consent-end.ts';

/** A consent that an agent asks for. */
export interface ConsentQuestion {
  readonly agentId: string;
  /** The caller's IP address. */
  readonly callerAddress: string;
  readonly asked: AskConsent;
  /** Of the agent's screen: for a farmer whose language is not known. */
  readonly language: Language;
}

/**
 * Sends the code by which a farmer lets an agent act. The message says who asks, for what and how long. No account is
 * made. See docs/domain/agents.md#asking-for-consent.
 * @throws ServiceError `consent_error.number_not_allowed`, `consent_error.not_without_phone`,
 *   `request_error.cannot_be_told`, `request_error.invalid`, and what sending a code throws
 */
export async function requestConsent(
  dependencies: Dependencies,
  { agentId, callerAddress, asked, language }: ConsentQuestion,
): Promise<OtpSent> {
  const { adapters, database, now } = dependencies;
  const { phone_number: phoneNumber, farmer_name: farmerName = '', stand_in_name: standInName = null } = asked;
  const purposes = [...new Set(asked.purposes)];
  const lasts = standInName === null ? asked.lasts : 'day';
  if (standInName !== null) refuseWithoutPhone(farmerName, purposes);
  await refuseNumber(database, { agentId, phoneNumber, farmerName, isStandIn: standInName !== null });
  const shown = (await languageOfPhoneNumber(database, phoneNumber)) ?? language;
  if (!adapters.sms.canSend('agent-consent-code', shown) || !adapters.sms.canSend('agent-consent-given', shown))
    throw new ServiceError('request_error.cannot_be_told');
  const agent = await userOfId(database, agentId);
  const values = (of: Language) => ({
    agent: agent === null ? '' : agentName(agent),
    whose: whoseText(standInName === null ? null : farmerName, of),
    purposes: purposesText(purposes, of),
    until: dayText(lastMoment(endOf(lasts, now()))),
  });
  const sent = await sendOtp(dependencies, {
    phoneNumber,
    callerAddress,
    language: shown,
    consent: { values, text: (otp, of) => codeText({ ...values(of), otp }, of) },
  });
  await database.insert(agentConsentRequests).values({
    id: sent.request_id,
    agentId,
    phoneNumber,
    purposes,
    lasts,
    farmerName,
    standInName,
    createdAt: now(),
  });
  return sent;
}

function refuseWithoutPhone(farmerName: string, purposes: readonly AgentPurpose[]): void {
  if (farmerName === '')
    throw new ServiceError('request_error.invalid', { fields: [{ field: 'farmer_name', rule: 'missing' }] });
  const refused: readonly AgentPurpose[] = PURPOSES_OF_OWN_PHONE;
  if (purposes.some((purpose) => refused.includes(purpose))) throw new ServiceError('consent_error.not_without_phone');
}
