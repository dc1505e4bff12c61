import { AGENT_STOP_PATH } from '@haat/api-contract';
import { DEFAULT_LANGUAGE, isLanguage } from '@haat/api-contract/vocabulary';
import type { Language } from '@haat/api-contract/vocabulary';
import { reachableNumber, userOfId } from '@haat/backend-identity';
import type { Dependencies } from '@haat/backend-platform';
import { agentName } from '../agent-name.ts';
import type { ConsentRow } from '../consents-of.ts';
import { revocationToken } from '../revoking/revocation-token.ts';
import { whoseText } from './texts.ts';

/** What every notice about a consent says, and to whom. */
export interface NoticeFacts {
  /** Ten digits. */
  readonly phoneNumber: string;
  readonly language: Language;
  readonly values: { readonly agent: string; readonly whose: string; readonly link: string };
}

/**
 * To whom a notice about a consent goes, in the farmer's language, with the link that revokes it. Null when one of them
 * is gone.
 */
export async function noticeFacts(dependencies: Dependencies, consent: ConsentRow): Promise<NoticeFacts | null> {
  const { configuration, database } = dependencies;
  const farmer = await userOfId(database, consent.farmerId);
  const agent = await userOfId(database, consent.agentId);
  if (farmer === null || agent === null) return null;
  const chosen = farmer.profile?.languageCode;
  const language = isLanguage(chosen) ? chosen : DEFAULT_LANGUAGE;
  const link = new URL(AGENT_STOP_PATH, configuration.farmerAddress);
  link.searchParams.set('t', await revocationToken(dependencies, consent.id));
  return {
    phoneNumber: reachableNumber(farmer),
    language,
    values: {
      agent: agentName(agent),
      whose: whoseText(consent.standInName === null ? null : farmer.fullName, language),
      link: link.href,
    },
  };
}
