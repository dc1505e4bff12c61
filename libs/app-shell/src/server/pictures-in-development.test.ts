import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterEach, expect, it, vi } from 'vitest';
import { openPictureServer } from './images/picture-server.ts';
import { samplePhoto } from './images/sample-pictures.ts';
import { picturesInDevelopment } from './pictures-in-development.ts';

let vite: ViteDevServer | undefined;
afterEach(async () => {
  await vite?.close();
  vi.unstubAllEnvs();
});

it('The development server shows drawings and photographs as a shell does', async () => {
  const backend = await openPictureServer();
  backend.give(await samplePhoto(600, 400).jpeg().toBuffer());
  vi.stubEnv('BACKEND_ADDRESS', backend.origin);
  vi.stubEnv('DATA_DIRECTORY', await mkdtemp(join(tmpdir(), 'data-')));
  vite = await createServer({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'silent',
    plugins: [picturesInDevelopment('farmer')],
    server: { host: '127.0.0.1', port: 0 },
    optimizeDeps: { noDiscovery: true },
  });
  await vite.listen();
  const address = vite.resolvedUrls?.local[0] ?? '';
  const types = await Promise.all(
    ['pictures/error.svg', 'image?url=%2Fmedia%2Ffield.jpg&w=128'].map(async (path) =>
      (await fetch(address + path)).headers.get('content-type'),
    ),
  );
  expect(types).toEqual(['image/svg+xml; charset=utf-8', 'image/jpeg']);
  await backend.close();
});
