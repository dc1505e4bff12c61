import { resolve } from 'node:path';
import { createProjectGraphAsync } from '@nx/devkit';
import { beforeAll, describe, expect, it } from 'vitest';
import { lintWithoutTypes, type LintText } from './lint-text.ts';

const root = resolve(import.meta.dirname, '../..');

// The first file that is linted loads parsers and rules: seconds on a busy machine.
describe('who may import whom', { timeout: 300_000 }, () => {
  let complaints: LintText;

  beforeAll(async () => {
    process.env['NX_DAEMON'] = 'false';
    process.chdir(root);
    await createProjectGraphAsync();
    complaints = await lintWithoutTypes();
  }, 300_000);

  const layer = '@nx/enforce-module-boundaries';
  const named = '@typescript-eslint/no-restricted-imports';
  const door = 'no-restricted-imports';
  it.each([
    ['a shell and a feature', 'apps/farmer/shell.ts', '@haat/feature-cart/routes', layer],
    [
      'a feature and another feature',
      'libs/features/cart/src/cart/cart.screen.tsx',
      '@haat/feature-orders/routes',
      layer,
    ],
    ['a feature and the app-shell', 'libs/features/cart/src/cart/cart.screen.tsx', '@haat/app-shell', layer],
    ['a feature and the backend', 'libs/features/cart/src/cart/cart.data.ts', '@haat/backend', layer],
    ['the ui-kit and the context of the app', 'libs/ui-kit/src/button.tsx', '@haat/app-context', layer],
    [
      'the ui-kit and a rule other than format',
      'libs/ui-kit/src/button.tsx',
      '@haat/cart-core',
      'no-restricted-imports',
    ],
    [
      'a component of the ui-kit and the illustrations',
      'libs/ui-kit/src/button.tsx',
      '@haat/illustrations',
      'no-restricted-imports',
    ],
    ['a feature and the illustrations', 'libs/features/cart/src/cart/cart.data.ts', '@haat/illustrations', layer],
    ['the illustrations and React', 'libs/illustrations/src/plants.ts', 'react', layer],
    ['the paths and the context of a request', 'libs/routing/src/paths.ts', '@haat/app-context', layer],
    ['progressive parts and the paths', 'libs/progressive/src/deferred.tsx', '@haat/routing', layer],
    ['a presenter and the ui-kit', 'libs/presenters/src/day.presenter.ts', '@haat/ui-kit', layer],
    ['a presenter and React', 'libs/presenters/src/day.presenter.ts', 'react', layer],
    ['the context of a request and a presenter', 'libs/app-context/src/place.ts', '@haat/presenters', layer],
    ['a client and the ui-kit', 'libs/api-client/src/vendors.ts', '@haat/ui-kit', layer],
    ['a rule and a client', 'libs/cart-core/src/cart.ts', '@haat/api-client', layer],
    ['a rule and React', 'libs/cart-core/src/cart.ts', 'react', layer],
    ['a rule and the schemas of the contract', 'libs/cart-core/src/cart.ts', '@haat/api-contract', named],
    ['a rule and the machine', 'libs/cart-core/src/cart.ts', 'node:fs', named],
    ['the vocabulary and a validation library', 'libs/api-contract/src/vocabulary/orders.ts', 'zod', named],
    ['the vocabulary and a part of that library', 'libs/api-contract/src/vocabulary/orders.ts', 'zod/mini', named],
    ['the vocabulary and a schema', 'libs/api-contract/src/vocabulary/orders.ts', '../orders.ts', named],
    ['the contract and a rule', 'libs/api-contract/src/cart.ts', '@haat/cart-core', layer],
    ['the backend and a client', 'apps/backend/src/main.ts', '@haat/api-client', layer],
    ['an area and the sandbox', 'libs/backend/orders/src/area.ts', '@haat/backend-sandbox', layer],
    ['an area and what tests need', 'libs/backend/orders/src/area.ts', '@haat/backend-testing', layer],
    ['the sandbox and what tests need', 'libs/backend/sandbox/src/area.ts', '@haat/backend-testing', layer],
    ['a rule and an area', 'libs/cart-core/src/cart.ts', '@haat/backend-orders', layer],
    ['a lower area and a higher one', 'libs/backend/platform/src/area.ts', '@haat/backend-orders', layer],
    ['an area and a file of another', 'libs/backend/payments/src/area.ts', '../../orders/src/area.ts', layer],
    ['an area and what lies past a door', 'libs/backend/payments/src/area.ts', '@haat/backend-orders/src/a.ts', door],
    ['an area and tables of another', 'libs/backend/payments/src/area.ts', '@haat/backend-orders/tables', door],
    ['an area and what another opens to tests', 'libs/backend/payments/src/a.ts', '@haat/backend-orders/testing', door],
    [
      'a command and what an area opens to tests',
      'apps/backend/src/commands/a.ts',
      '@haat/backend-orders/testing',
      door,
    ],
    ['a component and the client of the services', 'libs/features/cart/src/cart/line.tsx', '@haat/api-client', named],
    ['a part of two screens and the client', 'libs/features/orders/src/photo-section.tsx', '@haat/api-client', named],
    ['a presenter of a feature and validation', 'libs/features/cart/src/cart/cart.presenter.ts', 'zod', named],
  ])('lint refuses %s', async (_layers, file, target, rule) => {
    expect(await complaints(file, `import { thing } from '${target}';\nexport const use = thing;\n`)).toContain(rule);
  });

  it.each([
    ['a shell and the app-shell', 'apps/farmer/app/entry.ts', '@haat/app-shell'],
    ['the app-shell and a feature', 'libs/app-shell/src/routes.ts', '@haat/feature-cart/routes'],
    ['a feature and the paths', 'libs/features/cart/src/cart/line.tsx', '@haat/routing'],
    ['a screen and the client of the services', 'libs/features/cart/src/cart/cart.screen.tsx', '@haat/api-client'],
    ['a resource and the client', 'libs/features/orders/src/order/order-invoice.resource.ts', '@haat/api-client'],
    ['the context of a request and the paths', 'libs/app-context/src/require-session.ts', '@haat/routing'],
    ['a presenter and the context of a request', 'libs/presenters/src/day.presenter.ts', '@haat/app-context'],
    ['stories of the ui-kit and the illustrations', 'libs/ui-kit/src/sample-texts.ts', '@haat/illustrations'],
    ['a feature and a rule', 'libs/features/cart/src/cart/cart.data.ts', '@haat/cart-core'],
    ['the ui-kit and format', 'libs/ui-kit/src/price.tsx', '@haat/format'],
    ['a rule and the vocabulary', 'libs/cart-core/src/cart.ts', '@haat/api-contract/vocabulary'],
    ['a component and the vocabulary', 'libs/features/cart/src/components/line.tsx', '@haat/api-contract/vocabulary'],
    ['an area and one below', 'libs/backend/payments/src/area.ts', '@haat/backend-orders'],
    ['a foreign key to another area', 'libs/backend/payments/src/credit/tables.ts', '@haat/backend-orders/tables'],
    ['the sandbox and the tables of an area', 'libs/backend/sandbox/src/area.ts', '@haat/backend-orders/tables'],
    ['tests and what an area opens to them', 'apps/backend/tests/a.test.ts', '@haat/backend-orders/testing'],
    ['the backend and a rule', 'apps/backend/src/main.ts', '@haat/order-core'],
  ])('lint lets through %s', async (_layers, file, target) => {
    expect(await complaints(file, `import { thing } from '${target}';\nexport const use = thing;\n`)).toEqual([]);
  });

  it('lint lets through the handle of a transaction', async () => {
    const source = 'export const place = (deps) => inTransaction(deps.database, (tx) => tx.select());';
    expect(await complaints('libs/backend/placement/src/orders/place-order.ts', source)).toEqual([]);
  });

  it.each([
    ['the clock in a rule', 'libs/cart-core/src/cart.ts', 'export const now = Date.now();', 'no-restricted-properties'],
    [
      'chance in a rule',
      'libs/cart-core/src/cart.ts',
      'export const chance = Math.random();',
      'no-restricted-properties',
    ],
    ['a console of a server', 'libs/backend/orders/src/area.ts', 'console.log(order);', 'no-console'],
    [
      'a library that names nothing',
      'libs/i18n/src/index.ts',
      "export * from './languages.ts';",
      'no-restricted-syntax',
    ],
    [
      'a text in a screen',
      'libs/features/cart/src/cart/line.tsx',
      'export const Line = () => <p>Your cart</p>;',
      'i18next/no-literal-string',
    ],
    [
      'markup from a string',
      'libs/features/cart/src/cart/line.tsx',
      'export const Line = (html: string) => <p dangerouslySetInnerHTML={{ __html: html }} />;',
      'no-restricted-syntax',
    ],
    [
      'the outer database in a transaction',
      'libs/backend/placement/src/orders/place-order.ts',
      'export const place = (deps) => inTransaction(deps.database, () => deps.database.select());',
      'no-restricted-syntax',
    ],
    [
      'a timer of an area',
      'libs/backend/payments/src/area.ts',
      'export const timer = setInterval(() => undefined, 1000);',
      'no-restricted-syntax',
    ],
    [
      'tables of another area that are imported while it runs',
      'libs/backend/payments/src/area.ts',
      "export const tables = () => import('@haat/backend-orders/tables');",
      'no-restricted-syntax',
    ],
    [
      'the type of tables of another area',
      'libs/backend/payments/src/area.ts',
      "export type Tables = typeof import('@haat/backend-orders/tables');",
      'no-restricted-syntax',
    ],
    [
      'a timer of an area by the global object',
      'libs/backend/payments/src/area.ts',
      'export const timer = globalThis.setInterval(() => undefined, 1000);',
      'no-restricted-syntax',
    ],
    [
      'a timer of an area under another name',
      'libs/backend/payments/src/area.ts',
      "import { setInterval as every } from 'node:timers';\nexport const timer = every(() => undefined, 1000);",
      'no-restricted-syntax',
    ],
    [
      'any',
      'libs/cart-core/src/cart.ts',
      'export const thing = (value: any) => String(value);',
      '@typescript-eslint/no-explicit-any',
    ],
    [
      'a default export of a part of a screen',
      'libs/features/cart/src/cart/line.tsx',
      'export default function Line() { return null; }',
      'no-restricted-exports',
    ],
    [
      'a default export of a component',
      'libs/ui-kit/src/button.tsx',
      'export default function Button() { return null; }',
      'no-restricted-exports',
    ],
    ['a line over 120 columns', 'libs/cart-core/src/cart.ts', `export const line = '${'x'.repeat(120)}';\n`, 'max-len'],
    ['a comment over 120 columns', 'libs/cart-core/src/cart.ts', `// ${'x '.repeat(70)}\n`, 'max-len'],
    ['a file over 300 lines', 'libs/cart-core/src/cart.ts', 'export {};\n'.repeat(301), 'max-lines'],
    ['a test over 300 lines', 'libs/cart-core/src/cart.test.ts', 'export {};\n'.repeat(301), 'max-lines'],
  ])('lint refuses %s', async (_what, file, source, rule) => {
    expect(await complaints(file, source)).toContain(rule);
  });
});
