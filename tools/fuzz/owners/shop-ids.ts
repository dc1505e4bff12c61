const OF_SHOP = 'it is of the shop of the person who asks: the tests of shopkeeping try another shop’s person';

/** Ids of a shop's goods and files, which are not tried with other owners' values, and why. See docs/domain/shop.md. */
export const SHOP_OPEN: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      ...['GET /vendor/v1/goods/{id}', 'PATCH /vendor/v1/goods/{id}', 'GET /vendor/v1/goods/{id}/history'],
      ...['GET /vendor/v1/goods-imports/{id}', 'POST /vendor/v1/goods-imports/{id}/apply'],
      'POST /vendor/v1/goods-imports/{id}/undo',
    ].map((route) => [`${route} path.id`, OF_SHOP]),
  ),
  'path.month': 'a month, which names nothing',
  'PUT /vendor/v1/shop body.opening_hours.0.opens': 'a time, which names nothing',
  'PUT /vendor/v1/shop body.opening_hours.0.closes': 'a time, which names nothing',
  'PUT /vendor/v1/shop body.closed_days.0': 'a day, which names nothing',
  'GET /vendor/v1/goods query.search': 'words, which name nothing',
};
