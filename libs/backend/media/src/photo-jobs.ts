import type { Job } from '@haat/backend-platform';
import { movePhotos } from './move-photos.ts';
import { removeObjects, removeUnusedPhotos } from './photos.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

/** What time makes due of photographs. */
export const PHOTO_JOBS: readonly Job[] = [
  { name: 'photos.unused', every: HOUR_MS, run: removeUnusedPhotos },
  { name: 'photos.into-the-store', every: HOUR_MS, run: movePhotos },
  { name: 'photos.removed-objects', every: MINUTE_MS, run: removeObjects },
];
