import type { Order } from '@haat/api-contract';
import type { ServerTexts } from '@haat/app-context';
import { formatMoney } from '@haat/format';
import { networkCancelReasonText } from '@haat/presenters';

/** The network's codes of sellers who cannot cancel any more. */
const TOO_LATE: readonly (string | null)[] = ['30014', '50001'];

const ENDED_BY_SELLER: readonly Order['status'][] = ['VENDOR_CANCELLED', 'RETURN_TO_ORIGIN'];

/**
 * What a seller of the open network did with an order beside its status: why it ended it, whether it agreed to cancel
 * it, and what it cancelled itself.
 */
export function networkLines(
  t: ServerTexts,
  { network, status, history }: Pick<Order, 'network' | 'status' | 'history'>,
): string[] {
  if (network === undefined) return [];
  const { cancel, cancelled_lines, taken_off } = network;
  const reason = ENDED_BY_SELLER.includes(status) ? (history.at(-1)?.reason ?? null) : null;
  return [
    ...(reason === null ? [] : [networkCancelReasonText(t, reason)]),
    ...(cancel === null ? [] : [t(`order:network.${cancelText(cancel)}`)]),
    ...cancelled_lines.map(({ name, quantity }) => t('order:network.cancelledLine', { name, quantity })),
    ...(taken_off > 0 ? [t('order:network.takenOff', { amount: formatMoney(taken_off) })] : []),
  ];
}

function cancelText({
  state,
  code,
}: {
  readonly state: 'asked' | 'refused' | 'unanswered';
  readonly code: string | null;
}) {
  return state === 'refused' && TOO_LATE.includes(code) ? 'refusedLate' : state;
}
