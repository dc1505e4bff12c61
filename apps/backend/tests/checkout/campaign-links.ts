import { indiaDay } from '@haat/format';
import { Writable } from 'node:stream';
import { deliverablePacks, NEAR, SHOP, signInForTest, guestBuyer } from '@haat/backend-testing';
import { startBackend } from '../start-backend.ts';
import type { Buyer, TestAnswer, TestDatabase } from '@haat/backend-testing';

const DAY_MS = 86_400_000;
/** Where support keeps campaigns. */
export const CAMPAIGN_ADMIN = '/support/v1/campaigns';

/** A day of India, so many days from today. */
export const indiaDayFromToday = (days: number) => indiaDay(new Date(Date.now() + days * DAY_MS));

/** What the cart holds: the quantity of each pack. */
export const packsIn = async (buyer: Buyer) =>
  Object.fromEntries((await buyer.cart()).lines.map(({ variant_id, quantity }) => [variant_id, quantity]));

export type Campaigns = Awaited<ReturnType<typeof startCampaigns>>;

/** A backend with a support user who keeps campaigns, and farmers who open their links. */
export async function startCampaigns(on: TestDatabase) {
  let logged = '';
  const logTo = new Writable({
    write(chunk: Buffer, _encoding, done) {
      logged += chunk.toString();
      done();
    },
  });
  const backend = await startBackend({ on, seed: 'small', logTo });
  const { accessToken: supportToken } = await signInForTest(backend, '9000000004');
  const packs = await deliverablePacks(backend);
  let names = 0;
  const newName = () => `test-${(names += 1)}`;
  /** Creates a campaign: two packs of the shop, for thirty days, unless changed. */
  const save = (name: string, change: Record<string, unknown> = {}): Promise<TestAnswer> =>
    backend.request('PUT', `${CAMPAIGN_ADMIN}/${name}`, {
      token: supportToken,
      body: {
        vendor_id: SHOP,
        lines: [
          { variant_id: packs[0], quantity: 2 },
          { variant_id: packs[1], quantity: 1 },
        ],
        valid_from: indiaDayFromToday(0),
        valid_until: indiaDayFromToday(30),
        ...change,
      },
    });
  return {
    backend,
    packs,
    supportToken,
    /** What the backend has logged so far. */
    log: () => logged,
    newName,
    save,
    /** Saves a campaign and returns the code of its link. */
    async create(change: Record<string, unknown> = {}, name = newName()): Promise<string> {
      const { status, body } = await save(name, change);
      if (status !== 200) throw new Error(`the campaign was answered ${status} ${JSON.stringify(body)}`);
      return body.code;
    },
    open: (code: string, buyer: Pick<Buyer, 'call'> = guestBuyer(backend), place = NEAR) =>
      buyer.call('GET', `/growth/v1/campaigns/${encodeURIComponent(code)}?lat_lng=${place}`),
    fillCart: (code: string, buyer: Buyer, replace = false) =>
      buyer.call('POST', `/growth/v1/campaigns/${encodeURIComponent(code)}/cart?lat_lng=${NEAR}`, { replace }),
  };
}
