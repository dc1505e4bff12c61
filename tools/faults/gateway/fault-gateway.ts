import { join } from 'node:path';
import { root } from '@haat/tools/commands';
import { freePort } from '@haat/tools/ports';
import { call, goodBody } from '@haat/test-clients/call';
import { partOf } from '../part.ts';
import type { GatewayBook } from './gateway-book.ts';
import type { ReportItem } from './settlement-reports.ts';
import { WELL_BEHAVED, type Misconduct } from './misbehaviour.ts';

const HOST = '127.0.0.1';

/** The payment gateway of a market, in a process of its own. */
export interface FaultGateway {
  readonly address: string;
  /** From now on. */
  behave(as: Misconduct): Promise<void>;
  /** Does everything as it should from now on. */
  recover(): Promise<void>;
  /** Says from now on that it settled this on a day, 'YYYY-MM-DD'. */
  report(day: string, items: readonly ReportItem[]): Promise<void>;
  book(): Promise<GatewayBook>;
  stop(): Promise<void>;
}

/**
 * Starts a gateway.
 * @param seed decides how its answers are dealt out
 * @param market the address that it tells what happened
 */
export async function openGateway({
  name,
  folder,
  seed,
  market,
}: {
  name: string;
  folder: string;
  seed: number;
  market: string;
}): Promise<FaultGateway> {
  const port = await freePort(HOST);
  const address = `http://${HOST}:${port}`;
  const part = partOf(
    {
      name: `${name}-gateway`,
      arguments: ['gateway/gateway-process.ts'],
      folder: join(root, 'tools', 'faults'),
      environment: { HOST, PORT: String(port), GATEWAY_SEED: String(seed), MARKET_ADDRESS: market },
      readyAddress: `${address}/faults/book`,
      logFile: join(folder, `${name}-gateway.log`),
    },
    address,
  );
  const behave = async (as: Misconduct) => {
    goodBody(await call(address, '/faults/conduct', { method: 'POST', body: as }), 'the gateway’s conduct');
  };
  await part.start();
  return {
    address,
    behave,
    recover: () => behave(WELL_BEHAVED),
    async report(day, items) {
      goodBody(await call(address, '/faults/report', { method: 'POST', body: { day, items } }), 'the report');
    },
    async book() {
      return goodBody<GatewayBook>(await call(address, '/faults/book'), 'the gateway’s book');
    },
    stop: part.stop,
  };
}
