import type { SandboxNetworkOptions } from '../start-sandbox-network.ts';
import { startTestNetwork } from './start-test-network.ts';
import { startTestBuyer } from './test-buyer.ts';

/** Starts the sandbox, and a buyer app that its registry knows. */
export async function startTestSandbox(options: SandboxNetworkOptions = {}) {
  const network = await startTestNetwork(options);
  const buyer = await startTestBuyer(network);
  await buyer.subscribe();
  return {
    ...{ network, buyer },
    async close() {
      await buyer.close();
      await network.close();
    },
  };
}

/** The running sandbox, and a buyer app. */
export type TestSandbox = Awaited<ReturnType<typeof startTestSandbox>>;
