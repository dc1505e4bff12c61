import type { CreditAccount, CreditDues, CreditEntry, OwnCreditAccount, Repayment } from '@haat/api-contract';
import type { ServerTexts } from '@haat/app-context';
import { formatMoney, indiaDay } from '@haat/format';
import { asLine, creditTermsText, dayText, shortVersion } from '@haat/presenters';
import { pathTo } from '@haat/routing';

/** What words of a request depend on. */
export interface PresenterContext {
  readonly t: ServerTexts;
  readonly language: string;
  readonly now: Date;
}

/** What is owed, in words. */
export interface DuesView {
  /** Null when nothing is owed. */
  readonly amount: string | null;
  /** What the farmer has left over; null when there is nothing. */
  readonly ahead: string | null;
  readonly interest: string | null;
  /** Last day to pay the oldest goods; null when none are open. */
  readonly dueDay: string | null;
  readonly isLate: boolean;
  readonly canRepay: boolean;
  readonly days: readonly {
    readonly key: string;
    readonly day: string;
    readonly amount: string;
    readonly isLate: boolean;
  }[];
}

/** Puts into words what is owed by which day. */
export function duesView(
  { t, language, now }: PresenterContext,
  { dues, interest, payable, results }: CreditDues,
): DuesView {
  const today = indiaDay(now);
  const days = results.map(({ amount, due_date: day }) => ({
    key: day,
    day: asLine(dayText(t, language, day, now)),
    amount: formatMoney(amount),
    isLate: day < today,
  }));
  return {
    amount: dues > 0 ? formatMoney(dues) : null,
    ahead: dues < 0 ? formatMoney(-dues) : null,
    interest: interest > 0 ? formatMoney(interest) : null,
    dueDay: days[0]?.day ?? null,
    isLate: days[0]?.isLate ?? false,
    canRepay: payable >= 1,
    days,
  };
}

/** The limit and what of it is free, in words. */
export interface AccountSummaryView {
  readonly rows: readonly { readonly label: string; readonly amount: string }[];
  readonly total: { readonly label: string; readonly amount: string };
  readonly terms: string;
}

/** Puts a credit line into words: how the amount that can still be taken comes about. */
export function accountSummaryView(
  { t }: PresenterContext,
  { limit, dues, open_orders: openOrders, available, terms }: CreditAccount,
): AccountSummaryView {
  const takenOff = (label: string, amount: number) =>
    amount > 0 ? [{ label: t(`credit:standing.${label}`), amount: `−${formatMoney(amount)}` }] : [];
  return {
    rows: [
      { label: t('credit:standing.limit'), amount: formatMoney(limit) },
      ...takenOff('dues', dues),
      ...takenOff('openOrders', openOrders),
    ],
    total: { label: t('credit:standing.available'), amount: formatMoney(available) },
    terms: creditTermsText(t, terms),
  };
}

/** Which Key Facts Statement the farmer agreed to last, and when; null when to none. */
export function acceptedText(
  { t, language, now }: PresenterContext,
  { accepted_key_facts: accepted }: Pick<OwnCreditAccount, 'accepted_key_facts'>,
): string | null {
  if (accepted === null) return null;
  const day = dayText(t, language, indiaDay(new Date(accepted.accepted_at)), now);
  return t('credit:keyFacts.accepted', { version: shortVersion(accepted.version), day });
}

/** An entry of the ledger, in words. */
export interface LedgerEntryView {
  readonly id: string;
  readonly title: string;
  readonly detail: string;
  /** With its sign. */
  readonly amount: string;
  /** All that was taken on credit by then: dues and open orders. */
  readonly after: string;
  /** The order's page; null for what is about no order. */
  readonly to: string | null;
  readonly isTakenOff: boolean;
}

/** Puts an entry of the ledger into words. */
export function ledgerEntryView({ t, language, now }: PresenterContext, entry: CreditEntry): LedgerEntryView {
  const { id, kind, amount, taken_after: after, order_id: orderId, order_number: number, at, due_date: dueDay } = entry;
  const details = [
    asLine(dayText(t, language, indiaDay(new Date(at)), now)),
    number === null ? '' : t('credit:ledger.order', { number }),
    dueDay === null ? '' : t('credit:dueBy', { day: dayText(t, language, dueDay, now) }),
  ];
  return {
    id,
    title: t(`credit:kind.${kind}`),
    detail: details.filter((words) => words !== '').join(' · '),
    amount: `${amount < 0 ? '−' : '+'}${formatMoney(Math.abs(amount))}`,
    after: t('credit:ledger.after', { amount: formatMoney(after) }),
    to: orderId === null ? null : pathTo('order', { orderId }),
    isTakenOff: amount < 0,
  };
}

/** The result of a repayment, in words. */
export interface RepaymentView {
  readonly tone: 'success' | 'info' | 'danger';
  readonly title: string;
  readonly lines: readonly string[];
  /** The payment company has not said its last word. */
  readonly isPending: boolean;
}

/** Puts a repayment into words; null when it was only begun. */
export function repaymentView(
  { t }: PresenterContext,
  { state, amount, repaid, going_back: back }: Repayment,
): RepaymentView | null {
  switch (state) {
    case 'open':
      return null;
    case 'pending':
      return {
        tone: 'info',
        title: t('credit:pending.title'),
        lines: [t('credit:pending.text', { amount: formatMoney(amount) })],
        isPending: true,
      };
    case 'failed':
      return { tone: 'danger', title: t('credit:failed.title'), lines: [t('credit:failed.text')], isPending: false };
    case 'paid':
      return {
        tone: 'success',
        title: t('credit:repaid.title'),
        isPending: false,
        lines: [
          ...(repaid > 0 ? [t('credit:repaid.text', { amount: formatMoney(repaid) })] : []),
          ...(back > 0 ? [t('credit:repaid.back', { amount: formatMoney(back) })] : []),
        ],
      };
  }
}
