import type { Order, OrderSummary } from '@haat/api-contract';
import type { ServerTexts } from '@haat/app-context';
import { formatDateTime, formatMoney, toPaise } from '@haat/format';
import { SANDBOX_SHOPKEEPER } from '@haat/api-contract/vocabulary';
import {
  cashDuePaise,
  lineAmounts,
  isPickupCodeShown,
  shelfAmounts,
  timelineFor,
  type TimelineStep,
} from '@haat/order-core';
import { asLine, dayText, momentText, orderedGoodsPicture } from '@haat/presenters';
import { caseViews, type CaseView } from './case.presenter.ts';
import { clockView, type ClockView } from './clock.presenter.ts';
import { expiredStatusView, paymentView, payLabelOf, unpaidStatusView, type PaymentView } from './payment.presenter.ts';
import { networkLines } from './network.presenter.ts';
import { policyViews, type PolicyView } from './policy.presenter.ts';
import { cancelLines, prebookLines } from './prebook.presenter.ts';
import type { PresenterContext } from './presenter-context.ts';
import { productPath } from './product-path.ts';
import { statusView, type StatusView } from './status.presenter.ts';

/** An order of the list, in words. */
export interface OrderRowView {
  readonly id: string;
  readonly number: string;
  /** What was ordered: the first product and how many more. */
  readonly what: string;
  readonly pictureUrl: string;
  readonly shop: string;
  readonly total: string;
  readonly date: string;
  readonly status: StatusView;
  /** Label of the payment link; null when nothing can be paid. */
  readonly payLabel: string | null;
}

/** A step of the timeline, in words. */
export interface StepView {
  readonly title: string;
  readonly detail: string;
  readonly state: TimelineStep['state'];
  readonly stateLabel: string;
}

/** A row of the bill, formatted. */
export interface BillRowView {
  readonly label: string;
  readonly amount: string;
  readonly tone?: 'saving';
}

/** An order as its screen shows it; amounts are formatted. */
export interface OrderView {
  readonly id: string;
  readonly number: string;
  readonly date: string;
  readonly status: StatusView;
  readonly steps: readonly StepView[];
  readonly lines: readonly {
    readonly key: string;
    readonly name: string;
    /** Address of the product in the channel in which it was bought. */
    readonly to: string;
    readonly pictureUrl: string;
    readonly packs: string;
    readonly amount: string;
  }[];
  readonly bill: { readonly rows: readonly BillRowView[]; readonly total: string };
  readonly payment: PaymentView;
  readonly address: string | null;
  readonly collector: { readonly name: string; readonly phoneNumber: string } | null;
  readonly pickupCode: string | null;
  readonly deliveryCode: string | null;
  readonly clock: ClockView | null;
  /** Asks whether goods came that were left without the code; null when nothing is asked. */
  readonly arrival: string | null;
  readonly shop: {
    readonly name: string;
    readonly address: string;
    readonly phoneNumber: string;
    readonly latLng: string;
  };
  /** Day, queue and terms of a prebooking; nothing for other orders. */
  readonly prebook: readonly string[];
  readonly policies: readonly PolicyView[];
  /** Returns, complaints and refunds. */
  readonly cases: readonly CaseView[];
  /** The sample market's simulated shopkeeper has moved it. */
  readonly isSandbox: boolean;
  /** What a seller of the open network did beside the status; nothing for our own shops. */
  readonly network: readonly string[];
  /** The bill of a seller of the open network. */
  readonly networkBillUrl: string | null;
  /** What cancelling would mean; null when it cannot be cancelled, or its seller is being asked. */
  readonly cancelling: readonly string[] | null;
  /** Until when something can be returned, in words; null when nothing can. */
  readonly returnUntil: string | null;
  readonly canReport: boolean;
  readonly canReorder: boolean;
  readonly hasInvoice: boolean;
}

/** Puts an order of the list into words. */
export function orderRow(presenterContext: PresenterContext, order: OrderSummary): OrderRowView {
  const { t, language, now } = presenterContext;
  const { id, number, first_item, item_count } = order;
  const others = item_count - 1;
  return {
    id,
    number,
    what: [first_item.name, ...(others > 0 ? [t('order:list.moreItems', { count: others })] : [])].join(' '),
    pictureUrl: orderedGoodsPicture(first_item),
    shop: order.vendor_name,
    total: formatMoney(order.total_price),
    date: asLine(dayText(t, language, formatDateTime(new Date(order.created_at)).slice(0, 10), now)),
    status:
      unpaidStatusView(presenterContext, order.payment) ??
      expiredStatusView(t, order) ??
      statusView(t, order, { promised: null, canPay: order.payment.can_pay }),
    payLabel: payLabelOf(t, order.payment),
  };
}

