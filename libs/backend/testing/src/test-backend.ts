import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Writable } from 'node:stream';
import { importJWK, SignJWT } from 'jose';
import type { FastifyBaseLogger } from 'fastify';
import { issuerOf, signingKeys, userOfPhoneNumber } from '@haat/backend-identity/testing';
import { createLogger, openDatabase, openInMemory, readConfiguration } from '@haat/backend-platform';
import type { Area, Configuration, Database, Dependencies, OpenDatabase } from '@haat/backend-platform';
import { fillSampleMarket } from '@haat/backend-sandbox';
import type { SandboxSms } from '@haat/backend-sandbox';

import { makeDatabase, preparedDump } from './prepared-databases.ts';
import type { Contents, Fill, Unfilled } from './prepared-databases.ts';

/** A database on which a suite runs; `server` is null for PGlite in memory. */
export interface TestDatabase {
  name: 'PGlite' | 'PostgreSQL';
  server: string | null;
}

/** One of so many files also runs on PGlite where there is PostgreSQL. */
const PGLITE_SAMPLE_DIVISOR = 3;

/**
 * The databases on which a file runs. PGlite where there is nothing else; PostgreSQL where TEST_DATABASE_URL names a
 * server on which databases may be made. Both, when the file is about databases and gives no name, when the name is
 * one of the third that is dealt both, always the same, and for every file with `TEST_DEPTH=deep`.
 * @param file the file that asks, `import.meta.filename`
 */
export function testDatabases(file?: string): TestDatabase[] {
  const server = process.env['TEST_DATABASE_URL'];
  const embedded = { name: 'PGlite', server: null } as const;
  if (server === undefined || server === '') return [embedded];
  const postgres = { name: 'PostgreSQL', server } as const;
  const hasBoth = file === undefined || process.env['TEST_DEPTH'] === 'deep' || isInPgliteSample(file);
  return hasBoth ? [embedded, postgres] : [postgres];
}

function isInPgliteSample(file: string): boolean {
  const digest = createHash('sha256').update(basename(file)).digest();
  return digest.readUInt32BE(0) % PGLITE_SAMPLE_DIVISOR === 0;
}

/** How a test's backend is started. */
export interface TestBackendOptions {
  /** Which database; PGlite in memory when not given. */
  on?: TestDatabase;
  /** What is in the database. */
  seed?: 'none' | 'small' | 'sample';
  /** Settings that differ from the defaults. */
  configuration?: Partial<Configuration>;
  /** Areas of the backend; all of the market's when not given. */
  areas?: readonly Area[];
  /** Where the log goes; nowhere when not given. */
  logTo?: Writable;
}

/** What is sent with a test's request. */
export interface TestRequest {
  /** An object goes as JSON, URLSearchParams as a form, a text as it is. */
  body?: unknown;
  token?: string;
  headers?: Record<string, string>;
}

/** An answer: `body` is parsed JSON, or the text when it is none. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests look into answers of every shape
export interface TestAnswer<Body = any> {
  status: number;
  headers: Headers;
  body: Body;
}

/** A backend that really listens, on a database of its own. */
export interface TestBackend {
  address: string;
  /** Base address of the metrics; null unless the configuration serves them. */
  metricsAddress: string | null;
  database: Database;
  dependencies: Dependencies;
  sms: SandboxSms;
  /** PostgreSQL address of this suite's own database, or null on PGlite. */
  databaseUrl: string | null;
  request(method: string, path: string, given?: TestRequest): Promise<TestAnswer>;
  /** Moves the backend's clock forward. */
  advance(milliseconds: number): void;
  close(): Promise<void>;
}

/** Settings that decide what the sample market's rows are. */
const SETTINGS_OF_CONTENTS = ['samplePeople', 'personalDataKey', 'personalDataOldKeys'] as const;
const NO_LIMIT = '100000000';
/** Tests leave no key in a developer's data folder. */
const TEST_DATA_KEY = Buffer.alloc(32, 'test').toString('base64');

/** Starts the process of a backend: the application's own function, which this library cannot know. */
export type StartProcess = (
  configuration: Configuration,
  log: FastifyBaseLogger,
  options: { areas?: readonly Area[]; now?: () => Date; open?: () => Promise<OpenDatabase> },
) => Promise<{ address: string; metricsAddress: string | null; dependencies: Dependencies; close(): Promise<void> }>;

/** A function that starts a backend for a suite. */
export function backendStarter(startProcess: StartProcess): (options?: TestBackendOptions) => Promise<TestBackend> {
  return (options = {}) => startBackend(startProcess, options);
}

