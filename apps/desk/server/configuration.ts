import { randomBytes } from 'node:crypto';
import { z } from 'zod';

const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
);
const LOOPBACK = /^(?:127\.\d+\.\d+\.\d+|localhost|::1)$/;

/** Run-time configuration of the desk: environment variables, read and checked once at start. */
const environmentSchema = z.object({
  /** Port to listen on; 0 takes a free one. */
  PORT: z.coerce.number().int().min(0).max(65_535),
  HOST: z.string().min(1).default('127.0.0.1'),
  /** Base URL of the services. */
  BACKEND_ADDRESS: z
    .url({ protocol: /^https?$/ })
    .transform((text) => text.replace(/\/+$/, ''))
    .default('http://127.0.0.1:4300'),
  REALM: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .default('krishi-haat'),
  CLIENT_ID: z.string().min(1).max(64).default('krishi-haat-desk'),
  CLIENT_SECRET: z.string().min(1).optional(),
  /** Origin under which people reach the desk, when a proxy stands before it: 'https://desk.example'. */
  PUBLIC_ORIGIN: z
    .url({ protocol: /^https?$/ })
    .transform((text) => new URL(text).origin)
    .optional(),
  /** Whose `X-Forwarded-For` is believed. */
  TRUSTED_PROXIES: list.default(['loopback']),
  /** Seals when a desk was touched last; the same for all processes of the desk. One of its own when left out. */
  DESK_SECRET: z
    .string()
    .regex(/^[\w-]{32,128}$/)
    .default(() => randomBytes(32).toString('base64url')),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

/** Configuration of the desk. */
export interface DeskConfiguration {
  readonly port: number;
  readonly host: string;
  readonly backend: string;
  readonly realm: string;
  readonly clientId: string;
  readonly clientSecret: string | undefined;
  readonly publicOrigin: string | undefined;
  readonly trustedProxies: readonly string[];
  readonly secret: string;
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';
}

/** A variable that makes no sense: one clear line. */
export class ConfigurationError extends Error {}

/**
 * Reads the configuration from environment variables; an empty one counts as not set.
 * @param defaultPort port when PORT is not set
 * @throws ConfigurationError that names every bad variable, but never repeats its value
 */
export function readConfiguration(
  environment: Readonly<Record<string, string | undefined>>,
  defaultPort: number,
): DeskConfiguration {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
  const parsed = environmentSchema.safeParse({ PORT: defaultPort, ...given });
  if (!parsed.success) {
    const bad = [...new Set(parsed.error.issues.map(({ path }) => String(path[0])))];
    throw new ConfigurationError(`Cannot start: ${bad.join(', ')} ${bad.length > 1 ? 'are' : 'is'} not valid.`);
  }
  const env = parsed.data;
  if (env.PUBLIC_ORIGIN === undefined && !LOOPBACK.test(env.HOST))
    throw new ConfigurationError(
      "Cannot start: PUBLIC_ORIGIN must be set, such as 'https://desk.example', where HOST is no loopback address.",
    );
  return {
    port: env.PORT,
    host: env.HOST,
    backend: env.BACKEND_ADDRESS,
    realm: env.REALM,
    clientId: env.CLIENT_ID,
    clientSecret: env.CLIENT_SECRET,
    publicOrigin: env.PUBLIC_ORIGIN,
    trustedProxies: env.TRUSTED_PROXIES,
    secret: env.DESK_SECRET,
    logLevel: env.LOG_LEVEL,
  };
}
