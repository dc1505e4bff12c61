import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHttpClient } from './http-client.ts';

const PART_BYTES = 64 * 1024;
const FLOOD_PARTS = (100 * 1024 * 1024) / PART_BYTES;

describe('messages to participants', () => {
  const heard: string[] = [];
  let written = 0;
  const server = createServer((request, answer) => {
    heard.push(request.url ?? '');
    if (request.url === '/flood') return flood(answer);
    return answer.end('{}');
  });
  /** Writes 100 MB, as fast as it is read. */
  function flood(answer: ServerResponse): void {
    const parts = Array.from({ length: FLOOD_PARTS }, () => Buffer.alloc(PART_BYTES, ' '));
    const counted = function* () {
      for (const part of parts) {
        written += part.length;
        yield part;
      }
    };
    Readable.from(counted()).pipe(answer);
  }
  let port: number;
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    ({ port } = server.address() as AddressInfo);
  });
  afterAll(() => server.close());

  it.each(['http', 'https', 'HTTP'])('never reach a server inside that proves no name, by %s', async (scheme) => {
    const client = createHttpClient({ isSandbox: false });
    await expect(client.post(`${scheme}://127.0.0.1:${port}/inside`, '{}')).rejects.toThrow();
    expect(heard).not.toContain('/inside');
  });

  it('reach the sandbox’s on this machine', async () => {
    const answer = await createHttpClient({ isSandbox: true }).post(`http://127.0.0.1:${port}/sandbox`, '{}');
    expect(answer).toEqual({ status: 200, body: '{}' });
    expect(heard).toContain('/sandbox');
  });

  it('read no more than a megabyte of an answer', async () => {
    const client = createHttpClient({ isSandbox: true });
    await expect(client.post(`http://127.0.0.1:${port}/flood`, '{}')).rejects.toThrow();
    // What is on its way between the two was written, too.
    expect(written).toBeLessThan(20 * 1024 * 1024);
  });
});
