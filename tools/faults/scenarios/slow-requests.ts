import { connect } from 'node:net';
import { fillCart, newBuyer, place } from '@haat/test-clients/buyer';
import { describe, type Outcome } from '@haat/test-clients/call';
import type { FaultMarkets } from '../fault-market.ts';
import { ledgerOf } from '../ledger.ts';
import { problemsOf, tally, type Finding, type Scenario } from '../scenario.ts';

const CONNECTIONS = 200;
const STOCK = 100_000;
/** A byte comes this often, so that no connection is ever idle. */
const BYTE_EVERY_MS = 200;
/** At a shell a request has 30 s to arrive; generous, the machine may be busy. */
const CUT_WITHIN_MS = 60_000;
const HEAD = 'GET /catalogue/v1/products HTTP/1.1\r\nhost: market\r\nx-long: ';
const BODY =
  'POST /realms/krishi-haat/otp HTTP/1.1\r\nhost: market\r\ncontent-type: application/json\r\n' +
  'content-length: 9999\r\n\r\n{"phone_number":"';

/** Many connections on which a request arrives a byte at a time, to backend and shell, while a farmer orders. */
export const slowRequests: Scenario = {
  name: 'slow-requests',
  expected: 'each is cut by itself; farmers order meanwhile',
  isLong: true,
  run: trickle,
};

async function trickle({ database, open }: FaultMarkets): Promise<Finding> {
  await using market = await open();
  const shell = await market.openShell();
  const [{ address: at }] = market.backends;
  await ledgerOf(database, market.name).stockUp(STOCK);
  const buyer = await newBuyer(at);
  const servers = [at, shell.address];
  const cuts = Array.from({ length: CONNECTIONS }, (_, index) =>
    sendSlowly(servers[index % servers.length] ?? at, index % 4 < 2 ? HEAD : BODY),
  );
  let isOver = false;
  const allCut = Promise.all(cuts).finally(() => (isOver = true));
  const orders: Outcome[] = [];
  while (!isOver) orders.push(await place(at, await fillCart(at, buyer)));
  const ends = await allCut;
  return {
    seen: `${CONNECTIONS} connections: ${tally(ends)}; meanwhile ${orders.length} orders`,
    problems: problemsOf(
      ends.some((end) => end !== 'cut with 408') && `not cut as they should be: ${tally(ends)}`,
      orders.length === 0 && 'no farmer ordered meanwhile',
      orders.some((order) => describe(order) !== '201') && `orders meanwhile: ${tally(orders.map(describe))}`,
    ),
  };
}

/** Sends the beginning of a request, and then a byte at a time. @returns how it ended */
function sendSlowly(address: string, beginning: string): Promise<string> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => socket.write(beginning));
    let answer = '';
    const more = setInterval(() => socket.write('9'), BYTE_EVERY_MS);
    const late = setTimeout(() => {
      answer = 'not cut';
      socket.destroy();
    }, CUT_WITHIN_MS);
    socket.on('data', (part: Buffer) => (answer ||= part.toString()));
    // A byte that arrives after the cut is answered with a reset.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(more);
      clearTimeout(late);
      const [, status] = /^HTTP\/1\.1 (\d{3}) /.exec(answer) ?? [];
      resolve(status === undefined ? answer || 'cut without a word' : `cut with ${status}`);
    });
  });
}
