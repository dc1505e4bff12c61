import type { ObjectStoreConfiguration } from '@haat/backend-platform';
import { createFolderStore } from './folder-store.ts';
import type { ObjectStore } from './object-store.ts';
import { createS3Store } from './s3-store.ts';

/** The object store that the configuration chooses. */
export function createObjectStore(configuration: ObjectStoreConfiguration): ObjectStore {
  return configuration.store === 's3' ? createS3Store(configuration) : createFolderStore(configuration.folder);
}
