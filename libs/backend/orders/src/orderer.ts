import type { Language } from '@haat/api-contract/vocabulary';

/** The user who places an order, retries its payment or cancels it. */
export interface Orderer {
  userId: string;
  /** A partner agent. */
  isAgent: boolean;
  /** The agent who does it for the user; null when the user does it. */
  agentId: string | null;
  /** Whether the cart's insurance is ordered along: not by an agent whom the farmer does not let. Yes if left out. */
  mayInsure?: boolean;
  /** Language of the answer, of the farmer's notice and of the bill. */
  language: Language;
}
