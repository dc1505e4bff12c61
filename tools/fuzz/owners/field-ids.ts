/** Ids of fields and of visits to them that belong to one farmer, or on which only one role may act. */
export const FIELD_OWNED: readonly string[] = [
  ...['GET', 'PUT', 'DELETE'].map((method) => `${method} /fields/v1/fields/{id} path.id`),
  ...['GET', 'POST'].map((method) => `${method} /fields/v1/fields/{id}/entries path.id`),
  ...['id', 'entryId'].map((name) => `DELETE /fields/v1/fields/{id}/entries/{entryId} path.${name}`),
  'GET /fields/v1/fields/{id}/satellite path.id',
  ...['start', 'photo', 'reason'].map((act) => `POST /fields/v1/geotag-tasks/{id}/${act} path.id`),
  'POST /support/v1/geotag-campaigns/{id}/close path.id',
  'GET /checker/v1/geotag-tasks/{id}/photo path.id',
  ...['approve', 'hand-back'].map((act) => `POST /checker/v1/geotag-tasks/{id}/${act} path.id`),
];

const PHOTO = 'POST /fields/v1/geotag-tasks/{id}/photo';
const CAMPAIGN = 'POST /support/v1/geotag-campaigns';

/** What is not tried with other owners' values, and why. */
export const FIELD_OPEN: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['taken_at', 'place.at', 'clock.filed_at', 'clock.sent_at'].map((name) => [
      `${PHOTO} body.${name}`,
      'a time, which names nothing',
    ]),
  ),
  ...Object.fromEntries(
    ['title.hi', 'title.en', 'title.mr', 'title.bn', 'title.or', 'title.gu', 'until', 'state'].map((name) => [
      `${CAMPAIGN} body.${name}`,
      'words of an operator, which name nothing of another’s',
    ]),
  ),
  'POST /fields/v1/geotag-tasks/{id}/reason body.note': 'words, which name nothing',
  ...Object.fromEntries(
    [
      ...['collections.0', 'datetime', 'sortby.0.field', 'sortby.0.direction'].map((name) => `search body.${name}`),
      ...['id', 'file'].map((name) => `scenes/{id}/{file} path.${name}`),
    ].map((place) => [
      `${place.startsWith('search') ? 'POST' : 'GET'} /sandbox/stac/v1/${place}`,
      'pictures of the whole country are the same for everybody',
    ]),
  ),
};
