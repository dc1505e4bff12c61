import { setTimeout as pause } from 'node:timers/promises';
import { fillCart, newBuyer, orderIdOf, ORDERS, place, PRODUCT, SHOP } from '@haat/test-clients/buyer';
import { call, describe, goodBody, type Outcome } from '@haat/test-clients/call';
import type { FaultDatabase } from '../fault-database.ts';
import { repeat } from '../load.ts';
import { ledgerOf } from '../ledger.ts';
import type { FaultMarket } from '../fault-market.ts';
import { problemsOf, tally, type Finding, type Scenario } from '../scenario.ts';
import { openStandby, type Standby } from '../standby.ts';

/** Further behind than this the replica is not read, seconds. */
const MOST_LAG = 4;
/** Until a change is seen at the latest: the lag that is borne, a look and its answer; the machine may be busy. */
const SEEN_WITHIN_MS = (MOST_LAG + 10) * 1_000;
const POLL_MS = 100;
const STOCK = 100_000;
/** A pack of another product than the one that is ordered: it is in nobody's cart. */
const WATCHED = `select v.product_id as product, v.id as pack from offers o join variants v on v.id = o.variant_id
  where o.vendor_id = $1 and v.product_id <> $2 order by v.id limit 1`;
/** Held back as long in the last step, seconds. */
const FAR_BEHIND = 60;

/** The replica applies nothing, then everything a minute late, then it is gone. */
export const replicaBehind: Scenario = {
  name: 'replica-behind',
  isLong: true,
  expected: 'goods no older than the lag that is borne, a farmer’s own orders never old, no failed answer',
  async run({ database, open }) {
    await using opened = new AsyncDisposableStack();
    let standby: Standby | null = null;
    await using market = await open({
      // The copy has to have the market's database: it is made when that is there.
      settings: async (name) => {
        standby = opened.use(await openStandby(database.addressOf('postgres')));
        return { DATABASE_REPLICA_URL: standby.addressOf(name), DATABASE_REPLICA_LAG_SECONDS: String(MOST_LAG) };
      },
    });
    if (standby === null) throw new Error('no standby was made');
    return await observe(market, database, standby);
  },
};

async function observe(market: FaultMarket, database: FaultDatabase, standby: Standby): Promise<Finding> {
  const at = market.backends[0].address;
  await ledgerOf(database, market.name).stockUp(STOCK);
  const answers: Outcome[] = [];
  const missing: string[] = [];
  const buyer = await newBuyer(at);
  let orders = 0;
  const ordering = repeat(1, async () => {
    const placed = await place(at, await fillCart(at, buyer));
    const id = orderIdOf(placed);
    if (id === null) return void answers.push(placed);
    orders += 1;
    const listed = await call(at, `${ORDERS}?lang=hi`, { token: buyer.token });
    answers.push(listed);
    if (!JSON.stringify(goodBody(listed, ORDERS)).includes(id)) missing.push(id);
  });
  const price = await priceOf(database, market.name, at, answers);
  try {
    const before = await standby.transactions();
    await price.untilSeen(await price.change());
    const read = (await standby.transactions()) - before;

    // Its goods are shown as long as they are not too old, which is how we know that it is read.
    await untilRead(standby, price);
    await standby.pause();
    const held = await price.change();
    const isShownOld = !(await price.isSeen(held));
    const paused = await price.untilSeen(held);
    await standby.resume();
    await untilRead(standby, price);

    await standby.delay(FAR_BEHIND);
    const delayed = await price.untilSeen(await price.change());
    const further = await price.untilSeen(await price.change());
    await standby.delay(0);
    await untilRead(standby, price);

    await standby.leave();
    const left = await price.untilSeen(await price.change());
    await ordering.stop();
    const failed = answers.filter((outcome) => describe(outcome) !== '200');
    return {
      seen:
        `${orders} orders, ${read} transactions of the replica for the first price; a new price was seen after ` +
        `${seconds(paused)} while it applied nothing, ${seconds(delayed)} and then ${seconds(further)} at ` +
        `${FAR_BEHIND} s behind, ${seconds(left)} when it was gone`,
      problems: problemsOf(
        missing.length > 0 && `${missing.length} of ${orders} orders were not in their farmer’s list at once`,
        failed.length > 0 && `answers: ${tally(failed.map(describe))}`,
        !isShownOld && 'the replica was not read: a price that it did not have was seen at once',
        further > 2_000 && `${seconds(further)} until a price was seen when the replica was known to be far behind`,
      ),
    };
  } finally {
    await ordering.stop();
  }
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

/** A price that is changed in the database, past the product, and looked for in the shop. */
interface WatchedPrice {
  /** Sets a price that there was not before, rupees. */
  change(): Promise<number>;
  isSeen(rupees: number): Promise<boolean>;
  /** @returns milliseconds until it was seen */
  untilSeen(rupees: number): Promise<number>;
}

async function priceOf(database: FaultDatabase, name: string, at: string, answers: Outcome[]): Promise<WatchedPrice> {
  const [watched] = await database.query<{ product: string; pack: string }>(name, WATCHED, [SHOP, PRODUCT]);
  if (watched === undefined) throw new Error('the shop has one product only');
  let paise = 71_301;
  const isSeen = async (rupees: number) => {
    const outcome = await call(at, `/catalogue/v1/products/${watched.product}?vendor_id=${SHOP}&lang=hi`);
    answers.push(outcome);
    return JSON.stringify(goodBody(outcome, watched.product)).includes(String(rupees));
  };
  return {
    isSeen,
    async change() {
      paise += 2;
      const values = [SHOP, watched.pack, paise];
      await database.query(name, 'update offers set price_paise = $3 where vendor_id = $1 and variant_id = $2', values);
      return paise / 100;
    },
    async untilSeen(rupees) {
      const begun = performance.now();
      while (!(await isSeen(rupees))) {
        if (performance.now() - begun > SEEN_WITHIN_MS)
          throw new Error(`a price was not seen within ${SEEN_WITHIN_MS} ms`);
        await pause(POLL_MS);
      }
      return performance.now() - begun;
    },
  };
}

/** Waits until the backend reads the replica (again): what is looked at makes it work. */
async function untilRead(standby: Standby, price: WatchedPrice): Promise<void> {
  const looks = 20;
  for (let tries = 0; tries < 100; tries += 1) {
    const before = await standby.transactions();
    for (let look = 0; look < looks; look += 1) await price.isSeen(0);
    // What was done is counted up to a second later.
    await pause(1_200);
    if ((await standby.transactions()) - before >= looks) return;
  }
  throw new Error('the replica was not read again');
}
