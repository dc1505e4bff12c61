import type { Language } from '@haat/api-contract/vocabulary';
import { addUserWithoutPhone, userOfPhoneNumber, usersOfContact, userWithPhoneNumber } from '@haat/backend-identity';
import { inTransaction, lockName, ServiceError } from '@haat/backend-platform';
import type { Dependencies } from '@haat/backend-platform';
import type { agentConsentRequests } from '../tables.ts';
import { isSameFarmer, refuseNumber } from './allowed-number.ts';

type Asked = Pick<typeof agentConsentRequests.$inferSelect, 'agentId' | 'phoneNumber' | 'farmerName' | 'standInName'>;

/**
 * Id of the farmer whose code was right; one who is new becomes a user.
 * @throws ServiceError `consent_error.farmer_unknown` where an outside identity service makes the users;
 *   `consent_error.number_not_allowed` for a number that came to stand for others since the code was sent
 */
export async function farmerOfConsent(
  dependencies: Dependencies,
  asked: Asked & { readonly language: Language },
): Promise<string> {
  return asked.standInName === null ? farmerWithPhone(dependencies, asked) : farmerWithoutPhone(dependencies, asked);
}

async function farmerWithPhone(
  dependencies: Dependencies,
  { phoneNumber, farmerName, language }: Asked & { readonly language: Language },
): Promise<string> {
  const { configuration, database } = dependencies;
  const known = await userWithPhoneNumber(database, phoneNumber);
  if (known !== null) return known.id;
  if (configuration.identityIssuer !== null) throw new ServiceError('consent_error.farmer_unknown');
  const profile = { languageCode: language, source: [] };
  const { id } = await userOfPhoneNumber(dependencies, phoneNumber, { fullName: farmerName, profile });
  return id;
}

async function farmerWithoutPhone(
  dependencies: Dependencies,
  { agentId, phoneNumber, farmerName, language }: Asked & { readonly language: Language },
): Promise<string> {
  const { database } = dependencies;
  return inTransaction(database, async (tx) => {
    // Two farmers of one number at once are counted.
    await lockName(tx, `stands-for:${phoneNumber}`);
    await refuseNumber(tx, { agentId, phoneNumber, farmerName, isStandIn: true });
    const known = (await usersOfContact(tx, phoneNumber)).find(({ fullName }) => isSameFarmer(fullName, farmerName));
    if (known !== undefined) return known.id;
    return addUserWithoutPhone(tx, dependencies, { contactNumber: phoneNumber, fullName: farmerName, language });
  });
}
