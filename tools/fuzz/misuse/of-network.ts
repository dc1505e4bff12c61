import { withNewFarmer, type People } from '../market/people.ts';
import { isQuoted } from '../requests/good/of-network.ts';
import { answerToPerson, unless, unlessRefused, type MisuseCase } from './misuse-case.ts';

const ORDERS = '/ondc/v1/orders';

/** Orders what a shop of the network has quoted for less, and what another farmer was quoted. */
async function tryQuote(people: People): Promise<string[]> {
  const { farmer } = await withNewFarmer(people);
  const { farmer: stranger } = await withNewFarmer(people);
  const { id, quote } = await isQuoted(farmer);
  const total = quote?.total ?? 0;
  const body = { journey_id: id, agreed_total: total, payment_kind: 'cash' };
  const cheaper = { ...body, agreed_total: Math.round(total * 100 - 100) / 100 };
  const less = await answerToPerson(farmer, { method: 'POST', path: ORDERS, body: cheaper });
  const taken = await answerToPerson(stranger, { method: 'POST', path: ORDERS, body });
  return [
    ...unless(total > 0, 'the shop quotes nothing'),
    ...unlessRefused('a quote for a rupee less', less, 'order_error.price_changed'),
    ...unlessRefused('another farmer’s quote', taken, 'order_error.not_found'),
  ];
}

/** What is tried with shops of the open network. */
export const MISUSE_OF_NETWORK: readonly MisuseCase[] = [
  { name: 'a quote of the network for less', attempt: tryQuote },
];
