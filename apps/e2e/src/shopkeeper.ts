import { OTP_GRANT, type OrderStatus, type VendorOrder } from '@haat/api-contract';
import { marketAddresses } from './market/market-addresses.ts';
import { otpSentTo } from './sandbox-sms.ts';

/** The shop of the sample market's shopkeeper, and a place that it serves. */
export const KEPT_SHOP = { vendorId: 'v-barabanki-1', pincode: '225001' } as const;
const NUMBER = '9000000003';
const CLIENT = 'krishi-haat-farmer';
const REALM = '/realms/krishi-haat';
const ORDERS = '/vendor/v1/orders';
/** A token is renewed before it may run out, milliseconds. */
const RENEWED_BEFORE = 60_000;

interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly expires_in: number;
}

/** The sample market's shopkeeper, who does with an order what a shop does, through the shop's own API. */
export class Shopkeeper {
  #tokens: Tokens;
  #renewAt = 0;

  private constructor(tokens: Tokens) {
    this.#tokens = tokens;
    this.#keep(tokens);
  }

  /** Signs in by one-time password. */
  static async signIn(): Promise<Shopkeeper> {
    const { request_id } = await call<{ request_id: string }>(`${REALM}/otp`, { body: { phone_number: NUMBER } });
    return new Shopkeeper(await tokensFor({ grant_type: OTP_GRANT, request_id, otp: await otpSentTo(NUMBER) }));
  }

  /** Takes an order on, packs it, and hands it over by the code that the farmer says. */
  async handsOver(orderId: string, code: string): Promise<void> {
    const steps: { to: OrderStatus; code?: string }[] = [{ to: 'VENDOR_CONFIRMED' }, { to: 'READY_FOR_DELIVERY' }, { to: 'DELIVERED', code }];
    for (const step of steps) await this.#post(`${ORDERS}/${orderId}/move`, step);
  }

  /** Takes back the goods of an order's only return. */
  async takesBack(orderId: string): Promise<void> {
    const { returns } = await this.#order(orderId);
    for (const to of ['APPROVED', 'PICKED_UP']) await this.#post(`${ORDERS}/${orderId}/returns/${returns[0]?.id}`, { to });
  }

  /** Answers an order's only complaint. */
  async answers(orderId: string, answer: string): Promise<void> {
    const { issues } = await this.#order(orderId);
    await this.#post(`${ORDERS}/${orderId}/issues/${issues[0]?.id}/answer`, { answer });
  }

  async #order(orderId: string): Promise<VendorOrder> {
    return call<VendorOrder>(`${ORDERS}/${orderId}`, { token: await this.#token() });
  }

  async #post(path: string, body: object): Promise<void> {
    await call(path, { token: await this.#token(), body });
  }

  async #token(): Promise<string> {
    if (Date.now() > this.#renewAt) this.#keep(await tokensFor({ grant_type: 'refresh_token', refresh_token: this.#tokens.refresh_token }));
    return this.#tokens.access_token;
  }

  #keep(tokens: Tokens): void {
    this.#tokens = tokens;
    this.#renewAt = Date.now() + tokens.expires_in * 1_000 - RENEWED_BEFORE;
  }
}

function tokensFor(grant: Record<string, string>): Promise<Tokens> {
  return call<Tokens>(`${REALM}/protocol/openid-connect/token`, { form: new URLSearchParams({ client_id: CLIENT, ...grant }) });
}

async function call<Answer>(path: string, { token, body, form }: { token?: string; body?: object; form?: URLSearchParams }): Promise<Answer> {
  const answer = await fetch(marketAddresses().backend + path, {
    method: body || form ? 'POST' : 'GET',
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...(body && { 'content-type': 'application/json' }) },
    body: form ?? (body && JSON.stringify(body)),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}
