import type { Language } from '@haat/api-contract/vocabulary';

/** The user who places an order, retries its payment or cancels it. */
export interface Orderer {
  userId: string;
  /** A partner agent. */
  isAgent: boolean;
  /** Language of the answer, of the farmer's notice and of the bill. */
  language: Language;
}
