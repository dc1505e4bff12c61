import type { CreditAccount, CreditKeyFacts } from '@haat/api-contract';
import type { ServerTexts } from '@haat/app-context';
import { formatAmount, formatMoney } from '@haat/format';

const SHOWN_DIGITS = 8;

/** The Key Facts Statement of a farmer's credit, in words. */
export interface KeyFactsView {
  readonly title: string;
  readonly rows: readonly { readonly label: string; readonly value: string }[];
  /** Sentences: when it is a sample, and how to give the credit up. */
  readonly notes: readonly string[];
  readonly version: string;
}

/** As much of a statement's version as tells it from others, and fits on a line of a narrow phone in large text. */
export function shortVersion(version: string): string {
  return version.slice(0, SHOWN_DIGITS);
}

/** Puts a Key Facts Statement into words. See docs/domain/credit.md#key-facts-statement. */
export function keyFactsView(t: ServerTexts, facts: CreditKeyFacts): KeyFactsView {
  const { lender, grievance } = facts;
  return {
    title: t('credit:keyFacts.title'),
    rows: [
      { label: t('credit:keyFacts.lender'), value: lender.name },
      { label: t('credit:keyFacts.registration'), value: lender.registration_number },
      { label: t('credit:keyFacts.apr'), value: `${formatAmount(facts.apr_percent)}%` },
      {
        label: t('credit:keyFacts.fees'),
        value: facts.fees === 0 ? t('credit:keyFacts.noFees') : formatMoney(facts.fees),
      },
      { label: t('credit:keyFacts.complaints'), value: grievance.name },
      { label: t('credit:keyFacts.phone'), value: grievance.phone_number },
      { label: t('credit:keyFacts.email'), value: grievance.email },
      { label: t('credit:keyFacts.version'), value: shortVersion(facts.version) },
    ],
    notes: [
      ...(lender.is_sample ? [t('credit:keyFacts.sample')] : []),
      creditTermsText(t, facts),
      t('credit:keyFacts.coolingOff', { days: facts.cooling_off_days }),
    ],
    version: facts.version,
  };
}

/**
 * Says when credit is free, what it costs after that, and by when it must be paid. The interest is said in rupees for
 * ₹100: a rate in percent does not tell a farmer what is to be paid. See docs/domain/credit.md#terms.
 */
export function creditTermsText(t: ServerTexts, terms: CreditAccount['terms']): string {
  return t('credit:standing.terms', {
    free: terms.free_days,
    interest: formatMoney(terms.monthly_percent),
    tenor: terms.tenor_days,
  });
}