async function startBackend(
  startProcess: StartProcess,
  { on = { name: 'PGlite', server: null }, seed = 'none', configuration = {}, areas, logTo }: TestBackendOptions,
): Promise<TestBackend> {
  // What is prepared belongs to the sample's people and the tests' key.
  const isOwn = SETTINGS_OF_CONTENTS.some((name) => name in configuration);
  const contents = isOwn ? 'none' : seed;
  const fill: Fill = (wanted, unfilled) => fillDatabase(startProcess, wanted, unfilled);
  const made = on.server === null ? null : await makeDatabase(on.server, contents, fill);
  let offset = 0;
  const settings = { ...throughPooler(testConfiguration(made?.url ?? null)), ...configuration };
  const log = logTo === undefined ? createLogger(settings.logLevel) : createLogger('trace', logTo);
  const running = await startProcess(settings, log, {
    ...(areas === undefined ? {} : { areas }),
    now: () => new Date(Date.now() + offset),
    ...(settings.databaseUrl === null ? { open: async () => openInMemory(await preparedDump(contents, fill)) } : {}),
  });
  // What was prepared is found filled; people's coupons and prices of this day are looked at only.
  if (seed !== 'none') await fillSampleMarket(running.dependencies, seed);
  const { address, metricsAddress, dependencies } = running;
  return {
    address,
    metricsAddress,
    dependencies,
    database: dependencies.database,
    databaseUrl: made?.url ?? null,
    sms: dependencies.adapters.sms as SandboxSms,
    request: (method, path, given) => send(address, method, path, given),
    advance(milliseconds) {
      offset += milliseconds;
    },
    async close() {
      await running.close();
      await made?.drop();
    },
  };
}

async function fillDatabase(startProcess: StartProcess, contents: Contents, unfilled: Unfilled): Promise<void> {
  const settings = testConfiguration('url' in unfilled ? unfilled.url : null);
  const log = createLogger(settings.logLevel);
  if (contents === 'none') {
    // Tables alone: a backend would leave secrets there, under a key that is not every suite's.
    const open = await ('open' in unfilled ? unfilled.open() : openDatabase(settings, log));
    return open.close();
  }
  const running = await startProcess(settings, log, 'open' in unfilled ? unfilled : {});
  await fillSampleMarket(running.dependencies, contents);
  await running.close();
}

/** With TEST_DATABASE_POOLER, what a suite asks goes through the pooler there, and only migrations past it. */
function throughPooler(settings: Configuration): Configuration {
  const pooler = process.env['TEST_DATABASE_POOLER'];
  if (settings.databaseUrl === null || pooler === undefined || pooler === '') return settings;
  const { pathname } = new URL(settings.databaseUrl);
  const databaseUrl = new URL(pathname, pooler).href;
  return { ...settings, databaseUrl, databasePooler: { directUrl: settings.databaseUrl } };
}

function testConfiguration(databaseUrl: string | null): Configuration {
  return {
    ...readConfiguration({
      LOG_LEVEL: process.env['TEST_LOG_LEVEL'] ?? 'fatal',
      PORT: '0',
      SMS_ADAPTER: 'sandbox',
      PAYMENT_GATEWAY: 'sandbox',
      CSC_WALLET: 'sandbox',
      CREDIT_LENDER: 'sandbox',
      SATELLITE: 'sandbox',
      PERSONAL_DATA_KEY: TEST_DATA_KEY,
      DATA_DIRECTORY: join(tmpdir(), 'haat-test-keys'),
      // A suite calls from one network, and often as one person.
      RATE_LIMIT_PER_NETWORK: NO_LIMIT,
      RATE_LIMIT_PER_PERSON: NO_LIMIT,
      // One farmer of a suite orders and cancels in a circle.
      UNPAID_ORDERS_PER_DAY: NO_LIMIT,
    }),
    databaseUrl,
    databasePoolSize: 5,
    samplePeople: true,
    // People of a suite sign in from one machine; what is asked of a crowd has tests of its own.
    otpUncheckedPerNetwork: 1_000_000,
  };
}

/**
 * An access token for a number (made a user when it is none yet), without the way through SMS and its limits.
 * @param session id of the session that it says
 */
export async function signInForTest(
  { dependencies }: TestBackend,
  phoneNumber: string,
  { lifetimeSeconds = 3600, session }: { lifetimeSeconds?: number; session?: string } = {},
): Promise<{ accessToken: string; userId: string }> {
  const user = await userOfPhoneNumber(dependencies, phoneNumber);
  const [key] = await signingKeys(dependencies);
  if (key === undefined) throw new Error('no key to sign with');
  const issuedAt = Math.floor(dependencies.now().getTime() / 1000);
  const accessToken = await new SignJWT({
    typ: 'Bearer',
    azp: dependencies.configuration.identityClients[0]?.id,
    realm_access: { roles: user.roles },
    acr: 'second-factor',
    ...(session === undefined ? {} : { sid: session }),
    ...(user.externalPartnerType === null
      ? {}
      : { external_partner_type: user.externalPartnerType, external_partner_id: user.externalPartnerId }),
  })
    .setProtectedHeader({ alg: 'RS256', kid: key.kid ?? '' })
    .setSubject(user.authId)
    .setIssuer(issuerOf(dependencies.configuration))
    .setAudience(dependencies.configuration.identityAudience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + lifetimeSeconds)
    .sign(await importJWK(key, 'RS256'));
  return { accessToken, userId: user.id };
}

async function send(
  address: string,
  method: string,
  path: string,
  { body, token, headers = {} }: TestRequest = {},
): Promise<TestAnswer> {
  const isRaw = body === undefined || typeof body === 'string' || body instanceof URLSearchParams;
  const answer = await fetch(address + path, {
    method,
    headers: {
      ...(isRaw ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: isRaw ? body : JSON.stringify(body),
    redirect: 'manual',
  });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, body: parsed(text) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
