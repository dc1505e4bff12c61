import { createContext } from 'react';
import type { ShareCard } from '@haat/app-context';

/** What the head of an entry page is made from. */
export interface Share {
  /** The page's address, under the origin that people reach. */
  readonly address: URL;
  readonly card: ShareCard | null;
}

/** On the server alone: nothing of it is sent to a phone but the head. */
export const ShareContext = createContext<Share | null>(null);
