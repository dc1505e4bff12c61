import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { SERVICE_NAMES } from '@haat/api-contract/vocabulary';
import { z } from 'zod';

const REPOSITORY_ROOT = resolve(import.meta.dirname, '../../../../..');
const DEFAULT_CLIENTS = 'krishi-haat-farmer,krishi-haat-csc,krishi-haat-business,krishi-haat-shop,krishi-haat-desk';

const flag = z.enum(['true', 'false'], { error: 'must be true or false' }).transform((text) => text === 'true');
const wholeNumber = (smallest: number, largest: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, { error: 'must be a whole number' })
    .transform(Number)
    .refine((value) => value >= smallest && value <= largest, { error: `must be from ${smallest} to ${largest}` });
const webAddress = z
  .string()
  .refine((text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''), {
    error: 'must be an address that begins with http:// or https://',
  })
  .transform((text) => text.replace(/\/+$/, ''));
const databaseAddress = z.string().refine((text) => /^postgres(ql)?:$/.test(URL.parse(text)?.protocol ?? ''), {
  error: 'must begin with postgres://',
});
const list = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** A key or an id that goes in an address or a header of a request. */
const wireToken = z.string().regex(/^[\w.~+/=|-]{1,500}$/, { error: 'must be letters and digits without spaces' });

const encryptionKey = z.string().refine((text) => /^([A-Za-z\d+/]{43}=|aws-kms:[A-Za-z\d+/]+={0,2})$/.test(text), {
  error: 'must be 32 bytes in base64, or aws-kms: and what AWS KMS made of them',
});

/**
 * Every environment variable that the backend reads, with its default; `docs/how-to/deploy.md` repeats them in words.
 */
