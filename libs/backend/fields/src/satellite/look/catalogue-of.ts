import { SANDBOX_SATELLITE_PATH } from '@haat/backend-platform';
import type { Dependencies } from '@haat/backend-platform';
import type { Catalogue } from '../wire/search-scenes.ts';

/** The catalogue that the configuration names, or null. The sandbox's is below the address of this process. */
export function catalogueOf({
  configuration,
  listening,
}: Pick<Dependencies, 'configuration' | 'listening'>): Catalogue | null {
  const { satellite } = configuration;
  if (satellite === null) return null;
  const { address, collection, pictureOrigins } = satellite;
  return { address: address ?? `${listening.get()}${SANDBOX_SATELLITE_PATH}`, collection, pictureOrigins };
}
