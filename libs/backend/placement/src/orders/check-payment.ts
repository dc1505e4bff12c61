import type { ErrorCode } from '@haat/api-contract';
import { paymentObstacle } from '@haat/order-core';
import type { PaymentKind, PaymentObstacle } from '@haat/api-contract/vocabulary';
import type { PaymentFacts } from '@haat/order-core';
import { ServiceError } from '@haat/backend-platform';

const CREDIT_ERRORS: Partial<Record<PaymentObstacle, ErrorCode>> = {
  not_here: 'credit_error.not_here',
  not_enrolled: 'credit_error.not_enrolled',
  over_limit: 'credit_error.over_limit',
  step_up_needed: 'auth_error.step_up_needed',
  overdue: 'credit_error.overdue',
};

/**
 * Whether an order may be paid as it says.
 * @throws ServiceError `credit_error.*`, `auth_error.step_up_needed`, or `order_error.payment_refused` with the reason
 */
export function checkPayment(kind: PaymentKind, facts: PaymentFacts): void {
  const obstacle = paymentObstacle(kind, facts);
  if (obstacle === null) return;
  const code = kind === 'credit' ? CREDIT_ERRORS[obstacle] : undefined;
  throw new ServiceError(code ?? 'order_error.payment_refused', {
    payment_kind: kind,
    obstacle,
    ...(obstacle === 'over_limit' ? { available: facts.credit.available, needed: facts.total } : {}),
  });
}
