import type { Policy } from '@haat/api-contract/insurance-policies';
import { PERILS } from '@haat/api-contract/vocabulary';
import type { ServerTexts } from '@haat/app-context';
import { formatAmount, formatMoney } from '@haat/format';
import { dayText } from '@haat/presenters';
import { pathTo } from '@haat/routing';
import type { Language } from '@haat/api-contract/vocabulary';
import { isClaimable } from './claimable-policies.ts';
import { notCovered, perilRows } from './perils-of-crop.ts';

/** In which words a policy is told. */
export interface PolicyWords {
  readonly t: ServerTexts;
  readonly language: Language;
  readonly now: Date;
}

/** A policy in a list. */
export function policyRow({ t, language, now }: PolicyWords, policy: Policy) {
  return {
    id: policy.id,
    to: pathTo('policy', { id: policy.id }),
    name: policy.name,
    number: t('insurance:policy.title', { number: policy.number }),
    state: t(`insurance:phase.${policy.phase}`),
    isActive: policy.phase === 'active',
    days: daysText({ t, language, now }, policy),
  };
}

/** A policy with everything that is known of it. */
export function policyView(words: PolicyWords, policy: Policy) {
  const { t, now } = words;
  const { insurer } = policy;
  const fact = (name: string, value: string) => ({ name: t(`insurance:policy.${name}`), value });
  return {
    ...policyRow(words, policy),
    covered: policy.cover_text,
    facts: [
      ...(policy.goods === null ? [] : [fact('goods', policy.goods)]),
      fact('packs', formatAmount(policy.units)),
      fact('sum', `₹${formatAmount(policy.cover)}`),
      fact('premium', policy.is_free ? t('insurance:policy.free') : formatMoney(policy.premium)),
      fact('insurer', policy.insurer_name),
      ...(insurer === null
        ? []
        : (['registration', 'uin', 'licence', 'ombudsman'] as const).map((name) => fact(name, insurer[name]))),
    ],
    isSample: insurer === null,
    // Only what is or was in force has one.
    certificate:
      policy.valid_from === null || policy.phase === 'void' ? null : pathTo('policyCertificate', { id: policy.id }),
    order: pathTo('order', { orderId: policy.order_id }),
    // Not to be found out after a long form.
    report: isClaimable(policy, now) ? pathTo('newClaim', {}, { policy: policy.id }) : null,
    perils: perilRows(t, policy.perils),
    not: notCovered(
      t,
      PERILS.filter((peril) => !policy.perils.includes(peril)),
    ),
  };
}

function daysText({ t, language, now }: PolicyWords, policy: Policy): string {
  if (policy.phase === 'void') return t('insurance:policy.void');
  const day = (at: string) => dayText(t, language, at, now);
  return policy.valid_from === null || policy.valid_until === null
    ? t(`insurance:starts.${policy.starts}`, { days: policy.cover_days })
    : t('insurance:policy.period', { from: day(policy.valid_from), until: day(policy.valid_until) });
}
