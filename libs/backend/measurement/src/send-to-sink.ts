import type { Sink, SinkOutcome, SinkRequest } from './sinks/sink.ts';

/** As long a sink has for an answer, milliseconds. */
const TIMEOUT_MS = 10_000;
const LONGEST_ANSWER = 100_000;
/** Refusals that say something of our key, our address or our pace, and nothing of the events. */
const PASSING = new Set([401, 403, 404, 405, 407, 408, 425, 429]);

/** Sends a request. What is not answered, or by a failure, was not taken: it is sent again later. */
export async function sendToSink(sink: Sink, { url, headers, body }: SinkRequest): Promise<SinkOutcome> {
  let response: Response;
  let answer: unknown;
  try {
    response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    answer = parsed(await response.text());
  } catch {
    return 'not-taken';
  }
  const read = sink.readAnswer?.(response.status, answer);
  if (read) return read;
  if (response.ok) return { refused: 0 };
  const isOfEvents = response.status >= 400 && response.status < 500 && !PASSING.has(response.status);
  return isOfEvents ? 'refused-whole' : 'not-taken';
}

function parsed(text: string): unknown {
  if (text.length > LONGEST_ANSWER) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
