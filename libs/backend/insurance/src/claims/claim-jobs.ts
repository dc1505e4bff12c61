import type { Job } from '@haat/backend-platform/area';
import { payClaims } from './pay-claims.ts';

const PAY_EVERY_MS = 5_000;

/** What time makes due of claims. */
export const CLAIM_JOBS: readonly Job[] = [{ name: 'claims.pay', every: PAY_EVERY_MS, run: payClaims }];
