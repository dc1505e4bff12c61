/**
 * Units of one insurance product for one variant at one price, in rupees. Specification, section 3 (insurance order).
 */
export interface InsuranceOrderDetail {
  group_insurance_product_id: string | number;
  multiplier_factor: number;
  product_variant: string | number;
  cost_to_farmer: number;
  units_purchased: number;
}

/** Insurance ordered along with goods, in rupees. Specification, section 3 (insurance order). */
export interface InsuranceOrder {
  /** The premium of the whole order. */
  cost_to_farmer: number;
  policy_order_details: InsuranceOrderDetail[];
}
