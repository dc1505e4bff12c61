import { ERROR_STATUS, type Campaign, type CartView, type Checkout } from '@haat/api-contract';
import { refused, type StoryAnswer, type StoryAnswers } from '../market/story-answers.ts';

const PATH = '/growth/v1/campaigns/offer';

/** What the services say of the link that the stories follow. */
export function linkIs(answer: StoryAnswer): StoryAnswers {
  return { [`GET ${PATH}`]: answer };
}

/** What the services say when its goods are put into the cart. */
export function fillingIs(answer: StoryAnswer): StoryAnswers {
  return { [`POST ${PATH}/cart`]: answer };
}

/** The link opens nothing. */
export function linkRefused(reason: 'altered' | 'expired' | 'ended' | 'unknown'): StoryAnswers {
  const code = `campaign_error.${reason}` as const;
  return linkIs(refused(code, { status: ERROR_STATUS[code] }));
}

/** The offer starts in some days. */
export const startsLater: StoryAnswers = linkIs(
  refused('campaign_error.not_yet', { details: { valid_from: '2026-12-01' } }),
);

/** Of the first goods the shop has one pack, the second have run out. */
export function partlySoldOut(campaign: Campaign): Campaign {
  const lines = campaign.lines.map((line, index) =>
    index === 0
      ? { ...line, problem: 'not_enough_stock' as const, quote: { ...line.quote, stock: 1 } }
      : { ...line, problem: 'out_of_stock' as const, quote: { ...line.quote, stock: 0 } },
  );
  const { price, discount } = campaign.lines[0]?.quote ?? { price: 0, discount: 0 };
  return { ...campaign, lines, coupon: null, bill: { price, discount, coupon_discount: 0, total: price - discount } };
}

/** The shop has nothing left of it. */
export function soldOutCampaign(campaign: Campaign): Campaign {
  return {
    ...campaign,
    lines: campaign.lines.map((line) => ({
      ...line,
      problem: 'out_of_stock' as const,
      quote: { ...line.quote, stock: 0 },
    })),
  };
}

/** The shop neither brings the goods to the place nor hands them over near it. */
export function campaignElsewhere(campaign: Campaign): Campaign {
  return { ...campaign, delivery_choices: [] };
}

/** The coupon takes nothing off: the goods are not worth enough. */
export function couponTooHigh(campaign: Campaign): Campaign {
  const { coupon, bill } = campaign;
  return {
    ...campaign,
    coupon: coupon && { ...coupon, discount: 0, minimum: 5_000, obstacle: 'below_minimum' },
    bill: { ...bill, coupon_discount: 0, total: bill.total + bill.coupon_discount },
  };
}

/** The farmer has ordered it. */
export function orderedCampaign(campaign: Campaign): Campaign {
  return { ...campaign, order_id: 'order-1' };
}

/** The cart holds goods of another shop of that name. */
export function cartOfAnotherShop(cart: CartView): CartView {
  const { vendor } = cart;
  return {
    ...cart,
    vendor: vendor && {
      ...vendor,
      id: 'another-shop',
      vendor_details: { ...vendor.vendor_details, name: `${vendor.vendor_details.name} 2` },
    },
  };
}

/** The cart holds goods that are booked before the season. */
export function prebookedCart(cart: CartView): CartView {
  return { ...cart, is_prebook: true };
}

/** The shop brings the goods home and hands none over. */
export function homeDeliveryOnly(checkout: Checkout): Checkout {
  return { ...checkout, delivery_choices: ['home_delivery'] };
}

/** The goods are handed over at the shop and not brought home. */
export function pickupOnly(checkout: Checkout): Checkout {
  return { ...checkout, delivery_type: 'pickup_from_store', delivery_choices: ['pickup_from_store'], address_id: null };
}
