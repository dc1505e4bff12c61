import { startSandboxNetwork, type SandboxNetwork, type SandboxNetworkOptions } from '../start-sandbox-network.ts';

const FIRST = 20_000;
/** Below 32 768, from where the system hands out ports to whoever asks. */
const COUNT = 12_000;
const TRIES = 20;

/** Starts the sandbox on ports that nobody has: tests of several clones run beside each other. */
export async function startTestNetwork(options: SandboxNetworkOptions = {}): Promise<SandboxNetwork> {
  for (let tries = 1; ; tries++) {
    const basePort = FIRST + Math.floor(Math.random() * COUNT);
    try {
      return await startSandboxNetwork({ ...options, basePort });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE' || tries === TRIES) throw error;
    }
  }
}
