import { isPartnerAgent } from '@haat/order-core';
import { userOfId, usersOfContact, userWithPhoneNumber } from '@haat/backend-identity';
import { isNumberOfShop } from '@haat/backend-market';
import { ServiceError } from '@haat/backend-platform';
import type { Executor } from '@haat/backend-platform';

/** For so many farmers without a phone a number may stand at most. */
export const MOST_FARMERS_OF_NUMBER = 2;

/** A number to which the code of a consent is to go. */
export interface ConsentNumber {
  readonly agentId: string;
  /** Ten digits. */
  readonly phoneNumber: string;
  readonly farmerName: string;
  /** It is not the farmer's own. */
  readonly isStandIn: boolean;
}

/**
 * Refuses a number that can give no consent: the asking agent's own; and for a farmer without a phone an agent's, a
 * shop's, one of staff, or one that stands for two other farmers. See docs/domain/agents.md#a-farmer-without-a-phone.
 * @throws ServiceError `consent_error.number_not_allowed`
 */
export async function refuseNumber(executor: Executor, number: ConsentNumber): Promise<void> {
  const { agentId, phoneNumber, isStandIn } = number;
  const agent = await userOfId(executor, agentId);
  const isRefused = agent?.phoneNumber === phoneNumber || (isStandIn && (await isRefusedStandIn(executor, number)));
  if (isRefused) throw new ServiceError('consent_error.number_not_allowed');
}

/** Whether two names are meant to be the same. */
export function isSameFarmer(name: string, other: string): boolean {
  const plain = (text: string) => text.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
  return plain(name) === plain(other);
}

async function isRefusedStandIn(executor: Executor, { phoneNumber, farmerName }: ConsentNumber): Promise<boolean> {
  const owner = await userWithPhoneNumber(executor, phoneNumber);
  const claims = {
    external_partner_type: owner?.externalPartnerType ?? undefined,
    external_partner_id: owner?.externalPartnerId ?? undefined,
  };
  if (owner !== null && (isPartnerAgent(claims) || owner.roles.length > 0)) return true;
  if (await isNumberOfShop(executor, phoneNumber)) return true;
  const farmers = await usersOfContact(executor, phoneNumber);
  return (
    !farmers.some(({ fullName }) => isSameFarmer(fullName, farmerName)) && farmers.length >= MOST_FARMERS_OF_NUMBER
  );
}
