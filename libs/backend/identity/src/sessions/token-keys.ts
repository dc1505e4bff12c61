import { createLocalJWKSet, createRemoteJWKSet, errors } from 'jose';
import type { JWTVerifyGetKey } from 'jose';
import type { Dependencies } from '@haat/backend-platform';
import { issuerOf } from './issuer.ts';
import { publicKeys } from './signing-keys.ts';

/** A key that was dropped because it was compromised is refused after this time. */
const KEPT_MS = 60_000;
const RELOAD_PAUSE_MS = 10_000;

/**
 * Finds the key that a token names. Ours are read from the database every minute, and before that (at most every ten
 * seconds) when a token names a key that is not among them: another process may have made it. An outside service's
 * are fetched from it.
 */
export function tokenKeys(dependencies: Dependencies): JWTVerifyGetKey {
  if (dependencies.configuration.identityIssuer !== null) {
    return createRemoteJWKSet(new URL(`${issuerOf(dependencies.configuration)}/protocol/openid-connect/certs`), {
      timeoutDuration: 5_000,
    });
  }
  let loaded: { readonly find: Promise<JWTVerifyGetKey>; readonly at: number } | null = null;
  const load = () => {
    const find = publicKeys(dependencies.database).then((keys) => createLocalJWKSet({ keys }));
    const mine = { find, at: dependencies.now().getTime() };
    loaded = mine;
    // What could not be read is read again.
    find.catch(() => {
      if (loaded === mine) loaded = null;
    });
    return find;
  };
  const isYounger = (than: number) => loaded !== null && dependencies.now().getTime() - loaded.at < than;
  return async (header, token) => {
    try {
      return await (
        await (loaded !== null && isYounger(KEPT_MS) ? loaded.find : load())
      )(header, token);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey) || isYounger(RELOAD_PAUSE_MS)) throw error;
      return (await load())(header, token);
    }
  };
}
