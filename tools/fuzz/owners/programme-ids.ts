/** Ids of applications and cards that belong to one farmer. See docs/domain/programme.md. */
export const PROGRAMME_OWNED: readonly string[] = [
  'POST /programme/v1/applications body.field',
  ...['submission', 'uses'].map((act) => `POST /programme/v1/applications/{id}/${act} path.id`),
  ...['codes', 'activation'].map((act) => `POST /programme/v1/cards/${act} body.number`),
];

/** What is not tried with other owners' values, and why. */
export const PROGRAMME_OPEN: Readonly<Record<string, string>> = {
  'POST /programme/v1/applications body.sowing_day': 'a day, which names nothing',
  'POST /programme/v1/cards/activation body.request_id':
    'a code of another number opens nothing: the tests of cards try',
  'POST /programme/v1/cards/activation body.otp': 'a code, which names nothing',
  'POST /programme/v1/applications/{id}/uses body.benefit':
    'benefits are public: what a card gives is told to everybody',
  ...Object.fromEntries(
    ['approval', 'rejection'].map((act) => [
      `POST /programme-officer/v1/applications/{id}/${act} path.id`,
      'what waits is for every officer; who is none is refused',
    ]),
  ),
};
