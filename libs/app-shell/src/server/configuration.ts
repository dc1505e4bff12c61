import { join, resolve } from 'node:path';
import { z } from 'zod';
import type { Addresses } from '@haat/api-client';
import { MEASUREMENT_PURPOSES, type MeasurementPurpose, type ServiceName } from '@haat/api-contract/vocabulary';
import type { HostApp } from '@haat/auth-session/server';
import type { ErrorReportsOptions } from '@haat/error-reports';
import { isLoopback } from './images/image-sources.ts';

const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
);
const address = z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/\/+$/, ''));
/** One address, or one for each process that offers the service, separated by commas. */
const addresses = list.pipe(z.tuple([address], address));
const origins = list.pipe(z.array(z.url({ protocol: /^https?$/ }).transform((text) => new URL(text).origin)));
/** Over https, or from this machine. */
const safeOrigins = origins.refine((all) =>
  all.every((origin) => origin.startsWith('https:') || isLoopback(URL.parse(origin)?.hostname ?? '')),
);

/** 'https://one.example=https://other.example': what is asked of the first is fetched from the other. */
const rewrite = z
  .string()
  .transform((text) => text.split('=').map((origin) => origin.trim()))
  .pipe(z.tuple([z.url({ protocol: /^https?$/ }), z.url({ protocol: /^https?$/ })]))
  .transform(([from, to]) => [new URL(from).origin, new URL(to).origin] as const);

/**
 * 'kisan-app=<key>': a native app's name or the origin of a host's pages, and its Ed25519 key, 32 bytes as base64url.
 */
const hostApp = z
  .string()
  .regex(/^(?:[a-z][a-z0-9-]{0,39}|https?:\/\/[a-z0-9.-]+(?::\d+)?)=[\w-]{42}[AEIMQUYcgkosw048]$/)
  .transform((text): HostApp => {
    const [id = '', publicKey = ''] = text.split('=');
    return { id, origin: id.includes('://') ? id : null, publicKey };
  });

const REPOSITORY_ROOT = resolve(import.meta.dirname, '../../../..');
const DEFAULT_BACKEND = 'http://127.0.0.1:4300';

/**
 * Run-time configuration of a shell: environment variables, read and checked once at start. The same build runs
 * anywhere. None of it reaches the browser, apart from NATIVE_HOST_ORIGINS.
 */
