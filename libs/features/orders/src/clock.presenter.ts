import type { Order } from '@haat/api-contract';
import { formatMoney } from '@haat/format';
import { momentText } from '@haat/presenters';
import type { PresenterContext } from './presenter-context.ts';

/** How long a delivery has taken, in words, and whether its farmer can ask for its end. */
export interface ClockView {
  readonly lines: readonly string[];
  readonly isOver: boolean;
  readonly canAsk: boolean;
}

/** The clock of an order in words; null while none runs. See docs/domain/orders.md#order-clocks. */
export function clockView({ t, language, now }: PresenterContext, { clock, payment }: Order): ClockView | null {
  if (clock === null) return null;
  const timeOf = (moment: string) => momentText(t, language, moment, now);
  if (!clock.is_over)
    return { lines: [t('order:clock.until', { time: timeOf(clock.runs_out_at) })], isOver: false, canAsk: false };
  if (clock.asked_at !== null)
    return { lines: [t('order:clock.asked', { time: timeOf(clock.asked_at) })], isOver: true, canAsk: false };
  return {
    lines: [
      t('order:clock.over', { time: timeOf(clock.runs_out_at) }),
      ...(payment.paid > 0 ? [t('order:clock.moneyBack', { amount: formatMoney(payment.paid) })] : []),
    ],
    isOver: true,
    canAsk: true,
  };
}
