import { eq } from 'drizzle-orm';
import { HEADERS } from '@haat/api-contract';
import type { AskConsent } from '@haat/api-contract/agents';
import { users } from '@haat/backend-identity/tables';
import { farmer } from '@haat/backend-testing';
import type { TestAnswer, TestBackend } from '@haat/backend-testing';

export const ASKED = '/agent/v1/consent-requests';
export const GIVEN = '/agent/v1/consents';

/** A partner agent who asks farmers for consent. */
export interface TestAgent {
  readonly userId: string;
  readonly phone: string;
  readonly token: string;
  /** Sends a request, for a farmer when one is named. */
  call(method: string, path: string, body?: unknown, farmerId?: string): Promise<TestAnswer>;
  /** Asks for a consent. */
  ask(phone: string, more?: Partial<AskConsent>): Promise<TestAnswer>;
  /** Asks for a consent and types the code as the farmer reads it. @returns the farmer's id */
  consent(phone: string, more?: Partial<AskConsent>): Promise<string>;
}

/** Makes a partner agent. */
export async function partnerAgent(backend: TestBackend, name = 'Rakesh Kumar'): Promise<TestAgent> {
  const { phone, userId } = await farmer(backend);
  await backend.database
    .update(users)
    .set({ externalPartnerType: 'CSC', externalPartnerId: `CSC-${userId}`, fullName: name })
    .where(eq(users.id, userId));
  // What an agent may do is said by the token, so it is asked for anew.
  const { token } = await farmer(backend, { phone });
  const call: TestAgent['call'] = (method, path, body, farmerId) =>
    backend.request(method, `${path}${path.includes('?') ? '&' : '?'}lang=en`, {
      token,
      ...(farmerId === undefined ? {} : { headers: { [HEADERS.assumedUser]: farmerId } }),
      ...(body === undefined ? {} : { body }),
    });
  const ask: TestAgent['ask'] = (phoneNumber, more = {}) =>
    call('POST', ASKED, { phone_number: phoneNumber, purposes: ['order'], lasts: 'month', ...more });
  return {
    userId,
    phone,
    token,
    call,
    ask,
    async consent(phoneNumber, more) {
      const asked = await ask(phoneNumber, more);
      if (asked.status !== 200) throw new Error(`asking was answered ${asked.status} ${JSON.stringify(asked.body)}`);
      const given = await call('POST', GIVEN, {
        request_id: asked.body.request_id,
        otp: await codeOf(backend, phoneNumber),
      });
      if (given.status !== 200) throw new Error(`the code was answered ${given.status} ${JSON.stringify(given.body)}`);
      return given.body.farmer_id as string;
    },
  };
}

/** The newest code of a number, as its owner reads it. */
export async function codeOf(backend: TestBackend, phone: string): Promise<string> {
  const [message] = await backend.sms.messages(phone);
  if (message === undefined) throw new Error('no message');
  return message.otp;
}

let numbers = 7_000_000_000 + Math.floor(Math.random() * 1e6) * 100;

/** A number that has no account. */
export function newNumber(): string {
  numbers += 1;
  return String(numbers);
}
