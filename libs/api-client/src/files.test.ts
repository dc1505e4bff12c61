import { afterEach, describe, expect, it } from 'vitest';
import { ownData, sendDeletionCode } from './account/deletion.ts';
import { invoice, uploadPhoto } from './after-order.ts';
import { openTestClient, startTestServer, type TestServer } from './testing/http-server.ts';

let server: TestServer;
afterEach(() => server.close());

describe('what is no JSON', () => {
  it('is sent unchanged, with its own content type', async () => {
    server = await startTestServer((response) =>
      response.writeHead(201, { 'content-type': 'application/json' }).end('{"id":"p","width":1,"height":1}'),
    );
    expect(await uploadPhoto(openTestClient(server.address), 'image/webp', new TextEncoder().encode('RIFF'))).toEqual({
      id: 'p',
      width: 1,
      height: 1,
    });
    expect(server.requests[0]).toMatchObject({
      method: 'POST',
      url: '/upload/v1/photos',
      body: 'RIFF',
      headers: { 'content-type': 'image/webp' },
    });
  });

  it('is not said of a change without a body', async () => {
    server = await startTestServer((response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}'),
    );
    await sendDeletionCode(openTestClient(server.address));
    expect(server.requests[0]).toMatchObject({ method: 'POST', body: '' });
    expect(server.requests[0]?.headers).not.toHaveProperty('content-type');
  });

  it('comes in as a stream, piece by piece, and a refusal of it with its code', async () => {
    server = await startTestServer((response, n) => {
      if (n === 1) {
        response.writeHead(200, { 'content-type': 'application/zip' }).write('PK-one ');
        response.end('two');
      } else
        response
          .writeHead(429, { 'content-type': 'application/json', 'retry-after': '86000' })
          .end('{"error":{"code":"request_error.too_many","message":"m","request_id":"r"}}');
    });
    const client = openTestClient(server.address);
    expect(await new Response(await ownData(client)).text()).toBe('PK-one two');
    await expect(ownData(client)).rejects.toMatchObject({ status: 429, code: 'request_error.too_many' });
  });

  it('comes in as bytes, and a refusal of it with its code', async () => {
    server = await startTestServer((response, n) =>
      n === 1
        ? response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF-1.7')
        : response
            .writeHead(404, { 'content-type': 'application/json' })
            .end('{"error":{"code":"order_error.no_invoice","message":"m","request_id":"r"}}'),
    );
    const client = openTestClient(server.address);
    expect(new TextDecoder().decode(await invoice(client, 'o-1'))).toBe('%PDF-1.7');
    expect(server.requests[0]).toMatchObject({
      url: '/order/v1/orders/o-1/invoice',
      headers: { accept: 'application/pdf' },
    });
    await expect(invoice(client, 'o-1')).rejects.toMatchObject({
      kind: 'refused',
      status: 404,
      code: 'order_error.no_invoice',
    });
  });
});
