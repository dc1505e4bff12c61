import type { VendorOrder } from '@haat/api-contract';
import { SANDBOX_SHOPKEEPER, type OrderStatus } from '@haat/api-contract/vocabulary';
import { formatMoney } from '@haat/format';
import { DELIVERY_CODE_DIGITS, ROAD_STATUSES, SHOP_STAGE_STATUSES } from '@haat/order-core';
import { distanceText, momentText, orderedGoodsPicture } from '@haat/presenters';
import { clockText } from '../order-row.presenter.ts';
import type { PresenterContext } from '../presenter-context.ts';
import { statusTone } from '../status-tone.ts';

const PICKUP_CODE_DIGITS = 6;

/** An order in words, with what its shop may do with it now. */
export type ShopOrderView = ReturnType<typeof shopOrderView>;

/** An order of a shop in words. */
export function shopOrderView(words: PresenterContext, order: VendorOrder) {
  const { t, language, now } = words;
  const timeOf = (moment: string) => momentText(t, language, moment, now);
  return {
    id: order.id,
    number: order.number,
    status: t(`shop-orders:status.${order.status}`),
    tone: statusTone(order.status),
    when: timeOf(order.created_at),
    how: [t(`shop-orders:type.${order.type}`), t(`shop-orders:payment.${order.payment}`)].join(' · '),
    clock: clockText(words, order),
    isLate: order.clock?.is_over === true,
    receiver: receiverOf(words, order),
    lines: order.lines.map((line, index) => ({
      key: `${index}-${line.variant_id}`,
      name: line.name,
      packs: t('shop-order:packs', { pack: line.pack_name, quantity: line.quantity }),
      pictureUrl: orderedGoodsPicture(line),
    })),
    total: t('shop-order:total', { amount: formatMoney(order.total_price) }),
    cash:
      order.cash_due > 0
        ? t('shop-order:cash', { amount: formatMoney(order.cash_due) })
        : actsOf(order).handOver
          ? t('shop-order:noCash')
          : null,
    acts: actsOf(order),
    codeDigits: order.type === 'home_delivery' ? DELIVERY_CODE_DIGITS : PICKUP_CODE_DIGITS,
    returns: order.returns.map((one) => ({
      id: one.id,
      heading: t('shop-order:return.heading', { number: one.number }),
      status: t(`shop-order:return.status.${one.status}`),
      reason: t(`shop-order:return.reason.${one.reason}`),
      note: one.note,
      goods: one.lines.map(({ variant_id: variant, quantity }) => goodsText(words, order, variant, quantity)),
      amount: t('shop-order:return.amount', { amount: formatMoney(one.amount) }),
      isAsked: one.status === 'REQUESTED',
      isAwaited: one.status === 'APPROVED',
      photoIds: one.photo_ids,
    })),
    issues: order.issues.map((one) => ({
      id: one.id,
      heading: t('shop-order:issue.heading', { number: one.number }),
      reason: t(`shop-order:issue.reason.${one.reason}`),
      about: one.variant_id === null ? null : goodsText(words, order, one.variant_id),
      note: one.note,
      isOpen: one.status === 'OPEN',
      answerBy: one.status === 'OPEN' ? t('shop-order:issue.answerBy', { time: timeOf(one.answer_by) }) : null,
      said: one.answer === null ? null : t('shop-order:issue.said', { answer: one.answer }),
      photoIds: one.photo_ids,
    })),
    history: order.history.map(({ status, at, reason }, index) => ({
      key: `${index}`,
      status: t(`shop-orders:status.${status}`),
      detail: [timeOf(at), ...(reason === SANDBOX_SHOPKEEPER ? [t('shop-order:sandbox')] : [])].join(' · '),
    })),
    hasBill: order.status === 'DELIVERED',
  };
}

/** What the shop may do now, as the service says it. */
function actsOf({ next, status }: VendorOrder) {
  const can = (to: OrderStatus) => next.includes(to);
  const isBeforePacking = [...SHOP_STAGE_STATUSES.new, ...SHOP_STAGE_STATUSES.pack].includes(status);
  return {
    confirm: can('VENDOR_CONFIRMED'),
    refuse: isBeforePacking && can('VENDOR_CANCELLED'),
    pack: can('READY_FOR_DELIVERY'),
    send: can('OUT_FOR_DELIVERY'),
    isSentAgain: status === 'FAILED_DELIVERY',
    ship: can('SHIPPED'),
    handOver: can('DELIVERED'),
    fail: can('FAILED_DELIVERY'),
    bringBack: can('RETURN_TO_ORIGIN'),
    agree: ROAD_STATUSES.some((road) => road === status),
  };
}

function receiverOf({ t }: PresenterContext, { deliver_to: to, pickup_person: collector }: VendorOrder) {
  if (to !== null)
    return {
      name: to.name,
      phoneNumber: to.phone_number,
      address: [
        `${to.address}, ${to.pincode}`,
        ...(to.distance_metres === null ? [] : [distanceText(t, to.distance_metres)]),
      ].join(' · '),
      mapUrl: to.map_url,
    };
  if (collector === null) return null;
  return { name: collector.name, phoneNumber: collector.phone_number, address: null, mapUrl: null };
}

function goodsText({ t }: PresenterContext, { lines }: VendorOrder, variantId: string, quantity?: number): string {
  const line = lines.find(({ variant_id: variant }) => variant === variantId);
  if (line === undefined) return '';
  if (quantity === undefined) return line.name;
  return `${line.name}: ${t('shop-order:packs', { pack: line.pack_name, quantity })}`;
}
