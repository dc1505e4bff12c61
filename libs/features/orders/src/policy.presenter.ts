import type { Order } from '@haat/api-contract';
import { formatAmount, indiaDay } from '@haat/format';
import { dayText } from '@haat/presenters';
import type { PresenterContext } from './presenter-context.ts';

/** A policy in words. */
export interface PolicyView {
  readonly id: string;
  readonly title: string;
  readonly details: readonly string[];
}

/** The policies that came with an order. */
export function policyViews({ t, language, now }: PresenterContext, { policies }: Order): PolicyView[] {
  const day = (at: string) => dayText(t, language, at.length > 10 ? indiaDay(new Date(at)) : at, now);
  return policies.map(({ id, number, name, insurer_name, cover, status, valid_from, valid_until }) => ({
    id,
    title: name,
    details: [
      [insurer_name, t('order:policy.number', { number })].join(' · '),
      status === 'VOID'
        ? t('order:policy.void')
        : [
            t('order:policy.cover', { amount: `₹${formatAmount(cover)}` }),
            t('order:policy.period', { from: day(valid_from), until: day(valid_until) }),
          ].join(' · '),
    ],
  }));
}
