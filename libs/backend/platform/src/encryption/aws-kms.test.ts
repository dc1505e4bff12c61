import { createHash, createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { decryptWithAwsKms } from './aws-kms.ts';
import { configuredKeys } from './configured-keys.ts';

const KEY = Buffer.alloc(32, 5);
const WRAPPED = Buffer.from('what AWS KMS made of the key').toString('base64');
const SECRET_ACCESS_KEY = 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY';

interface Asked {
  method: string | undefined;
  path: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

/** The signature of a request by AWS's description of Signature Version 4, in plain steps. */
function signatureOf({ method, path, headers, body }: Asked, region: string): string {
  const sha = (text: string) => createHash('sha256').update(text).digest('hex');
  const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
  const signed = /SignedHeaders=([^,]+)/.exec(headers.authorization ?? '')?.[1] ?? '';
  const time = String(headers['x-amz-date']);
  const canonical = [
    method,
    path,
    '',
    ...signed.split(';').map((name) => `${name}:${String(headers[name])}`),
    '',
    signed,
    sha(body),
  ].join('\n');
  const scope = `${time.slice(0, 8)}/${region}/kms/aws4_request`;
  const key = [region, 'kms', 'aws4_request'].reduce<Buffer>(
    (made, part) => hmac(made, part),
    hmac(`AWS4${SECRET_ACCESS_KEY}`, time.slice(0, 8)),
  );
  return hmac(key, ['AWS4-HMAC-SHA256', time, scope, sha(canonical)].join('\n')).toString('hex');
}

describe('a key that AWS KMS opens', () => {
  let server: Server;
  let kms: Parameters<typeof decryptWithAwsKms>[0] & object;
  let asked: Asked[];
  let answers: { status: number; body: string }[];

  beforeAll(async () => {
    server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const { method, url: path, headers } = request;
        asked.push({ method, path, headers, body: Buffer.concat(parts).toString() });
        const { status, body } = answers.shift() ?? { status: 500, body: '' };
        response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' }).end(body);
      });
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    kms = {
      address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      region: 'ap-south-1',
      accessKeyId: 'AKIDEXAMPLE',
      secretAccessKey: SECRET_ACCESS_KEY,
      sessionToken: 'session',
    };
  });
  afterAll(() => server.close());
  beforeEach(() => {
    asked = [];
    answers = [];
  });
  const opened = { status: 200, body: JSON.stringify({ KeyId: 'arn:aws:kms:x', Plaintext: KEY.toString('base64') }) };

  it('is asked for by a signed Decrypt', async () => {
    answers = [opened];
    expect(await decryptWithAwsKms(kms, `aws-kms:${WRAPPED}`)).toEqual(KEY);
    const [request] = asked;
    expect(request).toMatchObject({
      method: 'POST',
      path: '/',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': 'TrentService.Decrypt',
        'x-amz-security-token': 'session',
        'x-amz-date': expect.stringMatching(/^\d{8}T\d{6}Z$/),
      },
      body: `{"CiphertextBlob":"${WRAPPED}"}`,
    });
    const authorization = request?.headers.authorization ?? '';
    expect(authorization).toMatch(
      /^AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE\/\d{8}\/ap-south-1\/kms\/aws4_request, SignedHeaders=.*x-amz-target/,
    );
    expect(authorization.endsWith(`Signature=${signatureOf(request!, 'ap-south-1')}`)).toBe(true);
  });

  it('serves as any other key', async () => {
    answers = [opened];
    const keys = await configuredKeys({
      personalDataKey: `aws-kms:${WRAPPED}`,
      personalDataOldKeys: [Buffer.alloc(32, 6).toString('base64')],
      awsKms: kms,
      dataDirectory: '/nowhere',
    });
    expect(keys.current.bytes).toEqual(KEY);
    expect(keys.old.map(({ bytes }) => bytes)).toEqual([Buffer.alloc(32, 6)]);
  });

  it('is asked for again when AWS KMS is busy', async () => {
    answers = [{ status: 503, body: '' }, opened];
    expect(await decryptWithAwsKms(kms, `aws-kms:${WRAPPED}`)).toEqual(KEY);
    expect(asked).toHaveLength(2);
  });

  it.each([
    [400, '{"__type":"AccessDeniedException","Message":"secret"}', 'AWS KMS does not open it: AccessDeniedException'],
    [400, 'not JSON', 'AWS KMS does not open it: status 400'],
    [200, '{}', 'AWS KMS answered in a form that is not its own'],
  ])('is refused in a line after %i %s', async (status, body, message) => {
    answers = [{ status, body }];
    const settings = { personalDataOldKeys: [], awsKms: kms, dataDirectory: '/nowhere' };
    await expect(configuredKeys({ ...settings, personalDataKey: `aws-kms:${WRAPPED}` })).rejects.toThrow(
      `PERSONAL_DATA_KEY: ${message}`,
    );
  });

  it('says which service does not answer', async () => {
    await expect(decryptWithAwsKms({ ...kms, address: 'http://127.0.0.1:1' }, `aws-kms:${WRAPPED}`)).rejects.toThrow(
      'AWS KMS at http://127.0.0.1:1 does not answer',
    );
  });
});
