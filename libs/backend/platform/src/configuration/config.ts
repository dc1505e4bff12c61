import { LANGUAGES, type Language, type ServiceName } from '@haat/api-contract/vocabulary';

import { awsKmsOf, awsKmsProblems, type AwsKmsConfiguration } from './aws-kms.ts';
import { creditLenderOf, creditLenderProblems, type CreditLenderConfiguration } from './credit-lender.ts';
import { errorReportsOf, type ErrorReportsConfiguration } from './error-reports.ts';
import { cscConfiguration, type CscConfiguration } from './csc.ts';
import { databaseServersOf, databaseServersProblems, type DatabaseServers } from './database-servers.ts';
import { environmentSchema } from './environment.ts';
import { isLoopbackHost, isOpenToOthers } from './open-to-others.ts';
import { mapsGeocoderOf } from './maps-geocoder.ts';
import type { MapsGeocoderConfiguration } from './maps-geocoder.ts';
import { mandiPricesOf, type MandiPricesConfiguration } from './mandi-prices.ts';
import { measurementOf, measurementProblems, type MeasurementConfiguration } from './measurement.ts';
import { metricsConfiguration, metricsProblems, type MetricsConfiguration } from './metrics.ts';
import { passkeyConfiguration, passkeyProblems, type PasskeyConfiguration } from './passkeys.ts';
import { objectStoreOf, objectStoreProblems, type ObjectStoreConfiguration } from './object-store.ts';
import { openNetworkOf, openNetworkProblems, type OpenNetworkConfiguration } from './open-network.ts';
import { paymentConfiguration, type PaymentConfiguration } from './payments.ts';
import { razorpayXOf, razorpayXProblems, type RazorpayXConfiguration } from './razorpay-x.ts';
import { satelliteOf, satelliteProblems, type SatelliteConfiguration } from './satellite.ts';
import { NOTICE_KINDS } from './registered-texts.ts';
import type { NoticeKind, RegisteredText } from './registered-texts.ts';
import type { Environment } from './environment.ts';
import { problemLines } from './problem-lines.ts';
import { StartError } from './start-error.ts';

/** An identity client: public without a secret, confidential with one. */
export interface IdentityClientSetting {
  id: string;
  secret: string | null;
}

/**
 * How messages are sent: to a page that shows them, or by a gateway. A notice without a registered template is not
 * sent.
 */
export type SmsConfiguration =
  | { adapter: 'sandbox' }
  | {
      adapter: 'http';
      address: string;
      key: string;
      /** Template of one-time passwords. */
      templateId: string;
      noticeTemplateIds?: Readonly<Partial<Record<NoticeKind, string>>>;
      /** Templates that say the same in one language, for people who read it. */
      languageTemplateIds?: Readonly<Partial<Record<RegisteredText, Readonly<Partial<Record<Language, string>>>>>>;
    };