const environmentSchema = z.object({
  /** Port to listen on; 0 takes a free one. */
  PORT: z.coerce.number().int().min(0).max(65_535).default(4200),
  HOST: z.string().min(1).default('127.0.0.1'),
  /** Base URL of every service without its own URL. */
  BACKEND_ADDRESS: addresses.default([DEFAULT_BACKEND]),
  MAIN_ADDRESS: addresses.optional(),
  LOCATION_ADDRESS: addresses.optional(),
  OPEN_NETWORK_ADDRESS: addresses.optional(),
  AUTH_ADDRESS: addresses.optional(),
  GRAPHQL_ADDRESS: addresses.optional(),
  /** Realm of the identity service. */
  REALM: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .default('krishi-haat'),
  /** Client of the identity service; `krishi-haat-<shell>` if left out. */
  CLIENT_ID: z.string().min(1).max(64).optional(),
  CLIENT_SECRET: z.string().min(1).optional(),
  /** Origin under which people reach this shell, when a proxy stands before it: 'https://haat.example'. */
  PUBLIC_ORIGIN: z
    .url({ protocol: /^https?$/ })
    .transform((text) => new URL(text).origin)
    .optional(),
  /** Whose `X-Forwarded-For` is believed: addresses, networks or 'loopback', separated by commas. */
  TRUSTED_PROXIES: z
    .string()
    .default('loopback')
    .transform((text) =>
      text
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    ),
  /** Origins of host apps that may embed this shell, separated by commas. */
  NATIVE_HOST_ORIGINS: origins.default([]),
  /**
   * Host apps that may have tokens once they have proved themselves: a native app's name or an origin, and its key:
   * 'kisan-app=<key>,https://host.example=<key>'.
   */
  NATIVE_HOST_KEYS: list.pipe(z.array(hostApp)).default([]),
  /** Seals what host apps sign; the same for all processes of a shell. */
  NATIVE_HOST_SECRET: z
    .string()
    .regex(/^[\w-]{32,128}$/)
    .optional(),
  /** Folder for what can be made again: photographs in the widths that screens need, under `images/<shell>`. */
  DATA_DIRECTORY: z
    .string()
    .min(1)
    .default(join(REPOSITORY_ROOT, '.data'))
    .transform((folder) => resolve(folder)),
  /** Origins beside the backend whose photographs are shown, separated by commas. */
  IMAGE_ORIGINS: safeOrigins.default([]),
  /**
   * Origins of at most two test hosts whose photographs are fetched elsewhere: 'https://test.example=https://cdn.example',
   * separated by commas.
   */
  HOST_REWRITES: list.pipe(z.array(rewrite).max(2)).default([]),
  /** Number of customer care as farmers read it: '1800 123 4567'. The texts that say to ask there name it. */
  CUSTOMER_CARE_NUMBER: z
    .string()
    .regex(/^\+?\d[\d ]{2,19}$/)
    .optional(),
  /** Who answers complaints, as farmers read it: name, telephone and e-mail in one line. */
  GRIEVANCE_OFFICER: z.string().max(200).optional(),
  /** Who answers for personal data, likewise. */
  DATA_PROTECTION_OFFICER: z.string().max(200).optional(),
  /** Project of a service of errors that speaks Sentry's wire: 'https://<key>@<host>/<project>'. */
  SENTRY_DSN: z
    .string()
    .regex(/^https?:\/\/[\w:]+@[\w.:[\]-]+\/[\w/]*\d+$/)
    .optional(),
  /** Version of this deployment, as reports of errors name it. */
  RELEASE: z
    .string()
    .regex(/^[\w.@+-]{1,100}$/)
    .optional(),
  /** A collector's address for traces by OTLP/HTTP. */
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: z
    .string()
    .regex(/^https?:\/\/[\w.:[\]-]+\/[\w/.-]*$/)
    .optional(),
  /** For what people are measured who agree to it: 'statistics', 'marketing'. The backend has the sinks. */
  MEASURED_PURPOSES: list.pipe(z.array(z.enum(MEASUREMENT_PURPOSES))).default([]),
  /** Pages that are rendered at once; who comes beyond is asked to come again. */
  MOST_PAGES: z.coerce.number().int().min(10).max(100_000).default(200),
  /** Room on disk for photographs, megabytes. */
  IMAGE_CACHE_MEGABYTES: z.coerce.number().int().min(1).max(1_000_000).default(512),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  /** A demonstration: every page says that nothing is sold. */
  DEMO: z
    .enum(['true', 'false'])
    .default('false')
    .transform((text) => text === 'true'),
});

/** Configuration of a shell. */
export interface ShellServerConfiguration {
  readonly port: number;
  readonly host: string;
  /** Where each service is: every process that offers it. */
  readonly addresses: Readonly<Record<ServiceName, Addresses>>;
  readonly realm: string;
  readonly clientId: string | undefined;
  readonly clientSecret: string | undefined;
  readonly publicOrigin: string | undefined;
  readonly trustedProxies: readonly string[];
  readonly hostOrigins: readonly string[];
  readonly hostApps: readonly HostApp[];
  readonly hostSecret: string | undefined;
  readonly dataDirectory: string;
  readonly imageOrigins: readonly string[];
  /** Origins of test hosts, and where their photographs are fetched instead. */
  readonly hostRewrites: readonly (readonly [from: string, to: string])[];
  readonly imageCacheBytes: number;
  /** Pages that are rendered at once. */
  readonly mostPages: number;
  readonly measuredPurposes: readonly MeasurementPurpose[];
  readonly errorReports: ErrorReportsOptions;
  /** A collector's address for traces; null: nothing is traced. */
  readonly tracesAddress: string | null;
  /** Every page says that this is a demonstration. */
  readonly isDemo: boolean;
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';
}

/** A variable that makes no sense: one clear line. */
export class ConfigurationError extends Error {}

/**
 * Reads the configuration from environment variables; an empty one counts as not set.
 * @param defaultPort port of this shell when PORT is not set
 * @throws ConfigurationError that names every bad variable, but never repeats its value
 */
