import { completeAtBridge } from '@haat/backend-testing';
import { BACK, order, someExtras, someOrder } from './farmer-acts.ts';
import { oneOf, outcomeOf, SHOPS } from './walk.ts';
import type { Act, Farmer, Walk } from './walk.ts';

const buy: Act = async (walk) => {
  const agent = oneOf(walk, walk.agents)!;
  const isHome = walk.random.chance(0.5);
  const placed = await order(walk, agent, {
    shop: oneOf(walk, SHOPS)!,
    payment: 'csc',
    isPrebook: false,
    isHome,
    ...someExtras(walk, isHome),
    lines: [{ pack: oneOf(walk, walk.packs)!, quantity: walk.random.between(1, 4) }],
  });
  return `${placed}, and pays: ${await payFromWallet(walk, agent)}`;
};

/** Pays from the wallet what waits: the bridge says so, says it twice, or is not heard until the market asks. */
async function payFromWallet(walk: Walk, agent: Farmer): Promise<string> {
  const { backend, random } = walk;
  const found = await someOrder(walk, ['PENDING', 'PAYMENT_FAILED'], { farmer: agent.userId, isOnline: true });
  if (found === undefined) return 'nothing';
  const encrypt = (more: object = {}) => agent.call('POST', '/csc/encrypt', { order_id: found.id, ...BACK, ...more });
  let asked = await encrypt();
  if (asked.body?.error?.code === 'payment_error.price_changed')
    asked = await encrypt({ agreed_total: asked.body.error.details.now.total });
  const message = asked.body?.message as string | undefined;
  if (message === undefined) return outcomeOf(asked);
  if (random.chance(0.1)) return 'leaves the page';
  const outcome = random.chance(0.8) ? 'succeed' : 'fail';
  const answer = await completeAtBridge(backend, message, outcome);
  if (random.chance(0.25)) return `${outcome}, and is not heard`;
  const tell = () => agent.call('POST', '/api/csc/process-payment', { message: answer });
  const told = await Promise.all(random.chance(0.3) ? [tell(), tell()] : [tell()]);
  return `${outcome} ${told.map(outcomeOf).join(' and ')}`;
}

const pay: Act = async (walk) => {
  const outcome = await payFromWallet(walk, oneOf(walk, walk.agents)!);
  return outcome === 'nothing' ? null : outcome;
};

/** What agents do, by weight. */
export const AGENT_ACTS: readonly (readonly [number, string, Act])[] = [
  [6, 'agent buys', buy],
  [2, 'agent pays', pay],
];
