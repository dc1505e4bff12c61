import { badRequests } from './bad/mutate.ts';
import { checkBackendAnswer, SANDBOXES } from './checks/check-backend-answer.ts';
import type { FuzzedBackend } from './market/open-backend.ts';
import { written } from './requests/filled.ts';
import { goodRequest } from './requests/good-requests.ts';
import type { Operation } from './requests/read-operations.ts';
import type { FuzzAnswer } from './requests/request.ts';
import { send } from './requests/send.ts';
import type { Tally } from './report/tally.ts';
import { sendAll } from './send-all.ts';

/** What is sent to each operation. */
export interface BackendRun {
  readonly perOperation: number;
  readonly seed: number;
  readonly tally: Tally;
}

/** Sends bad requests to every operation, after one good request has shown that they get as far as the route. */
export async function fuzzBackend({ market, ending }: FuzzedBackend, operations: readonly Operation[], { perOperation, seed, tally }: BackendRun): Promise<void> {
  const target = { name: 'backend', address: market.address, check: checkBackendAnswer, tally };
  for (const operation of operations) {
    const good = await goodRequest(operation, market);
    const granted = await send(market.address, written(good));
    if (!reachesRoute(operation, granted)) tally.find({ where: 'backend', route: operation.route, why: 'good request', complaint: 'is not granted: bad ones would not reach the route', status: granted.status, body: granted.body.slice(0, 240) });
    // What the good request used up is made anew.
    await sendAll(badRequests(await goodRequest(operation, market), { count: perOperation, seed }), target);
    const alive = await send(market.address, { method: 'GET', path: '/health/ready', headers: {} });
    if (alive.status !== 200) tally.find({ where: 'backend', route: operation.route, why: 'all of them', complaint: `the server does not answer any more: ${ending() ?? alive.failure ?? alive.status}`, status: alive.status, body: '' });
  }
}

/** Routes of partner agents: there is none in the market, so that only their refusal can be tried. */
const FOR_AGENTS = /\/csc\/(?:encrypt|decrypt|process-payment)$/;
/** Said before a route is asked: the request is not of its form, or not from somebody who may ask. */
const BEFORE_THE_ROUTE = /"code":"(?:request_error|auth_error)\./;

/** Whether bad requests like this one get as far as the route: it was granted, or refused with a reason that only the route gives. */
function reachesRoute({ route }: Operation, { status, body }: FuzzAnswer): boolean {
  if (FOR_AGENTS.test(route) || SANDBOXES.test(route)) return status < 500;
  return (status >= 200 && status <= 299) || (status >= 400 && status <= 499 && !BEFORE_THE_ROUTE.test(body));
}
