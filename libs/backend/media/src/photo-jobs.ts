import type { Job } from '@haat/backend-platform';
import { removeUnusedPhotos } from './photos.ts';

const HOUR_MS = 3_600_000;

/** What time makes due of photographs. */
export const PHOTO_JOBS: readonly Job[] = [{ name: 'photos.unused', every: HOUR_MS, run: removeUnusedPhotos }];
