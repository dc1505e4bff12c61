import { PAYMENT_RETURN_PATH } from '@haat/api-contract';
import type { FastifyInstance } from 'fastify';

const LONGEST_FORM = 8 * 1024;
const LONGEST_VALUE = 256;
/**
 * What the gateway or the CSC bridge signs, with the longest that each can be; the bridge's word is one encrypted
 * message. Nothing else that is posted goes on.
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
 * Takes the form that the payment gateway's page, or the CSC bridge's, posts from its own site, the one post from
 * elsewhere that is let in, and asks our page for it by its address: there its signature decides. Nothing is changed
 * here, and no cookie is read.
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
