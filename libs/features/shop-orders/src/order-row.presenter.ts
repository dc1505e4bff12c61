import type { VendorOrder } from '@haat/api-contract';
import { formatMoney } from '@haat/format';
import { SHOP_STAGE_STATUSES } from '@haat/order-core';
import { momentText, orderedGoodsPicture } from '@haat/presenters';
import type { PresenterContext } from './presenter-context.ts';
import { statusTone, type StatusTone } from './status-tone.ts';

/** An order in the shop's list, in words. */
export interface ShopOrderRow {
  readonly id: string;
  readonly status: string;
  readonly tone: StatusTone;
  /** Who gets the goods; null where the order does not say. */
  readonly who: string | null;
  readonly what: string;
  readonly pictureUrl: string;
  readonly total: string;
  readonly when: string;
  /** How the goods leave the shop, and how they are paid. */
  readonly how: string;
  /** Until when it has to be confirmed or to arrive; null while no clock runs. */
  readonly clock: string | null;
}

/** An order as a row of the shop's list. */
export function shopOrderRow({ t, language, now }: PresenterContext, order: VendorOrder): ShopOrderRow {
  const [first] = order.lines;
  const others = order.lines.length - 1;
  return {
    id: order.id,
    status: t(`shop-orders:status.${order.status}`),
    tone: statusTone(order.status),
    who: order.deliver_to?.name ?? order.pickup_person?.name ?? null,
    what:
      others > 0
        ? t('shop-orders:row.andMore', { name: first?.name ?? '', count: others })
        : t('shop-orders:row.one', { name: first?.name ?? '', count: first?.quantity ?? 0 }),
    pictureUrl: first === undefined ? '' : orderedGoodsPicture(first),
    total: formatMoney(order.total_price),
    when: momentText(t, language, order.created_at, now),
    how: [t(`shop-orders:type.${order.type}`), t(`shop-orders:payment.${order.payment}`)].join(' · '),
    clock: clockText({ t, language, now }, order),
  };
}

/** The clock of an order before its shop, in words; null while none runs. */
export function clockText({ t, language, now }: PresenterContext, { clock, status }: VendorOrder): string | null {
  if (clock === null) return null;
  const time = momentText(t, language, clock.runs_out_at, now);
  if (clock.is_over) return t('shop-orders:row.over', { time });
  const isNew = SHOP_STAGE_STATUSES.new.includes(status);
  return isNew ? t('shop-orders:row.confirmBy', { time }) : t('shop-orders:row.until', { time });
}
