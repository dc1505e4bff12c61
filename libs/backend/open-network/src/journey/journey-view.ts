import type { NetworkJourney } from '@haat/api-contract/open-network';
import { findOrdersById } from '@haat/backend-orders';
import { paymentsOf } from '@haat/backend-payments';
import type { Dependencies, Executor } from '@haat/backend-platform';
import { CONFIRM_TRIES } from '@haat/ondc-core';
import { addressOf } from './journey-address.ts';
import { pickupOf } from './journey-item.ts';
import { paymentChoicesOf, toNetworkQuote } from './journey-quote.ts';
import type { JourneyRow } from './tables.ts';

/** A journey as the contract tells it. */
export async function journeyView(
  dependencies: Pick<Dependencies, 'encryptor' | 'now'>,
  executor: Executor,
  row: JourneyRow,
): Promise<NetworkJourney> {
  const address = await addressOf(dependencies, row);
  const [order] = await findOrdersById(executor, [row.id]);
  const payment =
    order === undefined ? undefined : (await paymentsOf(executor, [order], dependencies.now())).get(order.id);
  return {
    id: row.id,
    step: row.step,
    since: row.since.toISOString(),
    answer_due: row.answerDue?.toISOString() ?? null,
    tries: row.tries,
    most_tries: CONFIRM_TRIES,
    problem: row.problemCode === null ? null : { code: row.problemCode, variant_ids: row.problemVariantIds },
    seller: row.seller.shown,
    quote: row.quote === null ? null : toNetworkQuote(row.quote, row),
    address: { id: address.id, name: address.name, phone_number: address.phone, text: address.text },
    pickup: pickupOf(row.items) === null ? null : pickupView(row),
    payment_choices: paymentChoicesOf(row),
    payment_kind: row.paymentKind,
    order:
      order === undefined || payment === undefined ? null : { number: order.number, status: order.status, payment },
  };
}

function pickupView({ seller: { vendor, hours } }: JourneyRow): NetworkJourney['pickup'] {
  return { address: vendor.address.en, hours: hours ?? null };
}
