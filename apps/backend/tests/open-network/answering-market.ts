import type { NetworkJourney } from '@haat/api-contract/open-network';
import type { TestDatabase } from '@haat/backend-testing';
import { expect } from 'vitest';
import { answeringSeller, line, quoteOf, SEED } from './answering-seller.ts';
import { networkBuyer, startNetworkMarket, variantOf, type NetworkBuyer } from './network-journey.ts';
import { startTestSeller } from './test-seller.ts';

const SHOP = 'L1';
/** Two packs, brought for ₹40.00. */
export const QUOTE = quoteOf([line(SEED, 2)]);

/** A market with a seller app whose every answer a test writes, and another one that has no order. */
export async function startAnsweringMarket(on: TestDatabase) {
  const { backend, network } = await startNetworkMarket(on);
  const other = await startTestSeller(network.registryUrl);
  const seller = await answeringSeller(backend, network.registryUrl);

  /** Asks for two packs, or for these. @returns the journey, asked at the seller */
  async function asks(farmer: NetworkBuyer, items: Record<string, number> = { [SEED]: 2 }): Promise<NetworkJourney> {
    for (const [item, quantity] of Object.entries(items))
      expect((await farmer.put(await variantOf(backend, item, SHOP), quantity)).status).toBe(200);
    await farmer.ask();
    const { journey } = await farmer.cart();
    await seller.until(journey?.id ?? '', 'select');
    return journey as NetworkJourney;
  }
  /** The same, priced and ordered: asked at the seller for its terms. */
  async function initialises(farmer: NetworkBuyer, payment_kind = 'cash'): Promise<NetworkJourney> {
    const { id } = await asks(farmer);
    expect(await seller.answer(id, 'select', seller.selected(QUOTE))).toBeNull();
    const quoted = await farmer.until(id, 'price-known');
    expect((await farmer.place(quoted, { payment_kind })).status).toBe(200);
    await seller.until(id, 'init');
    return quoted;
  }
  /** The same, and its terms are known: sent to the seller, or to be paid. */
  async function agrees(farmer: NetworkBuyer, payment_kind = 'cash'): Promise<NetworkJourney> {
    const { id } = await initialises(farmer, payment_kind);
    expect(await seller.answer(id, 'init', seller.initialised(id, QUOTE))).toBeNull();
    return farmer.until(id, payment_kind === 'cash' ? 'confirming' : 'awaiting-payment');
  }
  return {
    ...{ backend, network, seller, other, asks, initialises, agrees },
    buyer: () => networkBuyer(backend, network),
    async close() {
      await backend.close();
      await seller.close();
      await other.close();
      await network.close();
    },
  };
}
/** A market with a seller app whose every answer a test writes. */
export type AnsweringMarket = Awaited<ReturnType<typeof startAnsweringMarket>>;
