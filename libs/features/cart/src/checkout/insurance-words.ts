import type { InsuranceOffer, InsuranceOrder } from '@haat/api-contract';
import type { ServerTexts } from '@haat/app-context';
import { formatAmount, formatMoney } from '@haat/format';
import { insuranceOrder, joinInsuranceOrders } from '@haat/insurance-pricing';
import type { InsuranceWords } from './checkout-screen.ts';

/** Puts insurance that can be taken with a pack into words. */
export function insuranceWords(t: ServerTexts, offer: InsuranceOffer): InsuranceWords {
  const { chosen_units: units, max_units: max, premium, unit_lines } = offer;
  return {
    productId: offer.group_insurance_product_id,
    factor: offer.multiplier_factor,
    name: offer.name,
    insurer: t('checkout:insurance.insurer', { insurer: offer.insurer_name }),
    cover: t('checkout:insurance.cover', { amount: `₹${formatAmount(offer.cover)}` }),
    price: priceWords(t, offer),
    coverText: offer.cover_text,
    units,
    max,
    start: isGiven(offer) ? Math.min(offer.free_units, max) : 1,
    sum:
      units === 0 ? null : unit_lines.map(({ units: count, unit_cost }) => unitWords(t, count, unit_cost)).join(' + '),
    premium: units === 0 ? null : formatMoney(premium),
    needsKyc: offer.needs_kyc ? t('checkout:insurance.kyc') : null,
  };
}

/** Some packs are insured for nothing. See docs/domain/insurance.md#premium. */
function isGiven({ cost_to_farmer, free_units }: InsuranceOffer): boolean {
  return cost_to_farmer === 0 && free_units > 0;
}

function priceWords(t: ServerTexts, offer: InsuranceOffer): string {
  const each = t('checkout:insurance.each', {
    amount: formatMoney(offer.cost_to_farmer === 0 ? offer.total_premium_amount : offer.cost_to_farmer),
  });
  if (!isGiven(offer)) return each;
  const free = t('checkout:insurance.free', { count: Math.min(offer.free_units, offer.max_units) });
  return offer.free_units >= offer.max_units ? free : t('checkout:insurance.freeThen', { free, each });
}

function unitWords(t: ServerTexts, count: number, unitCost: number): string {
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
