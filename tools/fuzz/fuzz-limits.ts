import { checkBackendAnswer } from './checks/check-backend-answer.ts';
import { headerOf, type BadRequest, type FuzzAnswer } from './requests/request.ts';
import { send } from './requests/send.ts';
import type { Tally } from './report/tally.ts';

/** One network that asks for too much, and another that does not. */
const GREEDY = '198.18.0.1';
const OTHER = '198.18.0.2';
/** The dearest route: the limit is reached with the fewest requests. See `ROUTE_COST` of the backend. */
const ROUTE = 'POST /upload/v1/photos';
const AT_ONCE = 16;
/** Far more than the limit of the fuzzed backend lets through in a minute. */
const MOST = 5_000;

/** Sends requests from one network until it is refused, with a time to retry; other networks are not refused. */
export async function fuzzLimits(address: string, tally: Tally): Promise<void> {
  const find = (complaint: string, { status, body }: Pick<FuzzAnswer, 'status' | 'body'>) =>
    tally.find({ where: 'backend', route: ROUTE, why: 'too many requests', complaint, status, body });
  const refusals: FuzzAnswer[] = [];
  let sent = 0;
  const work = async () => {
    while (refusals.length === 0 && sent < MOST) {
      sent += 1;
      const request = photoFrom(GREEDY);
      const answer = await send(address, request);
      for (const complaint of checkBackendAnswer(request, answer)) find(complaint, answer);
      if (answer.status === 429) refusals.push(answer);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const [refused] = refusals;
  if (refused === undefined) return find(`${sent} requests of one network were not refused`, { status: 0, body: '' });
  const seconds = Number(headerOf(refused, 'retry-after'));
  if (!(seconds > 0 && seconds <= 60)) find('does not say when to come again', refused);
  const again = await send(address, photoFrom(GREEDY));
  if (again.status !== 429) find('is let in again at once', again);
  const other = await send(address, photoFrom(OTHER));
  if (other.status !== 401) find('another network is refused too', other);
}

/** An upload that is not a photo, without a session. */
function photoFrom(network: string): BadRequest {
  return {
    route: ROUTE,
    why: 'too many requests',
    changes: [],
    method: 'POST',
    path: '/upload/v1/photos',
    headers: { 'x-forwarded-for': network, 'content-type': 'image/jpeg' },
    body: 'no photo',
  };
}