/** Settings of one backend process, read and checked once at start. */
export interface Configuration extends DatabaseServers {
  host: string;
  port: number;
  /** Folder of the embedded database, which is used only without `databaseUrl`, and of generated keys. */
  dataDirectory: string;
  /** PostgreSQL; null means the embedded database. */
  databaseUrl: string | null;
  databasePoolSize: number;
  /** Requests that are answered at once; who comes beyond is asked to come again. */
  mostRequests: number;
  services: readonly ServiceName[];
  demo: boolean;
  /** Fill an empty database with the sample market. */
  sampleMarket: boolean;
  /** Whether the sample market has its people: a shopkeeper, support, an agent and farmers, with known numbers. */
  samplePeople: boolean;
  /** Whether the sample market has a simulated shopkeeper, expert, laboratory, and surveyor with insurer. */
  sandboxShopkeeper: boolean;
  sandboxExpert: boolean;
  sandboxLaboratory: boolean;
  sandboxInsurer: boolean;
  /** Whether a simulated programme officer decides the applications of the sample market's farmers. */
  sandboxOfficer: boolean;
  /** Whether coupons are taken: the coupon flag. Switched off, no coupon is offered, chosen or counted. */
  couponsOn: boolean;
  /** What agents earn: hundredths of a per cent by kind of goods. See docs/domain/agents.md#commission. */
  commissionRates: Readonly<Record<string, number>>;
  logLevel: string;
  realm: string;
  /** Address by which the identity service is known; the issuer of tokens is `<publicAddress>/realms/<realm>`. */
  publicAddress: string;
  /** Issuer of an outside identity service (a Keycloak), or null for our own. */
  identityIssuer: string | null;
  /** Audience that access tokens must name: these services. */
  identityAudience: string;
  identityClients: readonly IdentityClientSetting[];
  /** Lifetime of an access token; more than the 60 s before its end at which the shells refresh it. */
  accessTokenSeconds: number;
  /** Lifetime of a refresh token, and so of a session that is not used. */
  refreshTokenSeconds: number;
  /** Limits of one-time passwords. See docs/domain/identity.md#one-time-codes; wrong ones are counted by the day. */
  otpLimitPerNumber: number;
  otpUncheckedPerNetwork: number;
  otpWrongPerNumber: number;
  otpBudget: number;
  /** Points of requests a minute, of one network and of one person. See docs/domain/service-calls.md#limits. */
  rateLimitPerNetwork: number;
  rateLimitPerPerson: number;
  /** Orders of a farmer for online payment in 24 hours that stay unpaid. See docs/domain/payments.md#unpaid-orders. */
  unpaidOrdersPerDay: number;
  /** To which site passkeys of staff belong; null: none are offered. */
  passkeys: PasskeyConfiguration | null;
  /** Base address of the farmers' shell, for links in messages. */
  farmerAddress: string;
  trustedProxies: readonly string[];
  sms: SmsConfiguration;
  payments: PaymentConfiguration;
  /** From where money is paid out and accounts are checked; null: by the sandbox, or by people. */
  razorpayX: RazorpayXConfiguration | null;
  csc: CscConfiguration;
  /** Who lends; `sandbox` is a sample that says so; null: nothing is sold on credit. */
  creditLender: CreditLenderConfiguration | 'sandbox' | null;
  /** Who is asked for places beside the PIN code directory; null: nobody. */
  mapsGeocoder: MapsGeocoderConfiguration | null;
  /** Where daily market prices are fetched; null: nowhere. */
  mandiPrices: MandiPricesConfiguration | null;
  /** Where satellites' pictures are looked for; null: nowhere. */
  satellite: SatelliteConfiguration | null;
  errorReports: ErrorReportsConfiguration;
  /** A collector's address for traces; null: nothing is traced. */
  tracesAddress: string | null;
  /** `mailto:` or https address at which push services reach us; null: nothing is pushed to browsers. */
  webPushContact: string | null;
  /** Where events of those who agreed are relayed. */
  measurement: MeasurementConfiguration;
  /** How the open network is reached; null: nothing of it is shown. */
  openNetwork: OpenNetworkConfiguration | null;
  /** Where the process says what it counts; null: nowhere. */
  metrics: MetricsConfiguration | null;
  /**
   * Key that encrypts personal data and secrets: 32 bytes in base64, or `aws-kms:` and what AWS KMS made of them; null:
   * one is generated in the data folder.
   */
  personalDataKey: string | null;
  /** Keys of before, in the same form: they only decrypt. */
  personalDataOldKeys: readonly string[];
  /** Opens keys; null when none needs it. */
  awsKms: AwsKmsConfiguration | null;
  /** Where photographs are kept. */
  objectStore: ObjectStoreConfiguration;
}

const WHERE_OPEN = 'when HOST or PUBLIC_ADDRESS is not a loopback address';

/** Refuses a sandbox that others could reach: what it does there, and the setting to use instead. */
const sandboxRefused = (variable: string, danger: string, instead: string): StartError =>
  new StartError([
    `${variable}: the sandbox ${danger}; refused ${WHERE_OPEN}. Set ${instead}, or DEMO=true to demonstrate.`,
  ]);

/**
 * Reads the environment.
 * @throws StartError with one line for each variable that is wrong
 */
