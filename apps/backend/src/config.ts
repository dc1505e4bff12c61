import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { NOTICE_KINDS } from './adapters/sms/sms-adapter.ts';
import type { NoticeKind } from './adapters/sms/sms-adapter.ts';

/** Services a process can offer, each with its own base address at the shells. Architecture, 'Backend'. */
export const SERVICE_NAMES = ['main', 'location', 'open-network', 'auth', 'graphql'] as const;
/** A service. */
export type ServiceName = (typeof SERVICE_NAMES)[number];

const REPOSITORY_ROOT = resolve(import.meta.dirname, '../../..');
const DEFAULT_CLIENTS = 'krishi-haat-farmer,krishi-haat-csc,krishi-haat-business';

const flag = z.enum(['true', 'false'], { error: 'must be true or false' }).transform((text) => text === 'true');
const wholeNumber = (smallest: number, largest: number) =>
  z.string().regex(/^\d{1,9}$/, { error: 'must be a whole number' }).transform(Number)
    .refine((value) => value >= smallest && value <= largest, { error: `must be from ${smallest} to ${largest}` });
const webAddress = z.string().refine((text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''), { error: 'must be an address that begins with http:// or https://' })
  .transform((text) => text.replace(/\/+$/, ''));
const list = (text: string) => text.split(',').map((part) => part.trim()).filter((part) => part !== '');

/** Every environment variable that the backend reads, with its default. `docs` repeats this table in words. */
const environmentSchema = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: wholeNumber(0, 65_535).default(4300),
  DATA_DIRECTORY: z.string().min(1).default(join(REPOSITORY_ROOT, '.data')).transform((folder) => resolve(folder)),
  DATABASE_URL: z.string().refine((text) => /^postgres(ql)?:$/.test(URL.parse(text)?.protocol ?? ''), { error: 'must begin with postgres://' }).optional(),
  DATABASE_POOL_SIZE: wholeNumber(1, 200).default(10),
  SERVICES: z.string().default(SERVICE_NAMES.join(',')).transform(list)
    .pipe(z.array(z.enum(SERVICE_NAMES, { error: `may name only ${SERVICE_NAMES.join(', ')}` })).min(1, { error: 'must name a service' })),
  DEMO: flag.default(false),
  SAMPLE_MARKET: flag.optional(),
  SANDBOX_SHOPKEEPER: flag.default(false),
  COUPONS: flag.default(true),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], { error: 'must be fatal, error, warn, info, debug, trace or silent' }).default('info'),
  REALM: z.string().regex(/^[a-z0-9-]{1,40}$/, { error: 'must be lower-case letters, digits and hyphens' }).default('krishi-haat'),
  PUBLIC_ADDRESS: webAddress.default('http://127.0.0.1:4300'),
  IDENTITY_ISSUER: webAddress.optional(),
  IDENTITY_CLIENTS: z.string().default(DEFAULT_CLIENTS).transform(list)
    .pipe(z.array(z.string().regex(/^[\w.-]{1,60}(:\S{16,})?$/, { error: 'must be client ids, each alone or as id:secret with a secret of 16 or more characters' })).min(1)),
  ACCESS_TOKEN_SECONDS: wholeNumber(61, 3_600).default(300),
  REFRESH_TOKEN_SECONDS: wholeNumber(300, 31_536_000).default(30 * 24 * 3600),
  OTP_LIMIT_PER_NUMBER: wholeNumber(1, 1_000_000).default(5),
  OTP_LIMIT_PER_ADDRESS: wholeNumber(1, 1_000_000).default(100),
  TRUSTED_PROXIES: z.string().default('loopback').transform(list)
    .pipe(z.array(z.string().refine((text) => ['loopback', 'linklocal', 'uniquelocal'].includes(text) || isIP(text.split('/')[0] ?? '') !== 0, { error: 'must be loopback, uniquelocal or IP addresses' }))),
  SMS_ADAPTER: z.enum(['sandbox', 'http'], { error: 'must be sandbox or http' }).default('sandbox'),
  SMS_HTTP_ADDRESS: webAddress.default('https://control.msg91.com/api/v5/flow'),
  SMS_HTTP_KEY: z.string().min(1).optional(),
  SMS_HTTP_TEMPLATE_ID: z.string().min(1).optional(),
  PAYMENT_GATEWAY: z.enum(['sandbox', 'razorpay'], { error: 'must be sandbox or razorpay' }).default('sandbox'),
  RAZORPAY_ADDRESS: webAddress.default('https://api.razorpay.com'),
  RAZORPAY_KEY_ID: z.string().min(1).optional(),
  RAZORPAY_KEY_SECRET: z.string().min(1).optional(),
  RAZORPAY_WEBHOOK_SECRET: z.string().min(1).optional(),
  CSC_WALLET: z.enum(['sandbox', 'bridge', 'off'], { error: 'must be sandbox, bridge or off' }).optional(),
  CSC_ADDRESS: webAddress.optional(),
  CSC_MERCHANT_ID: z.string().min(1).optional(),
  CSC_PRIVATE_KEY_FILE: z.string().min(1).optional(),
  CSC_PARTNER_KEY_FILE: z.string().min(1).optional(),
  PERSONAL_DATA_KEY: z.string().refine((text) => /^[A-Za-z\d+/]{43}=$/.test(text), { error: 'must be 32 bytes in base64' }).optional(),
});

