import type { Configuration } from '@haat/backend-platform';

/** Path of our identity service's realm, as Keycloak has it. */
export function realmPath({ realm }: Pick<Configuration, 'realm'>): string {
  return `/realms/${realm}`;
}

/** Who signs the access tokens that are accepted: an outside identity service when one is configured, else ours. */
export function issuerOf(configuration: Pick<Configuration, 'realm' | 'publicAddress' | 'identityIssuer'>): string {
  return configuration.identityIssuer ?? configuration.publicAddress + realmPath(configuration);
}
