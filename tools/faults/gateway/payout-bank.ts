import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const WEBHOOK_PATH = '/payment/v1/webhook/update-payment';
const SECRET = 'the-payout-webhook-secret-of-the-scenarios';
const LATE_MS = 300;
const AGAIN_AFTER_MS = 250;
const TIMEOUT_MS = 8_000;
/** How webhooks of one payout after the other come. */
const DELIVERIES = ['prompt', 'twice', 'late'] as const;
/** Of so many payouts the answer to one is lost, though it is made. */
const LOST_ONE_IN = 5;

/** A payout as the bank made it. */
export interface BankPayout {
  readonly id: string;
  /** Names the refund, and the try. */
  readonly reference_id: string;
  readonly amount: number;
  readonly utr: string;
  status: 'processing' | 'processed';
}

/** The company that pays out, in the process of the scenario: no fault of the market touches its book. */
export interface PayoutBank {
  /** Variables of a backend that pays out through it. */
  readonly settings: Readonly<Record<string, string>>;
  /** To whom it tells what happened. */
  tells(market: string): void;
  payouts(): readonly BankPayout[];
  /** Webhooks that are on their way. */
  underWay(): number;
  close(): void;
}

/**
 * Opens a bank that speaks RazorpayX's wire. A key is one payout, however often it is sent.
 * @param answersAfter milliseconds from what it has done to its answer: a backend can be killed between them
 */
export async function openPayoutBank({ answersAfter = 0 } = {}): Promise<PayoutBank> {
  const held = new Map<string, BankPayout>();
  let [market, underWay] = ['', 0];
  const make = (key: string, amount: number): BankPayout => {
    const known = held.get(key);
    if (known !== undefined) return known;
    const number = String(held.size + 1).padStart(14, '0');
    const made: BankPayout = {
      id: `pout_${number}`,
      reference_id: key,
      amount,
      utr: `UTR${number}`,
      status: 'processing',
    };
    held.set(key, made);
    void tell(made, DELIVERIES[held.size % DELIVERIES.length] ?? 'prompt');
    return made;
  };
  const tell = async (payout: BankPayout, how: (typeof DELIVERIES)[number]) => {
    underWay += 1;
    if (how === 'late') await pause(LATE_MS);
    payout.status = 'processed';
    for (let times = how === 'twice' ? 2 : 1; times > 0; times -= 1)
      while (!(await isTaken(market, payout))) await pause(AGAIN_AFTER_MS);
    underWay -= 1;
  };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const text = Buffer.concat(parts).toString();
      const body = (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>;
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bank');
      const isNew = pathname === '/v1/payouts' && request.method === 'POST';
      const isLost = isNew && (held.size + 1) % LOST_ONE_IN === 0;
      const answer = isNew
        ? make(String(request.headers['x-payout-idempotency']), Number(body['amount']))
        : pathname === '/v1/payouts'
          ? { items: [...held.values()].filter((one) => one.reference_id === searchParams.get('reference_id')) }
          : { id: pathname === '/v1/contacts' ? 'cont_00000000000001' : 'fa_00000000000001' };
      if (isLost) return void response.destroy();
      setTimeout(() => {
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
      }, answersAfter);
    });
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  return {
    settings: {
      RAZORPAYX_ADDRESS: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      RAZORPAYX_KEY_ID: 'rzp_test_faults',
      RAZORPAYX_KEY_SECRET: 'the-payout-key-of-the-scenarios',
      RAZORPAYX_WEBHOOK_SECRET: SECRET,
      RAZORPAYX_ACCOUNT_NUMBER: '7878780080316316',
    },
    tells: (address) => (market = address),
    payouts: () => [...held.values()],
    underWay: () => underWay,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function isTaken(market: string, { id, reference_id: reference }: BankPayout): Promise<boolean> {
  const entity = { id, entity: 'payout', reference_id: reference, status: 'processed' };
  const event = { entity: 'event', event: 'payout.processed', contains: ['payout'], payload: { payout: { entity } } };
  const body = JSON.stringify(event);
  try {
    const answer = await fetch(market + WEBHOOK_PATH, {
      method: 'POST',
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        'content-type': 'application/json',
        'x-razorpay-signature': createHmac('sha256', SECRET).update(body).digest('hex'),
      },
    });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}
