import { Agent, request as openRequest, type ClientRequest } from 'node:http';
import { performance } from 'node:perf_hooks';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FuzzAnswer, FuzzRequest } from './request.ts';
import { sendBytes } from './send-bytes.ts';

/** An answer that takes longer is a finding of its own. */
export const LONGEST_ANSWER_MS = 10_000;

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

/** Sends a request and reads the whole answer; redirects are not followed. It never throws. */
export async function send(address: string, request: FuzzRequest): Promise<FuzzAnswer> {
  const started = performance.now();
  const done = (part: Omit<FuzzAnswer, 'milliseconds'>): FuzzAnswer => ({
    ...part,
    milliseconds: Math.round(performance.now() - started),
  });
  if (request.bytes) return done(await sendBytes(address, request.bytes, LONGEST_ANSWER_MS));
  const first = await attempt(address, request);
  // A connection that was kept may be closed by the other side just as it is used again: that says nothing of the
  // request.
  return done(first.failure !== null && first.wasReused ? await attempt(address, request, { isFresh: true }) : first);
}

type Attempt = Omit<FuzzAnswer, 'milliseconds'> & { readonly wasReused: boolean };

function attempt(
  address: string,
  { method, path, headers, body }: FuzzRequest,
  { isFresh = false } = {},
): Promise<Attempt> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve) => {
    let outgoing: ClientRequest;
    const fail = (failure: string) =>
      resolve({ status: 0, headers: {}, body: '', failure, wasReused: outgoing?.reusedSocket ?? false });
    try {
      outgoing = openRequest({
        agent: isFresh ? false : agent,
        hostname,
        port,
        method,
        path,
        headers: {
          ...writable(headers),
          ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
        },
      });
    } catch (error) {
      resolve({
        status: 0,
        headers: {},
        body: '',
        failure: `could not be written: ${String(error)}`,
        wasReused: false,
      });
      return;
    }
    outgoing.setTimeout(LONGEST_ANSWER_MS, () =>
      outgoing.destroy(new Error(`no answer within ${LONGEST_ANSWER_MS} ms`)),
    );
    outgoing.once('error', (error) => fail(error.message));
    outgoing.once('response', (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.once('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: decompressed(Buffer.concat(chunks), String(answer.headers['content-encoding'])).toString('utf8'),
          failure: null,
          wasReused: outgoing.reusedSocket,
        }),
      );
      answer.once('error', (error) => fail(error.message));
    });
    outgoing.end(body);
  });
}

/** The body as it was before it was compressed; as it came when it is not what its header says. */
function decompressed(body: Buffer, encoding: string): Buffer {
  try {
    if (encoding === 'br') return brotliDecompressSync(body);
    return encoding === 'gzip' ? gunzipSync(body) : body;
  } catch {
    return body;
  }
}

function writable(headers: FuzzRequest['headers']): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, typeof value === 'string' ? value : [...value]]),
  );
}

/** Lets the kept connections go, so that the servers can stop. */
export function closeConnections(): void {
  agent.destroy();
}