/** An identity client: public without a secret, confidential with one. */
export interface IdentityClientSetting {
  id: string;
  secret: string | null;
}

/** Which way messages leave: a page that shows them, or a gateway. A notice without a registered template is not sent. */
export type SmsConfiguration = { adapter: 'sandbox' } | {
  adapter: 'http'; address: string; key: string;
  /** Template of one-time passwords. */
  templateId: string;
  noticeTemplateIds?: Readonly<Partial<Record<NoticeKind, string>>>;
};

/** Who takes money: a page that says it takes none, or the gateway. */
export type PaymentConfiguration = { gateway: 'sandbox' } | {
  gateway: 'razorpay';
  /** Base address of its API. */
  address: string;
  keyId: string;
  keySecret: string;
  webhookSecret: string;
};

/** The wallet of partner agents: a page that says it is none, the partner's bridge, or none. */
export type CscConfiguration = { wallet: 'sandbox' } | { wallet: 'off' } | {
  wallet: 'bridge'; address: string; merchantId: string;
  /** PEM files: our private key, and the partner's public one. */
  privateKeyFile: string;
  partnerKeyFile: string;
};

/** Settings of one backend process, read and checked once at start. */
export interface Configuration {
  host: string;
  port: number;
  /** Folder of the embedded database; used only without `databaseUrl`. */
  dataDirectory: string;
  /** PostgreSQL; null means the embedded database. */
  databaseUrl: string | null;
  databasePoolSize: number;
  services: readonly ServiceName[];
  demo: boolean;
  /** Fill an empty database with the sample market. */
  sampleMarket: boolean;
  /** Whether a shopkeeper who is nobody moves the sample market's orders along. */
  sandboxShopkeeper: boolean;
  /** Whether coupons are taken: the coupon flag. Switched off, no coupon is offered, chosen or counted. */
  couponsOn: boolean;
  logLevel: string;
  realm: string;
  /** Base address under which the identity service is known; the issuer of tokens is `<publicAddress>/realms/<realm>`. */
  publicAddress: string;
  /** Issuer of an outside identity service (a Keycloak), or null for our own. */
  identityIssuer: string | null;
  identityClients: readonly IdentityClientSetting[];
  /** Lifetime of an access token; more than the 60 s before its end at which the shells refresh it. */
  accessTokenSeconds: number;
  /** Lifetime of a refresh token, and so of a session that is not used. */
  refreshTokenSeconds: number;
  /** One-time passwords an hour for one mobile number. */
  otpLimitPerNumber: number;
  /** One-time passwords an hour for one caller's address. */
  otpLimitPerAddress: number;
  trustedProxies: readonly string[];
  sms: SmsConfiguration;
  payments: PaymentConfiguration;
  csc: CscConfiguration;
  /** Key under which what is told of people is sealed, 32 bytes in base64; null: one is made in the data folder. */
  personalDataKey: string | null;
}

/** Thrown at start with lines for a person; never a stack. */
export class StartError extends Error {
  readonly lines: readonly string[];
  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.name = 'StartError';
    this.lines = lines;
  }
}

/** Whether only this machine can reach a server that listens on `host`. */
export function isLoopbackHost(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
}

/**
 * Reads the environment.
 * @throws StartError with one line for each variable that is wrong
 */
