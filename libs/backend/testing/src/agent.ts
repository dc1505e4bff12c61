import { eq } from 'drizzle-orm';
import { HEADERS } from '@haat/api-contract';
import type { Language } from '@haat/api-contract/vocabulary';
import { users } from '@haat/backend-identity/tables';
import { SANDBOX_MERCHANT } from '@haat/backend-sandbox';
import type { TestBackend } from './test-backend.ts';
import { buyerWith, creditFarmer, farmer } from './buyer.ts';
import type { Buyer } from './buyer.ts';
import { givesConsent } from './given-consent.ts';

import { payer } from './payer.ts';
import type { Payer } from './payer.ts';

/** Where the bridge leads an agent back to. */
export const BACK = {
  callback_url: 'http://127.0.0.1:4201/payment/return',
  cancel_url: 'http://127.0.0.1:4201/orders',
};

/** A partner agent with a farmer's order that is to be paid from the wallet. */
export interface Agent extends Payer {
  /** Asks as the agent. */
  post(path: string, body: unknown): ReturnType<TestBackend['request']>;
  /** The encrypted request that opens the bridge's page. */
  encrypt(language?: Language): Promise<string>;
}

/**
 * A partner agent at work for a farmer who lets them do everything.
 * @param isOnCredit the farmer has a credit line
 * @returns the farmer, as the agent asks for them
 */
export async function agentForFarmer(
  backend: TestBackend,
  { isOnCredit = false }: { readonly isOnCredit?: boolean } = {},
): Promise<Buyer & { asked: { token: string; headers: Record<string, string> } }> {
  const { phone, userId } = await farmer(backend);
  await backend.database
    .update(users)
    .set({ externalPartnerType: 'CSC', externalPartnerId: `CSC-${userId}` })
    .where(eq(users.id, userId));
  // What an agent may do is said by the token, so it is asked for anew.
  const { token } = await farmer(backend, { phone });
  const { userId: farmerId } = await (isOnCredit ? creditFarmer(backend) : farmer(backend));
  await givesConsent(backend, { farmerId, agentId: userId });
  const asked = { token, headers: { [HEADERS.assumedUser]: farmerId } };
  return { ...buyerWith(backend, farmerId, asked), asked };
}

/** A partner agent who orders for a farmer, to pay from the wallet. */
export async function payingAgent(backend: TestBackend): Promise<Agent> {
  const { asked, ...by } = await agentForFarmer(backend);
  const buyer = await payer(backend, { kind: 'csc', by });
  const post = (path: string, body: unknown) => backend.request('POST', path, { body, ...asked });
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
export async function openBridgePage(backend: TestBackend, message: string): Promise<string> {
  return String(
    (
      await backend.request('POST', '/sandbox/csc/pay', {
        body: new URLSearchParams({ merchant_id: SANDBOX_MERCHANT, message }),
      })
    ).body,
  );
}

/** Lets something happen on the bridge's page. @returns what it posts back */
export async function completeAtBridge(
  backend: TestBackend,
  message: string,
  outcome: 'succeed' | 'fail',
): Promise<string> {
  const [, transaction = ''] = /name="order_id" value="([^"]+)"/.exec(await openBridgePage(backend, message)) ?? [];
  const answer = await backend.request('POST', '/sandbox/csc/v1/checkout/choice', {
    body: new URLSearchParams({ order_id: transaction, ...BACK, language: 'en', outcome }),
  });
  return /name="bridge_response" value="([^"]+)"/.exec(String(answer.body))?.[1] ?? '';
}
