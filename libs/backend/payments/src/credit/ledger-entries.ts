import type { LedgerAccount } from './tables.ts';

/** What happens to a farmer's credit; amounts are whole paise above 0. */
export type LedgerEvent =
  /** Goods were ordered on credit. */
  | { kind: 'order'; paise: number }
  /** They were handed over: what was open is due. */
  | { kind: 'delivery'; paise: number }
  | { kind: 'interest'; paise: number }
  | { kind: 'repayment'; paise: number }
  /** Goods were not handed over, or were returned; of those that were repaid, the repayment goes back. */
  | { kind: 'reversal'; paise: number; of: 'open' | 'dues' | 'repaid' };

/** An entry of the ledger, in whole paise. */
export interface LedgerEntry {
  account: LedgerAccount;
  amountPaise: number;
}

const REVERSED_FROM = { open: 'farmer-open', dues: 'farmer-dues', repaid: 'repayments' } as const;

/** From which account an event takes, and to which it gives. */
function accountsOf(event: LedgerEvent): { from: LedgerAccount; to: LedgerAccount } {
  switch (event.kind) {
    case 'order':
      return { from: 'sales', to: 'farmer-open' };
    case 'delivery':
      return { from: 'farmer-open', to: 'farmer-dues' };
    case 'interest':
      return { from: 'interest', to: 'farmer-dues' };
    case 'repayment':
      return { from: 'farmer-dues', to: 'repayments' };
    case 'reversal':
      return { from: REVERSED_FROM[event.of], to: 'sales' };
  }
}

/** The two entries of an event, which sum to zero. */
export function ledgerEntries(event: LedgerEvent): [LedgerEntry, LedgerEntry] {
  const { from, to } = accountsOf(event);
  return [
    { account: to, amountPaise: event.paise },
    { account: from, amountPaise: -event.paise },
  ];
}
