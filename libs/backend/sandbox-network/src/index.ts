export { SANDBOX_HOSTS, SANDBOX_NETWORK_PORT, startSandboxNetwork } from './start-sandbox-network.ts';
export type { SandboxNetwork, SandboxNetworkOptions, SandboxSeller } from './start-sandbox-network.ts';
