import type { Area } from '@haat/backend-platform/area';
import { photoAccountHook } from './account-hook.ts';
import { createObjectStore } from './objects/create-object-store.ts';
import { PHOTO_JOBS } from './photo-jobs.ts';
import { photosModule } from './photos.module.ts';
import { PERMISSIONS } from './permissions.ts';
import { PERSONAL_DATA } from './personal-data.ts';
import { soundsModule } from './sounds/sounds.module.ts';
import { uploadsModule } from './uploads/uploads.module.ts';

/** Photographs and voice notes that people send. */
export const mediaArea: Area = {
  name: 'media',
  routes: [photosModule, soundsModule, uploadsModule],
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
