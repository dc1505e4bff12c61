import type { Order, OrderIssue, OrderReturn, Refund } from '@haat/api-contract';
import { formatMoney, indiaDay } from '@haat/format';
import { ISSUE_REASONS, RETURN_REASONS } from '@haat/api-contract/vocabulary';
import { dayText, momentText, networkReturnRefusalText } from '@haat/presenters';
import { pathTo } from '@haat/routing';
import type { PresenterContext } from './presenter-context.ts';
import type { StatusTone } from './status.presenter.ts';

/** A case that follows an order, with its state: a return, a complaint, a refund. */
export interface CaseView {
  readonly id: string;
  readonly title: string;
  readonly status: { readonly text: string; readonly tone: StatusTone };
  readonly details: readonly string[];
  /** Where the farmer has to, or can, say something; null when there is nothing to say. */
  readonly next: { readonly to: string; readonly label: string; readonly isNeeded: boolean } | null;
  /** What can be answered to the shop's answer. */
  readonly acts: readonly { readonly act: 'close' | 'escalate'; readonly label: string }[];
}

const RETURN_TONES = {
  REQUESTED: 'info',
  APPROVED: 'success',
  REFUSED: 'danger',
  PICKED_UP: 'info',
  REFUNDED: 'success',
} as const satisfies Record<OrderReturn['status'], StatusTone>;
const ISSUE_TONES = {
  OPEN: 'info',
  ANSWERED: 'warning',
  CLOSED: 'success',
  ESCALATED: 'info',
} as const satisfies Record<OrderIssue['status'], StatusTone>;

/** What came after an order: first what the farmer has to do something about. */
export function caseViews(presenterContext: PresenterContext, order: Order): CaseView[] {
  return [
    ...order.refunds.map((refund) => refundView(presenterContext, order.id, refund)),
    ...order.issues.map((issue) => issueView(presenterContext, order, issue)),
    ...order.returns.map((one) => returnView(presenterContext, order, one)),
  ].sort((one, other) => Number(needsFarmer(other)) - Number(needsFarmer(one)));
}

function needsFarmer({ next, acts }: CaseView): boolean {
  return next?.isNeeded === true || acts.length > 0;
}

function returnView(
  { t }: PresenterContext,
  order: Order,
  { id, number, status, reason, refusal, amount, lines }: OrderReturn,
): CaseView {
  const name = RETURN_REASONS.find(({ code }) => code === reason)?.name;
  const goods = lines.map(({ variant_id, quantity }) => `${lineName(order, variant_id)} × ${quantity}`);
  const next =
    status === 'REFUSED' || status === 'REFUNDED'
      ? refusalText(t, order, refusal)
      : t(`after-order:returnNext.${status}`, { amount: formatMoney(amount) });
  return {
    id,
    title: t('after-order:case.return', { number }),
    status: { text: t(`after-order:returnStatus.${status}`), tone: RETURN_TONES[status] },
    details: [...goods, name === undefined ? '' : t(`after-order:returnReason.${name}`), next].filter(
      (text) => text !== '',
    ),
    next: null,
    acts: [],
  };
}

/** Our own shops say why in their own words, sellers of the open network by a code. */
function refusalText(t: PresenterContext['t'], { network }: Order, refusal: string | null): string {
  return refusal === null || network === undefined ? (refusal ?? '') : networkReturnRefusalText(t, refusal);
}

function issueView(
  { t, language, now }: PresenterContext,
  order: Order,
  { id, number, status, reason, variant_id, note, answer, answer_by, close_by }: OrderIssue,
): CaseView {
  const name = ISSUE_REASONS.find(({ code }) => code === reason)?.name;
  const about = [
    name === undefined ? '' : t(`after-order:issueReason.${name}`),
    variant_id === null ? '' : lineName(order, variant_id),
  ]
    .filter((text) => text !== '')
    .join(' · ');
  const clocks =
    status === 'CLOSED'
      ? []
      : [
          ...(status === 'OPEN'
            ? [t('after-order:issueClock.answer', { time: momentText(t, language, answer_by, now) })]
            : []),
          t('after-order:issueClock.close', { day: dayText(t, language, indiaDay(new Date(close_by)), now) }),
        ];
  const acts = status === 'ANSWERED' ? (['close', 'escalate'] as const) : [];
  return {
    id,
    title: t('after-order:case.issue', { number }),
    status: { text: t(`after-order:issueStatus.${status}`), tone: ISSUE_TONES[status] },
    details: [about, note, answer === null ? '' : t('after-order:issueClock.said', { answer }), ...clocks].filter(
      (text) => text !== '',
    ),
    next: null,
    acts: acts.map((act) => ({ act, label: t(`after-order:issueAct.${act}`) })),
  };
}

function refundView({ t }: PresenterContext, orderId: string, refund: Refund): CaseView {
  const { id, number, amount, status, leg, cause, to, destination, needs_destination, can_correct_destination } =
    refund;
  const state = needs_destination ? (leg === 'FAILED' ? 'failed' : 'waiting') : status;
  const text = t(`after-order:refundStatus.${state}`);
  return {
    id,
    title: t('after-order:case.refund', { amount: formatMoney(amount) }),
    status: { text, tone: needs_destination ? 'warning' : status === 'REFUND_COMPLETED' ? 'success' : 'info' },
    details: [
      t(`after-order:refundCause.${cause}`),
      to === null || needs_destination ? '' : t(`after-order:refundTo.${to}`, { destination: destination ?? '' }),
      t('after-order:case.number', { number }),
    ].filter((line) => line !== ''),
    next:
      needs_destination || can_correct_destination
        ? {
            to: pathTo('refundDestination', { orderId, refundId: id }),
            label: t(`after-order:money.${needs_destination ? 'title' : 'correct'}`),
            isNeeded: needs_destination,
          }
        : null,
    acts: [],
  };
}

function lineName({ lines }: Order, variantId: string): string {
  const line = lines.find(({ variant_id }) => variant_id === variantId);
  return line === undefined ? '' : `${line.name}, ${line.pack_name}`;
}
