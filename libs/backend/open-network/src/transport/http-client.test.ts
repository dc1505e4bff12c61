import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHttpClient } from './http-client.ts';

describe('messages to participants', () => {
  const heard: string[] = [];
  const server = createServer((request, answer) => {
    heard.push(request.url ?? '');
    answer.end('{}');
  });
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
});
