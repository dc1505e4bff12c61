import { isLanguage } from '@haat/api-contract/vocabulary';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { SandboxGateway } from './sandbox-gateway.ts';
import { SANDBOX_GATEWAY_PATH } from './sandbox-gateway.ts';
import { HOSTED_PAGE_PATH, signatureOf } from '@haat/backend-payments';
import { errorAnswers, ServiceError, textAnswer } from '@haat/backend-platform';
import type { App, Dependencies } from '@haat/backend-platform';

import { chooseOutcome, OUTCOMES } from './choose-outcome.ts';
import { CHOICE_PATH, choicePage, SEND_ON_PATH, SEND_ON_SCRIPT, sendOnPage, waitingPage } from './pages.ts';
import { sandboxGatewayOrders } from './tables.ts';

const tags = ['sandbox'];
const FORM = ['application/x-www-form-urlencoded'];
const PAGE = { 200: textAnswer('text/html', 'A page that says it is a sandbox'), ...errorAnswers };
const SCRIPT = { 200: textAnswer('text/javascript', 'The script'), ...errorAnswers };
const webAddress = z.url({ protocol: /^https?$/ }).max(500);
const languageField = z
  .string()
  .max(10)
  .optional()
  .transform((given) => (isLanguage(given) ? given : 'en'));
const openedForm = z.object({
  key_id: z.string().max(64),
  order_id: z.string().max(64),
  callback_url: webAddress,
  cancel_url: webAddress,
  'config[display][language]': languageField,
});
const chosenForm = z.object({
  order_id: z.string().max(64),
  callback_url: webAddress,
  cancel_url: webAddress,
  language: languageField,
  outcome: z.enum(OUTCOMES),
});

/** The page to which a browser is handed over, and what is chosen on it. */
export function serveCheckout(app: App, dependencies: Dependencies, gateway: SandboxGateway): void {
  const { database } = dependencies;
  app.get(
    SANDBOX_GATEWAY_PATH + SEND_ON_PATH,
    { schema: { tags, summary: 'Script of the payment sandbox’s page', response: SCRIPT } },
    async (_request, reply) => {
      reply.type('text/javascript; charset=utf-8');
      return SEND_ON_SCRIPT;
    },
  );

  app.post(
    SANDBOX_GATEWAY_PATH + HOSTED_PAGE_PATH,
    {
      config: { documented: { body: openedForm, mediaTypes: FORM } },
      schema: { tags, summary: 'Page of the payment sandbox', body: openedForm, response: PAGE },
    },
    async (request, reply) => {
      const {
        key_id,
        order_id: orderId,
        callback_url: callbackUrl,
        cancel_url: cancelUrl,
        'config[display][language]': language,
      } = request.body;
      const [order] = await database.select().from(sandboxGatewayOrders).where(eq(sandboxGatewayOrders.id, orderId));
      if (order === undefined || key_id !== (await gateway.keys()).keyId)
        throw new ServiceError('request_error.not_found');
      reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
      return choicePage(SANDBOX_GATEWAY_PATH, {
        orderId,
        amountPaise: order.amountPaise,
        callbackUrl,
        cancelUrl,
        language,
      });
    },
  );

  app.post(
    SANDBOX_GATEWAY_PATH + CHOICE_PATH,
    {
      config: { documented: { body: chosenForm, mediaTypes: FORM } },
      schema: { tags, summary: 'What happens to a payment of the sandbox', body: chosenForm, response: PAGE },
    },
    async (request, reply) => {
      const { order_id: orderId, callback_url: callbackUrl, cancel_url: cancelUrl, language, outcome } = request.body;
      const payment = await chooseOutcome(dependencies, orderId, outcome);
      if (payment === null) throw new ServiceError('request_error.not_found');
      reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
      if (payment.status === 'created') return waitingPage(language, cancelUrl);
      if (payment.status === 'captured') {
        const { keySecret } = await gateway.keys();
        const answer = {
          razorpay_payment_id: payment.id,
          razorpay_order_id: orderId,
          razorpay_signature: signatureOf(`${orderId}|${payment.id}`, keySecret),
        };
        return sendOnPage(SANDBOX_GATEWAY_PATH, language, callbackUrl, answer);
      }
      return sendOnPage(SANDBOX_GATEWAY_PATH, language, callbackUrl, {
        'error[code]': 'BAD_REQUEST_ERROR',
        'error[description]': 'Payment failed in the sandbox',
        'error[source]': 'customer',
        'error[step]': 'payment_authentication',
        'error[reason]': 'payment_failed',
        'error[metadata]': JSON.stringify({ payment_id: payment.id, order_id: orderId }),
      });
    },
  );
}
