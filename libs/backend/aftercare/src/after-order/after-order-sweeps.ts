import { sweepPhotos } from '@haat/backend-media';
import type { Sweep } from '@haat/backend-platform';
import { escalateIssues } from './move-issue.ts';

const MINUTE_MS = 60_000;

/** What time makes due after an order. */
export const AFTER_ORDER_SWEEPS: readonly Sweep[] = [
  { name: 'issues.escalate', every: MINUTE_MS, run: escalateIssues },
  { name: 'photos.unused', every: 60 * MINUTE_MS, run: sweepPhotos },
];
