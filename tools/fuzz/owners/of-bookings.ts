const WAITING = 'what waits is for every worker of the role; the backend’s tests try another worker of the same role';
const OFFERED = 'services, their packages, vendors and products are for everybody';
const A_TIME = 'a time, which names nothing';
const AT_WORK = ['pilot', 'collector'].flatMap((role) => [
  `GET /${role}/v1/bookings/{id}`,
  ...['take', 'start', 'finish', 'postpone', 'cancel'].map((act) => `POST /${role}/v1/bookings/{id}/${act}`),
]);

/** Ids of bookings that belong to one farmer. See docs/domain/bookings.md. */
export const BOOKINGS_OWNED: readonly string[] = [
  'GET /bookings/v1/bookings/{id} path.id',
  ...['cancel', 'reschedule'].map((act) => `POST /bookings/v1/bookings/{id}/${act} path.id`),
];

/** What is not tried with other owners' values, and why. */
export const BOOKINGS_OPEN: Readonly<Record<string, string>> = {
  'path.serviceId': OFFERED,
  'path.vendorId': OFFERED,
  'body.service_id': OFFERED,
  'body.items.0.package_id': OFFERED,
  'body.tank_mix.0': OFFERED,
  'body.product_id': OFFERED,
  'POST /bookings/v1/bookings body.key': 'it tells the person’s own bookings apart, and names nothing of another’s',
  'POST /bookings/v1/bookings body.address': 'words, which name nothing',
  'POST /collector/v1/bookings/{id}/finish body.bag_numbers.0':
    'a bag that is named is not named again, whosever it is',
  ...Object.fromEntries(AT_WORK.map((route) => [`${route} path.id`, WAITING])),
  ...Object.fromEntries(
    [
      '/bookings/v1/bookings',
      ...[
        'bookings/v1/bookings/{id}/reschedule',
        'pilot/v1/bookings/{id}/postpone',
        'collector/v1/bookings/{id}/postpone',
      ].map((path) => `/${path}`),
    ].flatMap((path) => ['day', 'from'].map((name) => [`POST ${path} body.${name}`, A_TIME])),
  ),
};
