import { send } from './requests/send.ts';
import type { BadRequest, FuzzAnswer } from './requests/request.ts';
import type { Verdict } from './checks/granted/rule.ts';
import type { Tally } from './report/tally.ts';

/** Whom to send to, and how to judge what comes back. */
export interface Target {
  readonly name: string;
  readonly address: string;
  readonly check: (request: BadRequest, answer: FuzzAnswer) => Verdict;
  readonly tally: Tally;
}

const AT_ONCE = 6;

/** Sends requests, a few at a time, and counts the answers. */
export async function sendAll(
  requests: readonly BadRequest[],
  { name, address, check, tally }: Target,
  seen?: (request: BadRequest, answer: FuzzAnswer) => void,
): Promise<void> {
  const left = requests.values();
  const work = async () => {
    for (const request of left) {
      const answer = await send(address, request);
      tally.count(name, request, answer, check(request, answer));
      seen?.(request, answer);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
