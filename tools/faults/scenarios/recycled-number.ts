import type { Address, Order, StepUp } from '@haat/api-contract';
import { fillCart, newBuyer, ORDERS, orderIdOf, place, SHOP, signsIn, type Buyer } from '@haat/test-clients/buyer';
import { call, describe, goodBody, type Call } from '@haat/test-clients/call';
import type { FaultMarkets } from '../fault-market.ts';
import { problemsOf, type Finding, type Scenario } from '../scenario.ts';

const STEP_UP = '/user/v1/step-up';
const DETAILS = '/user/v1/details';
const ADDRESSES = '/user/v1/addresses';
const NAME = 'Sunita Pawar';
/** In the sample market a number that ends in 7 has a credit line. */
const NUMBER = '9187654327';
const DUE = '403 auth_error.step_up_needed';
/** An order on credit that is refused for nothing but what was not agreed to. */
const ON_CREDIT = '409 credit_error.key_facts_not_accepted';
const WRONG_ANSWERS = 3;
/** The last order was handed over, and nothing was heard of the number since. */
const SILENCE: readonly string[] = [
  `update orders set status = 'DELIVERED', created_at = created_at - interval '91 days',
     updated_at = updated_at - interval '91 days' where id = $1`,
  `update users set last_used_at = now() - interval '91 days'
     where id = (select farmer_id from orders where id = $1)`,
];

/** A mobile number that was silent for 90 days is given to a stranger, who signs in with it. */
export const recycledNumber: Scenario = {
  name: 'recycled-number',
  expected: 'nothing of the farmer is shown, nothing goes out on the name; who knows name and last order has all back',
  run: comeBack,
};

async function comeBack(markets: FaultMarkets): Promise<Finding> {
  await using market = await markets.open();
  const [{ address: at }] = market.backends;
  const first = await farmerWhoWasSilent(markets, market.name, at);
  const stranger = await signsIn(at, NUMBER);
  const sent = (path: string, given: Call = {}) => call(at, path, { token: stranger.token, ...given });
  const sees = async <Body>(path: string) => goodBody<Body>(await sent(path), `GET ${path}`);
  const orders = await sees<{ count: number }>(ORDERS);
  const addresses = await sees<{ results: unknown[] }>(ADDRESSES);
  const details = await sees<{ full_name: string }>(DETAILS);
  const hidden = describe(await sent(`${ORDERS}/${first.order.id}`));
  const document = { kind: 'pan', number: 'ABCPK1234L', name: 'A Stranger', consent: true };
  const refused: Readonly<Record<string, string>> = {
    'a new name': describe(await sent('/user/v1/profile-update', { method: 'PATCH', body: { full_name: 'Stranger' } })),
    'an identity document': describe(await sent('/kyc/v1/id', { method: 'POST', body: document })),
  };
  const { address } = await newBuyer(at);
  const own = goodBody<Address>(
    await sent(`${ADDRESSES}?lang=en`, { method: 'POST', body: { ...address, id: undefined } }),
    'an address of one’s own',
  );
  const buyer = { ...stranger, address: own };
  const credit = await ordersOnCredit(at, buyer);
  const cash = describe(await place(at, await fillCart(at, buyer)));
  const right = { full_name: NAME, shop_id: SHOP, product_id: first.order.lines[0]?.slug };
  const answers = await guess(sent, right);
  const problems = problemsOf(
    orders.count > 0 && `${orders.count} orders of the farmer are shown`,
    addresses.results.length > 0 && 'addresses of the farmer are shown',
    details.full_name !== '' && 'the name of the farmer is shown',
    hidden !== '404 order_error.not_found' && `an order of the farmer: ${hidden}`,
    Object.entries({ ...refused, 'an order on credit': credit }).flatMap(([what, said]) =>
      said === DUE ? [] : [`${what}: ${said}`],
    ),
    first.credit !== ON_CREDIT && `credit before the silence: ${first.credit}`,
    cash !== '201' && `an order in cash of one’s own: ${cash}`,
    answers.problems,
  );
  const back = await knowsTheAnswer(markets);
  return { seen: `${answers.seen}; the farmer: ${back.seen}`, problems: [...problems, ...back.problems] };
}

interface SilentFarmer {
  readonly order: Order;
  /** What an order on credit was answered before the silence. */
  readonly credit: string;
}

async function farmerWhoWasSilent({ database }: FaultMarkets, name: string, at: string): Promise<SilentFarmer> {
  const buyer = await newBuyer(at, NUMBER);
  const { token } = buyer;
  const body = { full_name: NAME };
  goodBody(await call(at, '/user/v1/profile-update', { method: 'PATCH', token, body }), 'the name');
  const placed = await place(at, await fillCart(at, buyer));
  const order = goodBody<Order>(await call(at, `${ORDERS}/${orderIdOf(placed)}`, { token }), 'the order');
  const credit = await ordersOnCredit(at, buyer);
  for (const statement of SILENCE) await database.query(name, statement, [order.id]);
  return { order, credit };
}

type Send = (path: string, given?: Call) => ReturnType<typeof call>;

/** A stranger guesses; then the right answer comes too late. */
async function guess(sent: Send, right: object): Promise<Finding> {
  const asked = goodBody<StepUp>(await sent(STEP_UP), 'the question');
  const answer = async (body: object) => describe(await sent(STEP_UP, { method: 'POST', body }));
  const guesses: string[] = [];
  for (let tries = 0; tries < WRONG_ANSWERS; tries += 1)
    guesses.push(await answer({ ...right, full_name: `A Stranger ${tries}` }));
  const late = await answer(right);
  return {
    seen: `asked among ${asked.shops.length} shops and ${asked.products.length} goods, guessed: ${guesses.join(', ')}`,
    problems: problemsOf(
      asked.status !== 'question' && `nothing is asked: ${asked.status}`,
      guesses.some((said) => !/auth_error\.step_up_(wrong|support)$/.test(said)) && `guesses: ${guesses.join(', ')}`,
      late !== '403 auth_error.step_up_support' && `the right answer after ${WRONG_ANSWERS} wrong ones: ${late}`,
    ),
  };
}

/** The farmer was only away, and has everything back. */
async function knowsTheAnswer(markets: FaultMarkets): Promise<Finding> {
  await using market = await markets.open();
  const [{ address: at }] = market.backends;
  const { order } = await farmerWhoWasSilent(markets, market.name, at);
  const session = await signsIn(at, NUMBER);
  const { token } = session;
  const body = { full_name: NAME, shop_id: SHOP, product_id: order.lines[0]?.slug };
  const passed = describe(await call(at, STEP_UP, { method: 'POST', token, body }));
  const orders = goodBody<{ count: number }>(await call(at, ORDERS, { token }), 'the orders');
  const { results } = goodBody<{ results: Address[] }>(await call(at, ADDRESSES, { token }), 'the addresses');
  const [address] = results;
  const credit = address === undefined ? 'no address' : await ordersOnCredit(at, { ...session, address });
  return {
    seen: `answered ${passed}, ${orders.count} order is back, credit: ${credit}`,
    problems: problemsOf(
      orders.count !== 1 && `after the right answer ${orders.count} orders are shown`,
      credit !== ON_CREDIT && `credit after the right answer: ${credit}`,
    ),
  };
}

/** An order on credit by who agrees to no key facts; it is never placed. @returns why not */
async function ordersOnCredit(at: string, buyer: Buyer): Promise<string> {
  return describe(await place(at, await fillCart(at, buyer, { payment: 'credit' })));
}
