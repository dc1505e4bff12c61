import type { Quote } from '../quote/quote.ts';
import { providerOf, type NetworkFulfilment } from './basket.ts';
import { billingOf, endOf, itemsOf, type OrderToInitialise } from './init.ts';

/** What a shop said in `on_init`, which is confirmed as it stands. */
export interface SellerTerms {
  readonly quote: Quote;
  /** The whole `payment` of the answer: settlement terms and finder fee. */
  readonly payment: Readonly<Record<string, unknown>>;
  /** Its tags: tax numbers. */
  readonly tags: readonly unknown[];
}

/** An order that the shop shall take. */
export interface OrderToConfirm extends OrderToInitialise {
  /** At most 32 characters. */
  readonly orderId: string;
  readonly fulfilment: NetworkFulfilment;
  readonly terms: SellerTerms;
  /** Our GSTIN. */
  readonly taxNumber: string;
  /** What the order comes to, whole paise. */
  readonly amountPaise: number;
  /** The payment of the money that we have taken; null when the seller takes it at the door. */
  readonly transactionId: string | null;
  /** When this message is sent. */
  readonly at: Date;
}

/** The message that orders. */
export function confirmMessage(order: OrderToConfirm) {
  const { orderId, basket, fulfilment, destination, terms, at } = order;
  const { name } = destination;
  return {
    order: {
      id: orderId,
      state: 'Created',
      provider: providerOf(basket),
      items: itemsOf(basket, fulfilment),
      billing: billingOf(order),
      fulfillments: [
        {
          id: fulfilment.id,
          type: fulfilment.type,
          ...(fulfilment.timeToDeliver === null ? {} : { '@ondc/org/TAT': fulfilment.timeToDeliver }),
          ...(fulfilment.category === null ? {} : { '@ondc/org/category': fulfilment.category }),
          ...(fulfilment.providerName === null ? {} : { '@ondc/org/provider_name': fulfilment.providerName }),
          tracking: false,
          end: { ...endOf(destination), person: { name } },
        },
      ],
      quote: terms.quote,
      payment: paymentOf(order),
      tags: tagsOf(order),
      created_at: at.toISOString(),
      updated_at: at.toISOString(),
    },
  };
}

/** The seller's own, and our terms, whatever the seller said of them. */
function tagsOf({ terms, taxNumber }: OrderToConfirm) {
  const ours = { code: 'bap_terms', list: [{ code: 'tax_number', value: taxNumber }] };
  return [...terms.tags.filter((tag) => !isOurTerms(tag)), ours];
}

const isOurTerms = (tag: unknown) =>
  typeof tag === 'object' && tag !== null && 'code' in tag && tag.code === 'bap_terms';

/** The seller's own payment terms, with what is to be paid, or was. */
function paymentOf({ terms, amountPaise, transactionId }: OrderToConfirm) {
  const params = { amount: (amountPaise / 100).toFixed(2), currency: 'INR' };
  return transactionId === null
    ? { ...terms.payment, status: 'NOT-PAID', params }
    : { ...terms.payment, status: 'PAID', params: { ...params, transaction_id: transactionId } };
}
