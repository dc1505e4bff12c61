/** How acts of the desk are refused, with the status of each. See docs/domain/operator.md. */
export const OPERATOR_ERROR_STATUS = {
  'operator_error.version_conflict': 409,
  'operator_error.confirm_needed': 409,
  'operator_error.own_role': 409,
  'operator_error.above_mrp': 409,
  'operator_error.taken': 409,
  'operator_error.too_deep': 400,
  'work_error.claimed': 409,
  'work_error.not_claimed': 409,
  'work_error.over': 409,
  'import_error.not_ready': 409,
  'import_error.changed_since': 409,
  'import_error.file': 400,
  'search_error.synonym_taken': 409,
  'search_error.finds_nothing': 409,
} as const;

/** Told at the desk alone. */
export const OPERATOR_ERROR_CODES = [
  'operator_error.version_conflict',
  'operator_error.confirm_needed',
  'operator_error.own_role',
  'operator_error.above_mrp',
  'operator_error.taken',
  'operator_error.too_deep',
  'work_error.claimed',
  'work_error.not_claimed',
  'work_error.over',
  'import_error.not_ready',
  'import_error.changed_since',
  'import_error.file',
  'search_error.synonym_taken',
  'search_error.finds_nothing',
] as const satisfies readonly (keyof typeof OPERATOR_ERROR_STATUS)[];
