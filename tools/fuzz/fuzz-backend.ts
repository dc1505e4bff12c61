import { badRequests, seedOf } from './bad/mutate.ts';
import { checkBackendAnswer } from './checks/check-backend-answer.ts';
import { BACKEND_RULES } from './checks/granted/backend-rules.ts';
import { judgeGranted, withGranted, type Verdict } from './checks/granted/rule.ts';
import { isNack } from './checks/network-error.ts';
import type { FuzzedBackend } from '@haat/test-clients/open-backend';
import { ownersOf } from './market/people.ts';
import { signedRequest } from './requests/filled.ts';
import { goodRequests, goneRoutes, type GoodRequest } from './requests/good-requests.ts';
import type { Operation } from './requests/read-operations.ts';
import type { BadRequest, FuzzAnswer } from './requests/request.ts';
import { send } from './requests/send.ts';
import type { Tally } from './report/tally.ts';
import { sendAll } from './send-all.ts';

/** What is sent to each operation. */
export interface BackendRun {
  readonly perOperation: number;
  /** Which ways of asking have their turn: `all`, or every other one, beginning with the first or the second. */
  readonly turn: 'all' | 0 | 1;
  readonly seed: number;
  readonly tally: Tally;
}

/**
 * Sends bad requests to every operation in every way in which it is asked, after a good one has shown that they get
 * as far as what it grants.
 */
export async function fuzzBackend(
  backend: FuzzedBackend,
  operations: readonly Operation[],
  run: BackendRun,
): Promise<void> {
  const { market } = backend;
  let asked = 0;
  for (const operation of operations) {
    const options = goodRequests(operation, ownersOf(market));
    const count = Math.ceil(run.perOperation / options.length);
    for (const good of options) {
      if (run.turn === 'all' || asked % 2 === run.turn)
        await fuzzRequest(backend, operation, good, { ...run, perOperation: count });
      asked += 1;
    }
    const alive = await send(market.address, { method: 'GET', path: '/health/ready', headers: {} });
    if (alive.status !== 200)
      run.tally.find({
        where: 'backend',
        route: operation.route,
        why: 'all of them',
        complaint: `the server does not answer any more: ${backend.ending() ?? alive.failure ?? alive.status}`,
        status: alive.status,
        body: '',
      });
  }
}

async function fuzzRequest(
  { market }: FuzzedBackend,
  operation: Operation,
  { name, make }: GoodRequest,
  { perOperation, seed, tally }: BackendRun,
): Promise<void> {
  const find = (complaint: string, status: number, body: string) =>
    tally.find({
      where: 'backend',
      route: operation.route,
      why: `good request ${name}`,
      complaint,
      status,
      body: body.slice(0, 240),
    });
  try {
    const good = await make();
    const granted = await send(market.address, signedRequest(good));
    if (!operation.grants.includes(granted.status) && !isRefusedForItsTime(operation.route, granted.body))
      find('is not granted: bad ones would not reach what it grants', granted.status, granted.failure ?? granted.body);
    // What the good request used up is made anew; looking uses nothing up.
    const bad = badRequests(operation.method === 'GET' ? good : await make(), {
      count: perOperation,
      seed: seedOf(name, seed),
      way: name,
    });
    await sendAll(bad, { name: 'backend', address: market.address, check: judgeBackend, tally });
  } catch (error) {
    find('cannot be made', 0, String(error));
  }
}

/** What is wrong with any answer, and why something bad was granted. */
function judgeBackend(request: BadRequest, answer: FuzzAnswer): Verdict {
  const complaints = checkBackendAnswer(request, answer);
  if (answer.status < 200 || answer.status >= 400) return { rules: [], complaints };
  // The open network's NACK is a refusal, with 200 as the network has it.
  if (isNack(request, answer)) return { rules: [], complaints };
  return withGranted(complaints, judgeGranted(request, answer, BACKEND_RULES));
}

/**
 * Routes for which a good request is written down that are not there any more: what is asked in their place is asked
 * without.
 */
export function checkNamedRoutes(operations: readonly Operation[]): string[] {
  return goneRoutes(operations).map((route) => `${route} has a good request written down, but there is no such route`);
}

/** Routes that grant nothing before days have passed, which no run waits for, with how they refuse until then. */
const REFUSED_UNTIL_LATER: Readonly<Record<string, string>> = {
  'POST /order/v1/orders/{id}/ask-to-cancel': 'order_error.too_early',
  'POST /support/v1/step-ups/lift': 'request_error.not_found',
  // A policy begins on the day after at the earliest, and without it there is no claim.
  'POST /insurance/v1/claims': 'claim_error.not_claimable',
  ...Object.fromEntries(
    [
      ...['', '/photos/{photoId}'].map((part) => `GET /insurance/v1/claims/{id}${part}`),
      ...['withdraw', 'appeal'].map((act) => `POST /insurance/v1/claims/{id}/${act}`),
      ...['', '/photos/{photoId}'].map((part) => `GET /surveyor/v1/claims/{id}${part}`),
      ...['take', 'report'].map((act) => `POST /surveyor/v1/claims/{id}/${act}`),
      ...['', '/account', '/photos/{photoId}'].map((part) => `GET /insurer/v1/claims/{id}${part}`),
      ...['approval', 'rejection', 'payment'].map((act) => `POST /insurer/v1/claims/{id}/${act}`),
    ].map((route) => [route, 'request_error.not_found']),
  ),
};

function isRefusedForItsTime(route: string, body: string): boolean {
  const code = REFUSED_UNTIL_LATER[route];
  return code !== undefined && body.includes(`"${code}"`);
}
