import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(js|css|json|svg|webmanifest)$/;
const SMALLEST_BYTES = 512;

/**
 * Writes each file of the browser's build in brotli and gzip beside it, as small as they get: build time does not
 * matter.
 */
export async function precompress({
  reactRouterConfig,
}: {
  reactRouterConfig: { buildDirectory: string };
}): Promise<void> {
  const client = join(reactRouterConfig.buildDirectory, 'client');
  const folders = [client, join(client, 'assets')];
  const names = (
    await Promise.all(folders.map(async (folder) => (await readdir(folder)).map((name) => join(folder, name))))
  ).flat();
  await Promise.all(names.filter((name) => COMPRESSIBLE.test(name)).map(compressFile));
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < SMALLEST_BYTES) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await Promise.all([
    writeFile(`${path}.br`, await brotli(content, { params })),
    writeFile(`${path}.gz`, await zip(content, { level: 9 })),
  ]);
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
