import { isIP } from 'node:net';
import type { Environment } from './environment.ts';

/** To which site passkeys belong. See docs/domain/identity.md#passkeys. */
export interface PasskeyConfiguration {
  /** The RP id: the domain that the origins share. */
  rpId: string;
  /** The shells' origins, as browsers say them. */
  origins: readonly string[];
}

/** Where `npm start` serves the shells: browsers count localhost, and no address of digits, as safe for passkeys. */
const LOCAL_ORIGINS = [4200, 4201, 4202].map((port) => `http://localhost:${port}`);

/**
 * The site of passkeys; null: none are offered.
 * @param isOpen whether others than this machine reach the process: then nothing is assumed
 */
export function passkeyConfiguration(values: Environment, isOpen: boolean): PasskeyConfiguration | null {
  const origins = originsOf(values, isOpen);
  const rpId = values.PASSKEY_DOMAIN ?? hostOf(origins[0] ?? '');
  return origins.length === 0 ? null : { rpId, origins };
}

/** What a person must mend. */
export function passkeyProblems(values: Environment, isOpen: boolean): string[] {
  const origins = originsOf(values, isOpen);
  const { PASSKEY_DOMAIN: domain } = values;
  if (origins.some((origin) => !isOriginForPasskeys(origin)))
    return ['PASSKEY_ORIGINS: must be origins with a name, as https://haat.example; http:// only on localhost'];
  const hosts = [...new Set(origins.map(hostOf))];
  if (domain === undefined)
    return hosts.length > 1 ? ['PASSKEY_DOMAIN: is needed when PASSKEY_ORIGINS have different hosts'] : [];
  return hosts.every((host) => host === domain || host.endsWith(`.${domain}`))
    ? []
    : ['PASSKEY_DOMAIN: must be the host of each of PASSKEY_ORIGINS, or end it'];
}

function originsOf({ PASSKEY_ORIGINS }: Environment, isOpen: boolean): readonly string[] {
  return PASSKEY_ORIGINS ?? (isOpen ? [] : LOCAL_ORIGINS);
}

function hostOf(origin: string): string {
  return URL.parse(origin)?.hostname ?? '';
}

function isOriginForPasskeys(origin: string): boolean {
  const url = URL.parse(origin);
  if (url === null || url.origin !== origin || isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && url.hostname === 'localhost');
}
