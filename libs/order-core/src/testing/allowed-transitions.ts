import type { OrderActor, OrderStatus, PaymentKind } from '@haat/api-contract/vocabulary';
import type { TransitionEvidence } from '../status/transitions.ts';

/**
 * The table of transitions (docs/domain/orders.md#transitions), written a second time in another form, as a reference
 * for tests: each allowed move, by whom, for which payments (`c` cash, `r` credit, `p` pay now, `w` CSC wallet),
 * which hand-over (`h` home, `s` store), and what is asked for.
 */
const ALLOWED = `
  PRE_ORDER > PENDING              : system       : c r w   : h s : booking-date-come
  PRE_ORDER > SUCCESS              : system       : p       : h s : booking-date-come
  PRE_ORDER > USER_CANCELLED       : farmer agent : c r p w : h s : reason
  PRE_ORDER > DEHAAT_CANCELLED     : support      : c r p w : h s :
  PENDING > SUCCESS                : system       : p w     : h s : gateway-report
  PENDING > PAYMENT_FAILED         : system       : p w     : h s : gateway-report-or-15-minutes
  PENDING > VENDOR_CONFIRMED       : vendor       : c r     : h s :
  PENDING > VENDOR_CANCELLED       : vendor       : c r     : h s :
  PENDING > ORDER_FAILED           : system       : c r p w : h s :
  PENDING > FAILED                 : system       : c r p w : h s :
  PENDING > USER_CANCELLED         : farmer agent : c r p w : h s : reason
  PENDING > DEHAAT_CANCELLED       : support      : c r p w : h s :
  PAYMENT_FAILED > PENDING         : farmer agent : p w     : h s : stock-reserved-anew
  PAYMENT_FAILED > FAILED          : system       : p w     : h s : unpaid-24-hours
  PRE_ORDER > FAILED               : system       : p       : h s : unpaid-24-hours
  SUCCESS > VENDOR_CONFIRMED       : vendor       : c r p w : h s :
  SUCCESS > VENDOR_CANCELLED       : vendor       : c r p w : h s :
  SUCCESS > ORDER_FAILED           : system       : c r p w : h s :
  SUCCESS > FAILED                 : system       : c r p w : h s :
  SUCCESS > USER_CANCELLED         : farmer agent : c r p w : h s : reason
  SUCCESS > DEHAAT_CANCELLED       : support      : c r p w : h s :
  VENDOR_CONFIRMED > READY_FOR_DELIVERY : vendor  : c r p w : h s :
  VENDOR_CONFIRMED > VENDOR_CANCELLED   : vendor  : c r p w : h s :
  VENDOR_CONFIRMED > USER_CANCELLED     : farmer agent : c r p w : h s : reason
  VENDOR_CONFIRMED > DEHAAT_CANCELLED   : support : c r p w : h s :
  READY_FOR_DELIVERY > SHIPPED          : vendor  : c r p w : h   :
  READY_FOR_DELIVERY > OUT_FOR_DELIVERY : vendor  : c r p w : h   :
  READY_FOR_DELIVERY > DELIVERED        : vendor  : c r p w : s   : pickup-code
  READY_FOR_DELIVERY > VENDOR_CANCELLED : vendor  : c r p w : s   : unclaimed-7-days
  READY_FOR_DELIVERY > DEHAAT_CANCELLED : support : c r p w : h s :
  SHIPPED > OUT_FOR_DELIVERY            : vendor  : c r p w : h s :
  OUT_FOR_DELIVERY > DELIVERED          : vendor  : c r p w : h s : delivery-code-or-photo
  OUT_FOR_DELIVERY > FAILED_DELIVERY    : vendor  : c r p w : h s :
  FAILED_DELIVERY > OUT_FOR_DELIVERY    : vendor  : c r p w : h s :
  FAILED_DELIVERY > RETURN_TO_ORIGIN    : vendor  : c r p w : h s :
  SHIPPED > DEHAAT_CANCELLED            : support : c r p w : h s : overdue-or-shop-agrees
  OUT_FOR_DELIVERY > DEHAAT_CANCELLED   : support : c r p w : h s : overdue-or-shop-agrees
  FAILED_DELIVERY > DEHAAT_CANCELLED    : support : c r p w : h s : overdue-or-shop-agrees
`;
const LETTERS = {
  cash: 'c',
  credit: 'r',
  'pay-now': 'p',
  csc: 'w',
  home_delivery: 'h',
  pickup_from_store: 's',
} as const;

/** An attempted transition. */
export interface AttemptedTransition {
  from: OrderStatus;
  to: OrderStatus;
  by: OrderActor;
  payment: PaymentKind;
  delivery: 'home_delivery' | 'pickup_from_store';
}

const evidenceOf = new Map(
  ALLOWED.trim()
    .split('\n')
    .flatMap((row) => {
      const [transition = '', actors = '', payments = '', deliveries = '', evidence = ''] = row
        .split(':')
        .map((part) => part.trim());
      return actors
        .split(' ')
        .flatMap((by) =>
          payments
            .split(' ')
            .flatMap((payment) =>
              deliveries
                .split(' ')
                .map((how): [string, string] => [`${transition} by ${by}, ${payment}, ${how}`, evidence]),
            ),
        );
    }),
);

const rowOf = ({ from, to, by, payment, delivery }: AttemptedTransition) =>
  `${from} > ${to} by ${by}, ${LETTERS[payment]}, ${LETTERS[delivery]}`;

/** Whether the table names a move. */
export function isInTable(transition: AttemptedTransition): boolean {
  return evidenceOf.has(rowOf(transition));
}

/** What the table asks for before a move that it names; null when nothing, or for a move that it does not name. */
export function requiredEvidence(transition: AttemptedTransition): TransitionEvidence | null {
  return (evidenceOf.get(rowOf(transition)) || null) as TransitionEvidence | null;
}

/** Whether the table names any move from a status. */
export function hasTransitionsFrom(from: OrderStatus): boolean {
  return [...evidenceOf.keys()].some((row) => row.startsWith(`${from} >`));
}
