import { expect, it } from 'vitest';
import { withWrittenPaths } from './written-paths.ts';

it('writes the path of a page where it is named', () => {
  const code = "const to = pathTo('order', { orderId }, { placed: 1 });";
  expect(withWrittenPaths(code)).toBe(
    "import { addressOf as addressOfPage } from '@haat/routing';" +
      'const to = addressOfPage("/order/:orderId", { orderId }, { placed: 1 });',
  );
});

it('writes the path where it is read by its name', () => {
  expect(withWrittenPaths("const all = [[paths.order, 'order']];")).toContain(`[["/order/:orderId", 'order']]`);
});

it.each([
  'const to = pathTo(name);',
  "const to = pathTo('no-page');",
  "import { pathTo } from '@haat/routing';",
  'paths.noPage',
])('leaves %s as it is', (code) => {
  expect(withWrittenPaths(code)).toBe(code);
});
