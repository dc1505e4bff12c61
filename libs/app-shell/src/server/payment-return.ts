import { PAYMENT_RETURN_PATH } from '@haat/api-contract';
import type { FastifyInstance } from 'fastify';

const LONGEST_FORM = 8 * 1024;
const LONGEST_VALUE = 256;
/**
 * The fields that the gateway or the CSC bridge signs, with their maximum lengths; the bridge sends one encrypted
 * message. Other posted fields are dropped.
 */
const SIGNED_FIELDS = {
  razorpay_payment_id: LONGEST_VALUE,
  razorpay_order_id: LONGEST_VALUE,
  razorpay_signature: LONGEST_VALUE,
  bridge_response: 4_096,
} as const;
/** What we wrote into the address ourselves: the order, or that dues were repaid. */
const OWN_FIELDS = ['order', 'credit'];

/**
 * Accepts the form that the payment gateway's page, or the CSC bridge's, posts from its own site (the only accepted
 * cross-site post), and redirects to our page with the fields in the URL: there the signature is checked. Nothing is
 * changed here, and no cookie is read.
 */
export function servePaymentReturn(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: LONGEST_FORM },
    (_request, body, done) => done(null, body),
  );
  app.post<{ Querystring: Record<string, string | string[] | undefined> }>(PAYMENT_RETURN_PATH, (request, reply) => {
    const posted = new URLSearchParams(typeof request.body === 'string' ? request.body : '');
    const kept = new URLSearchParams();
    for (const name of OWN_FIELDS) {
      const value = request.query[name];
      if (typeof value === 'string') kept.set(name, value.slice(0, LONGEST_VALUE));
    }
    for (const [name, longest] of Object.entries(SIGNED_FIELDS)) {
      const value = posted.get(name);
      if (value !== null) kept.set(name, value.slice(0, longest));
    }
    return reply.header('cache-control', 'no-store').redirect(`${PAYMENT_RETURN_PATH}?${kept.toString()}`, 303);
  });
}
