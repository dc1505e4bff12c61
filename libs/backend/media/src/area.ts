import type { Area } from '@haat/backend-platform/area';
import { photoAccountHook } from './account-hook.ts';
import { createObjectStore } from './objects/create-object-store.ts';
import { PHOTO_JOBS } from './photo-jobs.ts';
import { photosModule } from './photos.module.ts';
import { PERMISSIONS } from './permissions.ts';
import { PERSONAL_DATA } from './personal-data.ts';

/** Photographs that people send. */
export const mediaArea: Area = {
  name: 'media',
  routes: [photosModule],
  jobs: PHOTO_JOBS,
  adapters: {
    objects: {
      isChosen: () => true,
      create: ({ configuration: { objectStore } }) => createObjectStore(objectStore),
    },
  },
  permissions: PERMISSIONS,
  personalData: PERSONAL_DATA,
  accountHook: photoAccountHook,
};
