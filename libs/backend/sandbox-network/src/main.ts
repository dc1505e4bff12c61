import { join } from 'node:path';
import closeWithGrace from 'close-with-grace';
import { SANDBOX_NETWORK_PORT, startSandboxNetwork } from './start-sandbox-network.ts';

/**
 * The sandbox network as a process of its own, as `npm start` runs it. `ONDC_SANDBOX_PORT`: the registry's port, the
 * others follow; `PICTURES_ADDRESS`: where the pictures of the goods are; `SANDBOX_SHOPKEEPER`: whether sellers
 * take their orders on by themselves; `DATA_DIRECTORY`: where they keep them.
 */
const { ONDC_SANDBOX_PORT: port, PICTURES_ADDRESS: picturesUrl, SANDBOX_SHOPKEEPER: shopkeeper } = process.env;
const { DATA_DIRECTORY: dataDirectory } = process.env;
/** As long as the sample market's own shopkeeper takes for a step. */
const STEP_MS = 20_000;
const network = await startSandboxNetwork({
  basePort: Number(port ?? SANDBOX_NETWORK_PORT),
  ...(picturesUrl === undefined ? {} : { picturesUrl }),
  ...(dataDirectory === undefined ? {} : { folder: join(dataDirectory, 'sandbox-network') }),
  ...(shopkeeper === 'true' ? { stepMs: STEP_MS } : {}),
  log: { warn: (facts, message) => process.stderr.write(`${JSON.stringify({ ...facts, msg: message })}\n`) },
});
closeWithGrace({ delay: 10_000, logger: false }, () => network.close());
