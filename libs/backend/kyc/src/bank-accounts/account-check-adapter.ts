/** An account whose bank is asked. */
export interface AccountToCheck {
  /** Ours: the same key is the same account. */
  readonly key: string;
  readonly number: string;
  readonly ifsc: string;
  /** The holder's name as it was given. */
  readonly name: string;
}

/** What a bank has said so far. */
export interface AccountCheck {
  /** The company's id, by which it is asked for again. */
  readonly id: string;
  /** `failed`: the bank could not be asked; it says nothing of the account. */
  readonly status: 'pending' | 'completed' | 'failed';
  readonly isOpen: boolean;
  /** As the bank has it; null when it tells none. */
  readonly holder: string | null;
}

/** Asks the bank of an account whether it is open and whose it is, by a payment of ₹1. */
export interface AccountCheckAdapter {
  readonly kind: 'sandbox' | 'by-hand' | 'razorpayx';
  /** @returns null when no company is connected: a person decides. @throws when it is unknown whether it began */
  start(account: AccountToCheck): Promise<AccountCheck | null>;
  /** @throws when it stays unknown */
  find(id: string): Promise<AccountCheck>;
}

declare module '@haat/backend-platform/area' {
  interface Adapters {
    accountChecks: AccountCheckAdapter;
  }
}

/** No company is connected: support looks at each account. */
export const accountChecksByHand: AccountCheckAdapter = {
  kind: 'by-hand',
  start: async () => null,
  find: async () => {
    throw new Error('no company that checks accounts is connected');
  },
};
