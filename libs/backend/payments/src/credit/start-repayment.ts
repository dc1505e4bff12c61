import type { RepaymentRedirect } from '@haat/api-contract';
import type { Language } from '@haat/api-contract/vocabulary';
import { toPaise, toRupees } from '@haat/format';
import { and, desc, eq, isNotNull, isNull, or } from 'drizzle-orm';
import { inTransaction, ServiceError } from '@haat/backend-platform';
import type { Dependencies, Transaction } from '@haat/backend-platform';

import { gatewayOf } from '../attempts/gateway-of.ts';
import { createGatewayOrder, withGatewayErrors } from '../attempts/create-gateway-order.ts';
import { payments } from '../attempts/tables.ts';
import type { PaymentRow } from '../attempts/tables.ts';
import { lockCreditLine } from './credit-lines.ts';
import { payableDues } from './dues-of.ts';
import { queryRepayments } from './find-repayments.ts';
import titles from './repayment-titles.json' with { type: 'json' };

/** Who repays how much, and where the gateway sends the browser back to. */
export interface RepaymentRequest {
  userId: string;
  /** An agent does so for the farmer: from the CSC wallet, where one is connected. */
  isAgent: boolean;
  /** Rupees. */
  amount: number;
  callbackUrl: string;
  cancelUrl: string;
  /** Of the gateway's page. */
  language: Language;
}

/**
 * Begins to repay dues, or goes on with it: the same amount again, as long as it was not paid, is the same attempt.
 * Nothing is booked until the money was captured.
 * @throws ServiceError `credit_error.not_enrolled`, `credit_error.more_than_dues`, `payment_error.gateway_away`,
 *   `payment_error.gateway_refused`
 */
export async function startRepayment(dependencies: Dependencies, start: RepaymentRequest): Promise<RepaymentRedirect> {
  const { userId, amount, isAgent, callbackUrl, cancelUrl, language } = start;
  const kind = isAgent && dependencies.adapters.cscWallet.kind !== 'off' ? 'csc' : 'pay-now';
  await withGatewayErrors(dependencies, queryRepayments(dependencies, userId));
  const attempt = await inTransaction(dependencies.database, (tx) =>
    attemptOf(tx, dependencies, { userId, amount, kind }),
  );
  const gateway = gatewayOf(dependencies, attempt.kind);
  const gatewayOrderId = await createGatewayOrder(dependencies, attempt);
  const page = await withGatewayErrors(
    dependencies,
    gateway.pageFor({
      gatewayOrderId,
      amountPaise: attempt.amountPaise,
      description: titles[language],
      callbackUrl,
      cancelUrl,
      language,
    }),
  );
  return {
    repayment_id: attempt.id,
    gateway: attempt.kind === 'csc' ? 'csc' : 'razorpay',
    is_sandbox: gateway.kind === 'sandbox',
    ...page,
    amount_paise: attempt.amountPaise,
  };
}

async function attemptOf(
  tx: Transaction,
  { newId, now }: Dependencies,
  { userId, amount, kind }: Pick<RepaymentRequest, 'userId' | 'amount'> & Pick<PaymentRow, 'kind'>,
): Promise<PaymentRow> {
  const line = await lockCreditLine(tx, userId);
  if (line === null) throw new ServiceError('credit_error.not_enrolled');
  const amountPaise = toPaise(amount);
  const payablePaise = await payableDues(tx, line, now());
  if (amountPaise > payablePaise)
    throw new ServiceError('credit_error.more_than_dues', { dues: toRupees(payablePaise) });
  const isOpen = and(
    eq(payments.creditUserId, userId),
    eq(payments.state, 'open'),
    eq(payments.kind, kind),
    eq(payments.amountPaise, amountPaise),
    or(isNull(payments.gatewayOrderId), isNotNull(payments.nextAskAt)),
  );
  const [open] = await tx
    .select()
    .from(payments)
    .where(isOpen)
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(1);
  if (open !== undefined) return open;
  const row: PaymentRow = {
    id: newId(),
    orderId: null,
    creditUserId: userId,
    attempt: 1,
    kind,
    gatewayOrderId: null,
    amountPaise,
    state: 'open',
    payBy: null,
    nextAskAt: null,
    createdAt: now(),
    updatedAt: now(),
  };
  await tx.insert(payments).values(row);
  return row;
}
