import type { Job } from '@haat/backend-platform';
import { movePhotos } from './move-photos.ts';
import { removeObjects, removeUnusedPhotos } from './photos.ts';
import { removeUnusedSounds } from './sounds/sounds.ts';
import { removeOldUploads } from './uploads/uploads.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

/** What time makes due of photographs, voice notes and uploads. */
export const PHOTO_JOBS: readonly Job[] = [
  { name: 'photos.unused', every: HOUR_MS, run: removeUnusedPhotos },
  { name: 'sounds.unused', every: HOUR_MS, run: removeUnusedSounds },
  { name: 'uploads.old', every: HOUR_MS, run: removeOldUploads },
  { name: 'photos.into-the-store', every: HOUR_MS, run: movePhotos },
  { name: 'photos.removed-objects', every: MINUTE_MS, run: removeObjects },
];
