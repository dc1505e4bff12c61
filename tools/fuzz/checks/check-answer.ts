import { RUNNING_MARKUP } from '../bad/texts.ts';
import { headerOf, type FuzzAnswer, type FuzzRequest } from '../requests/request.ts';
import { LONGEST_ANSWER_MS } from '../requests/send.ts';

/** Signs of implementation details, which must not be revealed. */
const INNER =
  /\n\s+at .+[:(]\d+|node_modules|file:\/\/\/\S+\.[jt]sx?\b|\.ts:\d+|PostgresError|drizzle|Failed query|SQLITE|invalid input syntax|null value in column|relation ".+" does not exist/i;
const HARMLESS_WHEN_ALONE = new Set(['javascript:window.__run=1']);

/** Requirements for any answer of any server. Empty when all are met. */
export function checkAnswer(request: FuzzRequest, answer: FuzzAnswer): string[] {
  const complaints: string[] = [];
  if (answer.status === 0 && !mayBeDropped(request)) complaints.push(`no answer: ${answer.failure}`);
  if (answer.status >= 500) complaints.push(`answered ${answer.status}`);
  if (answer.milliseconds > LONGEST_ANSWER_MS) complaints.push(`took ${answer.milliseconds} ms`);
  if (answer.status >= 400 && INNER.test(answer.body)) complaints.push('tells of inner workings');
  if (runsInPage(answer)) complaints.push('markup comes back as markup');
  if (headerOf(answer, 'x-injected') !== '') complaints.push('a header was made of what was sent');
  return complaints;
}

/** What is no HTTP, or is larger than anything that is read, may be met with a closed connection. */
function mayBeDropped({ bytes, body }: FuzzRequest): boolean {
  return bytes !== undefined || (body !== undefined && Buffer.byteLength(body) > 200_000);
}

function runsInPage(answer: FuzzAnswer): boolean {
  if (!headerOf(answer, 'content-type').includes('html')) return false;
  return RUNNING_MARKUP.some((markup) => !HARMLESS_WHEN_ALONE.has(markup) && answer.body.includes(markup));
}
