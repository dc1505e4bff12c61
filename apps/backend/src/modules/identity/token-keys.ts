import { createLocalJWKSet, createRemoteJWKSet, errors } from 'jose';
import type { JWTVerifyGetKey } from 'jose';
import type { Dependencies } from '../../dependencies.ts';
import { issuerOf } from './issuer.ts';
import { publicKeys } from './signing-keys.ts';

const RELOAD_PAUSE_MS = 10_000;

/**
 * Finds the key that a token names. Ours are read from the database once, and again (at most every ten seconds) when a
 * token names a key that is not among them: another process may have made it. An outside service's are fetched from it.
 */
export function tokenKeys(dependencies: Dependencies): JWTVerifyGetKey {
  if (dependencies.configuration.identityIssuer !== null) {
    return createRemoteJWKSet(new URL(`${issuerOf(dependencies.configuration)}/protocol/openid-connect/certs`), { timeoutDuration: 5_000 });
  }
  let loaded: JWTVerifyGetKey | null = null;
  let loadedAt = 0;
  const load = async () => {
    loadedAt = Date.now();
    loaded = createLocalJWKSet({ keys: await publicKeys(dependencies.database) });
    return loaded;
  };
  return async (header, token) => {
    try {
      return await (loaded ?? (await load()))(header, token);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey) || Date.now() - loadedAt < RELOAD_PAUSE_MS) throw error;
      return (await load())(header, token);
    }
  };
}
