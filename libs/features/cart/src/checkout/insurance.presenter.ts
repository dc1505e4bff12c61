import type { InsuranceOffer, InsuranceOrder } from '@haat/api-contract';
import type { ServerTexts } from '@haat/app-context';
import { formatAmount, formatMoney } from '@haat/format';
import type { PaymentKind, PolicyStart } from '@haat/api-contract/vocabulary';
import { insuranceOrder, joinInsuranceOrders, policyStart } from '@haat/insurance-pricing';
import type { InsuranceView } from './checkout-screen.ts';

/** How the order of a cart is paid, which decides when its insurance begins. */
export interface InsurancePayment {
  readonly payment: PaymentKind;
  /** The payment company takes the whole order, not only an advance. */
  readonly isPaidWhole: boolean;
}

const BEGINS: Readonly<Record<PolicyStart, string>> = {
  payment: 'checkout:insurance.fromPayment',
  confirmation: 'checkout:insurance.fromConfirmation',
  delivery: 'checkout:insurance.fromDelivery',
};

/** Puts insurance that can be taken with a pack into words. */
export function insuranceView(t: ServerTexts, offer: InsuranceOffer, paid: InsurancePayment): InsuranceView {
  const { chosen_units: units, max_units: max, premium, unit_lines } = offer;
  return {
    productId: offer.group_insurance_product_id,
    factor: offer.multiplier_factor,
    name: offer.name,
    insurer: t('checkout:insurance.insurer', { insurer: offer.insurer_name }),
    cover: [
      t('checkout:insurance.cover', { amount: `₹${formatAmount(offer.cover)}` }),
      ...beginnings(t, offer, paid),
    ].join(' · '),
    price: priceText(t, offer),
    coverText: offer.cover_text,
    units,
    max,
    start: isGiven(offer) ? Math.min(offer.free_units, max) : 1,
    sum:
      units === 0 ? null : unit_lines.map(({ units: count, unit_cost }) => unitText(t, count, unit_cost)).join(' + '),
    premium: units === 0 ? null : formatMoney(premium),
    needsKyc: offer.needs_kyc ? t('checkout:insurance.kyc') : null,
  };
}

/** Some packs are insured for nothing. See docs/domain/insurance.md#premium. */
function isGiven({ cost_to_farmer, free_units }: InsuranceOffer): boolean {
  return cost_to_farmer === 0 && free_units > 0;
}

/** When the cover of what is paid, and of what is free, begins. See docs/domain/insurance.md#policies. */
function beginnings(t: ServerTexts, offer: InsuranceOffer, paid: InsurancePayment): string[] {
  const start = policyStart({ ...paid, isFree: false });
  if (!isGiven(offer) || start === 'delivery') return [t(BEGINS[start])];
  return offer.free_units >= offer.max_units
    ? [t(BEGINS.delivery)]
    : [t(BEGINS[start]), t('checkout:insurance.freeFromDelivery')];
}

function priceText(t: ServerTexts, offer: InsuranceOffer): string {
  const each = t('checkout:insurance.each', {
    amount: formatMoney(offer.cost_to_farmer === 0 ? offer.total_premium_amount : offer.cost_to_farmer),
  });
  if (!isGiven(offer)) return each;
  const free = t('checkout:insurance.free', { count: Math.min(offer.free_units, offer.max_units) });
  return offer.free_units >= offer.max_units ? free : t('checkout:insurance.freeThen', { free, each });
}

function unitText(t: ServerTexts, count: number, unitCost: number): string {
  return unitCost === 0 ? t('checkout:insurance.free', { count }) : `${count} × ${formatMoney(unitCost)}`;
}

/** The insurance that is chosen, as it is ordered along; null when none is. */
export function chosenInsurance(offers: readonly InsuranceOffer[]): InsuranceOrder | null {
  return joinInsuranceOrders(
    offers.map((offer) =>
      insuranceOrder(
        { id: offer.group_insurance_product_id },
        offer.variant_id,
        offer,
        offer.chosen_units,
        offer.free_units,
      ),
    ),
  );
}