export function readConfiguration(environment: Readonly<Record<string, string | undefined>>): Configuration {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''));
  const read = environmentSchema.safeParse(given);
  if (!read.success) throw new StartError(linesOf(read.error.issues));
  const values = read.data;
  if (values.SMS_ADAPTER === 'sandbox' && !isLoopbackHost(values.HOST) && !values.DEMO) {
    throw new StartError(['SMS_ADAPTER: the sandbox shows one-time passwords to everybody, so it is refused when HOST is not a loopback address. Set SMS_ADAPTER=http, or DEMO=true for a demonstration.']);
  }
  if (values.PAYMENT_GATEWAY === 'sandbox' && !isLoopbackHost(values.HOST) && !values.DEMO) {
    throw new StartError(['PAYMENT_GATEWAY: the sandbox counts as paid what nobody paid, so it is refused when HOST is not a loopback address. Set PAYMENT_GATEWAY=razorpay, or DEMO=true for a demonstration.']);
  }
  if (values.PERSONAL_DATA_KEY === undefined && !isLoopbackHost(values.HOST) && !values.DEMO) {
    throw new StartError(['PERSONAL_DATA_KEY: is needed when HOST is not a loopback address: identity papers and bank accounts are encrypted with it. Make one with: openssl rand -base64 32']);
  }
  const sampleMarket = values.SAMPLE_MARKET ?? values.DATABASE_URL === undefined;
  if (values.SANDBOX_SHOPKEEPER && (!sampleMarket || (!isLoopbackHost(values.HOST) && !values.DEMO))) {
    throw new StartError(['SANDBOX_SHOPKEEPER: moves orders that no shop has seen, so it is only for the sample market (SAMPLE_MARKET), and on an address that others can reach only with DEMO=true.']);
  }
  return {
    host: values.HOST, port: values.PORT,
    dataDirectory: values.DATA_DIRECTORY, databaseUrl: values.DATABASE_URL ?? null, databasePoolSize: values.DATABASE_POOL_SIZE,
    services: [...new Set(values.SERVICES)],
    demo: values.DEMO,
    sampleMarket, sandboxShopkeeper: values.SANDBOX_SHOPKEEPER,
    couponsOn: values.COUPONS,
    logLevel: values.LOG_LEVEL,
    realm: values.REALM, publicAddress: values.PUBLIC_ADDRESS, identityIssuer: values.IDENTITY_ISSUER ?? null,
    identityClients: values.IDENTITY_CLIENTS.map((text) => {
      const [id = '', secret] = text.split(/:(.*)/);
      return { id, secret: secret ?? null };
    }),
    accessTokenSeconds: values.ACCESS_TOKEN_SECONDS, refreshTokenSeconds: values.REFRESH_TOKEN_SECONDS,
    otpLimitPerNumber: values.OTP_LIMIT_PER_NUMBER, otpLimitPerAddress: values.OTP_LIMIT_PER_ADDRESS,
    trustedProxies: values.TRUSTED_PROXIES,
    sms: smsConfiguration(values, given),
    payments: paymentConfiguration(values),
    csc: cscConfiguration(values),
    personalDataKey: values.PERSONAL_DATA_KEY ?? null,
  };
}

function paymentConfiguration(values: z.output<typeof environmentSchema>): PaymentConfiguration {
  if (values.PAYMENT_GATEWAY === 'sandbox') return { gateway: 'sandbox' };
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret, RAZORPAY_WEBHOOK_SECRET: webhookSecret } = values;
  if (keyId === undefined || keySecret === undefined || webhookSecret === undefined) {
    const missing = (['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'] as const).filter((name) => values[name] === undefined);
    throw new StartError(missing.map((name) => `${name}: is needed with PAYMENT_GATEWAY=razorpay`));
  }
  return { gateway: 'razorpay', address: values.RAZORPAY_ADDRESS, keyId, keySecret, webhookSecret };
}

function smsConfiguration(values: z.output<typeof environmentSchema>, given: Readonly<Record<string, string | undefined>>): SmsConfiguration {
  if (values.SMS_ADAPTER === 'sandbox') return { adapter: 'sandbox' };
  const missing = (['SMS_HTTP_KEY', 'SMS_HTTP_TEMPLATE_ID'] as const).filter((name) => values[name] === undefined);
  if (missing.length > 0) throw new StartError(missing.map((name) => `${name}: is needed with SMS_ADAPTER=http`));
  return {
    adapter: 'http', address: values.SMS_HTTP_ADDRESS, key: values.SMS_HTTP_KEY ?? '', templateId: values.SMS_HTTP_TEMPLATE_ID ?? '',
    noticeTemplateIds: Object.fromEntries(NOTICE_KINDS.map((kind) => [kind, given[`SMS_HTTP_${kind.toUpperCase().replaceAll('-', '_')}_TEMPLATE_ID`]])),
  };
}

function cscConfiguration(values: z.output<typeof environmentSchema>): CscConfiguration {
  const isOpen = !isLoopbackHost(values.HOST) && !values.DEMO;
  const wallet = values.CSC_WALLET ?? (isOpen ? 'off' : 'sandbox');
  if (wallet === 'sandbox' && isOpen) throw new StartError(['CSC_WALLET: the sandbox counts as paid what nobody paid, so it is refused when HOST is not a loopback address. Set CSC_WALLET=bridge or off, or DEMO=true for a demonstration.']);
  if (wallet !== 'bridge') return { wallet };
  const { CSC_ADDRESS: address, CSC_MERCHANT_ID: merchantId, CSC_PRIVATE_KEY_FILE: privateKeyFile, CSC_PARTNER_KEY_FILE: partnerKeyFile } = values;
  if (address === undefined || merchantId === undefined || privateKeyFile === undefined || partnerKeyFile === undefined) {
    const missing = (['CSC_ADDRESS', 'CSC_MERCHANT_ID', 'CSC_PRIVATE_KEY_FILE', 'CSC_PARTNER_KEY_FILE'] as const).filter((name) => values[name] === undefined);
    throw new StartError(missing.map((name) => `${name}: is needed with CSC_WALLET=bridge`));
  }
  return { wallet, address, merchantId, privateKeyFile, partnerKeyFile };
}

/** One line for each variable: its name and what is wrong, never its value, which may be a secret. */
function linesOf(issues: readonly z.core.$ZodIssue[]): string[] {
  const firstOf = new Map<string, string>();
  for (const issue of issues) {
    const name = String(issue.path[0] ?? 'environment');
    if (!firstOf.has(name)) firstOf.set(name, `${name}: ${issue.message}`);
  }
  return [...firstOf.values()];
}
