import { relative, type RouteConfigEntry } from '@react-router/dev/routes';
import { paths } from '@haat/routing';

const { route } = relative(import.meta.dirname);

/** Routes of paying. */
export function routes(): RouteConfigEntry[] {
  return [
    route(paths.payOrder, 'pay-order/pay-order.screen.tsx', { id: 'pay-order' }),
    route(paths.repayCredit, 'repay-credit/repay-credit.screen.tsx', { id: 'repay-credit' }),
  ];
}

/** Addresses of paying that show nothing. */
export function resources(): RouteConfigEntry[] {
  return [route(paths.paymentReturn, 'payment-return/payment-return.resource.ts', { id: 'payment-return' })];
}
