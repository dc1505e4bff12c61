// What insured units cost
export { coverPaise } from './cover.ts';
export { premium } from './premium.ts';
export { priceUnits } from './price-units.ts';
export type { PremiumOption, UnitLine } from './price-units.ts';
export { allocateFreeUnits } from './allocate-free-units.ts';
export type { InsurableOption } from './allocate-free-units.ts';

// Insurance on the wire, and insurance that is chosen before it
export { insuranceOrder } from './insurance-order.ts';
export type { GroupProduct } from './insurance-order.ts';
export { joinInsuranceOrders } from './join-insurance-orders.ts';
export { pruneInsurance } from './prune-insurance.ts';
export type { InsuranceCart, InsuranceCartItem } from './prune-insurance.ts';

// When a policy begins, who pays for it, and what ends it
export { coverPeriod, policyStart, premiumShares, startsWith } from './policy-start.ts';
export type { CoverPeriod, PremiumPayment, PremiumShares } from './policy-start.ts';
export { endUnits } from './end-units.ts';
export type { InsuredUnits } from './end-units.ts';

// The government's scheme
export { pmfbyPremium } from './pmfby-premium.ts';
export type { PmfbyPremium } from './pmfby-premium.ts';
export {
  mostFarmerPremium,
  noticePremium,
  PMFBY_NOTICES,
  PMFBY_PLACES,
  PMFBY_SEASONS,
  pmfbyCategory,
} from './pmfby-notices.ts';
export type { PmfbyNotice, PmfbyPlace, PmfbySeason } from './pmfby-notices.ts';
