import type { Job } from '@haat/backend-platform';
import { escalateIssues } from './transition-issue.ts';

const MINUTE_MS = 60_000;

/** What time makes due after an order. */
export const ISSUE_JOBS: readonly Job[] = [{ name: 'issues.escalate', every: MINUTE_MS, run: escalateIssues }];
