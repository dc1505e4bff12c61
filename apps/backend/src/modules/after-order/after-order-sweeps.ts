import type { Sweep } from '../outbox/run-sweeps.ts';
import { escalateIssues } from './move-issue.ts';
import { sweepPhotos } from './photos.ts';

const MINUTE_MS = 60_000;

/** What time makes due after an order. */
export const AFTER_ORDER_SWEEPS: readonly Sweep[] = [
  { name: 'issues.escalate', every: MINUTE_MS, run: escalateIssues },
  { name: 'photos.unused', every: 60 * MINUTE_MS, run: sweepPhotos },
];
