import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { reactRouter } from '@react-router/dev/vite';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin, type UserConfig } from 'vite';

/**
 * The Vite configuration of every shell.
 * @param directory the shell's folder, whose `shell.ts` is imported as `#shell`
 */
export function shellConfig(directory: string): UserConfig {
  return defineConfig({
    plugins: [tailwindcss(), reactRouter(), reactCompiler(), precompressed()],
    resolve: { alias: { '#shell': join(directory, 'shell.ts') } },
    // Workspace libraries are source: they are built into the server too. Packages stay packages.
    ssr: { noExternal: [/^@haat\//] },
    build: { target: ['chrome87', 'safari14', 'firefox90'], cssMinify: true, reportCompressedSize: false, assetsInlineLimit: 0 },
    server: { strictPort: true },
  });
}

/** Memoises components and hooks, so that no screen has to. */
function reactCompiler(): Plugin | Promise<Plugin> {
  return babel({
    include: /\/(libs|apps)\/.*\.tsx(?:$|\?)/,
    plugins: [['babel-plugin-react-compiler', { target: '19' }]],
  }) as Plugin | Promise<Plugin>;
}

const COMPRESSIBLE = /\.(js|css|json|svg|map)$/;
const SMALLEST = 512;

/** Writes each file of the browser's build in brotli and gzip beside it, as small as they get: nobody waits while building. */
function precompressed(): Plugin {
  return {
    name: 'haat:precompressed',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle({ dir = '' }, bundle) {
      await Promise.all(Object.values(bundle).map(async (file) => {
        const content = Buffer.from(file.type === 'chunk' ? file.code : file.source);
        if (!COMPRESSIBLE.test(file.fileName) || content.length < SMALLEST) return;
        const path = join(dir, file.fileName);
        await Promise.all([
          writeFile(`${path}.br`, await brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length } })),
          writeFile(`${path}.gz`, await zip(content, { level: 9 })),
        ]);
      }));
    },
  };
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