export function readConfiguration(
  environment: Readonly<Record<string, string | undefined>>,
  defaultPort = 4200,
): ShellServerConfiguration {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = environmentSchema.safeParse({ PORT: defaultPort, ...given });
  if (!parsed.success) {
    const bad = [...new Set(parsed.error.issues.map(({ path }) => String(path[0])))];
    throw new ConfigurationError(
      `Cannot start: ${bad.map((name) => `${name} ${expectations[name] ?? 'is not valid'}`).join('; ')}.`,
    );
  }
  const env = parsed.data;
  if (env.PUBLIC_ORIGIN === undefined && !isLoopback(env.HOST.replace(/^::1$/, '[::1]')))
    throw new ConfigurationError(
      "Cannot start: PUBLIC_ORIGIN must be set, such as 'https://haat.example', where HOST is no loopback address.",
    );
  const strange = env.NATIVE_HOST_KEYS.filter(({ origin }) => origin && !env.NATIVE_HOST_ORIGINS.includes(origin));
  if (strange.length > 0)
    throw new ConfigurationError('Cannot start: an origin of NATIVE_HOST_KEYS is not in NATIVE_HOST_ORIGINS.');
  const at = (own: Addresses | undefined) => own ?? env.BACKEND_ADDRESS;
  return {
    port: env.PORT,
    host: env.HOST,
    addresses: {
      main: at(env.MAIN_ADDRESS),
      location: at(env.LOCATION_ADDRESS),
      'open-network': at(env.OPEN_NETWORK_ADDRESS),
      auth: at(env.AUTH_ADDRESS),
      graphql: at(env.GRAPHQL_ADDRESS),
    },
    realm: env.REALM,
    clientId: env.CLIENT_ID,
    clientSecret: env.CLIENT_SECRET,
    publicOrigin: env.PUBLIC_ORIGIN,
    trustedProxies: env.TRUSTED_PROXIES,
    hostOrigins: env.NATIVE_HOST_ORIGINS,
    hostApps: env.NATIVE_HOST_KEYS,
    hostSecret: env.NATIVE_HOST_SECRET,
    dataDirectory: env.DATA_DIRECTORY,
    imageOrigins: env.IMAGE_ORIGINS,
    hostRewrites: env.HOST_REWRITES,
    imageCacheBytes: env.IMAGE_CACHE_MEGABYTES * 1024 * 1024,
    mostPages: env.MOST_PAGES,
    errorReports: { dsn: env.SENTRY_DSN ?? null, release: env.RELEASE ?? null },
    tracesAddress: env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? null,
    measuredPurposes: MEASUREMENT_PURPOSES.filter((purpose) => env.MEASURED_PURPOSES.includes(purpose)),
    isDemo: env.DEMO,
    logLevel: env.LOG_LEVEL,
  };
}

const URL_EXPECTED = "must be an address such as 'http://127.0.0.1:4300', or several separated by commas";
const expectations: Readonly<Record<string, string>> = {
  PORT: 'must be a whole number from 0 to 65535',
  BACKEND_ADDRESS: URL_EXPECTED,
  MAIN_ADDRESS: URL_EXPECTED,
  LOCATION_ADDRESS: URL_EXPECTED,
  OPEN_NETWORK_ADDRESS: URL_EXPECTED,
  AUTH_ADDRESS: URL_EXPECTED,
  GRAPHQL_ADDRESS: URL_EXPECTED,
  PUBLIC_ORIGIN: "must be an origin such as 'https://haat.example'",
  NATIVE_HOST_ORIGINS: "must be origins such as 'https://host.example', separated by commas",
  NATIVE_HOST_KEYS: "must be pairs such as 'kisan-app=<Ed25519 key as base64url>', separated by commas",
  NATIVE_HOST_SECRET: 'must be 32 to 128 letters, digits, - and _',
  IMAGE_ORIGINS: "must be origins such as 'https://pictures.example', separated by commas; http only on this machine",
  HOST_REWRITES: "must be at most two pairs such as 'https://test.example=https://cdn.example', separated by commas",
  CUSTOMER_CARE_NUMBER: "must be a telephone number such as '1800 123 4567'",
  GRIEVANCE_OFFICER: 'must have at most 200 characters',
  DATA_PROTECTION_OFFICER: 'must have at most 200 characters',
  SENTRY_DSN: "must be as 'https://<key>@<host>/<project>'",
  RELEASE: 'must be letters, digits and .@+-',
  MEASURED_PURPOSES: "must be 'statistics', 'marketing' or both, separated by commas",
  IMAGE_CACHE_MEGABYTES: 'must be a whole number from 1 to 1000000',
  MOST_PAGES: 'must be a whole number from 10 to 100000',
  DEMO: 'must be true or false',
  LOG_LEVEL: 'must be one of fatal, error, warn, info, debug, silent',
};