export const environmentSchema = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: wholeNumber(0, 65_535).default(4300),
  DATA_DIRECTORY: z
    .string()
    .min(1)
    .default(join(REPOSITORY_ROOT, '.data'))
    .transform((folder) => resolve(folder)),
  DATABASE_URL: databaseAddress.optional(),
  DATABASE_POOL_SIZE: wholeNumber(1, 200).default(10),
  DATABASE_POOLER: z.enum(['none', 'transaction'], { error: 'must be none or transaction' }).default('none'),
  DATABASE_DIRECT_URL: databaseAddress.optional(),
  DATABASE_REPLICA_URL: databaseAddress.optional(),
  DATABASE_REPLICA_LAG_SECONDS: wholeNumber(1, 600).default(10),
  MOST_REQUESTS: wholeNumber(10, 100_000).default(400),
  SERVICES: z
    .string()
    .default(SERVICE_NAMES.join(','))
    .transform(list)
    .pipe(
      z
        .array(z.enum(SERVICE_NAMES, { error: `may name only ${SERVICE_NAMES.join(', ')}` }))
        .min(1, { error: 'must name a service' }),
    ),
  DEMO: flag.default(false),
  SAMPLE_MARKET: flag.default(false),
  SAMPLE_PEOPLE: flag.default(false),
  SANDBOX_SHOPKEEPER: flag.default(false),
  SANDBOX_EXPERT: flag.optional(),
  SANDBOX_LABORATORY: flag.optional(),
  SANDBOX_INSURER: flag.optional(),
  SANDBOX_OFFICER: flag.optional(),
  COUPONS: flag.default(true),
  AGENT_COMMISSION: z
    .string()
    .default('')
    .transform(list)
    .pipe(
      z.array(
        z
          .string()
          .regex(/^[a-z-]{1,40}=\d{1,4}$/, {
            error: 'must be kinds of goods with hundredths of a per cent, as seed=250',
          })
          .transform((text) => text.split('=') as [string, string]),
      ),
    )
    .transform((rates) => Object.fromEntries(rates.map(([kind, rate]) => [kind, Number(rate)]))),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be fatal, error, warn, info, debug, trace or silent',
    })
    .default('info'),
  REALM: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, { error: 'must be lower-case letters, digits and hyphens' })
    .default('krishi-haat'),
  PUBLIC_ADDRESS: webAddress.default('http://127.0.0.1:4300'),
  FARMER_ADDRESS: webAddress.default('http://127.0.0.1:4200'),
  IDENTITY_ISSUER: webAddress.optional(),
  IDENTITY_AUDIENCE: z.string().min(1).max(200).default('krishi-haat-api'),
  IDENTITY_CLIENTS: z
    .string()
    .default(DEFAULT_CLIENTS)
    .transform(list)
    .pipe(
      z
        .array(
          z.string().regex(/^[\w.-]{1,60}(:\S{16,})?$/, {
            error: 'must be client ids, each alone or as id:secret with a secret of 16 or more characters',
          }),
        )
        .min(1),
    ),
  ACCESS_TOKEN_SECONDS: wholeNumber(61, 3_600).default(300),
  REFRESH_TOKEN_SECONDS: wholeNumber(300, 31_536_000).default(30 * 24 * 3600),
  OTP_LIMIT_PER_NUMBER: wholeNumber(1, 1_000_000).default(5),
  OTP_UNCHECKED_PER_NETWORK: wholeNumber(1, 1_000_000).default(3),
  OTP_WRONG_PER_NUMBER: wholeNumber(1, 1_000_000).default(30),
  OTP_BUDGET: wholeNumber(1, 100_000_000).default(5_000),
  RATE_LIMIT_PER_NETWORK: wholeNumber(100, 100_000_000).default(12_000),
  RATE_LIMIT_PER_PERSON: wholeNumber(100, 100_000_000).default(600),
  UNPAID_ORDERS_PER_DAY: wholeNumber(1, 100_000_000).default(6),
  TRUSTED_PROXIES: z
    .string()
    .default('loopback')
    .transform(list)
    .pipe(
      z.array(
        z
          .string()
          .refine(
            (text) => ['loopback', 'linklocal', 'uniquelocal'].includes(text) || isIP(text.split('/')[0] ?? '') !== 0,
            { error: 'must be loopback, uniquelocal or IP addresses' },
          ),
      ),
    ),
  PASSKEY_ORIGINS: z.string().transform(list).optional(),
  PASSKEY_DOMAIN: z
    .string()
    .regex(/^[a-z\d.-]{1,253}$/, { error: 'must be a domain in lower case, without a port' })
    .optional(),
  SMS_ADAPTER: z.enum(['sandbox', 'http'], { error: 'must be named: http, or sandbox on this machine' }),
  SMS_HTTP_ADDRESS: webAddress.default('https://control.msg91.com/api/v5/flow'),
  SMS_HTTP_KEY: z.string().min(1).optional(),
  SMS_HTTP_TEMPLATE_ID: z.string().min(1).optional(),
  OPEN_NETWORK: z.enum(['ondc', 'sandbox', 'off'], { error: 'must be ondc, sandbox or off' }).default('off'),
  ONDC_SUBSCRIBER_ID: z
    .string()
    .regex(/^[a-z\d.-]{1,253}$/, { error: 'must be a host name in lower case, without a port' })
    .optional(),
  ONDC_SUBSCRIBER_URI: webAddress.optional(),
  ONDC_UNIQUE_KEY_ID: z.string().min(1).max(100).optional(),
  ONDC_SIGNING_PRIVATE_KEY: z
    .string()
    .regex(/^[A-Za-z\d+/]{86}==$/, { error: 'must be 64 bytes in base64, the seed first' })
    .optional(),
  ONDC_REGISTRY_ADDRESS: webAddress.optional(),
  ONDC_GATEWAY_ADDRESS: webAddress.optional(),
  ONDC_FINDER_FEE_PERCENT: z
    .string()
    .regex(/^\d{1,2}(\.\d{1,2})?$/, { error: 'must be a percentage' })
    .default('3'),
  ONDC_TAX_NUMBER: z
    .string()
    .regex(/^\d{2}[A-Z]{5}\d{4}[A-Z][\dA-Z]Z[\dA-Z]$/, { error: 'must be a GSTIN of 15 characters' })
    .optional(),
  ONDC_SANDBOX_PORT: wholeNumber(1, 65_530).default(4310),
  ONDC_SANDBOX_CONFIRM_SECONDS: wholeNumber(1, 60).default(60),
  PAYMENT_GATEWAY: z.enum(['sandbox', 'razorpay'], {
    error: 'must be named: razorpay, or sandbox on this machine',
  }),
  RAZORPAY_ADDRESS: webAddress.default('https://api.razorpay.com'),
  RAZORPAY_KEY_ID: z.string().min(1).optional(),
  RAZORPAY_KEY_SECRET: z.string().min(1).optional(),
  RAZORPAY_WEBHOOK_SECRET: z.string().min(1).optional(),
  RAZORPAYX_ADDRESS: webAddress.default('https://api.razorpay.com'),
  RAZORPAYX_KEY_ID: z.string().min(1).optional(),
  RAZORPAYX_KEY_SECRET: z.string().min(1).optional(),
  RAZORPAYX_WEBHOOK_SECRET: z.string().min(1).optional(),
  RAZORPAYX_ACCOUNT_NUMBER: z
    .string()
    .regex(/^[A-Za-z0-9]{5,22}$/, 'must be the number of the account')
    .optional(),
  CSC_WALLET: z.enum(['sandbox', 'bridge', 'off'], { error: 'must be sandbox, bridge or off' }).default('off'),
  CSC_ADDRESS: webAddress.optional(),
  CSC_MERCHANT_ID: z.string().min(1).optional(),
  CSC_PRIVATE_KEY_FILE: z.string().min(1).optional(),
  CSC_PARTNER_KEY_FILE: z.string().min(1).optional(),
  CREDIT_LENDER: z
    .enum(['sandbox', 'company', 'off'], { error: 'must be company, off, or sandbox on this machine' })
    .default('off'),
  CREDIT_LENDER_NAME: z.string().trim().min(1).max(100).optional(),
  CREDIT_LENDER_REGISTRATION: z.string().trim().min(1).max(60).optional(),
  CREDIT_COOLING_OFF_DAYS: wholeNumber(1, 30).default(3),
  CREDIT_GRIEVANCE_NAME: z.string().trim().min(1).max(100).optional(),
  CREDIT_GRIEVANCE_PHONE: z
    .string()
    .regex(/^\+?\d{8,15}$/, { error: 'must be digits, with a + before them or not' })
    .optional(),
  CREDIT_GRIEVANCE_EMAIL: z.email({ error: 'must be an e-mail address' }).optional(),
  MAPS_GEOCODER_ADDRESS: webAddress.default('https://maps.googleapis.com'),
  MAPS_GEOCODER_KEY: z.string().min(1).optional(),
  MANDI_PRICES_ADDRESS: webAddress.default('https://api.data.gov.in'),
  MANDI_PRICES_KEY: z.string().min(1).optional(),
  SATELLITE: z.enum(['stac', 'sandbox', 'off'], { error: 'must be stac, sandbox or off' }).default('off'),
  SATELLITE_ADDRESS: webAddress.default('https://earth-search.aws.element84.com/v1'),
  SATELLITE_COLLECTION: wireToken.default('sentinel-2-c1-l2a'),
  SATELLITE_PICTURE_ORIGINS: z
    .string()
    .default('https://e84-earth-search-sentinel-data.s3.us-west-2.amazonaws.com')
    .transform(list)
    .pipe(
      z.array(
        z.string().refine((text) => URL.parse(text)?.origin === text, { error: 'must be origins, as https://example' }),
      ),
    ),
  TAG_MANAGER_ADDRESS: webAddress.optional(),
  TAG_MANAGER_MEASUREMENT_ID: wireToken.optional(),
  TAG_MANAGER_API_SECRET: wireToken.optional(),
  META_ADDRESS: webAddress.default('https://graph.facebook.com/v25.0'),
  META_PIXEL_ID: z
    .string()
    .regex(/^\d{1,30}$/, { error: 'must be digits' })
    .optional(),
  META_ACCESS_TOKEN: wireToken.optional(),
  MIXPANEL_ADDRESS: webAddress.default('https://api-in.mixpanel.com'),
  MIXPANEL_TOKEN: wireToken.optional(),
  WEBENGAGE_ADDRESS: webAddress.default('https://api.in.webengage.com'),
  WEBENGAGE_LICENSE_CODE: z
    .string()
    .regex(/^[\w~-]{1,60}$/, { error: 'must be letters and digits' })
    .optional(),
  WEBENGAGE_KEY: wireToken.optional(),
  SENTRY_DSN: z
    .string()
    .regex(/^https?:\/\/[\w:]+@[\w.:[\]-]+\/[\w/]*\d+$/, { error: 'must be as https://<key>@<host>/<project>' })
    .optional(),
  WEB_PUSH_CONTACT: z
    .string()
    .regex(/^(?:mailto:[^\s@]+@[\w.-]+|https:\/\/[\w.-]+[^\s]*)$/, { error: 'must be a mailto: or https: address' })
    .max(200)
    .optional(),
  RELEASE: z
    .string()
    .regex(/^[\w.@+-]{1,100}$/, { error: 'must be letters, digits and .@+-' })
    .optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: z
    .string()
    .regex(/^https?:\/\/[\w.:[\]-]+\/[\w/.-]*$/, { error: 'must be the address of a collector’s traces' })
    .optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  METRICS_PORT: wholeNumber(0, 65_535).optional(),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w.~+/=-]{32,200}$/, { error: 'must be 32 or more letters and digits' })
    .optional(),
  PERSONAL_DATA_KEY: encryptionKey.optional(),
  PERSONAL_DATA_OLD_KEYS: z.string().default('').transform(list).pipe(z.array(encryptionKey)),
  AWS_REGION: z
    .string()
    .regex(/^[a-z\d-]{1,40}$/, { error: 'must be the name of a region, as ap-south-1' })
    .optional(),
  AWS_ACCESS_KEY_ID: z.string().min(1).optional(),
  AWS_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  AWS_SESSION_TOKEN: z.string().min(1).optional(),
  AWS_ENDPOINT_URL_KMS: webAddress.optional(),
  OBJECT_STORE: z.enum(['folder', 's3'], { error: 'must be folder or s3' }).optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/, { error: 'must be the name of a bucket, in lower case' })
    .optional(),
  AWS_ENDPOINT_URL_S3: webAddress.optional(),
});

/** The environment as it was read. */
export type Environment = z.output<typeof environmentSchema>;
