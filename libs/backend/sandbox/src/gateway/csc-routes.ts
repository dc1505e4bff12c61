import { isLanguage } from '@haat/api-contract/vocabulary';
import { z } from 'zod';
import { SANDBOX_CSC_PATH, sandboxKeys } from './sandbox-csc-wallet.ts';
import type { CscFields } from '@haat/backend-payments';
import { errorAnswers, ROUTE_COST, ServiceError, textAnswer } from '@haat/backend-platform';
import type { App, Dependencies } from '@haat/backend-platform';

import { chooseOutcome, OUTCOMES } from './choose-outcome.ts';
import {
  answerMessage,
  openTransaction,
  readRequest,
  refundStatusFields,
  refundTransaction,
  transactionFields,
} from './csc-bridge.ts';
import { CHOICE_PATH, choicePage, SEND_ON_PATH, SEND_ON_SCRIPT, sendOnPage, waitingPage } from './pages.ts';

const tags = ['sandbox'];
const FORM = ['application/x-www-form-urlencoded'];
const PAGE = { 200: textAnswer('text/html', 'A page that says it is a sandbox'), ...errorAnswers };
const SCRIPT = { 200: textAnswer('text/javascript', 'The script'), ...errorAnswers };
const requestSchema = z.object({ merchant_id: z.string().max(64), message: z.string().max(16_000) });
const messageSchema = z.object({ message: z.string() });
const webAddress = z.url({ protocol: /^https?$/ });
const pageSchema = z.object({ return_url: webAddress, cancel_url: webAddress, language: z.string().optional() });
const chosenForm = z.object({
  order_id: z.string().max(64),
  callback_url: webAddress,
  cancel_url: webAddress,
  language: z.string().max(10).optional(),
  outcome: z.enum(OUTCOMES),
});

/** Stands in for the partner's bridge: its page says that it does. What it is asked is encrypted, as at the partner. */
export function serveCscBridge(app: App, dependencies: Dependencies): void {
  const { database, configuration } = dependencies;
  const keys = () => sandboxKeys(configuration.dataDirectory, 'bridge');
  const asked = ({ merchant_id, message }: z.output<typeof requestSchema>): CscFields => {
    const fields = readRequest(message, merchant_id, keys());
    if (fields === null) throw new ServiceError('payment_error.not_signed');
    return fields;
  };

  app.get(
    SANDBOX_CSC_PATH + SEND_ON_PATH,
    { schema: { tags, summary: 'Script of the page of the CSC wallet’s sandbox', response: SCRIPT } },
    async (_request, reply) => {
      reply.type('text/javascript; charset=utf-8');
      return SEND_ON_SCRIPT;
    },
  );

  app.post(
    `${SANDBOX_CSC_PATH}/pay`,
    {
      config: { documented: { body: requestSchema, mediaTypes: FORM } },
      schema: { tags, summary: 'Page of the CSC wallet’s sandbox', body: requestSchema, response: PAGE },
    },
    async (request, reply) => {
      const fields = asked(request.body);
      const order = await openTransaction(dependencies, fields);
      const addresses = pageSchema.safeParse(fields);
      if (order === null || !addresses.success)
        throw new ServiceError('request_error.invalid', { fields: [{ field: 'message', rule: 'value' }] });
      const { return_url: callbackUrl, cancel_url: cancelUrl, language } = addresses.data;
      reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
      return choicePage(SANDBOX_CSC_PATH, {
        orderId: order.id,
        amountPaise: order.amountPaise,
        callbackUrl,
        cancelUrl,
        language: isLanguage(language) ? language : 'en',
      });
    },
  );

  app.post(
    SANDBOX_CSC_PATH + CHOICE_PATH,
    {
      config: { documented: { body: chosenForm, mediaTypes: FORM } },
      schema: {
        tags,
        summary: 'What happens to a payment of the CSC wallet’s sandbox',
        body: chosenForm,
        response: PAGE,
      },
    },
    async (request, reply) => {
      const {
        order_id: orderId,
        callback_url: callbackUrl,
        cancel_url: cancelUrl,
        language: given,
        outcome,
      } = request.body;
      const language = isLanguage(given) ? given : 'en';
      const payment = await chooseOutcome(dependencies, orderId, outcome, { tells: false });
      if (payment === null) throw new ServiceError('request_error.not_found');
      reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
      if (payment.status === 'created') return waitingPage(language, cancelUrl);
      return sendOnPage(SANDBOX_CSC_PATH, language, callbackUrl, {
        bridge_response: answerMessage(await transactionFields(database, orderId), keys()).message,
      });
    },
  );

  const answers = {
    status: (fields: CscFields) => transactionFields(database, fields['merchant_txn'] ?? ''),
    refund: (fields: CscFields) => refundTransaction(dependencies, fields),
    'refund-status': (fields: CscFields) => refundStatusFields(database, fields),
  };
  for (const [name, answer] of Object.entries(answers)) {
    app.post(
      `${SANDBOX_CSC_PATH}/${name}`,
      {
        // Called by the market itself, for all of its agents.
        config: { cost: ROUTE_COST.free },
        schema: {
          tags,
          summary: `CSC wallet’s sandbox: ${name}`,
          body: requestSchema,
          response: { 200: messageSchema, ...errorAnswers },
        },
      },
      async (request) => answerMessage(await answer(asked(request.body)), keys()),
    );
  }
}
