import type { Policy } from '@haat/api-contract/insurance-policies';
import { SAMPLE } from '../requests/good-values.ts';
import type { People } from './people.ts';

/** A farmer's policy that is in force: its goods were brought home. @returns its id */
export async function policyInForce({ farmer, shopkeeper }: People): Promise<string> {
  const order = await farmer.orders({
    variantId: SAMPLE.insured.variantId,
    address: await farmer.movesHouse(),
    choices: { insurance: [SAMPLE.insured.choice] },
  });
  await shopkeeper.moves(order.id, 'VENDOR_CONFIRMED', 'READY_FOR_DELIVERY', 'OUT_FOR_DELIVERY');
  await shopkeeper.leavesAtAddress(order.id);
  const { results } = await farmer.sees<{ results: Policy[] }>('/insurance/v1/policies');
  const policy = results.find(({ order_id: orderId, valid_from: from }) => orderId === order.id && from !== null);
  if (policy === undefined) throw new Error('The order came without a policy in force.');
  return policy.id;
}
