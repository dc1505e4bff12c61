import { request } from 'node:http';
import { marketAddresses } from './market/market-addresses.ts';

/** The seller apps of the open network's sandbox, which do with an order what they are told to. */
export const networkSellers = { advance, follow } as const;

/**
 * Takes an order, its return or, when nothing of these is left, its complaint one step on.
 * @throws Error when no seller knows it, or nothing is left to do
 */
async function advance(orderId: string): Promise<void> {
  const body = JSON.stringify({ order_id: orderId.replaceAll('-', '') });
  const statuses = await Promise.all(marketAddresses().sellerPorts.map((port) => post(port, body)));
  if (!statuses.includes(200)) throw new Error(`The order ${orderId} was answered ${statuses.join()}`);
}

/**
 * Has the sellers do with an order as a script says, from its next message on.
 * See docs/how-to/run-against-the-sandbox-network.md.
 */
async function follow(script: string, orderId: string): Promise<void> {
  const body = JSON.stringify({ script, transaction_id: orderId });
  const statuses = await Promise.all(marketAddresses().sellerPorts.map((port) => post(port, body, '/sandbox/script')));
  if (statuses.some((status) => status !== 200)) throw new Error(`The script was answered ${statuses.join()}`);
}

/** Most systems do not know the names of the seller apps: they are called by their ports. */
function post(port: number, body: string, path = '/sandbox/advance'): Promise<number> {
  return new Promise((resolved, rejected) => {
    const headers = { 'content-type': 'application/json' };
    request({ host: '127.0.0.1', port, path, method: 'POST', headers }, (answer) => {
      answer.resume().on('end', () => resolved(answer.statusCode ?? 0));
    })
      .on('error', rejected)
      .end(body);
  });
}
