// What insured units cost
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
