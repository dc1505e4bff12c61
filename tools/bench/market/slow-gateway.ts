import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A payment gateway that takes its time. */
export interface SlowGateway {
  readonly address: string;
  /** How often each refund was requested, by its key. */
  readonly requested: ReadonlyMap<string, number>;
  close(): Promise<void>;
}

const REFUND = /^\/v1\/payments\/([^/]+)\/refund$/;

/**
 * Answers as the gateway does, each answer after a while: a requested refund has arrived, and every list is empty.
 * @param answersAfter milliseconds
 */
export async function openSlowGateway(answersAfter: number): Promise<SlowGateway> {
  const requested = new Map<string, number>();
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      const paymentId = REFUND.exec(request.url ?? '')?.[1];
      const answer =
        paymentId === undefined ? { entity: 'collection', count: 0, items: [] } : refundOf(paymentId, body);
      if ('receipt' in answer) requested.set(answer.receipt, (requested.get(answer.receipt) ?? 0) + 1);
      setTimeout(
        () => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer)),
        answersAfter,
      );
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requested,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

function refundOf(paymentId: string, body: string) {
  const { amount, receipt } = JSON.parse(body) as { amount: number; receipt: string };
  return { id: `rfnd_${receipt}`, entity: 'refund', payment_id: paymentId, amount, receipt, status: 'processed' };
}
