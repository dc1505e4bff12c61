import type { Address } from '@haat/api-contract';
import type { NetworkCart, NetworkJourney } from '@haat/api-contract/open-network';
import type { NetworkPaymentKind } from '@haat/api-contract/vocabulary';
import { MOST_PACKS } from '@haat/api-contract/vocabulary';
import type { ServerTexts } from '@haat/app-context';
import { formatMoney, toPaise, toRupees } from '@haat/format';
import type { ProductView } from '@haat/presenters';
import { journeyView, shownStep, type JourneyView } from '../journey.presenter.ts';
import { kindFacts } from '../kind-of-goods.ts';
import { mostPacks, packText } from '../offer.presenter.ts';
import { pickupLines } from '../pickup.presenter.ts';
import { quoteChanges, quoteView, type QuoteView } from '../quote.presenter.ts';

/** A line of the network's cart, in words. */
export interface NetworkCartLine {
  readonly variantId: string;
  readonly productId: string;
  readonly name: string;
  /** 'Deccan Seeds · 10 g'. */
  readonly detail: string;
  readonly pictureUrl: string;
  readonly ground: ProductView['ground'];
  readonly quantity: number;
  /** Most packs that the shop gives. */
  readonly max: number;
  readonly amount: string;
  /** '₹390.00 per pack'; null for one pack. */
  readonly each: string | null;
  /** Why it cannot be ordered like this; null when it can. */
  readonly problem: string | null;
  /** That its price changed since it was put in; null when it did not. */
  readonly priceNote: string | null;
}

/** An address to choose. */
export interface AddressChoice {
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

/** The price that the shop named, as long as it can be ordered at. */
export interface NetworkOffer {
  readonly journeyId: string;
  readonly quote: QuoteView;
  readonly payments: readonly { readonly kind: NetworkPaymentKind; readonly title: string; readonly detail: string }[];
}

/** The asking for a price as the cart shows it. */
export interface AskedPrice {
  readonly view: JourneyView;
  readonly addressId: string;
  /** 'Ramesh Pawar, Pimpalgaon, Nashik'; null where the goods are fetched. */
  readonly goesTo: string | null;
  /** What the shop changed: prices, fewer packs. */
  readonly changes: readonly string[];
  /** The shop's price while it can be looked at. */
  readonly quote: QuoteView | null;
  /** Null when nothing can be ordered now. */
  readonly offer: NetworkOffer | null;
  /** Some of it is there: the shop can be asked for that. */
  readonly isShort: boolean;
}

/** A network cart with goods in it, in words. */
export interface FilledNetworkCart {
  readonly shop: string;
  readonly providerId: string;
  /** Where and when the goods are fetched, in lines; null where they are brought. */
  readonly pickup: readonly string[] | null;
  readonly lines: readonly NetworkCartLine[];
  readonly goods: string;
  /** That the shop takes no order so small; null when it is worth enough. */
  readonly tooSmall: { readonly title: string; readonly text: string } | null;
  /** A line cannot be ordered as it stands. */
  readonly isBlocked: boolean;
  /** Null when they could not be loaded. */
  readonly addresses: readonly AddressChoice[] | null;
  readonly asked: AskedPrice | null;
}

interface Words {
  readonly t: ServerTexts;
  readonly language: string;
  readonly now: Date;
}

/** Puts the network's cart into words; null for an empty one. See docs/domain/open-network.md#cart-of-the-network. */
export function filledNetworkCart(
  words: Words,
  cart: NetworkCart,
  known: readonly Address[] | null,
): FilledNetworkCart | null {
  const { t } = words;
  const { seller, pickup, lines, goods, journey } = cart;
  if (seller === null || lines.length === 0) return null;
  const lacking = toPaise(seller.min_order ?? 0) - toPaise(goods);
  // What was ordered, or failed after that, is told on its own screen: the goods here are asked for anew.
  const isTold = journey !== null && journey.step !== 'accepted' && journey.step !== 'failed';
  return {
    shop: seller.name,
    providerId: seller.provider_id,
    pickup: pickup && pickupLines(t, pickup),
    lines: lines.map((line) => lineView(t, line)),
    goods: formatMoney(goods),
    tooSmall:
      lacking > 0
        ? {
            title: t('network-journey:min.title', { amount: formatMoney(seller.min_order ?? 0) }),
            text: t('network-journey:min.text', { amount: formatMoney(toRupees(lacking)) }),
          }
        : null,
    isBlocked: lines.some(({ problem }) => problem !== null),
    addresses: known?.map(({ id, name, full_display_address: text }) => ({ id, name, text })) ?? null,
    asked: isTold ? askedPrice(words, cart, journey) : null,
  };
}

function askedPrice(words: Words, { lines }: NetworkCart, journey: NetworkJourney): AskedPrice {
  const { t, now } = words;
  const { id, quote, address, pickup, payment_choices: choices } = journey;
  const step = shownStep(journey, now);
  const shown =
    quote !== null && (step === 'price-known' || step === 'short')
      ? quoteView(words, quote, { isFetched: pickup !== null })
      : null;
  return {
    view: journeyView(t, journey, now),
    addressId: address.id,
    goesTo: pickup === null ? [address.name, address.text].filter(Boolean).join(', ') : null,
    changes: shown === null || quote === null ? [] : quoteChanges(t, quote, lines),
    quote: shown,
    offer:
      shown !== null && step === 'price-known'
        ? {
            journeyId: id,
            quote: shown,
            payments: choices.map((kind) => ({ kind, ...paymentWords(t, kind, pickup !== null) })),
          }
        : null,
    isShort: step === 'short' && (quote?.lines.some(({ quantity }) => quantity > 0) ?? false),
  };
}

function paymentWords(t: ServerTexts, kind: NetworkPaymentKind, isFetched: boolean) {
  return kind === 'cash'
    ? { title: t(isFetched ? 'checkout:payment.cashPickup' : 'checkout:payment.cashDelivery'), detail: '' }
    : { title: t('checkout:payment.payNow'), detail: t('checkout:payment.payNowDetail') };
}

function lineView(t: ServerTexts, line: NetworkCart['lines'][number]): NetworkCartLine {
  const { product, variant, quantity, price_when_added: added, problem } = line;
  const { pictureUrl, ground } = kindFacts(product.category);
  const each = toPaise(variant.price) - toPaise(variant.discount);
  return {
    variantId: variant.id,
    productId: product.id,
    name: product.name,
    detail: [product.brand, packText(t, variant)].filter(Boolean).join(' · '),
    pictureUrl,
    ground,
    quantity,
    max: mostPacks(variant) ?? MOST_PACKS,
    amount: formatMoney(toRupees(each * quantity)),
    each: quantity > 1 ? t('cart:line.each', { amount: formatMoney(toRupees(each)) }) : null,
    problem: problem === null ? null : t(`network-journey:problem.${problem}`),
    priceNote: priceNote(t, toPaise(added), each),
  };
}

function priceNote(t: ServerTexts, before: number, now: number): string | null {
  if (before === now) return null;
  const amounts = { before: formatMoney(toRupees(before)), now: formatMoney(toRupees(now)) };
  return t(now > before ? 'cart:problem.priceUp' : 'cart:problem.priceDown', amounts);
}