/** Whether the farmer still gives cash for an order, at the door or at the counter. */
function isCashDue({ status, payment, total_price }: Order): boolean {
  return (
    cashDuePaise({
      status,
      payment: payment.kind,
      totalPaise: toPaise(total_price),
      paidPaise: toPaise(payment.paid),
    }) > 0
  );
}

/** Puts an order into words. */
export function orderView(presenterContext: PresenterContext, order: Order): OrderView {
  const { t, language, now } = presenterContext;
  const promised = order.promised_on === null ? null : dayText(t, language, order.promised_on, now);
  return {
    id: order.id,
    number: order.number,
    date: asLine(momentText(t, language, order.created_at, now)),
    status:
      expiredStatusView(t, order) ??
      statusView(t, order, {
        promised,
        isCashDue: isCashDue(order),
        isUnpaid: isUnpaid(order.payment),
        canPay: order.payment.can_pay,
        canReport: order.can_report,
      }),
    steps: stepsOf(presenterContext, order),
    lines: order.lines.map((line) => ({
      key: line.variant_id,
      name: line.name,
      to: productPath(order, line),
      pictureUrl: orderedGoodsPicture(line),
      packs: t('order:detail.packs', { pack: line.pack_name, quantity: line.quantity }),
      amount: formatMoney(lineAmounts(line).total),
    })),
    bill: { rows: billRows(t, order), total: formatMoney(order.total_price) },
    payment: paymentView(presenterContext, order),
    address: order.full_display_address,
    collector: order.pickup_person && { name: order.pickup_person.name, phoneNumber: order.pickup_person.phone_number },
    // A code that is of no use would lead a farmer to the shop in vain.
    pickupCode: isPickupCodeShown(order.status, order.payment.kind) ? order.pickup_code : null,
    deliveryCode: order.delivery_code,
    clock: clockView(presenterContext, order),
    arrival: order.arrival && t('order:arrival.text', { time: momentText(t, language, order.arrival.answer_by, now) }),
    shop: {
      name: order.vendor.name,
      address: order.vendor.address,
      phoneNumber: order.vendor.phone_number,
      latLng: order.vendor.lat_lng,
    },
    prebook: prebookLines(presenterContext, order),
    policies: policyViews(presenterContext, order),
    cases: caseViews(presenterContext, order),
    isSandbox: order.history.some(({ reason }) => reason === SANDBOX_SHOPKEEPER),
    network: networkLines(t, order),
    networkBillUrl: order.network?.bill_url ?? null,
    cancelling:
      order.can_cancel && order.network?.cancel?.state !== 'asked' ? cancelLines(presenterContext, order) : null,
    returnUntil: order.returnable && momentText(t, language, order.returnable.until, now),
    canReport: order.can_report,
    canReorder: order.can_reorder,
    hasInvoice: order.has_invoice,
  };
}

function stepsOf({ t, language, now }: PresenterContext, { status, type, history, payment }: Order): StepView[] {
  return timelineFor(
    status,
    type,
    history.map((entry) => entry.status),
  ).map(({ step, state, status: reached }) => {
    const isReached = state === 'done' || state === 'failed';
    const at = isReached ? history.findLast((entry) => entry.status === reached)?.at : undefined;
    // A step in progress is not worded as done: 'being packed', not 'packed'.
    const underway = status === 'PRE_ORDER' && isUnpaid(payment) ? 'paid' : step;
    const title = state === 'now' ? t(`order:underway.${underway}`) : t(`order:step.${step}`);
    return {
      title,
      detail: at ? asLine(momentText(t, language, at, now)) : '',
      state,
      stateLabel: t(`order:state.${state}`),
    };
  });
}

function billRows(
  t: ServerTexts,
  { lines, premium, delivery_fee, coupon_discount, coupon_code, type }: Order,
): BillRowView[] {
  const { goods, saving } = shelfAmounts(lines.map((line) => ({ ...line, mrp: line.mrp ?? 0 })));
  const off = (amount: number) => `−${formatMoney(amount)}`;
  return [
    { label: t('order:bill.goods'), amount: formatMoney(goods) },
    ...(saving > 0 ? [{ label: t('order:bill.saving'), amount: off(saving), tone: 'saving' as const }] : []),
    ...(premium > 0 ? [{ label: t('order:bill.premium'), amount: formatMoney(premium) }] : []),
    ...(type === 'home_delivery'
      ? [
          {
            label: t('order:bill.delivery'),
            amount: delivery_fee > 0 ? formatMoney(delivery_fee) : t('order:bill.free'),
          },
        ]
      : []),
    ...(coupon_discount > 0
      ? [
          {
            label: [t('order:bill.coupon'), coupon_code ?? ''].join(' ').trim(),
            amount: off(coupon_discount),
            tone: 'saving' as const,
          },
        ]
      : []),
  ];
}

/** Whether the money that is paid at once has not come. */
function isUnpaid({ state }: Order['payment']): boolean {
  return state === 'open' || state === 'pending' || state === 'failed';
}
