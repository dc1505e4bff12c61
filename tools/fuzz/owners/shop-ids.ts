/** Ids of a shop's goods and files, which its own people alone may name. See docs/domain/shop.md. */
export const SHOP_OWNED: readonly string[] = [
  ...['GET', 'PATCH'].map((method) => `${method} /vendor/v1/goods/{id} path.id`),
  'GET /vendor/v1/goods/{id}/history path.id',
  'GET /vendor/v1/goods-imports/{id} path.id',
  ...['apply', 'undo'].map((act) => `POST /vendor/v1/goods-imports/{id}/${act} path.id`),
];

/** What is not tried with other owners' values, and why. */
export const SHOP_OPEN: Readonly<Record<string, string>> = {
  'path.month': 'a month, which names nothing',
  'PUT /vendor/v1/shop body.opening_hours.0.opens': 'a time, which names nothing',
  'PUT /vendor/v1/shop body.opening_hours.0.closes': 'a time, which names nothing',
  'PUT /vendor/v1/shop body.closed_days.0': 'a day, which names nothing',
  'GET /vendor/v1/goods query.search': 'words, which name nothing',
};
