import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { gatewayId } from '@haat/backend-sandbox/wire';
import type { Delivery } from './misbehaviour.ts';

const WEBHOOK_PATH = '/payment/v1/webhook/update-payment';
const LATE_MS = 2_000;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5_000;
const TIMEOUT_MS = 8_000;

/** Tells the market what happened, each event again until it is taken. */
export interface Webhooks {
  /** Deals out how the market is to hear of something of which it must hear: it comes, sooner or later. */
  tell(bodies: readonly string[]): void;
  /** Deals out how the market hears of something about which it can ask; all events of it go the same way. */
  tellOf(): (body: string) => void;
  /** Events that are on their way. */
  underWay(): number;
}

/** @param market the address of its services @param delivery how the next event goes its way */
export function webhooks(market: string, secret: string, delivery: () => Delivery): Webhooks {
  let underWay = 0;
  const deliver = async (body: string, how: Delivery) => {
    if (how === 'lost') return;
    if (how === 'late') await pause(LATE_MS);
    const id = gatewayId('evt');
    for (let times = how === 'twice' ? 2 : 1; times > 0; times -= 1) await sendUntilTaken(body, id);
  };
  const sendUntilTaken = async (body: string, id: string) => {
    for (let wait = FIRST_PAUSE_MS; !(await send(body, id)); wait = Math.min(wait * 2, LONGEST_PAUSE_MS))
      await pause(wait);
  };
  const send = async (body: string, id: string): Promise<boolean> => {
    try {
      const answer = await fetch(market + WEBHOOK_PATH, {
        method: 'POST',
        body,
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: {
          'content-type': 'application/json',
          'x-razorpay-signature': createHmac('sha256', secret).update(body).digest('hex'),
          'x-razorpay-event-id': id,
        },
      });
      await answer.body?.cancel();
      return answer.ok;
    } catch {
      return false;
    }
  };
  const begin = (body: string, how: Delivery) => {
    underWay += 1;
    void deliver(body, how).finally(() => (underWay -= 1));
  };
  return {
    tell(bodies) {
      const ways = bodies.map(() => delivery());
      if (!ways.some((way) => way !== 'lost')) ways[0] = 'late';
      for (const [index, body] of bodies.entries()) begin(body, ways[index] ?? 'prompt');
    },
    tellOf() {
      const way = delivery();
      return (body) => begin(body, way);
    },
    underWay: () => underWay,
  };
}
