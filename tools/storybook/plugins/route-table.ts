import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { runnerImport, type Plugin } from 'vite';

/** What stories import. */
const TABLE = join(import.meta.dirname, '../market/route-table.ts');
/** The product's own table. */
const tableFile = createRequire(import.meta.url).resolve('@haat/app-shell/routes');

/** Gives stories the product's own route table: a screen's code comes when its story is opened. */
export function routeTable(): Plugin {
  return {
    name: 'route-table',
    async load(id) {
      if (id.split('?', 1)[0] !== TABLE) return null;
      // By Vite, which reads what Node does not: components, that the table's modules lead to.
      const { module } = await runnerImport<typeof import('@haat/app-shell/routes')>(tableFile);
      const screens = module.routesOf(module.FEATURE_NAMES).filter((entry) => entry.id === 'screens');
      const opener = join(import.meta.dirname, '../market/screen-route.ts');
      return (
        `import { screenRoute } from ${JSON.stringify(opener)};\nexport const routeTable = ` +
        `[${screens.map(written).join(',')}];`
      );
    },
  };
}

/** A route as code. */
function written({ id, path, index, file, children = [] }: RouteConfigEntry): string {
  const place = index ? 'index: true' : `path: ${JSON.stringify(path)}, children: [${children.map(written).join(',')}]`;
  return (
    `{ id: ${JSON.stringify(id)}, ${place}, lazy: async () => screenRoute(await ` +
    `import(${JSON.stringify(resolve(dirname(tableFile), file))})) }`
  );
}
