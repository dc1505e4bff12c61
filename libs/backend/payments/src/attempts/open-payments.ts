import { and, inArray, lt } from 'drizzle-orm';
import type { MeasuredGauge } from '@haat/backend-platform/area';
import { payments } from './tables.ts';

/** Longer than the job that ends them takes to come round, milliseconds. */
const GRACE_MS = 120_000;
const isOpen = inArray(payments.state, ['open', 'pending']);

/** What is not settled yet, for the operators. */
export const OPEN_PAYMENT_GAUGES: readonly MeasuredGauge[] = [
  {
    name: 'haat_payments_open',
    help: 'Attempts to pay that are not settled',
    measure: ({ database }) => database.$count(payments, isOpen),
  },
  {
    name: 'haat_payments_overdue',
    help: 'Attempts to pay that are not settled two minutes after their time was over',
    measure: ({ database, now }) =>
      database.$count(payments, and(isOpen, lt(payments.payBy, new Date(now().getTime() - GRACE_MS)))),
  },
];
