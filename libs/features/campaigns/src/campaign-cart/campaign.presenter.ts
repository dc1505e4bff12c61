import type { Campaign, CampaignLine } from '@haat/api-contract';
import type { ServerTexts } from '@haat/app-context';
import { formatMoney } from '@haat/format';
import { shelfAmounts } from '@haat/order-core';
import { couponObstacle, dayText, priceView, shopView, type PriceView } from '@haat/presenters';

/** A pack of a campaign in the words of the request's language; amounts are formatted. */
export interface CampaignLineView {
  readonly variantId: string;
  readonly name: string;
  readonly pictureUrl: string;
  /** Brand and pack. */
  readonly detail: string;
  /** How many packs: '2 packs'. */
  readonly packs: string;
  /** Of one pack; null where the shop does not sell it. */
  readonly price: PriceView | null;
  /** Why less or nothing of it can be had. */
  readonly problem: string | null;
}

/** A row of what the goods come to. */
export interface CampaignRowView {
  readonly label: string;
  readonly amount: string;
  readonly tone?: 'saving';
}

/** What a campaign offers, as its screen shows it. */
export interface CampaignView {
  readonly shop: string;
  /** 'Open till 7 pm · 3.2 km'. */
  readonly shopDetail: string;
  /** 'until 31 Dec'. */
  readonly until: string;
  readonly lines: readonly CampaignLineView[];
  readonly rows: readonly CampaignRowView[];
  readonly total: string;
  /** What the coupon does; `isGood` when it takes something off. */
  readonly coupon: { readonly text: string; readonly isGood: boolean } | null;
  /** What can be done with it: put into the cart, ask for it at another place, or nothing. */
  readonly step: 'fill' | 'elsewhere' | 'sold-out';
  /** The farmer's order that was placed through it. */
  readonly orderId: string | null;
}

/** Puts a campaign into words. It runs on the server, so that the screen only shows. */
export function campaignView(
  t: ServerTexts,
  language: string,
  { vendor, lines, bill, coupon, delivery_choices, valid_until, order_id }: Campaign,
  now: Date,
): CampaignView {
  const shop = shopView(t, vendor, now);
  const count = lines.reduce((sum, line) => sum + obtainable(line), 0);
  const shelf = shelfAmounts(
    lines.map((line) => ({ quantity: obtainable(line), ...line.quote, mrp: line.variant.mrp })),
  );
  return {
    shop: shop.name,
    shopDetail: [shop.opening, shop.distance].filter(Boolean).join(' · '),
    until: t('growth:offer.until', { day: dayText(t, language, valid_until, now) }),
    lines: lines.map((line) => campaignLineView(t, line)),
    rows: [
      { label: t('cart:bill.goods', { count }), amount: formatMoney(shelf.goods) },
      ...(shelf.saving > 0
        ? [{ label: t('cart:bill.saving'), amount: `−${formatMoney(shelf.saving)}`, tone: 'saving' as const }]
        : []),
      ...(bill.coupon_discount > 0
        ? [{ label: t('cart:bill.coupon'), amount: `−${formatMoney(bill.coupon_discount)}`, tone: 'saving' as const }]
        : []),
    ],
    total: formatMoney(bill.total),
    coupon: coupon && couponView(t, coupon),
    step: count === 0 ? 'sold-out' : delivery_choices.length === 0 ? 'elsewhere' : 'fill',
    orderId: order_id,
  };
}

function obtainable({ quantity, quote }: CampaignLine): number {
  return Math.min(quantity, quote.stock);
}

function campaignLineView(t: ServerTexts, line: CampaignLine): CampaignLineView {
  const { product, variant, quote, quantity, problem } = line;
  return {
    variantId: line.variant_id,
    name: product.name || t('cart:line.unknown'),
    pictureUrl: product.image_url,
    detail: [product.brand_name, variant.attribute_value.name].filter(Boolean).join(' · '),
    packs: t('cart:parked.packs', { count: quantity }),
    price: problem === 'product_gone' ? null : priceView(t, variant, quote),
    problem: problemText(t, problem, quote.stock),
  };
}

function problemText(t: ServerTexts, problem: CampaignLine['problem'], stock: number): string | null {
  switch (problem) {
    case null:
      return null;
    case 'product_gone':
      return t('growth:line.gone');
    case 'out_of_stock':
      return t('growth:line.soldOut');
    case 'not_enough_stock':
      return t('growth:line.notEnough', { count: stock });
  }
}

function couponView(t: ServerTexts, coupon: NonNullable<Campaign['coupon']>): NonNullable<CampaignView['coupon']> {
  const obstacle = couponObstacle(t, coupon);
  const code = coupon.couponCode;
  return obstacle === null
    ? { text: t('growth:coupon.applies', { code, amount: formatMoney(coupon.discount) }), isGood: true }
    : { text: t('growth:coupon.not', { code, reason: obstacle }), isGood: false };
}