export function readConfiguration(environment: Readonly<Record<string, string | undefined>>): Configuration {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const read = environmentSchema.safeParse(given);
  if (!read.success) throw new StartError(problemLines(read.error.issues));
  const values = read.data;
  const isOpen = isOpenToOthers(values) && !values.DEMO;
  if (values.SMS_ADAPTER === 'sandbox' && isOpen)
    throw sandboxRefused('SMS_ADAPTER', 'shows one-time passwords to every caller', 'SMS_ADAPTER=http');
  if (values.PAYMENT_GATEWAY === 'sandbox' && isOpen)
    throw sandboxRefused('PAYMENT_GATEWAY', 'counts unpaid orders as paid', 'PAYMENT_GATEWAY=razorpay');
  if (values.PERSONAL_DATA_KEY === undefined && isOpen) {
    throw new StartError([
      `PERSONAL_DATA_KEY: is needed ${WHERE_OPEN}: signing keys, identity documents and bank accounts are encrypted ` +
        'with it. Make one with: openssl rand -base64 32',
    ]);
  }
  if (values.SAMPLE_PEOPLE && (!values.SAMPLE_MARKET || isOpen)) {
    throw new StartError([
      `SAMPLE_PEOPLE: have public numbers; for SAMPLE_MARKET only, and ${WHERE_OPEN} only with DEMO=true.`,
    ]);
  }
  for (const name of [
    'SANDBOX_SHOPKEEPER',
    'SANDBOX_EXPERT',
    'SANDBOX_LABORATORY',
    'SANDBOX_INSURER',
    'SANDBOX_OFFICER',
  ] as const)
    if (values[name] === true && (!values.SAMPLE_MARKET || isOpen))
      throw new StartError([
        `${name}: is for the sample market (SAMPLE_MARKET) only, and ${WHERE_OPEN} only with DEMO=true.`,
      ]);
  const problems = [
    ...databaseServersProblems(values),
    ...creditLenderProblems(values, isOpen),
    ...awsKmsProblems(values),
    ...measurementProblems(values),
    ...metricsProblems(values, isLoopbackHost),
    ...razorpayXProblems(values),
    ...passkeyProblems(values, isOpenToOthers(values)),
    ...openNetworkProblems(values, isOpen),
    ...objectStoreProblems(values, isOpen),
    ...satelliteProblems(values, isOpen),
  ];
  if (problems.length > 0) throw new StartError(problems);
  return {
    host: values.HOST,
    port: values.PORT,
    dataDirectory: values.DATA_DIRECTORY,
    databaseUrl: values.DATABASE_URL ?? null,
    databasePoolSize: values.DATABASE_POOL_SIZE,
    ...databaseServersOf(values),
    mostRequests: values.MOST_REQUESTS,
    services: [...new Set(values.SERVICES)],
    demo: values.DEMO,
    sampleMarket: values.SAMPLE_MARKET,
    samplePeople: values.SAMPLE_PEOPLE,
    sandboxShopkeeper: values.SANDBOX_SHOPKEEPER,
    sandboxExpert: values.SANDBOX_EXPERT ?? values.SANDBOX_SHOPKEEPER,
    sandboxLaboratory: values.SANDBOX_LABORATORY ?? values.SANDBOX_SHOPKEEPER,
    sandboxInsurer: values.SANDBOX_INSURER ?? values.SANDBOX_SHOPKEEPER,
    sandboxOfficer: values.SANDBOX_OFFICER ?? values.SANDBOX_SHOPKEEPER,
    couponsOn: values.COUPONS,
    commissionRates: values.AGENT_COMMISSION,
    logLevel: values.LOG_LEVEL,
    realm: values.REALM,
    publicAddress: values.PUBLIC_ADDRESS,
    farmerAddress: values.FARMER_ADDRESS,
    identityIssuer: values.IDENTITY_ISSUER ?? null,
    identityAudience: values.IDENTITY_AUDIENCE,
    identityClients: values.IDENTITY_CLIENTS.map((text) => {
      const [id = '', secret] = text.split(/:(.*)/);
      return { id, secret: secret ?? null };
    }),
    accessTokenSeconds: values.ACCESS_TOKEN_SECONDS,
    refreshTokenSeconds: values.REFRESH_TOKEN_SECONDS,
    otpLimitPerNumber: values.OTP_LIMIT_PER_NUMBER,
    otpUncheckedPerNetwork: values.OTP_UNCHECKED_PER_NETWORK,
    otpWrongPerNumber: values.OTP_WRONG_PER_NUMBER,
    otpBudget: values.OTP_BUDGET,
    rateLimitPerNetwork: values.RATE_LIMIT_PER_NETWORK,
    rateLimitPerPerson: values.RATE_LIMIT_PER_PERSON,
    unpaidOrdersPerDay: values.UNPAID_ORDERS_PER_DAY,
    passkeys: passkeyConfiguration(values, isOpenToOthers(values)),
    trustedProxies: values.TRUSTED_PROXIES,
    sms: smsConfiguration(values, given),
    payments: paymentConfiguration(values),
    razorpayX: razorpayXOf(values),
    csc: cscConfiguration(values),
    creditLender: creditLenderOf(values),
    mapsGeocoder: mapsGeocoderOf(values),
    mandiPrices: mandiPricesOf(values),
    satellite: satelliteOf(values),
    errorReports: errorReportsOf(values),
    tracesAddress: values.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? null,
    webPushContact: values.WEB_PUSH_CONTACT ?? null,
    measurement: measurementOf(values),
    openNetwork: openNetworkOf(values),
    metrics: metricsConfiguration(values),
    personalDataKey: values.PERSONAL_DATA_KEY ?? null,
    personalDataOldKeys: values.PERSONAL_DATA_OLD_KEYS,
    awsKms: awsKmsOf(values),
    objectStore: objectStoreOf(values),
  };
}

function smsConfiguration(values: Environment, given: Readonly<Record<string, string | undefined>>): SmsConfiguration {
  if (values.SMS_ADAPTER === 'sandbox') return { adapter: 'sandbox' };
  const missing = (['SMS_HTTP_KEY', 'SMS_HTTP_TEMPLATE_ID'] as const).filter((name) => values[name] === undefined);
  if (missing.length > 0) throw new StartError(missing.map((name) => `${name}: is needed with SMS_ADAPTER=http`));
  const variableOf = (text: RegisteredText) =>
    text === 'otp' ? 'SMS_HTTP_TEMPLATE_ID' : `SMS_HTTP_${text.toUpperCase().replaceAll('-', '_')}_TEMPLATE_ID`;
  const wordings = (text: RegisteredText) =>
    Object.fromEntries(LANGUAGES.map((language) => [language, given[`${variableOf(text)}_${language.toUpperCase()}`]]));
  return {
    adapter: 'http',
    address: values.SMS_HTTP_ADDRESS,
    key: values.SMS_HTTP_KEY ?? '',
    templateId: values.SMS_HTTP_TEMPLATE_ID ?? '',
    noticeTemplateIds: Object.fromEntries(NOTICE_KINDS.map((kind) => [kind, given[variableOf(kind)]])),
    languageTemplateIds: Object.fromEntries((['otp', ...NOTICE_KINDS] as const).map((text) => [text, wordings(text)])),
  };
}
