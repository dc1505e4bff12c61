import type { SettlementDifferenceKind } from '@haat/api-contract/vocabulary';
import type { SettlementItem } from '../gateways/payment-gateway.ts';

/** What the ledger has of an item, by the gateway's id; whole paise, positive is owed to the market. */
export type BookedAmounts = ReadonlyMap<string, number>;

/** Where a report and the ledger disagree. */
export interface FoundDifference {
  kind: SettlementDifferenceKind;
  entityId: string;
  bookedPaise: number | null;
  toldPaise: number | null;
}

/** What an item changes of what the gateway owes the market, before its fee: whole paise. */
export function grossOf({ creditPaise, debitPaise, feePaise }: SettlementItem): number {
  return creditPaise - debitPaise + feePaise;
}

/**
 * Compares the items of a settlement report with the ledger: money that we know nothing of, and sums that differ. An
 * adjustment is compared by the dispute that it belongs to. See docs/domain/payments.md#settlements.
 */
export function compareSettlement(items: readonly SettlementItem[], booked: BookedAmounts): FoundDifference[] {
  return items.flatMap((item): FoundDifference[] => {
    const entityId = item.disputeId ?? item.id;
    const told = grossOf(item);
    const ours = booked.get(entityId);
    if (ours === undefined)
      return [{ kind: UNKNOWN[item.kind], entityId: item.id, bookedPaise: null, toldPaise: told }];
    return ours === told ? [] : [{ kind: 'amount', entityId: item.id, bookedPaise: ours, toldPaise: told }];
  });
}

const UNKNOWN = {
  payment: 'unknown-payment',
  refund: 'unknown-refund',
  adjustment: 'unknown-adjustment',
  transfer: 'unknown-adjustment',
} as const satisfies Record<SettlementItem['kind'], SettlementDifferenceKind>;
