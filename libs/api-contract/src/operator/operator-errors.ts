/** How acts of the desk are refused, with the status of each. See docs/domain/operator.md. */
export const OPERATOR_ERROR_STATUS = {
  'operator_error.version_conflict': 409,
  'operator_error.confirm_needed': 409,
  'operator_error.own_role': 409,
  'operator_error.above_mrp': 409,
  'operator_error.taken': 409,
  'operator_error.too_deep': 400,
} as const;

/** Told at the desk alone. */
export const OPERATOR_ERROR_CODES = [
  'operator_error.version_conflict',
  'operator_error.confirm_needed',
  'operator_error.own_role',
  'operator_error.above_mrp',
  'operator_error.taken',
  'operator_error.too_deep',
] as const satisfies readonly (keyof typeof OPERATOR_ERROR_STATUS)[];
