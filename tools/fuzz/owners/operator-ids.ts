/** What is not tried with other owners' values, and why. See docs/domain/operator.md#resources. */
export const OPERATOR_OPEN: Readonly<Record<string, string>> = {
  'path.resource': 'a kind of record that the areas declare; which role sees which is tried by a matrix of its own',
  'path.action': 'an act that a resource declares; who may do it is tried by a matrix of its own',
  'GET /operator/v1/{resource}/{id} path.id': 'records of the whole market, for staff alone',
  'PUT /operator/v1/{resource}/{id} path.id': 'records of the whole market, for staff alone',
  'POST /operator/v1/{resource}/{id}/actions/{action} path.id': 'records of the whole market, for staff alone',
  'POST /operator/v1/{resource}/{id}/unmask path.id': 'records of the whole market, for staff alone',
  'POST /operator/v1/{resource}/{id}/unmask body.field': 'a field that the resource declares',
  ...Object.fromEntries(
    ['', '/export.csv'].map((part) => [
      `GET /operator/v1/{resource}${part} query.sort`,
      'a field that the resource declares',
    ]),
  ),
  ...Object.fromEntries(
    ['PUT /operator/v1/{resource}/{id}', 'POST /operator/v1/{resource}/{id}/actions/{action}'].map((route) => [
      `${route} body.version`,
      'a fingerprint of the record in the path, which names nothing by itself',
    ]),
  ),
};
