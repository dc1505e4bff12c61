/** A part of `npm run test:deep`: one command that ends within forty minutes on two idle cores. */
export interface DeepPart {
  name: string;
  /** The script below the repository's folder, and what it is given. */
  command: readonly [script: string, ...given: string[]];
}

const VITEST = 'node_modules/vitest/vitest.mjs';
const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js';
const TOTALS = 'tests/orders/totals-agree.test.ts';
const WALK = 'tests/random-walk/random-walk.test.ts';
/** Carts, orders, payments, events and signing in: what transactions, locks and prepared statements are used for. */
const THROUGH_POOLER = [
  'tests/checkout/carts',
  'tests/orders',
  'tests/payments/payments',
  'tests/platform',
  'tests/identity',
];
const BAD_MESSAGES = 'tests/open-network/bad-messages.test.ts';
const NETWORK_MONEY = 'tests/open-network/network-money.test.ts';
/** Parts of their own. */
const WITHOUT = [TOTALS, WALK, BAD_MESSAGES, NETWORK_MONEY].flatMap((file) => ['--exclude', file]);
const STORY_SHARDS = 4;

const stories = (only: 'variants' | 'preferences', shards: number): DeepPart[] =>
  Array.from({ length: shards }, (_, index) => ({
    name: `stories-${only}-${index + 1}`,
    command: ['tools/storybook/check-stories.ts', '--only', only, '--shard', `${index + 1}/${shards}`],
  }));

/** The long matrices, in their order. The scenarios of the faults and the parts of the bench run one by one. */
export const DEEP_PARTS: readonly DeepPart[] = [
  ...stories('variants', STORY_SHARDS),
  ...stories('preferences', 2),
  { name: 'journeys', command: withServices('apps/e2e', PLAYWRIGHT, 'test') },
  { name: 'fuzz', command: ['tools/fuzz/fuzz.ts'] },
  { name: 'faults-orders', command: faults('last-packs', 'same-cart', 'backend-killed', 'database-killed') },
  {
    name: 'faults-payments',
    command: faults('paying-backend-killed', 'paying-database-killed', 'gateway-leaves-open'),
  },
  { name: 'faults-network', command: faults('network-backend-killed') },
  { name: 'rolling-update', command: ['tools/deploy/rolling-update/rolling-update.ts'] },
  { name: 'faults-away', command: faults('database-refuses', 'database-hangs', 'one-of-two') },
  { name: 'faults-replica', command: faults('replica-behind') },
  { name: 'restore-drill', command: ['tools/restore-drill/restore-drill.ts'] },
  { name: 'season', command: ['tools/season/season.ts', '--memory-minutes', '15'] },
  {
    name: 'pooler',
    command: ['tools/test/with-pooler.ts', 'apps/backend', VITEST, 'run', ...THROUGH_POOLER, '--exclude', TOTALS],
  },
  { name: 'databases', command: withServices('apps/backend', VITEST, 'run', ...WITHOUT) },
  { name: 'totals', command: withServices('apps/backend', VITEST, 'run', TOTALS) },
  { name: 'network-messages', command: withServices('apps/backend', VITEST, 'run', BAD_MESSAGES) },
  { name: 'network-money', command: withServices('apps/backend', VITEST, 'run', NETWORK_MONEY, '-t', 'PostgreSQL') },
  { name: 'random-walk', command: withServices('apps/backend', VITEST, 'run', WALK) },
  { name: 'sessions', command: ['tools/sessions/sessions.ts'] },
  { name: 'bench-pages', command: bench('bytes', 'lighthouse', 'pages', 'calls', 'places') },
  { name: 'bench-market', command: bench('availability', 'orders', 'events') },
  { name: 'bench-network', command: bench('network') },
];

function withServices(folder: string, ...given: string[]): DeepPart['command'] {
  return ['tools/test/with-services.ts', folder, ...given];
}

function faults(...scenarios: string[]): DeepPart['command'] {
  // A part that counts as done has left nothing out.
  return ['tools/faults/faults.ts', '--whole', ...scenarios.flatMap((name) => ['--only', name])];
}

function bench(...parts: string[]): DeepPart['command'] {
  return ['tools/bench/bench.ts', ...parts.flatMap((name) => ['--only', name])];
}
