import { CLIENT_NAME, HEADERS, latLngSchema } from '@haat/api-contract';
import type { FastifyRequest } from 'fastify';
import { ServiceError } from './errors.ts';

/** What a request says about the app that sends it, without anything personal. */
export interface CallerFacts {
  readonly app_code?: string;
  readonly app_version?: string;
  readonly client?: string;
  /** It says where the farmer is. Where that is stays out of the log. */
  readonly has_place?: true;
  /** It is sent by one person for another. */
  readonly is_assumed?: true;
}

const FORMS = [
  [HEADERS.appCode, (text: string) => /^\d{2}$/.test(text)],
  [HEADERS.appVersion, (text: string) => /^\d{1,6}$/.test(text)],
  [HEADERS.clientName, (text: string) => CLIENT_NAME.test(text)],
  [HEADERS.latLng, (text: string) => latLngSchema.safeParse(text).success],
  [HEADERS.assumedUser, (text: string) => /^[\w-]{1,64}$/.test(text)],
] as const;

/**
 * For `onRequest`: refuses what no app of the market sends. A request without these headers passes: gateways and
 * identity clients send none. See docs/domain/service-calls.md#headers.
 * @throws ServiceError `request_error.invalid`, naming the header; `auth_error.signed_out` for an assumed user without
 *   a token
 */
export async function refuseCallerHeaders({ headers }: Pick<FastifyRequest, 'headers'>): Promise<void> {
  for (const [name, isGood] of FORMS) {
    const value = headers[name];
    if (value !== undefined && !(typeof value === 'string' && isGood(value)))
      throw new ServiceError('request_error.invalid', { fields: [{ field: name, rule: 'format' }] });
  }
  if (headers[HEADERS.assumedUser] !== undefined && headers.authorization === undefined)
    throw new ServiceError('auth_error.signed_out');
}

/** Whom a request is sent for, other than who sends it; null when it is sent for nobody else. */
export function assumedUserOf({ headers }: Pick<FastifyRequest, 'headers'>, userId: string): string | null {
  const assumed = headers[HEADERS.assumedUser];
  return typeof assumed === 'string' && assumed !== userId ? assumed : null;
}

/** What may be logged of the headers of a request; of one with a bad form nothing. */
export function callerFacts({ headers }: Pick<FastifyRequest, 'headers'>): CallerFacts {
  const good = Object.fromEntries(
    FORMS.flatMap(([name, isGood]) => {
      const value = headers[name];
      return typeof value === 'string' && isGood(value) ? [[name, value]] : [];
    }),
  );
  return {
    ...(good[HEADERS.appCode] === undefined ? {} : { app_code: good[HEADERS.appCode] }),
    ...(good[HEADERS.appVersion] === undefined ? {} : { app_version: good[HEADERS.appVersion] }),
    ...(good[HEADERS.clientName] === undefined ? {} : { client: good[HEADERS.clientName] }),
    ...(good[HEADERS.latLng] === undefined ? {} : { has_place: true }),
    ...(good[HEADERS.assumedUser] === undefined ? {} : { is_assumed: true }),
  };
}
