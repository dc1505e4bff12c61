import { connect } from 'node:net';
import type { FuzzAnswer } from './request.ts';

/** Sends bytes as they are and reads until the other side closes: for requests that are no HTTP. */
export function sendBytes(
  address: string,
  bytes: Buffer,
  longestMs: number,
): Promise<Omit<FuzzAnswer, 'milliseconds'>> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect({ host: hostname, port: Number(port) });
    let failure: string | null = null;
    socket.setTimeout(longestMs, () => socket.destroy(new Error(`no answer within ${longestMs} ms`)));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.once('error', (error) => (failure = error.message));
    socket.once('close', () => resolve(read(Buffer.concat(chunks).toString('utf8'), failure)));
    socket.write(bytes);
  });
}

/** A server that closes the connection without a word has refused what was no request. */
function read(text: string, failure: string | null): Omit<FuzzAnswer, 'milliseconds'> {
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(text)?.[1] ?? 0);
  if (status === 0) return { status: 0, headers: {}, body: '', failure: failure ?? 'closed without an answer' };
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const headers = Object.fromEntries(
    head
      .split('\r\n')
      .slice(1)
      .map((line) => {
        const [name = '', ...value] = line.split(':');
        return [name.toLowerCase(), value.join(':').trim()];
      }),
  );
  return { status, headers, body: rest.join('\r\n\r\n'), failure: null };
}
