import { eq } from 'drizzle-orm';
import type { Language } from '@haat/api-contract/vocabulary';
import { users } from '@haat/backend-identity/tables';
import { SANDBOX_MERCHANT } from '@haat/backend-sandbox';
import type { TestBackend } from './test-backend.ts';
import { farmer } from './buyer.ts';

import { payer } from './payer.ts';
import type { Payer } from './payer.ts';

/** Where the bridge leads an agent back to. */
export const BACK = {
  callback_url: 'http://127.0.0.1:4201/payment/return',
  cancel_url: 'http://127.0.0.1:4201/orders',
};

/** A partner agent with an order that is to be paid from the wallet. */
export interface Agent extends Payer {
  /** Asks as the agent. */
  post(path: string, body: unknown): ReturnType<TestBackend['request']>;
  /** The encrypted request that opens the bridge's page. */
  encrypt(language?: Language): Promise<string>;
}

/** A partner agent who orders, to pay from the wallet. */
export async function payingAgent(backend: TestBackend): Promise<Agent> {
  const { phone, userId } = await farmer(backend);
  await backend.database
    .update(users)
    .set({ externalPartnerType: 'CSC', externalPartnerId: `CSC-${userId}` })
    .where(eq(users.id, userId));
  // What an agent may do is said by the token, so it is asked for anew.
  const by = await farmer(backend, { phone });
  const buyer = await payer(backend, { kind: 'csc', by });
  const post = (path: string, body: unknown) => backend.request('POST', path, { body, token: by.token });
  return {
    ...buyer,
    post,
    async encrypt(language = 'en') {
      const { status, body } = (await post(`/csc/encrypt?lang=${language}`, { order_id: buyer.orderId, ...BACK })) as {
        status: number;
        body: { message?: string };
      };
      if (status !== 200 || body.message === undefined)
        throw new Error(`the wallet's page was answered ${status} ${JSON.stringify(body)}`);
      return body.message;
    },
  };
}

/** The bridge's page as it opens. */
export async function openBridge(backend: TestBackend, message: string): Promise<string> {
  return String(
    (
      await backend.request('POST', '/sandbox/csc/pay', {
        body: new URLSearchParams({ merchant_id: SANDBOX_MERCHANT, message }),
      })
    ).body,
  );
}

/** Lets something happen on the bridge's page. @returns what it posts back */
export async function atBridge(backend: TestBackend, message: string, outcome: 'succeed' | 'fail'): Promise<string> {
  const [, transaction = ''] = /name="order_id" value="([^"]+)"/.exec(await openBridge(backend, message)) ?? [];
  const answer = await backend.request('POST', '/sandbox/csc/v1/checkout/choice', {
    body: new URLSearchParams({ order_id: transaction, ...BACK, language: 'en', outcome }),
  });
  return /name="bridge_response" value="([^"]+)"/.exec(String(answer.body))?.[1] ?? '';
}
