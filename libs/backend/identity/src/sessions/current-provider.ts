import type { Provider } from 'oidc-provider';
import type { Dependencies } from '@haat/backend-platform';
import { openIdProvider } from './openid-provider.ts';
import { storedKeys, privateKeys } from './signing-keys.ts';

/** Returns the OpenID provider configured with the current keys: it is rebuilt after a rotation by any process. */
export function currentProvider(dependencies: Dependencies): () => Promise<Provider> {
  let known: { readonly kids: string; readonly provider: Provider } | null = null;
  return async () => {
    const keys = await storedKeys(dependencies);
    const kids = keys.map(({ kid }) => kid).join(' ');
    if (known?.kids !== kids)
      known = { kids, provider: await openIdProvider(dependencies, await privateKeys(dependencies, keys)) };
    return known.provider;
  };
}
