import autocannon from 'autocannon';
import { CONNECTIONS } from '../scale.ts';
import { cpuPerRequest, cpuTimes, type Watched } from './cpu-time.ts';

/** What is asked for over and over, and how often. */
export interface LoadPlan {
  readonly address: string;
  readonly paths: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly warmUp: number;
  readonly requests: number;
}

/** How it went. */
export interface LoadResult {
  /** Answers with status 200 a second. */
  readonly rate: number;
  /** CPU time of each process for a request, in words. */
  readonly cpu: string;
  /** Bytes of an answer on the wire, in the mean. */
  readonly bytes: number;
  /** Milliseconds until half, and until 99 of 100, were answered. */
  readonly waits: readonly [half: number, most: number];
  /** Requests without an answer 200, in words; empty when there are none. */
  readonly failures: readonly string[];
}

/** Sends requests over ten connections, each path in its turn, and counts only answers 200. */
export async function measureLoad(plan: LoadPlan, watched: Watched): Promise<LoadResult> {
  await run(plan, plan.warmUp);
  const before = cpuTimes(watched);
  const result = await run(plan, plan.requests);
  const after = cpuTimes(watched);
  const wrong = plan.requests - result['2xx'];
  return {
    rate: result['2xx'] / result.duration,
    cpu: cpuPerRequest(before, after, plan.requests),
    bytes: Math.round(result.throughput.total / plan.requests),
    waits: [result.latency.p50, result.latency.p99],
    failures:
      wrong === 0
        ? []
        : [
            `${wrong} of ${plan.requests} requests to ${plan.paths[0] ?? ''} … were not answered 200 ` +
              `(${result.errors} without an answer)`,
          ],
  };
}

function run({ address, paths, headers = {} }: LoadPlan, amount: number): Promise<autocannon.Result> {
  return autocannon({
    url: address,
    connections: Math.min(CONNECTIONS, amount),
    amount,
    headers: { ...headers },
    requests: paths.map((path) => ({ path })),
  });
}
