/** Names of the headers that every call to a service carries. See docs/domain/service-calls.md#headers. */
export const HEADERS = {
  appCode: 'app-code',
  appVersion: 'app-version',
  authScheme: 'auth-scheme',
  latLng: 'lat-long',
  clientName: 'client-name',
  assumedUser: 'assumed-user',
  requestId: 'x-request-id',
  /** Network address of a shell's client, so that rate limits count people and not shells. */
  forwardedFor: 'x-forwarded-for',
  idempotencyKey: 'idempotency-key',
} as const;

/** Name of an app that calls: lower-case letters, digits and hyphens. See docs/domain/service-calls.md#headers. */
export const CLIENT_NAME = /^[a-z][a-z0-9-]{0,39}$/;

/**
 * Header by which a page announces to the web server the one other origin to which a form on it may be posted: the
 * payment gateway's. The server writes it into the page's content security policy and removes the header.
 */
export const FORM_TARGET_HEADER = 'x-form-target';
