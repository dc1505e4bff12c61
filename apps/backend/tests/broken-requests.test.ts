import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBackend } from './start-backend.ts';
import type { TestBackend } from '@haat/backend-testing';

/** Malformed requests are refused in the error form, with the place that is wrong. */
describe('a broken request', () => {
  let backend: TestBackend;
  const lines: string[] = [];
  beforeAll(async () => {
    const { Writable } = await import('node:stream');
    backend = await startBackend({
      logTo: new Writable({ write: (chunk: Buffer, _encoding, done) => done(void lines.push(chunk.toString())) }),
    });
  });
  afterAll(() => backend.close());

  const OTP = '/realms/krishi-haat/otp';
  const json = { 'content-type': 'application/json' };

  it.each([
    ['no JSON', { body: '{"phone_number":', headers: json }, { field: 'body', rule: 'json' }],
    ['an empty body', { body: '', headers: json }, { field: 'body', rule: 'missing' }],
    ['a list in the place of an object', { body: [] }, { field: 'body', rule: 'type' }],
    ['a prototype', { body: '{"__proto__":{"a":1}}', headers: json }, { field: 'body', rule: 'json' }],
    [
      'text',
      { body: 'phone_number', headers: { 'content-type': 'text/plain' } },
      { field: 'content-type', rule: 'unsupported' },
    ],
    ['NUL', { body: { phone_number: '98765\u000043210' } }, { field: 'phone_number', rule: 'characters' }],
    [
      'half a surrogate pair',
      { body: '{"phone_number":"\\ud800"}', headers: json },
      { field: 'phone_number', rule: 'characters' },
    ],
    [
      'a sign of control',
      { body: { phone_number: '98765\u001b43210' } },
      { field: 'phone_number', rule: 'characters' },
    ],
    [
      'another direction',
      { body: { phone_number: '\u202e0123456789' } },
      { field: 'phone_number', rule: 'characters' },
    ],
    ['no character', { body: { phone_number: '\uffff' } }, { field: 'phone_number', rule: 'characters' }],
    ['only joiners', { body: { phone_number: '\u200b\u200d' } }, { field: 'phone_number', rule: 'characters' }],
    ['NUL in a name', { body: { 'a\u0000': 1 } }, { field: 'body', rule: 'characters' }],
  ])('with %s is answered with the reason', async (_name, given, field) => {
    const { status, body } = await backend.request('POST', OTP, given);
    expect(status).toBe(400);
    expect(body.error).toMatchObject({ code: 'request_error.invalid', details: { fields: [field] } });
  });

  it.each([
    ['cannot be decoded', '/hyperlocal/v1/vendors/%E0%A4%A', { field: 'path', rule: 'encoding' }],
    ['has a part longer than any id', `/hyperlocal/v1/vendors/${'x'.repeat(101)}`, { field: 'path', rule: 'too_long' }],
    ['holds NUL in its path', '/hyperlocal/v1/vendors/%00', { field: 'id', rule: 'characters' }],
    ['holds joiners alone', '/catalogue/v1/brands?search=%E2%80%8D', { field: 'search', rule: 'characters' }],
    ['holds NUL in its query', '/catalogue/v1/brands?vendor_id=%00', { field: 'vendor_id', rule: 'characters' }],
  ])('whose address %s is told so', async (_name, path, field) => {
    const { status, body } = await backend.request('GET', path);
    expect(status).toBe(400);
    expect(body.error).toMatchObject({ code: 'request_error.invalid', details: { fields: [field] } });
  });

  it('10 000 levels deep is refused like any other', async () => {
    const { status, body } = await backend.request('POST', OTP, {
      body: `{"phone_number":${'['.repeat(10_000)}${']'.repeat(10_000)}}`,
      headers: json,
    });
    expect(status).toBe(400);
    expect(body.error.details).toEqual({ fields: [{ field: 'phone_number', rule: 'type' }] });
  });

  it.each([
    ['that is no HTTP', 'hello\r\n\r\n', '400', 'request_error.invalid'],
    [
      'with 30 KB of headers',
      `GET / HTTP/1.1\r\nHost: x\r\nCookie: ${'x'.repeat(30_000)}\r\n\r\n`,
      '431',
      'request_error.too_large',
    ],
  ])('%s gets the error form, too', async (_name, bytes, status, code) => {
    const answer = await sent(backend.address, bytes);
    expect(answer).toContain(`HTTP/1.1 ${status} `);
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ error: { code } });
  });

  it('for tokens under a type that is none is refused, not failed', async () => {
    const { status, body } = await backend.request('POST', '/realms/krishi-haat/protocol/openid-connect/token', {
      body: 'a=1',
      headers: { 'content-type': 'nonsense' },
    });
    expect(status).toBe(400);
    expect(body.error.details).toEqual({ fields: [{ field: 'content-type', rule: 'unsupported' }] });
  });

  it('for the keys under a host that is none is answered', async () => {
    const answer = await sent(
      backend.address,
      'GET /realms/krishi-haat/.well-known/openid-configuration HTTP/1.1\r\nHost: [::1\r\nConnection: close\r\n\r\n',
    );
    expect(answer).toContain('HTTP/1.1 200 ');
  });

  it('that ends half way is not reported as an unreachable database', async () => {
    await sent(
      backend.address,
      `POST ${OTP} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`,
      { hangsUp: true },
    );
    await expect
      .poll(() => lines.filter((line) => line.includes('"request"') && line.includes('/otp')).length)
      .toBeGreaterThan(0);
    expect(lines.join('')).not.toContain('the database is away');
  });
});

/** Sends bytes as they are; what came back until the connection closed. */
function sent(address: string, bytes: string, { hangsUp = false } = {}): Promise<string> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect({ host: hostname, port: Number(port) }, () =>
      socket.write(bytes, () => hangsUp && socket.destroy()),
    );
    socket.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
    socket.once('error', reject).once('close', () => resolve(text));
  });
}
