import { generateKeyPairSync, sign } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { marketPlans } from '@haat/tools/market-plans';
import { freePort } from '@haat/tools/ports';
import { startProcess, type ProcessPlan } from '@haat/tools/processes';
import { openGate, type Gate } from './gate.ts';

/**
 * A backend and the farmer's shell, with a gate before each: phones reach the shell by one, the shell the identity
 * service by the other.
 */
export interface ProxiedMarket {
  /** Where phones find the shell. */
  readonly address: string;
  readonly backend: string;
  /** What phones ask the shell. */
  readonly shellGate: Gate;
  /** What the shell asks the identity service. */
  readonly identityGate: Gate;
  /** Moves the clock of the backend further ahead, milliseconds; the shell's and the phones' stay. */
  moveClock(milliseconds: number): void;
  /** Ends the shell's process and starts another: it remembers nothing. */
  restartShell(): Promise<void>;
  close(): Promise<void>;
}

/**
 * A refresh is due a few seconds after the last one: 60 s before the end. The shortest that leaves a round its time.
 */
export const ACCESS_TOKEN_SECONDS = 63;

/** The origin of a host app that may show the shell in a webview. */
export const HOST_APP = 'https://host.example';

const hostPair = generateKeyPairSync('ed25519');

/** Signs a nonce of the shell at this address, as the host app does. See docs/how-to/open-in-a-host-app.md. */
export function signAsHostApp(shell: string, nonce: string): string {
  const text = ['krishi-haat host proof 1', shell, HOST_APP, nonce, '-'].join('\n');
  return sign(null, Buffer.from(text), hostPair.privateKey).toString('base64url');
}

/** @throws StartError with the last words of what did not start */
export async function openProxiedMarket(): Promise<ProxiedMarket> {
  const folder = mkdtempSync(join(tmpdir(), 'haat-sessions-'));
  const [backendPort, shellPort] = await Promise.all([freePort(), freePort()]);
  const plans = marketPlans(
    { backend: backendPort, farmer: shellPort, csc: 0, business: 0, shop: 0 },
    { DATA_DIRECTORY: folder },
  );
  const backend = `http://127.0.0.1:${backendPort}`;
  const [identityGate, shellGate] = await Promise.all([openGate(backend), openGate(`http://127.0.0.1:${shellPort}`)]);
  const clockFile = join(folder, 'clock-ahead');
  let clockAhead = 0;
  const moveClock = (milliseconds: number) => writeFileSync(clockFile, String((clockAhead += milliseconds)));
  moveClock(0);
  const backendPlan: ProcessPlan = { ...plans.backend, arguments: ['tests/movable-clock.ts'] };
  const backendProcess = startProcess(
    withEnvironment(backendPlan, {
      CLOCK_AHEAD_FILE: clockFile,
      ACCESS_TOKEN_SECONDS: String(ACCESS_TOKEN_SECONDS),
      SAMPLE_MARKET: 'true',
      OTP_UNCHECKED_PER_NETWORK: '1000000',
      RATE_LIMIT_PER_NETWORK: '1000000',
      RATE_LIMIT_PER_PERSON: '1000000',
      UNPAID_ORDERS_PER_DAY: '1000000',
      DATABASE_URL: '',
    }),
  );
  const startShell = () =>
    startProcess(
      withEnvironment(plans.farmer, {
        AUTH_ADDRESS: identityGate.address,
        NATIVE_HOST_ORIGINS: HOST_APP,
        NATIVE_HOST_KEYS: `${HOST_APP}=${hostPair.publicKey.export({ format: 'jwk' }).x ?? ''}`,
      }),
    );
  let shellProcess = startShell();
  const close = async () => {
    await Promise.all([shellProcess.stop(), backendProcess.stop(), identityGate.close(), shellGate.close()]);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await Promise.all([backendProcess.ready, shellProcess.ready]);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    address: shellGate.address,
    backend,
    shellGate,
    identityGate,
    moveClock,
    close,
    async restartShell() {
      await shellProcess.stop();
      shellProcess = startShell();
      await shellProcess.ready;
    },
  };
}

function withEnvironment(plan: ProcessPlan, environment: Record<string, string>): ProcessPlan {
  return { ...plan, environment: { ...plan.environment, ...environment } };
}
