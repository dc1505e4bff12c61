import type { OrderRequest } from '@haat/api-contract';
import { hasPurpose } from '@haat/backend-consents';
import type { RequestUser } from '@haat/backend-identity';
import { ServiceError } from '@haat/backend-platform';
import { requestedPayment } from './check-order-request.ts';

/**
 * Refuses what an agent's consent for orders does not reach: paying otherwise than in cash, which is for `payment`;
 * insurance; and the farmer's credit, which no agent spends. See docs/domain/agents.md#orders.
 * @throws ServiceError `consent_error.other_purpose`, `order_error.payment_refused`
 */
export function refuseBeyondConsent(user: RequestUser, orderRequest: OrderRequest): void {
  const kind = requestedPayment(orderRequest);
  if (user.agent !== undefined && kind === 'credit')
    throw new ServiceError('order_error.payment_refused', { payment_kind: kind, obstacle: 'not_for_you' });
  const isPaid = kind !== null && kind !== 'cash';
  if (isPaid && !hasPurpose(user, 'payment')) throw new ServiceError('consent_error.other_purpose');
  if (orderRequest.insurance !== undefined && orderRequest.insurance !== null && !hasPurpose(user, 'insurance'))
    throw new ServiceError('consent_error.other_purpose');
}
