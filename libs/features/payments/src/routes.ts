import { relative, type RouteConfigEntry } from '@react-router/dev/routes';
import { paths } from '@haat/app-context';

const { route } = relative(import.meta.dirname);

/** Routes of paying. */
export function routes(): RouteConfigEntry[] {
  return [
    route(paths.payOrder, 'screens/pay-order.tsx', { id: 'pay-order' }),
    route(paths.repayCredit, 'screens/repay-credit.tsx', { id: 'repay-credit' }),
  ];
}

/** Addresses of paying that show nothing. */
export function resources(): RouteConfigEntry[] {
  return [route(paths.paymentReturn, 'screens/payment-return.ts', { id: 'payment-return' })];
}
