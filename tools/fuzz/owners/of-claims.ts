const SEALED = 'it names its reader and its document; the tests of views try other persons’ and altered ones';
const NO_CLAIM_YET =
  'a policy begins on the day after at the earliest; the tests of claims try another farmer and another surveyor';

/** Ids of claims, which are not tried with other owners' values, and why. */
export const OF_CLAIMS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      'POST /insurance/v1/claims body.policy_id',
      'POST /insurance/v1/claims body.photos.0.id',
      ...['withdraw', 'appeal'].map((act) => `POST /insurance/v1/claims/{id}/${act} path.id`),
      ...['GET /insurance', 'GET /surveyor', 'GET /insurer'].flatMap((role) => [
        `${role}/v1/claims/{id} path.id`,
        ...['id', 'photoId'].map((name) => `${role}/v1/claims/{id}/photos/{photoId} path.${name}`),
      ]),
      'GET /insurer/v1/claims/{id}/account path.id',
      ...['take', 'report'].map((act) => `POST /surveyor/v1/claims/{id}/${act} path.id`),
      ...['approval', 'rejection', 'payment'].map((act) => `POST /insurer/v1/claims/{id}/${act} path.id`),
    ].map((place) => [place, NO_CLAIM_YET]),
  ),
  ...Object.fromEntries(
    ['happened_at', 'cut_on', 'photos.0.taken_at', 'clock.filed_at', 'clock.sent_at'].map((name) => [
      `POST /insurance/v1/claims body.${name}`,
      'a time, which names nothing',
    ]),
  ),
  ...Object.fromEntries(
    [
      ...['/insurance/v1/claims', '/insurance/v1/claims/{id}/appeal', '/surveyor/v1/claims/{id}/report'],
      ...['approval', 'rejection'].map((act) => `/insurer/v1/claims/{id}/${act}`),
    ].map((path) => [`POST ${path} body.text`, 'words, which name nothing']),
  ),
  'query.seal': SEALED,
  'POST /insurer/v1/claims/{id}/payment body.reference': 'a number of the bank’s statement: it leads nowhere',
};
