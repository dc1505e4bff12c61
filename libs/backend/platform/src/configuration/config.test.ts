import { describe, expect, it } from 'vitest';
import { readConfiguration } from './config.ts';
import { StartError } from './start-error.ts';

/** What must be named: here, that nothing is sent and nothing is paid. */
const SANDBOXES = { SMS_ADAPTER: 'sandbox', PAYMENT_GATEWAY: 'sandbox' };
/** A process that others can reach, with all that it needs. */
const OPEN = {
  HOST: '0.0.0.0',
  PERSONAL_DATA_KEY: Buffer.alloc(32).toString('base64'),
  SMS_ADAPTER: 'http',
  SMS_HTTP_KEY: 'k',
  SMS_HTTP_TEMPLATE_ID: 't',
  PAYMENT_GATEWAY: 'razorpay',
  RAZORPAY_KEY_ID: 'i',
  RAZORPAY_KEY_SECRET: 's',
  RAZORPAY_WEBHOOK_SECRET: 'w',
};

function linesOf(environment: Record<string, string>): readonly string[] {
  try {
    readConfiguration({ ...SANDBOXES, ...environment });
    return [];
  } catch (error) {
    if (error instanceof StartError) return error.lines;
    throw error;
  }
}

describe('readConfiguration', () => {
  it('wants the adapters named, and takes no sandbox by itself', () => {
    expect(linesOf({ SMS_ADAPTER: '', PAYMENT_GATEWAY: '' })).toEqual([
      expect.stringMatching(/^SMS_ADAPTER: must be named/),
      expect.stringMatching(/^PAYMENT_GATEWAY: must be named/),
    ]);
    expect(readConfiguration(SANDBOXES).csc).toEqual({ wallet: 'off' });
  });

  it('needs no other variable: loopback, port 4300, the embedded database, empty', () => {
    expect(readConfiguration(SANDBOXES)).toMatchObject({
      host: '127.0.0.1',
      port: 4300,
      databaseUrl: null,
      sampleMarket: false,
      samplePeople: false,
      sms: { adapter: 'sandbox' },
      realm: 'krishi-haat',
      publicAddress: 'http://127.0.0.1:4300',
      unpaidOrdersPerDay: 6,
    });
  });

  it('treats an empty variable as not given', () => {
    expect(readConfiguration({ ...SANDBOXES, PORT: '', DATABASE_URL: '' })).toMatchObject({
      port: 4300,
      databaseUrl: null,
    });
  });

  it.each([
    ['the sample market', { SAMPLE_MARKET: 'true' }, { sampleMarket: true, samplePeople: false }],
    ['and its people', { SAMPLE_MARKET: 'true', SAMPLE_PEOPLE: 'true' }, { sampleMarket: true, samplePeople: true }],
  ])('has %s only when it is named', (_what, environment, expected) => {
    expect(readConfiguration({ ...SANDBOXES, ...environment })).toMatchObject(expected);
  });

  it('has no sample people without their market, nor where others can reach them', () => {
    expect(linesOf({ SAMPLE_PEOPLE: 'true' })).toEqual([expect.stringMatching(/^SAMPLE_PEOPLE: /)]);
    const open = { ...OPEN, SAMPLE_MARKET: 'true', SAMPLE_PEOPLE: 'true' };
    expect(linesOf(open)).toEqual([expect.stringMatching(/^SAMPLE_PEOPLE: /)]);
    expect(linesOf({ ...open, DEMO: 'true' })).toEqual([]);
  });

  it.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['SERVICES', 'main,unknown'],
    ['SERVICES', ','],
    ['DEMO', 'yes'],
    ['SAMPLE_MARKET', '1'],
    ['LOG_LEVEL', 'loud'],
    ['REALM', 'Krishi Haat'],
    ['PUBLIC_ADDRESS', 'example.org'],
    ['IDENTITY_ISSUER', 'ftp://x'],
    ['IDENTITY_CLIENTS', 'a:short'],
    ['ACCESS_TOKEN_SECONDS', '60'],
    ['REFRESH_TOKEN_SECONDS', '1'],
    ['OTP_LIMIT_PER_NUMBER', '0'],
    ['OTP_UNCHECKED_PER_NETWORK', 'x'],
    ['RATE_LIMIT_PER_NETWORK', '0'],
    ['RATE_LIMIT_PER_PERSON', 'none'],
    ['OTP_WRONG_PER_NUMBER', '0'],
    ['OTP_BUDGET', '0'],
    ['UNPAID_ORDERS_PER_DAY', '0'],
    ['TRUSTED_PROXIES', 'everybody'],
    ['SMS_ADAPTER', 'pigeon'],
    ['DATABASE_POOL_SIZE', '0'],
    ['PAYMENT_GATEWAY', 'cash'],
    ['RAZORPAY_ADDRESS', 'api.razorpay.com'],
    ['CSC_WALLET', 'yes'],
    ['PERSONAL_DATA_KEY', 'short'],
    ['PASSKEY_ORIGINS', 'haat.example'],
    ['PASSKEY_ORIGINS', 'https://haat.example/login'],
    ['PASSKEY_ORIGINS', 'http://haat.example'],
    ['PASSKEY_ORIGINS', 'https://192.0.2.1'],
    ['PASSKEY_DOMAIN', 'https://haat.example'],
  ])('rejects %s in one line (%s)', (name, value) => {
    const lines = linesOf({ [name]: value });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(new RegExp(`^${name}: (must|may)`));
  });

  it('names every bad variable, and no value, which may be a secret', () => {
    const lines = linesOf({ PORT: 'x', DATABASE_URL: 'mysql://user:secret@host/x' });
    expect(lines).toHaveLength(2);
    expect(lines.join()).not.toContain('secret');
  });

  it.each([
    [{}, 'localhost', ['http://localhost:4200', 'http://localhost:4201', 'http://localhost:4202']],
    [{ PASSKEY_ORIGINS: 'https://haat.example' }, 'haat.example', ['https://haat.example']],
    [
      { PASSKEY_ORIGINS: 'https://a.haat.example, https://b.haat.example:8443', PASSKEY_DOMAIN: 'haat.example' },
      'haat.example',
      ['https://a.haat.example', 'https://b.haat.example:8443'],
    ],
  ])('has passkeys for %j', (environment, rpId, origins) => {
    expect(readConfiguration({ ...SANDBOXES, ...environment }).passkeys).toEqual({ rpId, origins });
  });

  it('assumes no origin of passkeys where others can reach the process', () => {
    expect(readConfiguration({ ...SANDBOXES, HOST: '0.0.0.0', DEMO: 'true' }).passkeys).toBeNull();
  });

  it.each([
    ['is needed', { PASSKEY_ORIGINS: 'https://a.haat.example,https://b.haat.example' }],
    ['must be', { PASSKEY_ORIGINS: 'https://haat.example', PASSKEY_DOMAIN: 'aat.example' }],
    ['must be', { PASSKEY_ORIGINS: 'https://haat.example', PASSKEY_DOMAIN: 'a.haat.example' }],
  ])('says that the domain of passkeys %s for %j', (problem, environment) => {
    expect(linesOf(environment)).toEqual([expect.stringMatching(new RegExp(`^PASSKEY_DOMAIN: ${problem}`))]);
  });

  it('serves metrics only where they are asked for, and to others only with a token', () => {
    const [token, METRICS_PORT] = ['t'.repeat(32), '9464'];
    expect(readConfiguration(SANDBOXES).metrics).toBeNull();
    const onLoopback = readConfiguration({ ...SANDBOXES, METRICS_PORT }).metrics;
    expect(onLoopback).toEqual({ host: '127.0.0.1', port: 9464, token: null });
    for (const METRICS_HOST of ['0.0.0.0', '::', '10.0.0.5', 'metrics.example']) {
      const open = { METRICS_PORT, METRICS_HOST };
      expect(linesOf(open)).toEqual([expect.stringMatching(/^METRICS_TOKEN: is needed/)]);
      expect(linesOf({ ...open, METRICS_TOKEN: token })).toEqual([]);
      expect(linesOf({ ...open, METRICS_TOKEN: 'short', DEMO: 'true' })).toEqual([
        expect.stringMatching(/^METRICS_TOKEN: must be/),
      ]);
      expect(linesOf({ METRICS_HOST })).toEqual([]);
    }
  });

  it.each(['0.0.0.0', '::', '192.168.1.5', 'market.example'])('refuses the sandbox on %s unless DEMO=true', (host) => {
    expect(linesOf({ HOST: host })).toEqual([expect.stringMatching(/^SMS_ADAPTER: the sandbox/)]);
    expect(linesOf({ HOST: host, DEMO: 'true' })).toEqual([]);
    const sms = { SMS_ADAPTER: 'http', SMS_HTTP_KEY: 'k', SMS_HTTP_TEMPLATE_ID: 't' };
    expect(linesOf({ HOST: host, ...sms })).toEqual([expect.stringMatching(/^PAYMENT_GATEWAY: the sandbox/)]);
    const gateway = {
      PAYMENT_GATEWAY: 'razorpay',
      RAZORPAY_KEY_ID: 'i',
      RAZORPAY_KEY_SECRET: 's',
      RAZORPAY_WEBHOOK_SECRET: 'w',
    };
    expect(linesOf({ HOST: host, ...sms, ...gateway })).toEqual([
      expect.stringMatching(/^PERSONAL_DATA_KEY: is needed/),
    ]);
    expect(linesOf({ HOST: host, ...sms, ...gateway, PERSONAL_DATA_KEY: Buffer.alloc(32).toString('base64') })).toEqual(
      [],
    );
  });

  it('refuses the sandboxes behind a proxy, where the address that people reach is not this machine’s own', () => {
    const published = { HOST: '127.0.0.1', PUBLIC_ADDRESS: 'https://haat.example' };
    expect(linesOf(published)).toEqual([expect.stringMatching(/^SMS_ADAPTER: the sandbox/)]);
    expect(linesOf({ ...published, DEMO: 'true' })).toEqual([]);
    const real = { ...published, SMS_ADAPTER: 'http', SMS_HTTP_KEY: 'k', SMS_HTTP_TEMPLATE_ID: 't' };
    expect(linesOf(real)).toEqual([expect.stringMatching(/^PAYMENT_GATEWAY: the sandbox/)]);
    const paid = {
      ...real,
      PAYMENT_GATEWAY: 'razorpay',
      RAZORPAY_KEY_ID: 'i',
      RAZORPAY_KEY_SECRET: 's',
      RAZORPAY_WEBHOOK_SECRET: 'w',
      PERSONAL_DATA_KEY: Buffer.alloc(32).toString('base64'),
    };
    expect(readConfiguration(paid).csc).toEqual({ wallet: 'off' });
    expect(linesOf({ ...paid, CSC_WALLET: 'sandbox' })).toEqual([expect.stringMatching(/^CSC_WALLET: the sandbox/)]);
    for (const name of [
      'SANDBOX_SHOPKEEPER',
      'SANDBOX_EXPERT',
      'SANDBOX_LABORATORY',
      'SANDBOX_INSURER',
      'SANDBOX_OFFICER',
    ])
      expect(linesOf({ ...paid, [name]: 'true' })).toEqual([expect.stringMatching(new RegExp(`^${name}: `))]);
    expect(linesOf({ PUBLIC_ADDRESS: 'http://localhost:4300' })).toEqual([]);
    expect(linesOf({ PUBLIC_ADDRESS: 'http://[::1]:4300' })).toEqual([]);
  });

  it.each(['127.0.0.1', '127.1.2.3', '::1', 'localhost'])('allows the sandbox on %s', (host) => {
    expect(linesOf({ HOST: host })).toEqual([]);
  });

  it('wants a key and a template for the SMS gateway', () => {
    expect(linesOf({ SMS_ADAPTER: 'http' })).toEqual([
      expect.stringMatching(/^SMS_HTTP_KEY: /),
      expect.stringMatching(/^SMS_HTTP_TEMPLATE_ID: /),
    ]);
  });

  it('takes a template for each language of a text', () => {
    const { sms } = readConfiguration({
      ...SANDBOXES,
      SMS_ADAPTER: 'http',
      SMS_HTTP_KEY: 'k',
      SMS_HTTP_TEMPLATE_ID: 't',
      SMS_HTTP_TEMPLATE_ID_MR: 't-mr',
      SMS_HTTP_ORDER_PLACED_TEMPLATE_ID: 'p',
      SMS_HTTP_ORDER_PLACED_TEMPLATE_ID_GU: 'p-gu',
    });
    expect(sms).toMatchObject({
      templateId: 't',
      noticeTemplateIds: { 'order-placed': 'p' },
      languageTemplateIds: { otp: { mr: 't-mr' }, 'order-placed': { gu: 'p-gu' } },
    });
  });

  it('has no CSC wallet on a public address unless it is configured', () => {
    expect(readConfiguration(OPEN).csc).toEqual({ wallet: 'off' });
    expect(linesOf({ ...OPEN, CSC_WALLET: 'sandbox' })).toEqual([expect.stringMatching(/^CSC_WALLET: the sandbox/)]);
    expect(linesOf({ CSC_WALLET: 'bridge', CSC_ADDRESS: 'https://bridge.example' })).toHaveLength(3);
  });

  it('has no lender unless one is named whole, and no sample where others can reach it', () => {
    const company = {
      CREDIT_LENDER: 'company',
      CREDIT_LENDER_NAME: 'Gramin Finance',
      CREDIT_LENDER_REGISTRATION: 'N-01.00001',
      CREDIT_GRIEVANCE_NAME: 'A. Joshi',
      CREDIT_GRIEVANCE_PHONE: '18001234567',
      CREDIT_GRIEVANCE_EMAIL: 'help@example.org',
    };
    expect(readConfiguration(SANDBOXES).creditLender).toBeNull();
    expect(readConfiguration(OPEN).creditLender).toBeNull();
    expect(readConfiguration({ ...SANDBOXES, CREDIT_LENDER: 'sandbox' }).creditLender).toBe('sandbox');
    expect(linesOf({ ...OPEN, CREDIT_LENDER: 'sandbox' })).toEqual([
      expect.stringMatching(/^CREDIT_LENDER: the sandbox/),
    ]);
    expect(linesOf({ ...OPEN, CREDIT_LENDER: 'company', CREDIT_LENDER_NAME: 'Gramin Finance' })).toEqual(
      ['CREDIT_LENDER_REGISTRATION', 'CREDIT_GRIEVANCE_NAME', 'CREDIT_GRIEVANCE_PHONE', 'CREDIT_GRIEVANCE_EMAIL'].map(
        (variable) => `${variable}: is needed with CREDIT_LENDER=company`,
      ),
    );
    expect(readConfiguration({ ...OPEN, ...company }).creditLender).toEqual({
      name: 'Gramin Finance',
      registrationNumber: 'N-01.00001',
      coolingOffDays: 3,
      grievance: { name: 'A. Joshi', phoneNumber: '18001234567', email: 'help@example.org' },
    });
  });

  it('wants the keys of the payment gateway, and shows none of them', () => {
    expect(linesOf({ PAYMENT_GATEWAY: 'razorpay', RAZORPAY_KEY_SECRET: 'secret' })).toEqual([
      'RAZORPAY_KEY_ID: is needed with PAYMENT_GATEWAY=razorpay',
      'RAZORPAY_WEBHOOK_SECRET: is needed with PAYMENT_GATEWAY=razorpay',
    ]);
  });

  it('reads clients with and without a secret', () => {
    expect(readConfiguration({ ...SANDBOXES, IDENTITY_CLIENTS: 'a, b:0123456789abcdef:x' }).identityClients).toEqual([
      { id: 'a', secret: null },
      { id: 'b', secret: '0123456789abcdef:x' },
    ]);
  });
});
