import type { Order } from '@haat/api-contract';
import type { PolicyStart } from '@haat/api-contract/vocabulary';
import { formatAmount } from '@haat/format';
import { dayText } from '@haat/presenters';
import type { PresenterContext } from './presenter-context.ts';

/** A policy in words. */
export interface PolicyView {
  readonly id: string;
  readonly title: string;
  readonly details: readonly string[];
}

const WAITS_FOR: Readonly<Record<PolicyStart, string>> = {
  payment: 'order:policy.fromPayment',
  confirmation: 'order:policy.fromConfirmation',
  delivery: 'order:policy.fromDelivery',
};

/** The policies that came with an order: each is promised, in force on its days, or void. */
export function policyViews({ t, language, now }: PresenterContext, { policies }: Order): PolicyView[] {
  const day = (at: string) => dayText(t, language, at, now);
  const stateOf = ({ cover, status, starts, cover_days: days, valid_from, valid_until }: Order['policies'][number]) => {
    if (status === 'VOID') return [t('order:policy.void')];
    const amount = t('order:policy.cover', { amount: `₹${formatAmount(cover)}` });
    return valid_from === null || valid_until === null
      ? [amount, t(WAITS_FOR[starts], { days })]
      : [[amount, t('order:policy.period', { from: day(valid_from), until: day(valid_until) })].join(' · ')];
  };
  return policies.map((policy) => ({
    id: policy.id,
    title: policy.name,
    details: [
      [policy.insurer_name, t('order:policy.number', { number: policy.number })].join(' · '),
      ...stateOf(policy),
    ],
  }));
}
