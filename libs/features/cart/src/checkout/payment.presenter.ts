import type { Checkout, PaymentChoice } from '@haat/api-contract';
import type { PaymentKind } from '@haat/api-contract/vocabulary';
import type { ServerTexts } from '@haat/app-context';
import { formatMoney, toRupees } from '@haat/format';
import { LEAST_ONLINE_PAISE, MAX_UNPAID_SEASON_PACKS } from '@haat/order-core';
import { creditTermsText, dayText, keyFactsView } from '@haat/presenters';
import type { CreditView, PaymentCard, PaymentView } from './checkout-screen.ts';

/** What the words of paying depend on besides the cart. */
export interface PaymentViewContext {
  /** What this shell offers, in the order in which it is shown. */
  readonly options: readonly PaymentKind[];
  readonly language: string;
  readonly now: Date;
}

/**
 * Presents the payment methods. One that this user can never have is left out; one that is currently unavailable is
 * shown with its reason.
 */
export function paymentView(t: ServerTexts, checkout: Checkout, surroundings: PaymentViewContext): PaymentView {
  const { payment } = checkout;
  const cards = surroundings.options.flatMap((kind) => {
    const choice = payment.choices.find((one) => one.kind === kind);
    return choice && choice.obstacle !== 'not_for_you' ? [paymentCard(t, checkout, choice, surroundings)] : [];
  });
  const open = cards.filter(({ isOpen }) => isOpen).map(({ kind }) => kind);
  return {
    chosen: open.find((kind) => kind === payment.chosen) ?? open[0] ?? null,
    cards,
    needsStepUp: payment.choices.some(({ obstacle }) => obstacle === 'step_up_needed'),
    credit: cards.some(({ kind }) => kind === 'credit') ? creditView(t, checkout, surroundings) : null,
  };
}

/** Reason a payment method is unavailable for this cart; null when it is available. */
export function paymentObstacle(
  t: ServerTexts,
  { payment }: Pick<Checkout, 'payment'>,
  { kind, obstacle }: Pick<PaymentChoice, 'kind' | 'obstacle'>,
): string | null {
  switch (obstacle) {
    case null:
      return null;
    case 'not_here':
    case 'not_for_you':
      return t(kind === 'credit' ? 'checkout:payment.obstacle.noCreditHere' : 'checkout:payment.obstacle.notHere');
    case 'over_limit':
      return t('checkout:payment.obstacle.overLimit', { available: formatMoney(payment.credit?.available ?? 0) });
    case 'not_enrolled':
      return t('checkout:payment.obstacle.notEnrolled');
    case 'overdue':
      return t('checkout:payment.obstacle.overdue', { dues: formatMoney(payment.credit?.dues ?? 0) });
    case 'step_up_needed':
      return t('checkout:payment.obstacle.stepUpNeeded');
    case 'signed_out':
      return t('checkout:payment.obstacle.signedOut');
    case 'not_for_prebooking':
      return t('checkout:payment.obstacle.notForPrebooking');
    case 'advance_needed':
      return t('checkout:payment.obstacle.advanceNeeded', { packs: MAX_UNPAID_SEASON_PACKS });
    case 'not_consented':
      return t('main:errors.consent_error_other_purpose');
    case 'below_least':
      return t('checkout:payment.obstacle.belowLeast', { least: formatMoney(toRupees(LEAST_ONLINE_PAISE)) });
  }
}

function paymentCard(
  t: ServerTexts,
  checkout: Checkout,
  choice: PaymentChoice,
  surroundings: PaymentViewContext,
): PaymentCard {
  const { kind } = choice;
  const obstacle = paymentObstacle(t, checkout, choice);
  return {
    kind,
    title: titleOf(t, kind, checkout.delivery_type),
    detail: obstacle ?? openDetail(t, choice, checkout, surroundings),
    isOpen: obstacle === null,
  };
}

function titleOf(t: ServerTexts, kind: PaymentKind, delivery: Checkout['delivery_type']): string {
  switch (kind) {
    case 'cash':
      return t(delivery === 'home_delivery' ? 'checkout:payment.cashDelivery' : 'checkout:payment.cashPickup');
    case 'pay-now':
      return t('checkout:payment.payNow');
    case 'credit':
      return t('checkout:payment.credit');
    case 'csc':
      return t('checkout:payment.csc');
  }
}

/** Details of an available payment method: above all, what credit costs, before it is chosen. */
function openDetail(
  t: ServerTexts,
  { kind, is_sandbox }: PaymentChoice,
  { payment }: Checkout,
  { language, now }: PaymentViewContext,
): string | null {
  if (kind === 'cash') return null;
  if (kind !== 'credit') {
    const words = t(kind === 'csc' ? 'checkout:payment.cscDetail' : 'checkout:payment.payNowDetail');
    return is_sandbox ? `${words} ${t('checkout:payment.sandbox')}` : words;
  }
  const { credit, credit_cost: cost } = payment;
  return [
    credit && t('checkout:payment.creditLeft', { available: formatMoney(credit.available) }),
    cost &&
      t('checkout:payment.creditCost', {
        interest: formatMoney(cost.interest),
        percent: cost.apr_percent,
        date: dayText(t, language, cost.due_date, now),
      }),
  ]
    .filter(Boolean)
    .join(' ');
}

function creditView(
  t: ServerTexts,
  { payment: { credit, credit_cost: cost } }: Checkout,
  { language, now }: PaymentViewContext,
): CreditView | null {
  if (!credit?.is_enrolled || !credit.is_enabled) return null;
  const day = (date: string) => dayText(t, language, date, now);
  return {
    facts: [
      { label: t('checkout:credit.limit'), value: formatMoney(credit.limit) },
      { label: t('checkout:credit.dues'), value: formatMoney(credit.dues) },
      ...(credit.open_orders > 0
        ? [{ label: t('checkout:credit.openOrders'), value: formatMoney(credit.open_orders) }]
        : []),
      { label: t('checkout:credit.available'), value: formatMoney(credit.available) },
      ...(credit.due_date ? [{ label: t('checkout:credit.dueDate'), value: day(credit.due_date) }] : []),
    ],
    cost: cost && [
      { label: t('checkout:credit.cash'), value: formatMoney(cost.amount) },
      { label: t('checkout:credit.interest'), value: formatMoney(cost.interest) },
      { label: t('checkout:credit.total'), value: formatMoney(cost.total) },
      { label: t('checkout:credit.yearly'), value: t('checkout:credit.percent', { percent: cost.apr_percent }) },
      { label: t('checkout:credit.payBy'), value: day(cost.due_date) },
    ],
    terms: creditTermsText(t, credit.terms),
    keyFacts: credit.key_facts && {
      ...keyFactsView(t, credit.key_facts),
      agree: t('checkout:credit.agree', { lender: credit.key_facts.lender.name }),
    },
  };
}

/** What stands beside the bill when credit is chosen: it is no part of the total. Null for any other payment method. */
export function creditNote(
  t: ServerTexts,
  { payment: { credit_cost: cost } }: Checkout,
  chosen: PaymentKind | null,
  { language, now }: PaymentViewContext,
): string | null {
  if (chosen !== 'credit' || !cost) return null;
  return t('checkout:credit.besideBill', {
    interest: formatMoney(cost.interest),
    date: dayText(t, language, cost.due_date, now),
  });
}
