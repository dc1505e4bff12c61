import type { Order, OrderSummary } from '@haat/api-contract';
import type { OrderStatus } from '@haat/api-contract/vocabulary';
import type { ServerTexts } from '@haat/app-context';

/** How an order stands: the colour always comes with a pictogram and words. */
export type StatusTone = 'success' | 'warning' | 'danger' | 'info' | 'neutral';

/** The state of an order in words. */
export interface StatusView {
  readonly title: string;
  /** What happens next or what to do. */
  readonly next: string;
  readonly tone: StatusTone;
}

const TONES: Readonly<Record<OrderStatus, StatusTone>> = {
  PENDING: 'info',
  PRE_ORDER: 'info',
  SUCCESS: 'info',
  PAYMENT_FAILED: 'danger',
  VENDOR_CONFIRMED: 'success',
  READY_FOR_DELIVERY: 'success',
  SHIPPED: 'success',
  OUT_FOR_DELIVERY: 'success',
  DELIVERED: 'success',
  FAILED_DELIVERY: 'warning',
  RETURN_TO_ORIGIN: 'warning',
  USER_CANCELLED: 'neutral',
  VENDOR_CANCELLED: 'danger',
  DEHAAT_CANCELLED: 'danger',
  ORDER_FAILED: 'danger',
  FAILED: 'danger',
};

/** What is known of an order beside its status. */
export interface StatusFacts {
  /** The promised day, in words; null where it is not known. */
  readonly promised: string | null;
  /** Cash is still due. A list does not know it, and uses a text that fits both. */
  readonly isCashDue?: boolean;
  /** It waits for its money. */
  readonly isUnpaid?: boolean;
  /** It can be paid, now or again. */
  readonly canPay?: boolean;
  /** Something can be complained of on the order's page. */
  readonly canReport?: boolean;
}

/** The state of an order and its next step. */
export function statusView(
  t: ServerTexts,
  { status, type }: Pick<OrderSummary | Order, 'status' | 'type'>,
  facts: StatusFacts,
): StatusView {
  return {
    title: t(`order:status.${status}`),
    next: nextStep(t, status, type === 'pickup_from_store', facts),
    tone: TONES[status],
  };
}

function nextStep(
  t: ServerTexts,
  status: OrderStatus,
  isPickup: boolean,
  { promised: day, isCashDue = false, isUnpaid = false, canPay = false, canReport = false }: StatusFacts,
): string {
  switch (status) {
    case 'PENDING':
    case 'SUCCESS':
      return isUnpaid ? t('order:next.payFirst') : t('order:next.waitShop');
    case 'PRE_ORDER':
      return isUnpaid ? t('order:next.payFirst') : t('order:next.prebooked');
    case 'PAYMENT_FAILED':
      return t(canPay ? 'order:next.payment' : 'order:next.unpayable');
    case 'VENDOR_CONFIRMED':
      if (day === null) return t('order:next.packing');
      return isPickup ? t('order:next.collectFrom', { day }) : t('order:next.homeBy', { day });
    case 'READY_FOR_DELIVERY':
      if (isPickup) return t('order:next.collect');
      return day === null ? t('order:next.leaving') : t('order:next.homeBy', { day });
    case 'SHIPPED':
      return day === null ? t('order:next.onRoad') : t('order:next.homeBy', { day });
    case 'OUT_FOR_DELIVERY':
      return isCashDue ? t('order:next.onRoad') : t('order:next.onRoadPaid');
    case 'DELIVERED':
      return canReport ? t('order:next.doneHelp') : t('order:next.done');
    case 'FAILED_DELIVERY':
      return t('order:next.retry');
    case 'USER_CANCELLED':
    case 'RETURN_TO_ORIGIN':
      return t('order:next.nothingDue');
    case 'VENDOR_CANCELLED':
    case 'DEHAAT_CANCELLED':
    case 'ORDER_FAILED':
    case 'FAILED':
      return `${t('order:next.nothingDue')} ${t('order:next.orderAgain')}`;
  }
}
