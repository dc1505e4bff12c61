import type { Language } from '@haat/api-contract/vocabulary';

/** Who places an order, pays it anew or cancels it. */
export interface Orderer {
  userId: string;
  /** A partner agent. */
  isAgent: boolean;
  /** Language of the answer, of the farmer's notice and of the bill. */
  language: Language;
}
