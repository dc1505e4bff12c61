import type { Order } from '@haat/api-contract';
import { formatMoney, indiaDay } from '@haat/format';
import { dayText } from '@haat/presenters';
import { isExpired } from './payment.presenter.ts';
import type { PresenterContext } from './presenter-context.ts';

/** A prebooking in words: its day, its place in the queue, what cancelling costs; nothing for other orders. */
export function prebookLines({ t, language, now }: PresenterContext, order: Order): readonly string[] {
  const { is_prebook, booking_date, queue_place, status } = order;
  if (!is_prebook || booking_date === null) return [];
  const day = t('order:prebook.day', { day: dayText(t, language, booking_date, now) });
  if (status !== 'PRE_ORDER') return [day];
  // Where nothing is paid and nothing kept, cancelling costs nothing on any day.
  const freeUntil = isExpired(order) ? null : (order.cancel_free_until ?? null);
  return [
    day,
    ...(queue_place === null ? [] : [t('order:prebook.queue', { place: queue_place })]),
    t('order:prebook.locked'),
    ...(freeUntil === null
      ? []
      : [
          isLate(order, now)
            ? t('order:prebook.late')
            : t('order:prebook.freeUntil', { day: dayText(t, language, freeUntil, now) }),
        ]),
  ];
}

/** What happens to the money, and to the insurance, when an order is cancelled now; said before it is confirmed. */
export function cancelLines({ t, now }: PresenterContext, order: Order): readonly string[] {
  const { payment, total_price, policies } = order;
  const paid = formatMoney(payment.paid);
  const money =
    payment.state === 'on-credit'
      ? t('order:cancel.creditBack', { amount: formatMoney(total_price) })
      : payment.paid === 0
        ? t('order:cancel.nothingDue')
        : isLate(order, now)
          ? t('order:cancel.advanceKept', { amount: paid })
          : t('order:cancel.moneyBack', { amount: paid });
  const isInsured = policies.some(({ status }) => status !== 'VOID');
  return [money, ...(isInsured ? [t('order:cancel.insurance')] : []), t('order:cancel.final')];
}

function isLate({ cancel_free_until }: Order, now: Date): boolean {
  return cancel_free_until != null && indiaDay(now) > cancel_free_until;
}
