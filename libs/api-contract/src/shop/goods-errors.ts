/** How changes of a shop's own goods and terms are refused, with the status of each. See docs/domain/shop.md. */
export const GOODS_ERROR_STATUS = {
  'goods_error.changed': 409,
  'goods_error.above_mrp': 409,
  'goods_error.price_jump': 409,
  'goods_error.stock_gone': 409,
  'goods_error.file_refused': 400,
  'goods_error.import_moved': 409,
  'goods_error.shop_changed': 409,
} as const;

/** Told by the few screens of the shop's app alone. */
export const GOODS_ERROR_CODES = [
  'goods_error.changed',
  'goods_error.above_mrp',
  'goods_error.price_jump',
  'goods_error.stock_gone',
  'goods_error.file_refused',
  'goods_error.import_moved',
  'goods_error.shop_changed',
] as const satisfies readonly (keyof typeof GOODS_ERROR_STATUS)[];
